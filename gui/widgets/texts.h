// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/result_words.h"

namespace warpbench::gui {

// Shared with the plots' reports.
using plots::factsText;
using plots::familyTitle;
using plots::modeText;
using plots::originText;
using plots::parametersText;
using plots::variantTitle;
using plots::verificationText;
using plots::verificationWord;

/// `text` for a tool tip: shown verbatim, never read as markup, and wrapped if long.
QString toolTipText(const QString& text);

}  // namespace warpbench::gui
