// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "program/report/program_report.h"

/// Texts about a program's run.
namespace warpbench::gui {

/// "homework.cu:17"; empty if unknown.
QString placeText(const std::string& file, int line);
/// The text of a finding's kind: "out of bounds" for "out-of-bounds".
QString mistakeText(const std::string& kind);
/// "The program ended with exit code 1."
QString endText(const program::ProgramEnd& end);

}  // namespace warpbench::gui
