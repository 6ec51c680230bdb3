// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "remote/protocol.h"

using namespace warpbench;

/// Lines that `warpbench-cli serve` reads.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::takes([&] {
    const process::Order order = process::orderFrom(fuzz::textOf(data, size));
    const std::string line = process::toLine(order);
    fuzz::require(line.find('\n') == std::string::npos, "an order is one line", line);
    fuzz::require(process::toLine(process::orderFrom(line)) == line, "an order is read as it was written", line);
  });
  return 0;
}
