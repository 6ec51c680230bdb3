// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/text/message.h"
#include "results/values/result.h"

/// compute/ speaks English, in the catalogue, in results and in what it throws: files are the same in any language, and
/// a device may be another process. The window translates what it shows.
namespace warpbench::plots {

/// A text of the catalogue or a message of compute/ in the window's language: a title, a warning, a reason. What no
/// translation knows is shown in English.
QString shownText(const Message& message);

/// "262,144", "1.13 µs".
QString quantityText(const Number& number);

/// "counter: 1 of 10000", in one line.
QString factText(const Fact& fact);

}  // namespace warpbench::plots
