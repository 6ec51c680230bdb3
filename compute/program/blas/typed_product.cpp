// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/blas/typed_product.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include "program/blas/blas_calls.h"

namespace warpbench::program {
namespace {

__extension__ typedef _Float16 Half;

bool isSmallFloat(cudaDataType type) { return type == CUDA_R_8F_E4M3 || type == CUDA_R_8F_E5M2; }

/// A number of 8 bits, `kExponent` of which are its exponent (PTX ISA, "Alternate Floating-Point Data Formats").
template <int kExponent>
double smallFloat(std::uint8_t bits) {
  constexpr int kFraction = 7 - kExponent;
  constexpr int kBias = (1 << (kExponent - 1)) - 1;
  const int exponent = bits >> kFraction & ((1 << kExponent) - 1);
  const int fraction = bits & ((1 << kFraction) - 1);
  const double sign = (bits & 0x80) != 0 ? -1 : 1;
  if (kExponent == 4 ? (bits & 0x7f) == 0x7f : exponent == 31 && fraction != 0)
    return std::numeric_limits<double>::quiet_NaN();
  if (kExponent == 5 && exponent == 31) return sign * std::numeric_limits<double>::infinity();
  if (exponent == 0) return sign * std::ldexp(fraction, 1 - kBias - kFraction);
  return sign * std::ldexp((1 << kFraction) + fraction, exponent - kBias - kFraction);
}

std::uint16_t toBfloat(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  if (value != value) return static_cast<std::uint16_t>(bits >> 16 | 0x40);
  return static_cast<std::uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);  // to the nearest, ties to even
}

/// The approximation of cuBLASLt, by tanh.
double gelu(double x) {
  const double root = 0.79788456080286535588;  // of 2 / pi
  return 0.5 * x * (1 + std::tanh(root * (x + 0.044715 * x * x * x)));
}

double applied(Epilogue::Function function, double value) {
  switch (function) {
    case Epilogue::Function::Relu:
      return value > 0 || value != value ? value : 0;
    case Epilogue::Function::Gelu:
      return gelu(value);
    default:
      return value;
  }
}

bool fits(const Product& product) {
  const std::int64_t rows = product.result.rows;
  const std::int64_t columns = product.result.columns;
  return product.batches >= 0 && product.a.isWhole() && product.b.isWhole() && product.added.isWhole() &&
         product.result.isWhole() && product.a.rows == rows && product.b.columns == columns &&
         product.a.columns == product.b.rows && product.added.rows == rows && product.added.columns == columns;
}

bool isReached(const Product& product) {
  const auto reaches = [&](const TypedMatrix& matrix) { return matrix.isReached(product.batches); };
  const bool addsNothing = product.added.first == nullptr;
  return reaches(product.a) && reaches(product.b) && (addsNothing || reaches(product.added)) &&
         reaches(product.result) && (product.epilogue.bias == nullptr || reaches(*product.epilogue.bias)) &&
         (product.epilogue.aside == nullptr || reaches(*product.epilogue.aside));
}

void wroteAll(const TypedMatrix& matrix, std::int64_t batches) {
  const std::int64_t outer = matrix.byRows ? matrix.rows : matrix.columns;
  const std::int64_t inner = matrix.byRows ? matrix.columns : matrix.rows;
  for (std::int64_t batch = 0; batch < batches; ++batch)
    for (std::int64_t i = 0; i < outer; ++i)
      run().written(static_cast<char*>(matrix.first) +
                        static_cast<std::size_t>(batch * matrix.stride + i * matrix.height) * bytesOf(matrix.type),
                    static_cast<std::size_t>(inner) * bytesOf(matrix.type));
}

void multiply(const Product& product, std::int64_t batch, cudaDataType scale) {
  double alpha = elementOf(product.alpha, 0, scale);
  for (const void* factor : {product.scaleOfA, product.scaleOfB})
    if (factor != nullptr) alpha *= elementOf(factor, 0, CUDA_R_32F);
  const double beta = product.added.first == nullptr ? 0 : elementOf(product.beta, 0, scale);
  const TypedMatrix &a = product.a, &b = product.b, &result = product.result;
  const Epilogue& epilogue = product.epilogue;
  inParallel(result.columns, [&](std::int64_t begin, std::int64_t end) {
    std::vector<double> sums(static_cast<std::size_t>(result.rows));
    for (std::int64_t column = begin; column < end; ++column) {
      std::ranges::fill(sums, 0.0);
      for (std::int64_t k = 0; k < a.columns; ++k) {
        const double factor = b.element(b.place(batch, k, column));
        for (std::int64_t row = 0; row < result.rows; ++row)
          sums[static_cast<std::size_t>(row)] += a.element(a.place(batch, row, k)) * factor;
      }
      for (std::int64_t row = 0; row < result.rows; ++row) {
        double value = alpha * sums[static_cast<std::size_t>(row)];
        if (beta != 0) value += beta * product.added.element(product.added.place(batch, row, column));
        if (epilogue.bias != nullptr) value += epilogue.bias->element(epilogue.bias->place(batch, row, 0));
        if (epilogue.aside != nullptr)
          store(epilogue.aside->first, epilogue.aside->place(batch, row, column), epilogue.aside->type, value);
        store(result.first, result.place(batch, row, column), result.type, applied(epilogue.function, value));
      }
    }
  });
}

}  // namespace

std::size_t bytesOf(cudaDataType type) {
  switch (type) {
    case CUDA_R_64F:
      return 8;
    case CUDA_R_32F:
    case CUDA_R_32I:
      return 4;
    case CUDA_R_16F:
    case CUDA_R_16BF:
      return 2;
    default:
      return 1;
  }
}

double elementOf(const void* at, std::int64_t i, cudaDataType type) {
  switch (type) {
    case CUDA_R_64F:
      return static_cast<const double*>(at)[i];
    case CUDA_R_32F:
      return static_cast<const float*>(at)[i];
    case CUDA_R_32I:
      return static_cast<const std::int32_t*>(at)[i];
    case CUDA_R_16F:
      return static_cast<float>(std::bit_cast<Half>(static_cast<const std::uint16_t*>(at)[i]));
    case CUDA_R_16BF:
      return std::bit_cast<float>(static_cast<std::uint32_t>(static_cast<const std::uint16_t*>(at)[i]) << 16);
    case CUDA_R_8F_E4M3:
      return smallFloat<4>(static_cast<const std::uint8_t*>(at)[i]);
    case CUDA_R_8F_E5M2:
      return smallFloat<5>(static_cast<const std::uint8_t*>(at)[i]);
    default:
      return static_cast<const std::int8_t*>(at)[i];
  }
}

void store(void* at, std::int64_t i, cudaDataType type, double value) {
  switch (type) {
    case CUDA_R_64F:
      static_cast<double*>(at)[i] = value;
      break;
    case CUDA_R_32F:
      static_cast<float*>(at)[i] = static_cast<float>(value);
      break;
    case CUDA_R_32I:
      static_cast<std::int32_t*>(at)[i] = static_cast<std::int32_t>(static_cast<std::int64_t>(value));
      break;
    case CUDA_R_16F:
      static_cast<std::uint16_t*>(at)[i] = std::bit_cast<std::uint16_t>(static_cast<Half>(value));
      break;
    default:
      static_cast<std::uint16_t*>(at)[i] = toBfloat(static_cast<float>(value));
  }
}

int scaleOf(cublasComputeType_t compute, cudaDataType a, cudaDataType b, cudaDataType c) {
  const bool bothSmall = isSmallFloat(a) && isSmallFloat(b) && !(a == CUDA_R_8F_E5M2 && b == CUDA_R_8F_E5M2);
  if (a != b && !bothSmall) return -1;
  switch (compute) {
    case CUBLAS_COMPUTE_64F:
    case CUBLAS_COMPUTE_64F_PEDANTIC:
      return a == CUDA_R_64F && c == CUDA_R_64F ? CUDA_R_64F : -1;
    case CUBLAS_COMPUTE_16F:
    case CUBLAS_COMPUTE_16F_PEDANTIC:
      return a == CUDA_R_16F && c == CUDA_R_16F ? CUDA_R_16F : -1;
    case CUBLAS_COMPUTE_32I:
    case CUBLAS_COMPUTE_32I_PEDANTIC:
      return a == CUDA_R_8I && c == CUDA_R_32I ? CUDA_R_32I : -1;
    case CUBLAS_COMPUTE_32F:
    case CUBLAS_COMPUTE_32F_PEDANTIC:
      if (isSmallFloat(a)) return c == CUDA_R_16F || c == CUDA_R_16BF || c == CUDA_R_32F ? CUDA_R_32F : -1;
      if (a == CUDA_R_8I) return c == CUDA_R_32F ? CUDA_R_32F : -1;
      return (a == CUDA_R_16F || a == CUDA_R_16BF || a == CUDA_R_32F) && (c == a || c == CUDA_R_32F) ? CUDA_R_32F : -1;
    case CUBLAS_COMPUTE_32F_FAST_16F:
    case CUBLAS_COMPUTE_32F_FAST_16BF:
    case CUBLAS_COMPUTE_32F_FAST_TF32:
      return a == CUDA_R_32F && c == CUDA_R_32F ? CUDA_R_32F : -1;
  }
  return -1;
}

bool TypedMatrix::isWhole() const {
  return rows >= 0 && columns >= 0 && height >= std::max<std::int64_t>(1, byRows ? columns : rows);
}

bool TypedMatrix::isReached(std::int64_t batches) const {
  if (rows == 0 || columns == 0) return true;
  const std::int64_t last = byRows ? (rows - 1) * height + columns : (columns - 1) * height + rows;
  for (std::int64_t batch = 0; batch < batches; ++batch)
    if (!run().reaches(static_cast<const char*>(first) + batch * stride * static_cast<std::int64_t>(bytesOf(type)),
                       static_cast<std::size_t>(last) * bytesOf(type)))
      return false;
  return true;
}

cublasStatus_t multiplyTyped(const Caller& caller, cublasHandle_t handle, const Product& product) {
  const cudaDataType type = product.a.type;
  const int scale = scaleOf(product.compute, type, product.b.type, product.result.type);
  if (handle != nullptr && fits(product) && scale < 0) return CUBLAS_STATUS_NOT_SUPPORTED;
  const BlasNumbers numbers =
      type == CUDA_R_64F                                ? BlasNumbers::Fp64
      : type != CUDA_R_32F                              ? BlasNumbers::Half
      : product.compute == CUBLAS_COMPUTE_32F_FAST_TF32 ? BlasNumbers::TensorFloat
      : product.compute == CUBLAS_COMPUTE_32F_FAST_16F || product.compute == CUBLAS_COMPUTE_32F_FAST_16BF
          ? BlasNumbers::Half
          : BlasNumbers::Fp32;
  return blas(
      caller, handle, fits(product),
      costOfProduct(static_cast<double>(product.result.rows), static_cast<double>(product.result.columns),
                    static_cast<double>(product.a.columns), static_cast<double>(product.batches),
                    static_cast<double>(bytesOf(type)), static_cast<double>(bytesOf(product.result.type)), numbers),
      [&] { return isReached(product); },
      [&] {
        for (std::int64_t batch = 0; batch < product.batches; ++batch)
          multiply(product, batch, static_cast<cudaDataType>(scale));
        wroteAll(product.result, product.batches);
        if (product.epilogue.aside != nullptr) wroteAll(*product.epilogue.aside, product.batches);
      });
}

}  // namespace warpbench::program
