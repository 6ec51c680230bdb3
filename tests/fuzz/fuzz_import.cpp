// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/session_file.h"
#include "import/any_session.h"
#include "round_trip.h"

using namespace warpbench;

/// The tables of Nsight Compute, the JSON and CSV of nvbench, and the detection of their format.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::takes([&] {
    const OpenedSession opened = anySessionFromText(fuzz::textOf(data, size));
    fuzz::requireRoundTrip(opened.session);
    toCsv(opened.session);
  });
  return 0;
}
