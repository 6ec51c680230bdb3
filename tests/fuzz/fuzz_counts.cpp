// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/session_file.h"
#include "fuzz.h"
#include "validation/hardware_counts.h"
#include "validation/profile.h"

using namespace warpbench;

/// Files that `warpbench-cli validate` reads: counts, a profiler's table, and the log of launches.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  fuzz::takes([&] {
    const std::string written = toCsv(validation::hardwareCountsFromCsv(text));
    fuzz::require(toCsv(validation::hardwareCountsFromCsv(written)) == written, "counts are read as they were written",
                  written);
  });
  fuzz::takes([&] { validation::readProfile(text); });
  fuzz::takes([&] { validation::launchLogFromText(text); });
  return 0;
}
