// SPDX-License-Identifier: GPL-3.0-or-later
// cuSPARSE's generic functions as plain loops: see program/cuda/libraries/cusparse.h.
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "program/blas/typed_product.h"
#include "program/cuda/libraries/cusparse.h"
#include "program/libraries/library_work.h"
#include "program/libraries/sparse_matrices.h"
#include "program/runtime/program_run.h"

using warpbench::program::bytesOf;
using warpbench::program::bytesOfIndex;
using warpbench::program::Caller;
using warpbench::program::elementOf;
using warpbench::program::libraryWork;
using warpbench::program::putIndex;
using warpbench::program::run;
using warpbench::program::store;

/// Plain loops need no analysis.
struct cusparseSpSVDescr {};

namespace {

template <typename Reached, typename Compute>
cusparseStatus_t sparseWork(const Caller& caller, cusparseHandle_t handle, Reached reached, Compute compute) {
  const cudaError_t error = libraryWork(caller, handle->stream, reached, compute);
  return error == cudaSuccess                      ? CUSPARSE_STATUS_SUCCESS
         : error == cudaErrorInvalidResourceHandle ? CUSPARSE_STATUS_INVALID_VALUE
                                                   : CUSPARSE_STATUS_EXECUTION_FAILED;
}

/// Whether sums of this type of products of these types exist.
bool computes(cudaDataType compute, cudaDataType a, cudaDataType x, cudaDataType y) {
  if (compute == CUDA_R_64F) return a == compute && x == compute && y == compute;
  return compute == CUDA_R_32F && a != CUDA_R_64F && a == x && (y == a || y == CUDA_R_32F);
}

/// A matrix as a product takes it.
struct SparseFactor {
  const cusparseSpMatDescr& matrix;
  bool turned;
  std::int64_t rows() const { return turned ? matrix.columns : matrix.rows; }
  std::int64_t columns() const { return turned ? matrix.rows : matrix.columns; }
  template <typename Does>
  void each(Does does) const {
    matrix.each([&](std::int64_t row, std::int64_t column, double value) {
      does(turned ? column : row, turned ? row : column, value);
    });
  }
};

cusparseStatus_t statusOfVector(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                                cusparseConstDnVecDescr_t y, cudaDataType compute) {
  if (handle == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  if (alpha == nullptr || a == nullptr || x == nullptr || beta == nullptr || y == nullptr)
    return CUSPARSE_STATUS_INVALID_VALUE;
  const SparseFactor factor{*a, op != CUSPARSE_OPERATION_NON_TRANSPOSE};
  if (factor.rows() != y->size || factor.columns() != x->size) return CUSPARSE_STATUS_INVALID_VALUE;
  return computes(compute, a->type, x->type, y->type) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t statusOfMatrix(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                                const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                const void* beta, cusparseConstDnMatDescr_t c, cudaDataType compute) {
  if (handle == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  if (alpha == nullptr || a == nullptr || b == nullptr || beta == nullptr || c == nullptr)
    return CUSPARSE_STATUS_INVALID_VALUE;
  const SparseFactor factor{*a, opA != CUSPARSE_OPERATION_NON_TRANSPOSE};
  const bool turned = opB != CUSPARSE_OPERATION_NON_TRANSPOSE;
  if (factor.rows() != c->rows || (turned ? b->columns : b->rows) != factor.columns() ||
      (turned ? b->rows : b->columns) != c->columns)
    return CUSPARSE_STATUS_INVALID_VALUE;
  return computes(compute, a->type, b->type, c->type) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_NOT_SUPPORTED;
}

cusparseStatus_t statusOfSolution(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                  cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseConstDnVecDescr_t y,
                                  cudaDataType compute, cusparseSpSVDescr_t descr) {
  if (handle != nullptr && (descr == nullptr || a == nullptr || a->rows != a->columns))
    return CUSPARSE_STATUS_INVALID_VALUE;
  return statusOfVector(handle, op, alpha, a, x, alpha, y, compute);
}

/// No function here uses its buffer. Some refuse a null one, as on an H200.
cusparseStatus_t bufferOf(cusparseStatus_t status, std::size_t* bytes) {
  if (status == CUSPARSE_STATUS_SUCCESS && bytes == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  if (status == CUSPARSE_STATUS_SUCCESS) *bytes = 8;
  return status;
}

cusparseStatus_t statusOfConversion(cusparseHandle_t handle, cusparseConstSpMatDescr_t sparse,
                                    cusparseConstDnMatDescr_t dense) {
  if (handle == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  const bool fits = sparse != nullptr && dense != nullptr && sparse->rows == dense->rows &&
                    sparse->columns == dense->columns && sparse->type == dense->type;
  return fits ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_INVALID_VALUE;
}

/// Calls does(line, place, value) for each number of the matrix other than 0, by lines of the format.
template <typename Does>
void eachOther(const cusparseDnMatDescr& from, const cusparseSpMatDescr& to, Does does) {
  const bool byColumns = to.format == CUSPARSE_FORMAT_CSC;
  const std::int64_t across = byColumns ? from.rows : from.columns;
  for (std::int64_t line = 0; line < to.lines(); ++line)
    for (std::int64_t i = 0; i < across; ++i)
      if (const double value = elementOf(from.values, byColumns ? from.place(i, line) : from.place(line, i), from.type);
          value != 0)
        does(line, i, value);
}

}  // namespace

extern "C" {

cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t,
                                         std::size_t* bytes) {
  return bufferOf(statusOfVector(handle, op, alpha, a, x, beta, y, compute), bytes);
}
cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                                         cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t, void*) {
  return statusOfVector(handle, op, alpha, a, x, beta, y, compute);
}
cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                              cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void* beta,
                              cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t, void* buffer) {
  if (const cusparseStatus_t status = statusOfVector(handle, op, alpha, a, x, beta, y, compute);
      status != CUSPARSE_STATUS_SUCCESS)
    return status;
  if (buffer == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  return sparseWork(
      WARPBENCH_CALLER("cusparseSpMV"), handle,
      [&] { return a->isReached() && a->isSound() && x->isReached() && y->isReached(); },
      [&] {
        std::vector<double> sums(static_cast<std::size_t>(y->size));
        SparseFactor{*a, op != CUSPARSE_OPERATION_NON_TRANSPOSE}.each(
            [&](std::int64_t row, std::int64_t column, double value) {
              sums[static_cast<std::size_t>(row)] += value * elementOf(x->values, column, x->type);
            });
        const double first = elementOf(alpha, 0, compute);
        const double second = elementOf(beta, 0, compute);
        for (std::int64_t i = 0; i < y->size; ++i) {
          const double before = second == 0 ? 0 : second * elementOf(y->values, i, y->type);
          store(y->values, i, y->type, first * sums[static_cast<std::size_t>(i)] + before);
        }
        y->wrote();
      });
}

cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                                         const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void* beta, cusparseDnMatDescr_t c, cudaDataType compute,
                                         cusparseSpMMAlg_t, std::size_t* bytes) {
  return bufferOf(statusOfMatrix(handle, opA, opB, alpha, a, b, beta, c, compute), bytes);
}
cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                                         const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                                         const void* beta, cusparseDnMatDescr_t c, cudaDataType compute,
                                         cusparseSpMMAlg_t, void*) {
  return statusOfMatrix(handle, opA, opB, alpha, a, b, beta, c, compute);
}
cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB,
                              const void* alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,
                              const void* beta, cusparseDnMatDescr_t c, cudaDataType compute, cusparseSpMMAlg_t,
                              void*) {
  if (const cusparseStatus_t status = statusOfMatrix(handle, opA, opB, alpha, a, b, beta, c, compute);
      status != CUSPARSE_STATUS_SUCCESS)
    return status;
  return sparseWork(
      WARPBENCH_CALLER("cusparseSpMM"), handle,
      [&] { return a->isReached() && a->isSound() && b->isReached() && c->isReached(); },
      [&] {
        std::vector<double> sums(static_cast<std::size_t>(c->rows * c->columns));
        const bool turned = opB != CUSPARSE_OPERATION_NON_TRANSPOSE;
        SparseFactor{*a, opA != CUSPARSE_OPERATION_NON_TRANSPOSE}.each(
            [&](std::int64_t row, std::int64_t k, double value) {
              for (std::int64_t column = 0; column < c->columns; ++column)
                sums[static_cast<std::size_t>(row * c->columns + column)] +=
                    value * elementOf(b->values, turned ? b->place(column, k) : b->place(k, column), b->type);
            });
        const double first = elementOf(alpha, 0, compute);
        const double second = elementOf(beta, 0, compute);
        for (std::int64_t row = 0; row < c->rows; ++row)
          for (std::int64_t column = 0; column < c->columns; ++column) {
            const std::int64_t place = c->place(row, column);
            const double before = second == 0 ? 0 : second * elementOf(c->values, place, c->type);
            store(c->values, place, c->type,
                  first * sums[static_cast<std::size_t>(row * c->columns + column)] + before);
          }
        c->wrote();
      });
}

cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t from,
                                                  cusparseDnMatDescr_t to, cusparseSparseToDenseAlg_t,
                                                  std::size_t* bytes) {
  return bufferOf(statusOfConversion(handle, from, to), bytes);
}
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t from, cusparseDnMatDescr_t to,
                                       cusparseSparseToDenseAlg_t, void* buffer) {
  if (const cusparseStatus_t status = statusOfConversion(handle, from, to); status != CUSPARSE_STATUS_SUCCESS)
    return status;
  if (buffer == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  return sparseWork(
      WARPBENCH_CALLER("cusparseSparseToDense"), handle,
      [&] { return from->isReached() && from->isSound() && to->isReached(); },
      [&] {
        for (std::int64_t row = 0; row < to->rows; ++row)
          for (std::int64_t column = 0; column < to->columns; ++column)
            store(to->values, to->place(row, column), to->type, 0);
        from->each([&](std::int64_t row, std::int64_t column, double value) {
          store(to->values, to->place(row, column), to->type, value);
        });
        to->wrote();
      });
}

cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t from,
                                                  cusparseSpMatDescr_t to, cusparseDenseToSparseAlg_t,
                                                  std::size_t* bytes) {
  return bufferOf(statusOfConversion(handle, to, from), bytes);
}
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t from,
                                                cusparseSpMatDescr_t to, cusparseDenseToSparseAlg_t, void* buffer) {
  if (const cusparseStatus_t status = statusOfConversion(handle, to, from); status != CUSPARSE_STATUS_SUCCESS)
    return status;
  if (buffer == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  return sparseWork(
      WARPBENCH_CALLER("cusparseDenseToSparse_analysis"), handle, [&] { return from->isReached(); },
      [&] {
        to->entries = 0;
        eachOther(*from, *to, [&](std::int64_t, std::int64_t, double) { ++to->entries; });
      });
}
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t from,
                                               cusparseSpMatDescr_t to, cusparseDenseToSparseAlg_t, void*) {
  if (const cusparseStatus_t status = statusOfConversion(handle, to, from); status != CUSPARSE_STATUS_SUCCESS)
    return status;
  std::int64_t count = 0;
  return sparseWork(
      WARPBENCH_CALLER("cusparseDenseToSparse_convert"), handle,
      [&] {
        if (!from->isReached() || !to->isReached()) return false;
        eachOther(*from, *to, [&](std::int64_t, std::int64_t, double) { ++count; });
        return count <= to->entries;
      },
      [&] {
        std::vector<std::int64_t> begins(static_cast<std::size_t>(to->lines()) + 1);
        std::int64_t next = 0;
        eachOther(*from, *to, [&](std::int64_t line, std::int64_t across, double value) {
          if (!to->hasOffsets()) putIndex(to->offsets, to->offsetType, next, line + to->base);
          putIndex(to->indices, to->indexType, next, across + to->base);
          store(to->values, next, to->type, value);
          begins[static_cast<std::size_t>(line) + 1] = ++next;
        });
        for (std::int64_t line = 0; to->hasOffsets() && line <= to->lines(); ++line) {
          std::int64_t& begin = begins[static_cast<std::size_t>(line)];
          if (line > 0) begin = std::max(begin, begins[static_cast<std::size_t>(line) - 1]);
          putIndex(to->offsets, to->offsetType, line, begin + to->base);
        }
        run().written(to->offsets, static_cast<std::size_t>(to->offsetCount()) * bytesOfIndex(to->offsetType));
        run().written(to->indices, static_cast<std::size_t>(count) * bytesOfIndex(to->indexType));
        run().written(to->values, static_cast<std::size_t>(count) * bytesOf(to->type));
      });
}

cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t* descr) {
  if (descr == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *descr = new cusparseSpSVDescr;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr) {
  delete descr;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                         cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x,
                                         cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpSVAlg_t,
                                         cusparseSpSVDescr_t descr, std::size_t* bytes) {
  return bufferOf(statusOfSolution(handle, op, alpha, a, x, y, compute, descr), bytes);
}
cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                       cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                       cudaDataType compute, cusparseSpSVAlg_t, cusparseSpSVDescr_t descr, void*) {
  return statusOfSolution(handle, op, alpha, a, x, y, compute, descr);
}
cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t op, const void* alpha,
                                    cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,
                                    cudaDataType compute, cusparseSpSVAlg_t, cusparseSpSVDescr_t descr) {
  if (const cusparseStatus_t status = statusOfSolution(handle, op, alpha, a, x, y, compute, descr);
      status != CUSPARSE_STATUS_SUCCESS)
    return status;
  return sparseWork(
      WARPBENCH_CALLER("cusparseSpSV_solve"), handle,
      [&] { return a->isReached() && a->isSound() && x->isReached() && y->isReached(); },
      [&] {
        const bool isTurned = op != CUSPARSE_OPERATION_NON_TRANSPOSE;
        const bool isLower = (a->fill == CUSPARSE_FILL_MODE_LOWER) != isTurned;
        const auto n = static_cast<std::size_t>(y->size);
        std::vector<std::vector<std::pair<std::int64_t, double>>> lines(n);
        std::vector<double> diagonal(n, a->diagonal == CUSPARSE_DIAG_TYPE_UNIT ? 1 : 0), solution(n);
        SparseFactor{*a, isTurned}.each([&](std::int64_t row, std::int64_t column, double value) {
          if (row == column && a->diagonal == CUSPARSE_DIAG_TYPE_NON_UNIT)
            diagonal[static_cast<std::size_t>(row)] = value;
          else if (isLower ? column < row : column > row)
            lines[static_cast<std::size_t>(row)].emplace_back(column, value);
        });
        const double factor = elementOf(alpha, 0, compute);
        for (std::size_t i = 0; i < n; ++i) {
          const std::size_t row = isLower ? i : n - 1 - i;
          double rest = factor * elementOf(x->values, static_cast<std::int64_t>(row), x->type);
          for (const auto& [column, value] : lines[row]) rest -= value * solution[static_cast<std::size_t>(column)];
          solution[row] = rest / diagonal[row];
        }
        for (std::size_t i = 0; i < n; ++i) store(y->values, static_cast<std::int64_t>(i), y->type, solution[i]);
        y->wrote();
      });
}

}  // extern "C"
