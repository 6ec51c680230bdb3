// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/folder_lock.h"

#include <sys/file.h>

#include <thread>

#include "core/text/error.h"

namespace warpbench {

namespace {

std::filesystem::path folderOf(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::weakly_canonical(file, error);
  const std::filesystem::path folder = (error ? file : real).parent_path();
  return folder.empty() ? std::filesystem::path(".") : folder;
}

}  // namespace

FolderLock::FolderLock(const std::filesystem::path& file, std::chrono::milliseconds patience)
    : m_folder(folderOf(file), O_RDONLY | O_DIRECTORY) {
  if (!m_folder.isOpen()) return;
  const auto end = std::chrono::steady_clock::now() + patience;
  while (::flock(m_folder.get(), LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR)) {
    if (std::chrono::steady_clock::now() >= end)
      throw RequestError(Message::text("cannot write '%1': %2"), printable(file.string()),
                         Message::text("another Warpbench is still writing there"));
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

}  // namespace warpbench
