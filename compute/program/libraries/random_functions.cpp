// SPDX-License-Identifier: GPL-3.0-or-later
// cuRAND's host functions: see program/cuda/libraries/curand.h.
#include <cmath>
#include <cstdint>
#include <string>

#include "program/cuda/libraries/curand.h"
#include "program/libraries/library_work.h"
#include "program/libraries/random_sequence.h"

using warpbench::program::Caller;
using warpbench::program::libraryWork;
using warpbench::program::RandomSequence;
using warpbench::program::run;

struct curandGenerator_st {
  RandomSequence::Kind kind;
  bool ofHost;
  std::uint64_t seed = 0;
  cudaStream_t stream = nullptr;
  RandomSequence sequence{kind, seed, 0};
};

namespace {

curandStatus_t create(const Caller& caller, curandGenerator_t* generator, curandRngType_t type, bool ofHost) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  using Kind = RandomSequence::Kind;
  Kind kind = Kind::Xorwow;
  switch (static_cast<int>(type)) {
    case CURAND_RNG_PSEUDO_DEFAULT:
    case CURAND_RNG_PSEUDO_XORWOW:
      break;
    case CURAND_RNG_PSEUDO_MRG32K3A:
      kind = Kind::Mrg32k3a;
      break;
    case CURAND_RNG_PSEUDO_PHILOX4_32_10:
      kind = Kind::Philox;
      break;
    case CURAND_RNG_PSEUDO_MTGP32:
      run().refuse(caller, "is asked for MTGP32, which is not simulated: XORWOW, MRG32k3a and Philox are");
    case CURAND_RNG_PSEUDO_MT19937:
      run().refuse(caller, "is asked for MT19937, which is not simulated: XORWOW, MRG32k3a and Philox are");
    case CURAND_RNG_QUASI_DEFAULT:
    case CURAND_RNG_QUASI_SOBOL32:
    case CURAND_RNG_QUASI_SCRAMBLED_SOBOL32:
    case CURAND_RNG_QUASI_SOBOL64:
    case CURAND_RNG_QUASI_SCRAMBLED_SOBOL64:
      run().refuse(caller, "is asked for Sobol's numbers, which are not simulated");
    default:
      return CURAND_STATUS_TYPE_ERROR;
  }
  *generator = new curandGenerator_st{.kind = kind, .ofHost = ofHost};
  return CURAND_STATUS_SUCCESS;
}

/// Fills the array with `draw`.
template <typename T, typename Draw>
curandStatus_t generate(const Caller& caller, curandGenerator_t generator, T* to, std::size_t count, Draw draw) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  if (count == 0) return CURAND_STATUS_SUCCESS;
  if (generator->ofHost) {
    draw(generator->sequence);
    return CURAND_STATUS_SUCCESS;
  }
  const cudaError_t error = libraryWork(
      caller, generator->stream, [&] { return run().reaches(to, count * sizeof(T)); },
      [&] {
        draw(generator->sequence);
        run().written(to, count * sizeof(T));
      });
  return error == cudaSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_LAUNCH_FAILURE;
}

/// Draws normal numbers and applies `change` to them.
template <typename T, typename Change>
curandStatus_t normal(const Caller& caller, curandGenerator_t generator, T* to, std::size_t count, Change change) {
  if (generator != nullptr && generator->kind != RandomSequence::Kind::Philox && count % 2 != 0)
    return CURAND_STATUS_LENGTH_NOT_MULTIPLE;
  return generate(caller, generator, to, count, [&](RandomSequence& sequence) {
    sequence.normal(to, count);
    for (std::size_t i = 0; i < count; ++i) to[i] = change(to[i]);
  });
}

}  // namespace

extern "C" {

curandStatus_t curandCreateGenerator(curandGenerator_t* generator, curandRngType_t type) {
  return create(WARPBENCH_CALLER("curandCreateGenerator"), generator, type, false);
}
curandStatus_t curandCreateGeneratorHost(curandGenerator_t* generator, curandRngType_t type) {
  return create(WARPBENCH_CALLER("curandCreateGeneratorHost"), generator, type, true);
}
curandStatus_t curandDestroyGenerator(curandGenerator_t generator) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  delete generator;
  return CURAND_STATUS_SUCCESS;
}
curandStatus_t curandGetVersion(int* version) {
  if (version == nullptr) return CURAND_STATUS_OUT_OF_RANGE;
  *version = CURAND_VERSION;
  return CURAND_STATUS_SUCCESS;
}
curandStatus_t curandGetProperty(libraryPropertyType type, int* value) {
  if (value == nullptr || type > PATCH_LEVEL) return CURAND_STATUS_OUT_OF_RANGE;
  *value = type == MAJOR_VERSION ? CURAND_VER_MAJOR : type == MINOR_VERSION ? CURAND_VER_MINOR : CURAND_VER_PATCH;
  return CURAND_STATUS_SUCCESS;
}
curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  generator->stream = stream;
  return CURAND_STATUS_SUCCESS;
}
curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  if (seed == generator->seed) return CURAND_STATUS_SUCCESS;  // the sequence continues
  RandomSequence& sequence = generator->sequence;
  if (sequence.isAmid())
    run().refuse(WARPBENCH_CALLER("curandSetPseudoRandomGeneratorSeed"),
                 "changes the seed amid four numbers of Philox, which is not simulated: set the offset first");
  // cuRAND takes the count of packets as an offset in words. Philox has four words in a packet, so its sequence moves
  // back.
  generator->seed = seed;
  sequence = RandomSequence(generator->kind, seed, sequence.packets());
  return CURAND_STATUS_SUCCESS;
}
curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  generator->sequence = RandomSequence(generator->kind, generator->seed, offset);
  return CURAND_STATUS_SUCCESS;
}
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t ordering) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  const bool isXorwow = generator->kind == RandomSequence::Kind::Xorwow;
  if (ordering == CURAND_ORDERING_PSEUDO_BEST || ordering == CURAND_ORDERING_PSEUDO_DEFAULT)
    return CURAND_STATUS_SUCCESS;
  if (ordering == CURAND_ORDERING_PSEUDO_LEGACY || ordering == CURAND_ORDERING_PSEUDO_DYNAMIC ||
      (ordering == CURAND_ORDERING_PSEUDO_SEEDED && isXorwow))
    run().refuse(WARPBENCH_CALLER("curandSetGeneratorOrdering"),
                 "is given ordering " + std::to_string(ordering) +
                     ": only CURAND_ORDERING_PSEUDO_DEFAULT and _BEST are simulated");
  return CURAND_STATUS_OUT_OF_RANGE;
}
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned) {
  return generator == nullptr ? CURAND_STATUS_NOT_INITIALIZED : CURAND_STATUS_TYPE_ERROR;
}
curandStatus_t curandGenerateSeeds(curandGenerator_t generator) {
  return generator == nullptr ? CURAND_STATUS_NOT_INITIALIZED : CURAND_STATUS_SUCCESS;
}

curandStatus_t curandGenerate(curandGenerator_t generator, unsigned* to, size_t count) {
  return generate(WARPBENCH_CALLER("curandGenerate"), generator, to, count,
                  [&](RandomSequence& sequence) { sequence.words(to, count); });
}
curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long*, size_t) {
  return generator == nullptr ? CURAND_STATUS_NOT_INITIALIZED : CURAND_STATUS_TYPE_ERROR;
}
curandStatus_t curandGenerateUniform(curandGenerator_t generator, float* to, size_t count) {
  return generate(WARPBENCH_CALLER("curandGenerateUniform"), generator, to, count,
                  [&](RandomSequence& sequence) { sequence.uniform(to, count); });
}
curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double* to, size_t count) {
  return generate(WARPBENCH_CALLER("curandGenerateUniformDouble"), generator, to, count,
                  [&](RandomSequence& sequence) { sequence.uniform(to, count); });
}
curandStatus_t curandGenerateNormal(curandGenerator_t generator, float* to, size_t count, float mean, float deviation) {
  return normal(WARPBENCH_CALLER("curandGenerateNormal"), generator, to, count,
                [&](float x) { return std::fma(x, deviation, mean); });
}
curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double* to, size_t count, double mean,
                                          double deviation) {
  return normal(WARPBENCH_CALLER("curandGenerateNormalDouble"), generator, to, count,
                [&](double x) { return std::fma(x, deviation, mean); });
}
curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float* to, size_t count, float mean,
                                       float deviation) {
  return normal(WARPBENCH_CALLER("curandGenerateLogNormal"), generator, to, count,
                [&](float x) { return std::exp(std::fma(x, deviation, mean)); });
}
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double* to, size_t count, double mean,
                                             double deviation) {
  return normal(WARPBENCH_CALLER("curandGenerateLogNormalDouble"), generator, to, count,
                [&](double x) { return std::exp(std::fma(x, deviation, mean)); });
}
curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned*, size_t, double lambda) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  if (!(lambda > 0)) return CURAND_STATUS_OUT_OF_RANGE;
  run().refuse(WARPBENCH_CALLER("curandGeneratePoisson"), "is not simulated: its tables are NVIDIA's own");
}

}  // extern "C"
