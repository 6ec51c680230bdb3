// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace warpbench {

/// Marks an English text for translation without needing Qt here. lupdate finds the texts with
/// `-tr-function-alias QT_TRANSLATE_NOOP+=WARPBENCH_TRANSLATABLE`.
#define WARPBENCH_TRANSLATABLE(context, text) text

/// A value that is written in a reader's own way: 262,144 or 262 144, 4.08 or 4,08.
struct Number {
  double value = 0;
  std::string unit = {};  ///< empty, "%", "ns", "us", "ms", "bytes", "KiB", "MiB", "GiB", "GB/s", "GFLOP/s"
  bool operator==(const Number&) const = default;
};

/// Words that are translated as a sentence is, such as a counter's name.
struct Phrase {
  const char* text = "";
  bool operator==(const Phrase&) const = default;
};

/// A string is shown as it is: the name of a device, a variant's title.
using Argument = std::variant<Number, Phrase, std::string>;

/// A sentence that can be translated: `text` is English, with %1 to %9 where the arguments go.
struct Sentence {
  const char* text = "";
  std::vector<Argument> arguments;
};

/// The number of this quantity in the unit in which it reads best.
Number durationNumber(double milliseconds);
Number sizeNumber(double bytes);

/// Decimals that a number needs: none where it is whole or from 100 on, else so many that three digits tell something.
int decimalsOf(double value);

/// `text` with its placeholders replaced.
std::string filled(const std::string& text, const std::vector<std::string>& arguments);

/// As the command line writes it: "4.08", "262,144", "1.13 us".
std::string englishText(const Number& number);
std::string englishText(const Sentence& sentence);

}  // namespace warpbench
