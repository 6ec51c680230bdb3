// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace warpbench {

/// A text that the catalogue shows to users, in English.
struct CatalogueText {
  std::string text;
  std::string place;  ///< context for translators: "matmul, variant naive: idea"
};

/// All such texts, each once, in catalogue order: titles, ideas, units, formulas, sources, reasons. Excludes ids, file
/// names and choices such as fp32, which are not translated.
std::vector<CatalogueText> catalogueTexts();

}  // namespace warpbench
