// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace warpbench {

/// A text that the catalogue shows to people, in English.
struct CatalogueText {
  std::string text;
  std::string place;  ///< for translators: "matmul, variant naive: idea"
};

/// Every such text once, in the catalogue's order: titles, ideas, units, formulas, sources, reasons. Ids, names of files
/// and choices such as fp32 are not among them: they are the same in any language.
std::vector<CatalogueText> catalogueTexts();

}  // namespace warpbench
