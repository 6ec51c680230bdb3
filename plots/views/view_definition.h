// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <algorithm>
#include <string>
#include <vector>

#include "views/series_builder.h"
#include "views/views.h"

namespace warpbench::plots {

/// The results of a family, whether they can be drawn or not.
struct Subject {
  const Session& session;
  const Comparison& comparison;
  std::string family;
  const Family* known = findFamily(family);  ///< nullptr: the catalogue lacks it

  bool any(auto&& holds) const { return anyIn(session, holds); }
  bool anyCompared(auto&& holds) const { return comparison.session && anyIn(*comparison.session, holds); }

 private:
  bool anyIn(const Session& results, auto&& holds) const {
    return std::ranges::any_of(results.results,
                               [&](const Result& result) { return result.family == family && holds(result); });
  }
};

/// What a view is called, of what it can be, and how it is drawn. A view's own file defines one.
struct ViewDefinition {
  QString (*title)(const Family* family);  ///< see viewTitle
  QString (*toolTip)();
  bool (*has)(const Subject& subject) = [](const Subject&) { return true; };

  /// Makes the points and names the y axis; plotData does what all views have in common.
  std::vector<DrawnResult> (*draw)(PlotData& data, const Context& context, const PlotChoices& choices) = nullptr;
  /// Why results that ran are not drawn; nullptr: `draw` has said it.
  QString (*without)(const PlotData& data, const QString& names) = nullptr;
  /// Adds the lines to what is drawn.
  void (*addLines)(PlotData& data, const Context& context, const std::vector<const Result*>& drawn) = nullptr;

  /// In place of these three, where results are not drawn as points of their own.
  PlotData (*plot)(const Session& session, const QString& family, const PlotChoices& choices,
                   const Comparison& comparison) = nullptr;
};

extern const ViewDefinition kTimeView;
extern const ViewDefinition kFigureView;
extern const ViewDefinition kSpeedupView;
extern const ViewDefinition kRooflineView;
extern const ViewDefinition kEndToEndView;
extern const ViewDefinition kSamplesView;
extern const ViewDefinition kCountersView;
extern const ViewDefinition kRatioView;

/// "without a value in GB/s: naive".
QString withoutValue(const PlotData& data, const QString& names);

/// A plot of them without its points: with its title, its subtitle, and a note where there is nothing to compare with.
PlotData plotOf(const FamilyResults& results, const Labels& labels, const Comparison& comparison);

}  // namespace warpbench::plots
