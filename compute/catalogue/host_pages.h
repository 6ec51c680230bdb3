// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// Allocation of host memory for copies to or from a GPU.
enum class HostPages {
  Pageable,  ///< from malloc: the driver copies it in parts through its own pinned pages
  Locked,    ///< cudaMallocHost ("pinned"): the GPU accesses it directly
};

}  // namespace warpbench
