// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>

#include "core/files/descriptor.h"

namespace warpbench {

/// Keeps other Warpbenches from changing a file while this one reads it and then writes it anew. Where the file system
/// has no locks nobody waits.
class FolderLock {
 public:
  /// Of the folder that holds `file`; nothing is created.
  /// @throws RequestError where another one holds it for longer than `patience`.
  explicit FolderLock(const std::filesystem::path& file, std::chrono::milliseconds patience = std::chrono::minutes(2));

 private:
  Descriptor m_folder;
};

}  // namespace warpbench
