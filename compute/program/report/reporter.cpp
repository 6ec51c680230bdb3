// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/reporter.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <variant>

#include "core/text/text.h"
#include "program/report/program_events.h"

namespace warpbench::program {
namespace {

/// If nobody listens, prints what the simulator does not support.
void tellAlone(const std::string& line) {
  if (const auto fault = hostFaultIn(line))
    std::fprintf(stderr, "warpbench: a segmentation fault: %s\n", oneLine(fault->what).c_str());
  if (line.find("\"error\"") == line.npos && line.find("\"refus") == line.npos) return;
  const ProgramEvent event = eventFrom(line);
  const auto* const launch = std::get_if<LaunchEvent>(&event);
  if (launch != nullptr && launch->result.status == Result::Status::Failed)
    std::fprintf(stderr, "warpbench: %s, launched at %s:%d, %s\n", launch->result.variant.c_str(), launch->file.c_str(),
                 launch->line, oneLine(launch->result.error.english()).c_str());
  if (const auto* const refusal = std::get_if<RefusalEvent>(&event))
    std::fprintf(stderr, "warpbench: %s\n", oneLine(refusal->reason).c_str());
}

}  // namespace

void Reporter::send(const std::string& line) {
  const std::lock_guard lock(m_mutex);
  if (m_descriptor < 0) return tellAlone(line);
  const std::string whole = line + '\n';
  for (std::size_t done = 0; done < whole.size();) {
    const ssize_t count = ::write(m_descriptor, whole.data() + done, whole.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      m_descriptor = -1;
      return;
    }
    done += static_cast<std::size_t>(count);
  }
}

}  // namespace warpbench::program
