// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/data_size.h"

#include "measure/input_progress.h"

namespace warpbench {

DataSize dataSizeOf(const Problem& problem) {
  DataSize size;
  for (const Array& array : problem.arrays()) {
    size.content += array.initial.size();
    size.arrays += array.bytes;
  }
  return size;
}

DataSize dataSizeOf(const Family& family, const Parameters& parameters) {
  Parameters shape;
  for (const ParameterSpec& spec : family.parameters) {
    if (spec.editor == ParameterSpec::Editor::File && !parameters.text(spec.id).empty()) return {};
    if (spec.shapesData()) shape.set(spec.id, *parameters.find(spec.id));
  }
  const SizesOnly sizesOnly;
  return dataSizeOf(*family.problem(shape));
}

}  // namespace warpbench
