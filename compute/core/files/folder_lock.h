// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>

#include "core/files/descriptor.h"

namespace warpbench {

/// Locks out other Warpbench processes between a read and a write of a file. No effect on file systems without locks.
class FolderLock {
 public:
  /// Locks the folder of `file`; creates nothing. @throws RequestError if `patience` runs out.
  explicit FolderLock(const std::filesystem::path& file, std::chrono::milliseconds patience = std::chrono::minutes(2));

 private:
  Descriptor m_folder;
};

}  // namespace warpbench
