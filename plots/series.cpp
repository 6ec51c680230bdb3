// SPDX-License-Identifier: GPL-3.0-or-later
#include "series.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

#include "arrangement.h"
#include "catalog.h"
#include "device_limits.h"
#include "fractions.h"
#include "labels.h"
#include "notes.h"
#include "number_text.h"

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
  if (view == View::EndToEnd) return Quantity::EndToEnd;
  if (family) {
    if (family->figure == Figure::Items) return Quantity::Items;
    return family->figure == Figure::Gflops ? Quantity::Gflops : Quantity::Bandwidth;
  }
  // A family that the catalogue lacks: what its results have decides.
  const auto any = [&](std::optional<double> Result::*figure) {
    return std::ranges::any_of(results, [&](const Result* result) { return (result->*figure).has_value(); });
  };
  if (any(&Result::bandwidthGbs)) return Quantity::Bandwidth;
  if (any(&Result::gflops)) return Quantity::Gflops;
  return any(&Result::itemsPerSecond) ? Quantity::Items : Quantity::Bandwidth;
}

std::optional<double> figureOf(const Result& result, Quantity quantity) {
  if (quantity == Quantity::Gflops) return result.gflops;
  return quantity == Quantity::Items ? result.itemsPerSecond : result.bandwidthGbs;
}

std::optional<SeriesPoint> pointOf(const Result& result, Quantity quantity) {
  if (result.status == Result::Status::Failed) return std::nullopt;
  SeriesPoint point;
  point.warnings = flagsOf(result);
  for (const Fact& fact : result.facts)
    point.details << QString::fromStdString(fact.name + ": " + fact.value).simplified();
  const bool quartiles = result.time && result.origin != Origin::Modelled;
  if (quantity == Quantity::Time) {
    if (!result.time) return std::nullopt;
    point.y = result.time->median;
    point.low = quartiles ? result.time->q1 : point.y;
    point.high = quartiles ? result.time->q3 : point.y;
    return point;
  }
  const std::optional<double> figure = figureOf(result, quantity);
  if (!figure) return std::nullopt;
  point.y = point.low = point.high = *figure;
  // The longer the time, the lower the figure.
  if (quartiles && result.time->q1 > 0 && result.time->q3 > 0) {
    point.low = *figure * result.time->median / result.time->q3;
    point.high = *figure * result.time->median / result.time->q1;
  }
  return point;
}

/// "37.8 % of the peak", "43.2 % of the measured copy".
QStringList sharesText(const Result& result, const DeviceRecord* device) {
  const auto percent = [](double share) { return figureText(share * 100); };
  QStringList texts;
  if (const auto share = figureOfPeak(result, device)) texts << Text::tr("%1 % of the peak").arg(percent(*share));
  const auto copy = fractionsOf(result, device).bandwidthOfCopy;
  if (copy && figureOfPeak(result, device) == fractionsOf(result, device).bandwidthOfPeak)
    texts << Text::tr("%1 % of the measured copy").arg(percent(*copy));
  return texts;
}

struct DrawnResult {
  const Result* result;
  SeriesPoint point;
  QString memory = {};  ///< what it was copied from and to, where there are two ways
};

bool hasPinned(const Result& result) {
  return result.transfer && result.transfer->toDevicePinned + result.transfer->toHostPinned > 0;
}

/// The time with the copies to and from the device: from pageable memory, and from page-locked memory where that was
/// measured. A loop on the CPU has its data where they are. Nothing where the copies were not measured.
std::vector<DrawnResult> endToEndOf(const Result& result, bool twoWays) {
  const bool onCpu = result.device == "cpu";
  const auto time = pointOf(result, Quantity::Time);
  if (!time || (!onCpu && !result.transfer) || result.origin == Origin::Modelled) return {};
  if (onCpu) return {{&result, *time}};
  const auto with = [&](double toDevice, double toHost, const QString& memory) {
    SeriesPoint point = *time;
    for (double* value : {&point.y, &point.low, &point.high}) *value += toDevice + toHost;
    point.details = QStringList{Text::tr("launch %1 ms").arg(figureText(time->y)),
                                Text::tr("to the device %1 ms").arg(figureText(toDevice)),
                                Text::tr("back %1 ms").arg(figureText(toHost))} +
                    time->details;
    return DrawnResult{&result, point, twoWays ? memory : QString()};
  };
  const TransferTimes& transfer = *result.transfer;
  std::vector<DrawnResult> drawn;
  drawn.reserve(2);
  drawn.push_back(with(transfer.toDevice, transfer.toHost, Text::tr("pageable memory")));
  if (hasPinned(result))
    drawn.push_back(with(transfer.toDevicePinned, transfer.toHostPinned, Text::tr("page-locked memory")));
  return drawn;
}

/// "12.3 times as fast as the CPU with all threads", of a time with copies; nothing where no such time is at hand.
QStringList speedupText(double milliseconds, const Result& result, const std::vector<const Result*>& results) {
  const auto baseline = std::ranges::find_if(results, [&](const Result* other) {
    return other->device == "cpu" && other->variant == "cpu-all-threads" && other->time && other != &result &&
           other->status == Result::Status::Ok &&
           std::ranges::all_of(other->parameters.entries(), [&](const auto& entry) {
             const Value* const same = result.parameters.find(entry.first);
             return same && *same == entry.second;
           });
  });
  if (baseline == results.end() || !(milliseconds > 0)) return {};
  return {Text::tr("%1 times as fast as the CPU with all threads")
              .arg(figureText((*baseline)->time->median / milliseconds))};
}

/// Sorts drawn results into series.
class Builder {
 public:
  Builder(const Labels& labels, const Arrangement& arrangement, const std::vector<DrawnResult>& drawn)
      : m_labels(labels), m_arrangement(arrangement) {
    for (const DrawnResult& one : drawn) m_groups << distinctionOf(one);
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
  QString distinctionOf(const DrawnResult& drawn) const {
    QStringList texts{m_labels.distinction(*drawn.result, m_arrangement), drawn.memory};
    texts.removeAll(QString());
    return texts.join(QStringLiteral(", "));
  }

  void add(const DrawnResult& drawn) {
    const Result& result = *drawn.result;
    const Value* x = result.parameters.find(m_arrangement.x);
    const QString title = m_labels.variant(result, m_arrangement);
    const QString distinction = distinctionOf(drawn);
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
    case Quantity::EndToEnd:
      data.yTitle = Text::tr("Time end to end (ms)"), data.unit = QStringLiteral("ms");
      break;
    case Quantity::Bandwidth:
      data.yTitle = Text::tr("Effective bandwidth (GB/s)"), data.unit = QStringLiteral("GB/s");
      break;
    case Quantity::Gflops:
      data.yTitle = Text::tr("Throughput (GFLOP/s)"), data.unit = QStringLiteral("GFLOP/s");
      break;
    case Quantity::Items:
      break;  // named when it is known how large they are
  }
}

/// Brings items per second into a range that is easily read, and names them: "10⁹ points/s".
void scaleItems(PlotData& data, std::vector<DrawnResult>& drawn, const Family* family) {
  double most = 0;
  for (const DrawnResult& one : drawn) most = std::max(most, one.point.y);
  int exponent = 0;
  constexpr int kThousand = 3;
  constexpr int kLargest = 15;
  while (exponent < kLargest && most >= std::pow(10.0, exponent + kThousand)) exponent += kThousand;
  for (DrawnResult& one : drawn)
    for (double* value : {&one.point.y, &one.point.low, &one.point.high}) *value /= std::pow(10.0, exponent);
  const QString items = family ? QString::fromStdString(family->items) : Text::tr("items");
  data.unit = Text::tr("%1/s").arg(items);
  if (exponent > 0) data.unit.prepend(powerOfTenText(exponent) + QLatin1Char(' '));
  data.yTitle = Text::tr("Throughput (%1)").arg(data.unit);
}

/// "copy, naive", with the device where there are several: "copy, naive on NVIDIA H200 (modelled)".
QString namesOf(const std::vector<const Result*>& results, const Labels& labels) {
  std::vector<std::pair<QString, QStringList>> sources;
  for (const Result* result : results) {
    const QString source = labels.severalSources() ? labels.source(*result) : QString();
    auto known = std::ranges::find(sources, source, &std::pair<QString, QStringList>::first);
    if (known == sources.end()) known = sources.insert(sources.end(), {source, {}});
    const QString variant = QString::fromStdString(result->variant);
    if (!known->second.contains(variant)) known->second << variant;
  }
  QStringList texts;
  for (const auto& [source, variants] : sources) {
    const QString names = variants.join(QStringLiteral(", "));
    texts << (source.isEmpty() ? names : Text::tr("%1 on %2").arg(names, source));
  }
  return texts.join(QStringLiteral("; "));
}

QString formulaOf(View view, const Family* family) {
  if (view == View::EndToEnd)
    return Text::tr("launch + copies of the input to the device and of the output back; none on the CPU");
  return view == View::Figure && family ? QString::fromStdString(family->figureFormula) : QString();
}

}  // namespace

QString viewName(View view, const QString& family) {
  if (view == View::Time) return QStringLiteral("time");
  if (view == View::EndToEnd) return QStringLiteral("end-to-end");
  const Family* known = findFamily(family.toStdString());
  if (known && known->figure == Figure::Items) return QStringLiteral("rate");
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
  data.formula = formulaOf(view, labels.family());

  const Arrangement arrangement = arrangementOf(results);
  data.notes = notesOf(results, labels, arrangement);
  std::vector<DrawnResult> drawn;
  std::vector<const Result*> drawnResults;
  std::vector<const Result*> without;
  const bool twoWays = std::ranges::any_of(results, [](const Result* result) { return hasPinned(*result); });
  for (const Result* result : results) {
    std::vector<DrawnResult> made;
    if (quantity == Quantity::EndToEnd)
      made = endToEndOf(*result, twoWays);
    else if (const auto point = pointOf(*result, quantity))
      made = {{result, *point}};
    for (DrawnResult& one : made) {
      if (quantity == Quantity::Bandwidth || quantity == Quantity::Gflops)
        one.point.details << sharesText(*result, session.environment.find(result->device));
      if (quantity == Quantity::EndToEnd) one.point.details << speedupText(one.point.y, *result, results);
      one.point.resultIndex = static_cast<std::size_t>(result - session.results.data());
      drawn.push_back(std::move(one));
    }
    if (!made.empty())
      drawnResults.push_back(result);
    else if (result->status == Result::Status::Ok)
      without.push_back(result);
  }
  if (quantity == Quantity::Items) scaleItems(data, drawn, labels.family());
  if (!without.empty()) {
    const QString variants = namesOf(without, labels);
    data.notes << (quantity == Quantity::EndToEnd
                       ? Text::tr("left out, as no copies to a device and back were timed: %1").arg(variants)
                       : Text::tr("without a value in %1: %2").arg(data.unit, variants));
  }
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
