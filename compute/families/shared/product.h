// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalogue/family.h"
#include "families/shared/kernel_words.h"
#include "families/shared/launches.h"

/// Shared by the families of matrix products, P = M N.
namespace warpbench {
inline namespace WARPBENCH_TARGET {

template <typename T>
struct ProductRun {
  explicit ProductRun(const Arguments& arguments)
      : m(global<const T>(arguments, "m")),
        n(global<const T>(arguments, "n")),
        p(global<T>(arguments, "p")),
        rows(static_cast<int>(arguments.integer("rows"))),
        inner(static_cast<int>(arguments.integer("inner"))),
        columns(static_cast<int>(arguments.integer("columns"))),
        tile(static_cast<int>(arguments.integer("tile"))) {}

  dim3 tiles() const { return dim3((columns + tile - 1) / tile, (rows + tile - 1) / tile); }
  dim3 threads() const { return dim3(tile, tile); }

  const T* m;
  const T* n;
  T* p;
  int rows;
  int inner;
  int columns;
  int tile;
};

/// "rows", "inner" and "columns", followed by `others`.
inline std::vector<ParameterSpec> productParameters(std::int64_t initialSimulated, std::vector<ParameterSpec> others,
                                                    std::int64_t mostInner = 32768) {
  const auto size = [&](const char* id, const char* title, const char* meaning) {
    return ParameterSpec{.id = id,
                         .title = title,
                         .unit = "elements",
                         .meaning = meaning,
                         .role = ParameterSpec::Role::Size,
                         .editor = ParameterSpec::Editor::PowersOfTwo,
                         .maximum = 32768,
                         .initial = 2048,
                         .initialSimulated = initialSimulated};
  };
  others.insert(others.begin(),
                {size("rows", "Rows", "Rows of M and of P."), size("inner", "Inner", "Columns of M, rows of N."),
                 size("columns", "Columns", "Columns of N and of P.")});
  others[1].maximum = mostInner;
  return others;
}

/// Computes rows `begin` to `end` - 1 of P with the textbook triple loop; the innermost runs along a row of N.
template <typename T>
void multiplyRows(const ProductRun<T>& run, std::int64_t begin, std::int64_t end) {
  const std::int64_t columns = run.columns;
  for (std::int64_t row = begin; row < end; ++row) {
    T* const p = run.p + row * columns;
    for (std::int64_t column = 0; column < columns; ++column) p[column] = 0;
    for (std::int64_t k = 0; k < run.inner; ++k) {
      const T factor = run.m[row * run.inner + k];
      const T* const n = run.n + k * columns;
      for (std::int64_t column = 0; column < columns; ++column) p[column] += factor * n[column];
    }
  }
}

/// A block computes a tile with as many elements as it has threads.
inline void tileOfThreads(const Parameters& parameters, const GridBlock& block, Elements& elements) {
  const std::int64_t tile = parameters.integer("tile");
  elements.addTile(parameters.integer("rows"), parameters.integer("columns"), block.y * tile, block.x * tile, tile,
                   tile);
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
