// SPDX-License-Identifier: GPL-3.0-or-later
// cuFFT's functions: see program/cuda/libraries/cufft.h.
#include <algorithm>
#include <array>
#include <complex>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>
#include <vector>

#include "measure/verification.h"
#include "program/cuda/libraries/cufft.h"
#include "program/libraries/fourier_transform.h"
#include "program/libraries/library_work.h"

using warpbench::inParallel;
using warpbench::program::Caller;
using warpbench::program::FourierTransform;
using warpbench::program::libraryWork;
using warpbench::program::run;

namespace {

constexpr std::size_t kMostDimensions = 3;
using Sizes = std::array<std::int64_t, kMostDimensions>;

/// The memory layout of an array. `sizes` is the extent of each dimension, including padding.
struct Layout {
  Sizes sizes;
  std::int64_t stride;
  std::int64_t distance;

  std::int64_t at(std::int64_t batch, const Sizes& place) const {
    return batch * distance + ((place[0] * sizes[1] + place[1]) * sizes[2] + place[2]) * stride;
  }
};

struct Plan {
  bool isMade = false;
  cufftType type = CUFFT_C2C;
  Sizes n{1, 1, 1};  ///< the last dimension is contiguous
  std::int64_t batch = 1;
  bool isBasic = true;  ///< no custom layouts: arrays are dense
  Layout from{}, to{};
  cudaStream_t stream = nullptr;
  std::map<std::int64_t, std::unique_ptr<FourierTransform>> transforms;

  bool isReal(bool ofInput) const {
    return ofInput ? type == CUFFT_R2C || type == CUFFT_D2Z : type == CUFFT_C2R || type == CUFFT_Z2D;
  }
  bool hasHalf() const { return isReal(true) || isReal(false); }
  /// The dense layout. In-place rows of real numbers leave room for the complex ones.
  Layout dense(bool ofInput, bool inPlace) const {
    Sizes sizes = n;
    if (hasHalf()) sizes[2] = !isReal(ofInput) ? n[2] / 2 + 1 : inPlace ? 2 * (n[2] / 2 + 1) : n[2];
    return {sizes, 1, sizes[0] * sizes[1] * sizes[2]};
  }
};

std::map<cufftHandle, Plan>& plans() {
  static std::map<cufftHandle, Plan> all;
  return all;
}

std::mutex g_plansMutex;  // host threads make plans at the same time; a plan itself is used by one

Plan* find(cufftHandle handle) {
  const std::lock_guard lock(g_plansMutex);
  const auto found = plans().find(handle);
  return found == plans().end() ? nullptr : &found->second;
}

bool isType(cufftType type) {
  switch (static_cast<int>(type)) {
    case CUFFT_R2C:
    case CUFFT_C2R:
    case CUFFT_C2C:
    case CUFFT_D2Z:
    case CUFFT_Z2D:
    case CUFFT_Z2Z:
      return true;
    default:
      return false;
  }
}

struct Given {
  const int* sizes;
  int stride, distance;
};

cufftResult make(Plan* plan, int rank, const int* n, const Given& from, const Given& to, cufftType type, int batch,
                 std::size_t* bytes) {
  if (plan == nullptr || plan->isMade) return CUFFT_INVALID_PLAN;
  if (!isType(type)) return CUFFT_INVALID_TYPE;
  if (rank < 1 || rank > static_cast<int>(kMostDimensions) || n == nullptr) return CUFFT_INVALID_VALUE;
  if (batch < 1 || std::any_of(n, n + rank, [](int size) { return size < 1; })) return CUFFT_INVALID_SIZE;
  const auto padded = [rank](const int* sizes) {
    Sizes all{1, 1, 1};
    std::copy_n(sizes, rank, all.end() - rank);
    return all;
  };
  plan->isMade = true;
  plan->type = type;
  plan->n = padded(n);
  plan->batch = batch;
  plan->isBasic = from.sizes == nullptr || to.sizes == nullptr;
  if (!plan->isBasic) {
    plan->from = {padded(from.sizes), from.stride, from.distance};
    plan->to = {padded(to.sizes), to.stride, to.distance};
  }
  for (const std::int64_t size : plan->n)
    if (auto& transform = plan->transforms[size]; transform == nullptr)
      transform = std::make_unique<FourierTransform>(static_cast<std::size_t>(size));
  if (bytes != nullptr) *bytes = 0;
  return CUFFT_SUCCESS;
}

cufftResult makeNew(cufftHandle* handle, int rank, const int* n, const Given& from, const Given& to, cufftType type,
                    int batch) {
  if (handle == nullptr) return CUFFT_INVALID_VALUE;
  const cufftResult created = cufftCreate(handle);
  if (created != CUFFT_SUCCESS) return created;
  const cufftResult made = make(find(*handle), rank, n, from, to, type, batch, nullptr);
  if (made != CUFFT_SUCCESS) cufftDestroy(*handle);
  return made;
}

using Complex = std::complex<double>;

/// Transforms all rows along a dimension.
void along(const Plan& plan, std::size_t dimension, int sign, std::vector<Complex>& data) {
  const Sizes& sizes = plan.n;
  if (sizes[dimension] == 1) return;
  const FourierTransform& transform = *plan.transforms.at(sizes[dimension]);
  std::int64_t inner = 1;
  for (std::size_t d = dimension + 1; d < kMostDimensions; ++d) inner *= sizes[d];
  const std::int64_t rows = sizes[0] * sizes[1] * sizes[2] / sizes[dimension];
  inParallel(rows, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin; row < end; ++row)
      transform.transform(data.data() + row / inner * inner * sizes[dimension] + row % inner,
                          static_cast<std::size_t>(inner), sign);
  });
}

/// Completes the spectrum of real numbers: its second half mirrors the first.
void complete(const Plan& plan, std::vector<Complex>& data) {
  const std::int64_t width = plan.n[2];
  for (std::int64_t row = 0; row < plan.n[0] * plan.n[1]; ++row) {
    Complex* const begin = data.data() + row * width;
    for (std::int64_t k = width / 2 + 1; k < width; ++k) begin[k] = std::conj(begin[width - k]);
  }
}

template <typename Function>
void visit(const Sizes& sizes, Function function) {
  Sizes place{};
  for (place[0] = 0; place[0] < sizes[0]; ++place[0])
    for (place[1] = 0; place[1] < sizes[1]; ++place[1])
      for (place[2] = 0; place[2] < sizes[2]; ++place[2]) function(place);
}

/// The extents that one transform reads or writes.
Sizes used(const Plan& plan, bool ofInput) {
  Sizes sizes = plan.n;
  if (plan.hasHalf() && !plan.isReal(ofInput)) sizes[2] = plan.n[2] / 2 + 1;
  return sizes;
}

template <typename From, typename To>
void compute(const Plan& plan, const Layout& in, const Layout& out, const From* from, To* to, int sign) {
  const auto index = [&](const Sizes& place) {
    return static_cast<std::size_t>((place[0] * plan.n[1] + place[1]) * plan.n[2] + place[2]);
  };
  std::vector<Complex> data(static_cast<std::size_t>(plan.n[0] * plan.n[1] * plan.n[2]));
  for (std::int64_t batch = 0; batch < plan.batch; ++batch) {
    visit(used(plan, true), [&](const Sizes& place) {
      const From& x = from[in.at(batch, place)];
      if constexpr (std::is_floating_point_v<From>)
        data[index(place)] = x;
      else
        data[index(place)] = {x.x, x.y};
    });
    along(plan, 0, sign, data);
    along(plan, 1, sign, data);
    if (plan.isReal(false)) complete(plan, data);
    along(plan, 2, sign, data);
    visit(used(plan, false), [&](const Sizes& place) {
      To& x = to[out.at(batch, place)];
      const Complex& z = data[index(place)];
      if constexpr (std::is_floating_point_v<To>)
        x = static_cast<To>(z.real());
      else
        x = {static_cast<decltype(x.x)>(z.real()), static_cast<decltype(x.y)>(z.imag())};
    });
  }
}

template <typename From, typename To>
cufftResult execute(const Caller& caller, cufftHandle handle, cufftType type, From* from, To* to, int sign) {
  const Plan* const plan = find(handle);
  if (plan == nullptr || !plan->isMade) return CUFFT_INVALID_PLAN;
  if (plan->type != type) run().refuse(caller, "is given a plan of another type");
  if (sign != CUFFT_FORWARD && sign != CUFFT_INVERSE) return CUFFT_INVALID_VALUE;
  const bool inPlace = static_cast<const void*>(from) == static_cast<const void*>(to);
  const Layout in = plan->isBasic ? plan->dense(true, inPlace) : plan->from;
  const Layout out = plan->isBasic ? plan->dense(false, inPlace) : plan->to;
  const auto count = [&](const Layout& layout, bool ofInput) {
    Sizes last = used(*plan, ofInput);
    for (std::int64_t& each : last) --each;
    return static_cast<std::size_t>(layout.at(plan->batch - 1, last) + 1);
  };
  const cudaError_t error = libraryWork(
      caller, plan->stream,
      [&] {
        return run().reaches(from, count(in, true) * sizeof(From)) && run().reaches(to, count(out, false) * sizeof(To));
      },
      [&] {
        compute(*plan, in, out, from, to, sign);
        run().written(to, count(out, false) * sizeof(To));
      });
  return error == cudaSuccess ? CUFFT_SUCCESS : CUFFT_EXEC_FAILED;
}

constexpr Given kDense{nullptr, 1, 0};

}  // namespace

extern "C" {

cufftResult cufftCreate(cufftHandle* handle) {
  static cufftHandle last = 0;
  if (handle == nullptr) return CUFFT_INVALID_VALUE;
  const std::lock_guard lock(g_plansMutex);
  *handle = ++last;
  plans()[*handle];
  return CUFFT_SUCCESS;
}
cufftResult cufftDestroy(cufftHandle handle) {
  const std::lock_guard lock(g_plansMutex);
  return plans().erase(handle) == 1 ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}
cufftResult cufftGetVersion(int* version) {
  if (version == nullptr) return CUFFT_INVALID_VALUE;
  *version = CUFFT_VERSION;
  return CUFFT_SUCCESS;
}
cufftResult cufftGetProperty(libraryPropertyType type, int* value) {
  if (value == nullptr || type > PATCH_LEVEL) return CUFFT_INVALID_VALUE;
  *value = type == MAJOR_VERSION ? CUFFT_VER_MAJOR : type == MINOR_VERSION ? CUFFT_VER_MINOR : CUFFT_VER_PATCH;
  return CUFFT_SUCCESS;
}
cufftResult cufftSetStream(cufftHandle handle, cudaStream_t stream) {
  Plan* const plan = find(handle);
  if (plan == nullptr) return CUFFT_INVALID_PLAN;
  plan->stream = stream;
  return CUFFT_SUCCESS;
}
// The plain loops here need no device memory.
cufftResult cufftSetWorkArea(cufftHandle handle, void*) {
  return find(handle) != nullptr ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}
cufftResult cufftSetAutoAllocation(cufftHandle handle, int) {
  return find(handle) != nullptr ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}
cufftResult cufftGetSize(cufftHandle handle, size_t* bytes) {
  if (find(handle) == nullptr) return CUFFT_INVALID_PLAN;
  *bytes = 0;
  return CUFFT_SUCCESS;
}

cufftResult cufftPlan1d(cufftHandle* handle, int x, cufftType type, int batch) {
  return makeNew(handle, 1, &x, kDense, kDense, type, batch);
}
cufftResult cufftPlan2d(cufftHandle* handle, int x, int y, cufftType type) {
  const int n[] = {x, y};
  return makeNew(handle, 2, n, kDense, kDense, type, 1);
}
cufftResult cufftPlan3d(cufftHandle* handle, int x, int y, int z, cufftType type) {
  const int n[] = {x, y, z};
  return makeNew(handle, 3, n, kDense, kDense, type, 1);
}
cufftResult cufftPlanMany(cufftHandle* handle, int rank, int* n, int* fromSizes, int fromStride, int fromDistance,
                          int* toSizes, int toStride, int toDistance, cufftType type, int batch) {
  return makeNew(handle, rank, n, {fromSizes, fromStride, fromDistance}, {toSizes, toStride, toDistance}, type, batch);
}
cufftResult cufftMakePlan1d(cufftHandle handle, int x, cufftType type, int batch, size_t* bytes) {
  return make(find(handle), 1, &x, kDense, kDense, type, batch, bytes);
}
cufftResult cufftMakePlan2d(cufftHandle handle, int x, int y, cufftType type, size_t* bytes) {
  const int n[] = {x, y};
  return make(find(handle), 2, n, kDense, kDense, type, 1, bytes);
}
cufftResult cufftMakePlan3d(cufftHandle handle, int x, int y, int z, cufftType type, size_t* bytes) {
  const int n[] = {x, y, z};
  return make(find(handle), 3, n, kDense, kDense, type, 1, bytes);
}
cufftResult cufftMakePlanMany(cufftHandle handle, int rank, int* n, int* fromSizes, int fromStride, int fromDistance,
                              int* toSizes, int toStride, int toDistance, cufftType type, int batch, size_t* bytes) {
  return make(find(handle), rank, n, {fromSizes, fromStride, fromDistance}, {toSizes, toStride, toDistance}, type,
              batch, bytes);
}
cufftResult cufftEstimate1d(int x, cufftType type, int batch, size_t* bytes) {
  Plan plan;
  return make(&plan, 1, &x, kDense, kDense, type, batch, bytes);
}
cufftResult cufftEstimate2d(int x, int y, cufftType type, size_t* bytes) {
  Plan plan;
  const int n[] = {x, y};
  return make(&plan, 2, n, kDense, kDense, type, 1, bytes);
}
cufftResult cufftEstimate3d(int x, int y, int z, cufftType type, size_t* bytes) {
  Plan plan;
  const int n[] = {x, y, z};
  return make(&plan, 3, n, kDense, kDense, type, 1, bytes);
}

cufftResult cufftExecC2C(cufftHandle plan, cufftComplex* from, cufftComplex* to, int direction) {
  return execute(WARPBENCH_CALLER("cufftExecC2C"), plan, CUFFT_C2C, from, to, direction);
}
cufftResult cufftExecR2C(cufftHandle plan, cufftReal* from, cufftComplex* to) {
  return execute(WARPBENCH_CALLER("cufftExecR2C"), plan, CUFFT_R2C, from, to, CUFFT_FORWARD);
}
cufftResult cufftExecC2R(cufftHandle plan, cufftComplex* from, cufftReal* to) {
  return execute(WARPBENCH_CALLER("cufftExecC2R"), plan, CUFFT_C2R, from, to, CUFFT_INVERSE);
}
cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex* from, cufftDoubleComplex* to, int direction) {
  return execute(WARPBENCH_CALLER("cufftExecZ2Z"), plan, CUFFT_Z2Z, from, to, direction);
}
cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal* from, cufftDoubleComplex* to) {
  return execute(WARPBENCH_CALLER("cufftExecD2Z"), plan, CUFFT_D2Z, from, to, CUFFT_FORWARD);
}
cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex* from, cufftDoubleReal* to) {
  return execute(WARPBENCH_CALLER("cufftExecZ2D"), plan, CUFFT_Z2D, from, to, CUFFT_INVERSE);
}

}  // extern "C"
