// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/child/child.h"
#include "fuzz.h"
#include "remote/protocol.h"

using namespace warpbench;

namespace {

/// Reads pieces of lengths that the input determines, as from a pipe.
void readLines(std::string_view bytes) {
  constexpr std::size_t kLongest = 512;
  const std::size_t piece = bytes.empty() ? 1 : 1 + static_cast<unsigned char>(bytes.back());
  process::LineBuffer lines(kLongest);
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    lines.append(bytes.substr(at, piece));
    fuzz::require(lines.rest().text.size() <= kLongest, "no more of a line is kept than it may be long");
    while (const auto line = lines.next())
      fuzz::require(line->text.size() <= kLongest && line->text.find('\n') == std::string::npos, "a line is one line");
  }
}

}  // namespace

/// Lines that the window reads from another process.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  readLines(fuzz::textOf(data, size));
  fuzz::takes([&] {
    const process::Answer answer = process::answerFrom(fuzz::textOf(data, size));
    const std::string line = process::toLine(answer);
    fuzz::require(line.find('\n') == std::string::npos, "an answer is one line", line);
    fuzz::require(process::toLine(process::answerFrom(line)) == line, "an answer is read as it was written", line);
  });
  return 0;
}
