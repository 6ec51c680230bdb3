// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/sentence.h"

/// Explanations in the language and with the numbers of the reader's locale.
namespace warpbench::plots {

QString phraseText(const Phrase& phrase);
/// "262,144", "1.13 µs".
QString quantityText(const Number& number);
QString sentenceText(const Sentence& sentence);

}  // namespace warpbench::plots
