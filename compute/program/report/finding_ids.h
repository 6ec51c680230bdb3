// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "program/report/program_events.h"

namespace warpbench::program {

/// Gives findings their ids: "race-1f0c93a2", made of the kind, the file's name, the kernel and the text of the line.
/// An id stays the same when lines are inserted elsewhere or the file moves. Equal lines get "-2", "-3".
void giveIds(std::vector<ProgramFinding>& findings);

/// A file of findings that need not be mended: an id and the reason on each line. Lines that begin with # are comments.
class Suppressions {
 public:
  /// @throws RequestError for a line without a reason, or with an id that the file has already.
  explicit Suppressions(const std::filesystem::path& file);
  /// Excuses these findings, which have ids. @returns the ids that are not among them.
  std::vector<std::string> apply(std::vector<ProgramFinding>& findings) const;

 private:
  std::map<std::string, std::string> m_reasons;  ///< by id
};

}  // namespace warpbench::program
