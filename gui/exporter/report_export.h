// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/file_writer.h"
#include "report/report.h"
#include "results/session/session.h"

namespace warpbench::gui {

/// Writes a report while the window stays responsive: collects its content in the background and draws its plots a few
/// at a time between the window's events. The report shows the session as passed, even if it changes meanwhile. `path`
/// ends in .pdf or .html. The writer reports `message` once the file exists.
void writeReport(FileWriter& writer, const Session& session, const plots::ReportChoices& choices, const QString& path,
                 const QString& message);

}  // namespace warpbench::gui
