// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// How host memory that is copied to or from a GPU was allocated.
enum class HostPages {
  Pageable,  ///< as malloc gives it: the driver copies it part by part through locked pages of its own
  Locked,    ///< cudaMallocHost: the GPU reads and writes it by itself ("pinned")
};

}  // namespace warpbench
