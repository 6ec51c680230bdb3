// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/making_input.h"

namespace warpbench {
namespace {

constexpr auto kMaking = Message::text("making the input");
constexpr double kShare = 0.3;  ///< of a point's bar

}  // namespace

MakingInput::MakingInput(std::size_t bytes, const PointProgress& progress, std::chrono::milliseconds between)
    : m_progress(progress),
      m_data(
          bytes,
          [this](double share) {
            m_share = kShare;
            m_progress(kMaking, share * kShare);
          },
          between) {
  m_progress(kMaking, 0);
}

PointProgress MakingInput::rest() const {
  return [&progress = m_progress, begun = m_share](const Message& what, double share) {
    progress(what, begun + share * (1 - begun));
  };
}

}  // namespace warpbench
