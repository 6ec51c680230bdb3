// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

namespace warpbench::gui {

/// Converts a file path for the compute module.
inline std::filesystem::path filePath(const QString& path) { return path.toStdU16String(); }

}  // namespace warpbench::gui
