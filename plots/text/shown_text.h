// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "session/result.h"

/// compute/ speaks English, in the catalogue, in results and in what it throws: files are the same in any language, and
/// a device may be another process. The window translates what it shows.
namespace warpbench::plots {

/// A text of the catalogue or of compute/ in the window's language: a title, a warning, a reason. What no translation
/// knows is shown as it is.
QString shownText(const std::string& english);

/// "counter: 1 of 10000", in one line.
QString factText(const Fact& fact);

/// Whether it is one of the texts of compute_texts.h; one of these with its own values in place of %1 to %9 is.
bool isComputeText(const std::string& english);

}  // namespace warpbench::plots
