// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "fuzz.h"
#include "remote/place.h"

using namespace warpbench;

/// Texts of places. Accepted texts become words of a program; none of them can become one of its options by mistake.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  process::isPlaceName(text);
  fuzz::takes([&] {
    const process::Remote place = process::remoteFrom(text);
    const std::vector<std::string> words = process::commandOf(place, "warpbench-cli");
    fuzz::require(!words.empty() && !words.front().empty(), "a place has a program", text);
    if (place.kind == process::Remote::Kind::Command) return;
    for (const std::string* value : {&place.host, &place.image, &place.program, &place.config, &place.partition,
                                     &place.gpus, &place.time, &place.account, &place.port})
      fuzz::require(!value->starts_with('-'), "no value begins as an option does", text);
    for (const std::string& word : words)
      fuzz::require(std::ranges::none_of(word, [](unsigned char c) { return c < 0x20 || c == 0x7f; }),
                    "no word has a control character", text);
    process::nameOf(place);
  });
  // A shell reads a quoted word as the original word.
  if (text.find('\0') == std::string_view::npos) {
    const std::string quoted = process::quotedForShell(std::string(text));
    fuzz::takes([&] {
      if (!text.empty())
        fuzz::require(process::splitWords(quoted) == std::vector<std::string>{std::string(text)},
                      "a quoted word is one word", quoted);
    });
  }
  return 0;
}
