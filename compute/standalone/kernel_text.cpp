// SPDX-License-Identifier: GPL-3.0-or-later
#include "standalone/kernel_text.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "catalogue/kernel_source.h"
#include "own/sliders.h"

namespace warpbench::standalone {
namespace {

/// The catalogue file that the line includes, in any folder; nullptr if none.
const KernelFile* includedBy(std::string_view line) {
  constexpr std::string_view kInclude = "#include \"";
  if (!line.starts_with(kInclude)) return nullptr;
  std::string_view name = line.substr(kInclude.size(), line.rfind('"') - kInclude.size());
  name.remove_prefix(name.rfind('/') + 1);
  const auto file = std::ranges::find(kernelFiles(), name, &KernelFile::fileName);
  return file == kernelFiles().end() ? nullptr : &*file;
}

void add(std::string& text, std::string_view title, std::string_view file, std::set<std::string_view>& known) {
  std::string own;
  while (!file.empty()) {
    const std::size_t end = std::min(file.find('\n'), file.size());
    const std::string_view line = file.substr(0, end);
    file.remove_prefix(std::min(end + 1, file.size()));
    if (const KernelFile* const included = includedBy(line)) {
      if (known.insert(included->name).second) add(text, included->name, included->text, known);
    } else if (!line.starts_with("#pragma once") && !line.starts_with("// SPDX-")) {
      if (!own.empty() || !line.empty()) own.append(line) += '\n';
    }
  }
  text += "// ---- " + std::string(title) + "\n\n" + own + "\n";
}

}  // namespace

std::string kernelText(const Point& point, const Variant& variant) {
  std::string text;
  std::set<std::string_view> known;
  if (point.own) {
    add(text, point.own->file, own::withSliders(*point.own, point.parameters), known);
  } else {
    const KernelFile& file = *findKernel(variant.kernel).value().file;
    known.insert(file.name);
    add(text, file.name, file.text, known);
  }
  text.pop_back();
  return text;
}

}  // namespace warpbench::standalone
