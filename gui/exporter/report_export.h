// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/file_writer.h"
#include "report/report.h"
#include "results/session/session.h"

namespace warpbench::gui {

/// Writes a report while the window stays alive: what it says is found out in the background, and its plots are drawn a
/// few at a time between the window's own work. The session may change meanwhile: the report is of what it was.
/// `path` ends in .pdf or .html. The writer says `message` once the file is there.
void writeReport(FileWriter& writer, const Session& session, const plots::ReportChoices& choices, const QString& path,
                 const QString& message);

}  // namespace warpbench::gui
