// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/temporary_folder.h"

#include <stdlib.h>

#include <cerrno>
#include <string>
#include <system_error>

#include "core/text/error.h"
#include "core/text/system_message.h"

namespace warpbench {

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "warpbench-XXXXXX").string();
  if (!::mkdtemp(pattern.data()))
    throw RequestError("cannot make a folder '" + pattern + "': " + systemMessage(errno).english());
  m_path = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(m_path, ignored);
}

}  // namespace warpbench
