// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_trip.h"

using namespace warpbench;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::takes([&] {
    const Session session = sessionFromJson(fuzz::textOf(data, size));
    fuzz::requireRoundTrip(session);
    toCsv(session);
  });
  return 0;
}
