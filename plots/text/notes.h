// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "text/labels.h"

namespace warpbench::plots {

/// The warnings of a result, and a verification that it failed, shortened for a tooltip.
QStringList flagsOf(const Result& result);

/// A line about some results.
struct Note {
  QString text;
  std::vector<const Result*> results;
};

/// One line per problem: failed points, wrong results, results wrong on purpose, warnings. Points of one variant with
/// the same problem share a line, and a warning on all points appears once. `results` are those to examine, including
/// failed ones.
std::vector<Note> notesOf(const std::vector<const Result*>& results, const Labels& labels,
                          const Arrangement& arrangement);
QStringList textsOf(const std::vector<Note>& notes);

}  // namespace warpbench::plots
