// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpbench::plots {

/// The quantity that Counters shows per request of a warp.
enum class CounterKind { Sectors, LoadSectors, StoreSectors, Wavefronts, Lanes };
inline constexpr CounterKind kCounterKinds[] = {CounterKind::Sectors, CounterKind::LoadSectors,
                                                CounterKind::StoreSectors, CounterKind::Wavefronts, CounterKind::Lanes};
/// "Sectors per global request".
QString counterTitle(CounterKind kind);

}  // namespace warpbench::plots
