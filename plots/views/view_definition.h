// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <algorithm>
#include <string>
#include <vector>

#include "views/series_builder.h"
#include "views/views.h"

namespace warpbench::plots {

/// The results of a family, whether or not they can be drawn.
struct Subject {
  const Session& session;
  const Comparison& comparison;
  std::string family;
  const Family* known = findFamily(family);  ///< nullptr if the catalogue lacks it

  bool any(auto&& holds) const { return anyIn(session, holds); }
  bool anyCompared(auto&& holds) const { return comparison.session && anyIn(*comparison.session, holds); }

 private:
  bool anyIn(const Session& results, auto&& holds) const {
    return std::ranges::any_of(results.results,
                               [&](const Result& result) { return result.family == family && holds(result); });
  }
};

/// A view's title, availability and drawing functions. Each view's file defines one.
struct ViewDefinition {
  QString (*title)(const Family* family);  ///< see viewTitle
  QString (*toolTip)();
  bool (*has)(const Subject& subject) = [](const Subject&) { return true; };

  /// Makes the points and names the y axis; plotData() does what all views share.
  std::vector<DrawnResult> (*draw)(PlotData& data, const Context& context, const PlotChoices& choices) = nullptr;
  /// The note about results that ran but have no point; nullptr if `draw` adds it.
  QString (*without)(const PlotData& data, const QString& names) = nullptr;
  void (*addLines)(PlotData& data, const Context& context, const std::vector<const Result*>& drawn) = nullptr;

  /// Replaces the three functions above for views that do not draw results as points.
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

/// The plot without points: title, subtitle, and a note if there is nothing to compare with.
PlotData plotOf(const FamilyResults& results, const Labels& labels, const Comparison& comparison);

}  // namespace warpbench::plots
