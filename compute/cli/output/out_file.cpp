// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/out_file.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "cli/command.h"
#include "core/files/file_io.h"
#include "core/files/folder_lock.h"
#include "core/text/error.h"
#include "format/session_file.h"
#include "format/session_merge.h"

namespace warpbench::cli {

namespace {

constexpr std::chrono::seconds kPause(5);
constexpr int kShare = 20;  ///< writing takes at most one part in this many of the time

}  // namespace

OutFile::OutFile(std::filesystem::path path, How how)
    : m_path(std::move(path)), m_how(how), m_next(Clock::now() + kPause) {
  // Write to a terminal or a pipe only once, because a reader could not parse several documents in a row.
  std::error_code unknown;
  if (const auto there = std::filesystem::status(m_path, unknown); std::filesystem::exists(there))
    m_keeps = std::filesystem::is_regular_file(there);
}

void OutFile::keep(const Session& session) {
  const Clock::time_point start = Clock::now();
  if (!m_keeps || start < m_next) return;
  try {
    write(session, std::chrono::seconds(5));
  } catch (const std::exception& error) {
    if (!std::exchange(m_reported, true)) say(std::string(error.what()) + "; the run goes on");
  }
  const Clock::time_point end = Clock::now();
  m_next = end + std::max<Clock::duration>(kPause, kShare * (end - start));
}

void OutFile::write(const Session& session, std::chrono::milliseconds patience) {
  if (session.results.empty()) return;
  if (m_how == How::Anew) {
    writeFile(m_path, toJson(session));
    return;
  }
  const Session added{
      .environment = session.environment,
      .results = {session.results.begin() + static_cast<std::ptrdiff_t>(m_appended), session.results.end()},
      .copies = session.copies};
  const FolderLock lock(m_path, patience);
  writeFile(m_path, toJson(std::filesystem::exists(m_path) ? mergeSessions(readSession(m_path), added) : added));
  m_appended = session.results.size();
}

}  // namespace warpbench::cli
