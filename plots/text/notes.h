// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "text/labels.h"

namespace warpbench::plots {

/// What was flagged on a result, shortened to fit a tooltip: its warnings, and a verification that it did not pass.
QStringList flagsOf(const Result& result);

/// A line about some results.
struct Note {
  QString text;
  std::vector<const Result*> results;
};

/// One line for each thing that is wrong: failed points, wrong results, results wrong on purpose, warnings. Points of
/// one variant with the same trouble share a line, and a warning that all points have is said once.
/// `results` are those that are looked at; failed ones are among them.
std::vector<Note> notesOf(const std::vector<const Result*>& results, const Labels& labels,
                          const Arrangement& arrangement);
QStringList textsOf(const std::vector<Note>& notes);

}  // namespace warpbench::plots
