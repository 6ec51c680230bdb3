// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/input_progress.h"

#include <algorithm>
#include <cmath>

namespace warpbench {
namespace {

constexpr auto kMaking = Message::text("making the input");
constexpr auto kFarSoFar = Message::text("making the input: %1 %, %2 s left");
constexpr double kShare = 0.3;  ///< share of a point's progress bar

}  // namespace

void DataProgress::addBytes(double bytes) {
  m_made += bytes;
  const Clock::time_point now = Clock::now();
  if (m_all <= 0 || now - m_reported < m_between) return;
  m_reported = now;
  m_report(std::min(1.0, m_made / m_all));
}

InputProgress::InputProgress(std::size_t bytes, const PointProgress& progress, std::chrono::milliseconds between)
    : m_progress(progress),
      m_data(
          bytes,
          [this](double share) {
            m_share = kShare;
            m_progress({kFarSoFar, static_cast<int>(100 * share), secondsLeft(share)}, share * kShare);
          },
          between) {
  m_progress(kMaking, 0);
}

std::int64_t InputProgress::secondsLeft(double share) const {
  const std::chrono::duration<double> taken = Clock::now() - m_begun;
  return static_cast<std::int64_t>(std::ceil(taken.count() * (1 - share) / share));
}

PointProgress InputProgress::rest() const {
  return [&progress = m_progress, begun = m_share](const Message& what, double share) {
    progress(what, begun + share * (1 - begun));
  };
}

}  // namespace warpbench
