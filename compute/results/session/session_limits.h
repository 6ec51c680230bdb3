// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// Limits of a session from any file format. json_parser.h limits documents, csv_lines.h tables, file_io.h files. Texts
/// may contain control characters; views sanitise them.
namespace warpbench {

inline constexpr std::size_t kMaxResults = 1'000'000;
inline constexpr std::size_t kMaxDevices = 256;
inline constexpr std::size_t kMaxCopies = 1000;          ///< the user's kernels
inline constexpr std::size_t kMaxAnnotations = 10'000;   ///< for each of series, marks, words and axes
inline constexpr std::size_t kMostEarlier = 100;         ///< earlier texts of one kernel

struct Session;

/// @throws RequestError if the session with `moreResults` more results exceeds a limit of results or devices.
void checkFits(const Session& session, std::size_t moreResults = 0);

}  // namespace warpbench
