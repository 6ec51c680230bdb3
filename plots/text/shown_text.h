// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/text/message.h"
#include "results/values/result.h"

/// compute/ uses English in the catalogue, results and errors, because files are the same in all languages and a device
/// may be another process. The window translates what it shows.
namespace warpbench::plots {

/// A text of the catalogue or a message of compute/ (title, warning, reason) in the window's language; in English if it
/// has no translation.
QString shownText(const Message& message);

/// "262,144", "1.13 µs".
QString quantityText(const Number& number);

/// "counter: 1 of 10000", on one line.
QString factText(const Fact& fact);

}  // namespace warpbench::plots
