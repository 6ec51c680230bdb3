// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "run/request_text.h"

using namespace warpbench;

/// The last experiment, as the window keeps it in its settings.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  if (const auto request = gui::requestFromText(text)) {
    const QString kept = gui::requestToText(*request);
    const auto again = gui::requestFromText(kept);
    fuzz::require(again && gui::requestToText(*again) == kept, "an experiment is read as it was kept",
                  kept.toStdString());
  }
  return 0;
}
