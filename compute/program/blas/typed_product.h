// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "program/cuda/libraries/cublas_v2.h"
#include "program/runtime/errors.h"

/// Matrix products whose types are given as values: those of cuBLAS's and cuBLASLt's functions.
namespace warpbench::program {

std::size_t bytesOf(cudaDataType type);

/// An element of an array as a double. Supports the real types of products, 8-bit floating-point numbers included.
double elementOf(const void* at, std::int64_t i, cudaDataType type);
/// Rounds to the nearest, ties to even. Does not support 8-bit numbers.
void store(void* at, std::int64_t i, cudaDataType type, double value);

/// The type of alpha, beta and the sums; -1 if cuBLAS has no such product.
int scaleOf(cublasComputeType_t compute, cudaDataType a, cudaDataType b, cudaDataType c);

/// A matrix of a batch in device memory. By columns of `height` elements, or by rows of as many.
struct TypedMatrix {
  void* first;
  cudaDataType type;
  std::int64_t rows, columns, height;
  std::int64_t stride = 0;  ///< from one matrix of the batch to the next, in elements
  bool byRows = false;

  std::int64_t place(std::int64_t batch, std::int64_t row, std::int64_t column) const {
    return batch * stride + (byRows ? row * height + column : column * height + row);
  }
  double element(std::int64_t place) const { return elementOf(first, place, type); }
  /// Whether `height` has room for the elements.
  bool isWhole() const;
  bool isReached(std::int64_t batches) const;
  TypedMatrix turned() const { return {first, type, columns, rows, height, stride, !byRows}; }
};

/// What a product does with each sum before it stores it.
struct Epilogue {
  enum class Function { None, Relu, Gelu };
  Function function = Function::None;
  const TypedMatrix* bias = nullptr;   ///< a column
  const TypedMatrix* aside = nullptr;  ///< gets the values before the function
};

/// result = scale * a * b + beta * added, of `batches` products. Sums are computed in double precision.
struct Product {
  TypedMatrix a, b, added, result;
  std::int64_t batches = 1;
  const void *alpha, *beta;
  cublasComputeType_t compute;
  const void *scaleOfA = nullptr, *scaleOfB = nullptr;  ///< further factors, in fp32
  Epilogue epilogue = {};
};

/// Checks, computes and reports the product as a call of cuBLAS.
cublasStatus_t multiplyTyped(const Caller& caller, cublasHandle_t handle, const Product& product);

}  // namespace warpbench::program
