// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// What a session may have, whatever kind of file it comes from. parse_json.h has the limits of a document, csv_lines.h
/// those of a table, file_io.h that of a file. Texts are taken as they are, control characters too: whoever shows them
/// makes them plain.
namespace warpbench {

inline constexpr std::size_t kMostResults = 1'000'000;
inline constexpr std::size_t kMostDevices = 256;
inline constexpr std::size_t kMostCopies = 1000;         ///< kernels of the user's
inline constexpr std::size_t kMostAnnotations = 10'000;  ///< of each: names of series, marks, words and axes of plots
inline constexpr std::size_t kMostEarlier = 100;         ///< texts of one of them that were run before

struct Session;

/// @throws RequestError where it has, with as many more results, more of them or of devices than that.
void checkFits(const Session& session, std::size_t moreResults = 0);

}  // namespace warpbench
