// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/result_words.h"

namespace warpbench::gui {

// What the plots' reports say is said in the window too.
using plots::factsText;
using plots::familyTitle;
using plots::modeText;
using plots::originText;
using plots::parametersText;
using plots::variantTitle;
using plots::verificationText;
using plots::verificationWord;

/// `text` for a tool tip: shown as it is, never read as markup, and wrapped where it is long.
QString toolTipText(const QString& text);

}  // namespace warpbench::gui
