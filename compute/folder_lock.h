// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "descriptor.h"

namespace warpbench {

/// Keeps other Warpbenches from changing a file while this one reads it and then writes it anew. For moments: one that
/// waits longer than 5 seconds goes on without, and where the file system has no locks nobody waits.
class FolderLock {
 public:
  /// Of the folder that holds `file`; nothing is created.
  explicit FolderLock(const std::filesystem::path& file);

 private:
  Descriptor m_folder;
};

}  // namespace warpbench
