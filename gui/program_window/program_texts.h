// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "program/report/program_report.h"

/// What the program window says of a program's run.
namespace warpbench::gui {

/// "homework.cu:17"; empty where it is not known.
QString placeText(const std::string& file, int line);
/// "out of bounds" of "out-of-bounds": the kind of a finding.
QString mistakeText(const std::string& kind);
/// "The program ended with exit code 1."
QString endText(const program::ProgramEnd& end);

}  // namespace warpbench::gui
