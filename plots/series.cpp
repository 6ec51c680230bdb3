// SPDX-License-Identifier: GPL-3.0-or-later
#include "series.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>

#include "arrangement.h"
#include "catalog.h"
#include "device_limits.h"
#include "labels.h"
#include "notes.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Series)
};

/// The family's results, in the session's order; of those that agree in all that was asked for, the last.
std::vector<const Result*> latestResults(const Session& session, const std::string& family) {
  const auto samePoint = [](const Result& a, const Result& b) {
    const auto contains = [&](const Parameters::Entry& entry) {
      const Value* other = b.parameters.find(entry.first);
      return other && *other == entry.second;
    };
    return a.variant == b.variant && a.device == b.device && a.mode == b.mode &&
           a.parameters.entries().size() == b.parameters.entries().size() &&
           std::ranges::all_of(a.parameters.entries(), contains);
  };
  std::vector<const Result*> latest;
  for (const Result& result : session.results) {
    if (result.family != family) continue;
    std::erase_if(latest, [&](const Result* earlier) { return samePoint(*earlier, result); });
    latest.push_back(&result);
  }
  return latest;
}

Quantity quantityOf(View view, const Family* family, const std::vector<const Result*>& results) {
  if (view == View::Time) return Quantity::Time;
  if (family) return family->figure == Figure::Gflops ? Quantity::Gflops : Quantity::Bandwidth;
  // A family that the catalogue lacks: what its results have decides.
  const bool bandwidth =
      std::ranges::any_of(results, [](const Result* result) { return result->bandwidthGbs.has_value(); });
  const bool gflops = std::ranges::any_of(results, [](const Result* result) { return result->gflops.has_value(); });
  return gflops && !bandwidth ? Quantity::Gflops : Quantity::Bandwidth;
}

std::optional<SeriesPoint> pointOf(const Result& result, Quantity quantity) {
  if (result.status == Result::Status::Failed) return std::nullopt;
  SeriesPoint point;
  point.warnings = flagsOf(result);
  const bool quartiles = result.time && result.origin != Origin::Modelled;
  if (quantity == Quantity::Time) {
    if (!result.time) return std::nullopt;
    point.y = result.time->median;
    point.low = quartiles ? result.time->q1 : point.y;
    point.high = quartiles ? result.time->q3 : point.y;
    return point;
  }
  const std::optional<double>& figure = quantity == Quantity::Gflops ? result.gflops : result.bandwidthGbs;
  if (!figure) return std::nullopt;
  point.y = point.low = point.high = *figure;
  // The longer the time, the lower the figure.
  if (quartiles && result.time->q1 > 0 && result.time->q3 > 0) {
    point.low = *figure * result.time->median / result.time->q3;
    point.high = *figure * result.time->median / result.time->q1;
  }
  return point;
}

struct DrawnResult {
  const Result* result;
  SeriesPoint point;
};

/// Sorts drawn results into series.
class Builder {
 public:
  Builder(const Labels& labels, const Arrangement& arrangement, const std::vector<DrawnResult>& drawn)
      : m_labels(labels), m_arrangement(arrangement) {
    for (const DrawnResult& one : drawn) m_groups << labels.distinction(*one.result, arrangement);
    m_groups.removeDuplicates();
    m_oneVariant = std::ranges::all_of(
        drawn, [&](const DrawnResult& one) { return one.result->variant == drawn.front().result->variant; });
    std::vector<const DrawnResult*> ordered;
    for (const DrawnResult& one : drawn) ordered.push_back(&one);
    std::ranges::stable_sort(ordered, {}, [&](const DrawnResult* one) { return labels.place(one->result->variant); });
    for (const DrawnResult* one : ordered) add(*one);
    for (Series& series : m_series) std::ranges::sort(series.points, {}, &SeriesPoint::x);
    std::ranges::stable_sort(m_series, [](const Series& a, const Series& b) {
      return std::pair(a.style, a.group) < std::pair(b.style, b.group);
    });
  }

  const QStringList& categories() const { return m_categories; }
  std::vector<Series> take() { return std::move(m_series); }

 private:
  void add(const DrawnResult& drawn) {
    const Result& result = *drawn.result;
    const Value* x = result.parameters.find(m_arrangement.x);
    const QString title = m_labels.variant(result, m_arrangement);
    const QString distinction = m_labels.distinction(result, m_arrangement);
    const QString name = distinction.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, distinction);
    const bool bars = m_arrangement.x.empty();
    const bool flat = !bars && !x;

    auto series = std::ranges::find_if(m_series, [&](const Series& known) {
      return known.variant.toStdString() == result.variant && known.distinction == distinction && known.flat == flat;
    });
    if (series == m_series.end()) {
      Series made{.name = name, .variant = QString::fromStdString(result.variant), .distinction = distinction};
      made.style = m_labels.place(result.variant);
      made.group = static_cast<int>(m_groups.indexOf(distinction));
      // One variant alone: its series may as well have the colours that others do not need.
      if (m_oneVariant) made.style += std::exchange(made.group, 0);
      made.flat = flat;
      made.origin = result.origin;
      series = m_series.insert(m_series.end(), std::move(made));
    }
    SeriesPoint point = drawn.point;
    if (bars) {
      if (!m_categories.contains(title)) m_categories << title;
      point.x = static_cast<double>(m_categories.indexOf(title));
    } else if (x) {
      point.x = static_cast<double>(std::get<std::int64_t>(*x));
    }
    series->points.push_back(point);
  }

  const Labels& m_labels;
  const Arrangement& m_arrangement;
  bool m_oneVariant = false;
  QStringList m_groups;
  QStringList m_categories;
  std::vector<Series> m_series;
};

void nameQuantity(PlotData& data, Quantity quantity) {
  switch (quantity) {
    case Quantity::Time:
      data.yTitle = Text::tr("Time (ms)"), data.unit = QStringLiteral("ms");
      break;
    case Quantity::Bandwidth:
      data.yTitle = Text::tr("Effective bandwidth (GB/s)"), data.unit = QStringLiteral("GB/s");
      break;
    case Quantity::Gflops:
      data.yTitle = Text::tr("Throughput (GFLOP/s)"), data.unit = QStringLiteral("GFLOP/s");
      break;
  }
}

}  // namespace

QString viewName(View view, const QString& family) {
  if (view == View::Time) return QStringLiteral("time");
  const Family* known = findFamily(family.toStdString());
  return known && known->figure == Figure::Gflops ? QStringLiteral("gflops") : QStringLiteral("bandwidth");
}

bool PlotData::empty() const {
  return std::ranges::all_of(series, [](const Series& one) { return one.points.empty(); });
}

PlotData plotData(const Session& session, const QString& family, View view) {
  const std::string id = family.toStdString();
  const std::vector<const Result*> results = latestResults(session, id);
  PlotData data;
  const Labels labels(session, id, results);
  const Quantity quantity = quantityOf(view, labels.family(), results);
  nameQuantity(data, quantity);
  data.title = labels.title();
  if (results.empty()) return data;
  data.subtitle = labels.subtitle();
  if (view == View::Figure && labels.family()) data.formula = QString::fromStdString(labels.family()->figureFormula);

  const Arrangement arrangement = arrangementOf(results);
  data.notes = notesOf(results, labels, arrangement);
  std::vector<DrawnResult> drawn;
  std::vector<const Result*> drawnResults;
  QStringList withoutFigure;
  for (const Result* result : results) {
    if (auto point = pointOf(*result, quantity)) {
      point->resultIndex = static_cast<std::size_t>(result - session.results.data());
      drawn.push_back({result, *point});
      drawnResults.push_back(result);
    } else if (result->status == Result::Status::Ok) {
      withoutFigure << QString::fromStdString(result->variant);
    }
  }
  withoutFigure.removeDuplicates();
  if (!withoutFigure.isEmpty())
    data.notes << Text::tr("without a value in %1: %2").arg(data.unit, withoutFigure.join(QStringLiteral(", ")));
  for (const std::string& parameter : arrangement.alongX)
    data.notes << Text::tr("%1 changes along with %2")
                      .arg(QString::fromStdString(parameter), QString::fromStdString(arrangement.x));
  if (drawn.empty()) return data;

  Builder builder(labels, arrangement, drawn);
  if (arrangement.x.empty())
    data.categories = builder.categories();
  else
    data.xTitle = labels.axisTitle(arrangement.x);
  data.series = builder.take();
  // What stays on the chip is not bounded by its memory.
  if (!labels.family() || !labels.family()->onChip) data.lines = deviceLimits(session, drawnResults, quantity);
  return data;
}

}  // namespace warpbench::plots
