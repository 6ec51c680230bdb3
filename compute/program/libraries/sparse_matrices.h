// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "program/blas/typed_product.h"
#include "program/cuda/libraries/cusparse.h"
#include "program/runtime/program_run.h"

/// What cuSPARSE's objects hold: see program/cuda/libraries/cusparse.h.

struct cusparseContext {
  cudaStream_t stream = nullptr;
  cusparsePointerMode_t pointers = CUSPARSE_POINTER_MODE_HOST;
};

struct cusparseDnVecDescr {
  std::int64_t size;
  void* values;
  cudaDataType type;
  bool isReached() const {
    return size == 0 || warpbench::program::run().reaches(
                            values, static_cast<std::size_t>(size) * warpbench::program::bytesOf(type));
  }
  void wrote() const {
    warpbench::program::run().written(values, static_cast<std::size_t>(size) * warpbench::program::bytesOf(type));
  }
};

struct cusparseDnMatDescr {
  std::int64_t rows, columns, height;
  void* values;
  cudaDataType type;
  cusparseOrder_t order;

  std::int64_t place(std::int64_t row, std::int64_t column) const {
    return order == CUSPARSE_ORDER_ROW ? row * height + column : column * height + row;
  }
  std::size_t bytes() const {
    return rows == 0 || columns == 0
               ? 0
               : static_cast<std::size_t>(place(rows - 1, columns - 1) + 1) * warpbench::program::bytesOf(type);
  }
  bool isReached() const { return bytes() == 0 || warpbench::program::run().reaches(values, bytes()); }
  void wrote() const { warpbench::program::run().written(values, bytes()); }
};

namespace warpbench::program {

inline std::size_t bytesOfIndex(cusparseIndexType_t type) { return type == CUSPARSE_INDEX_64I ? 8 : 4; }

inline std::int64_t indexAt(const void* indices, cusparseIndexType_t type, std::int64_t i) {
  return type == CUSPARSE_INDEX_64I ? static_cast<const std::int64_t*>(indices)[i]
                                    : static_cast<const std::int32_t*>(indices)[i];
}
inline void putIndex(void* indices, cusparseIndexType_t type, std::int64_t i, std::int64_t value) {
  if (type == CUSPARSE_INDEX_64I)
    static_cast<std::int64_t*>(indices)[i] = value;
  else
    static_cast<std::int32_t*>(indices)[i] = static_cast<std::int32_t>(value);
}

}  // namespace warpbench::program

struct cusparseSpMatDescr {
  cusparseFormat_t format;
  std::int64_t rows, columns, entries;
  void *offsets, *indices, *values;  ///< instead of offsets, COO has the rows
  cusparseIndexType_t offsetType, indexType;
  cusparseIndexBase_t base;
  cudaDataType type;
  cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER;
  cusparseDiagType_t diagonal = CUSPARSE_DIAG_TYPE_NON_UNIT;

  bool hasOffsets() const { return format != CUSPARSE_FORMAT_COO; }
  /// Rows, or columns for CSC.
  std::int64_t lines() const { return format == CUSPARSE_FORMAT_CSC ? columns : rows; }
  std::int64_t offsetCount() const { return hasOffsets() ? lines() + 1 : entries; }
  std::int64_t offset(std::int64_t i) const { return warpbench::program::indexAt(offsets, offsetType, i) - base; }
  std::int64_t index(std::int64_t i) const { return warpbench::program::indexAt(indices, indexType, i) - base; }

  bool isReached() const {
    return (offsetCount() == 0 ||
            warpbench::program::run().reaches(
                offsets, static_cast<std::size_t>(offsetCount()) * warpbench::program::bytesOfIndex(offsetType))) &&
           (entries == 0 ||
            (warpbench::program::run().reaches(
                 indices, static_cast<std::size_t>(entries) * warpbench::program::bytesOfIndex(indexType)) &&
             warpbench::program::run().reaches(values,
                                               static_cast<std::size_t>(entries) * warpbench::program::bytesOf(type))));
  }
  /// Whether all indices are those of the matrix.
  bool isSound() const {
    const std::int64_t across = format == CUSPARSE_FORMAT_CSC ? rows : columns;
    for (std::int64_t i = 0; i < entries; ++i)
      if (index(i) < 0 || index(i) >= across) return false;
    for (std::int64_t i = 0; i < offsetCount(); ++i) {
      const std::int64_t least = hasOffsets() && i > 0 ? offset(i - 1) : 0;
      if (offset(i) < least || offset(i) > (hasOffsets() ? entries : rows - 1)) return false;
    }
    return true;
  }
  /// Calls does(row, column, value) for each entry.
  template <typename Does>
  void each(Does does) const {
    if (!hasOffsets())
      for (std::int64_t i = 0; i < entries; ++i)
        does(offset(i), index(i), warpbench::program::elementOf(values, i, type));
    for (std::int64_t line = 0; hasOffsets() && line < lines(); ++line)
      for (std::int64_t i = offset(line); i < offset(line + 1); ++i) {
        const double value = warpbench::program::elementOf(values, i, type);
        if (format == CUSPARSE_FORMAT_CSR)
          does(line, index(i), value);
        else
          does(index(i), line, value);
      }
  }
};
