// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/series_builder.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace warpbench::plots {
namespace {

struct SeriesBuilderText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::SeriesBuilder)
};

class Builder {
 public:
  Builder(PlotData& data, const Context& context) : m_data(data), m_context(context) {}

  void build(const std::vector<DrawnResult>& drawn) {
    for (const DrawnResult& one : drawn) placeIn(m_groups, distinctionOf(one));
    m_oneVariant = std::ranges::all_of(
        drawn, [&](const DrawnResult& one) { return one.result->variant == drawn.front().result->variant; });
    std::vector<std::pair<int, const DrawnResult*>> ordered;
    for (const DrawnResult& one : drawn) ordered.emplace_back(m_context.labels.place(one.result->variant), &one);
    std::ranges::stable_sort(ordered, {}, &std::pair<int, const DrawnResult*>::first);
    for (const auto& [place, one] : ordered) add(*one);
    for (Series& series : m_data.series) std::ranges::stable_sort(series.points, {}, &SeriesPoint::x);
    std::ranges::stable_sort(m_data.series, [](const Series& a, const Series& b) {
      return std::pair(a.style, a.group) < std::pair(b.style, b.group);
    });
    if (m_data.bars() && !m_oneVariant)
      for (Series& series : m_data.series) series.style = styleOfBars(series);
  }

 private:
  /// A bar's name stands next to it, so all kernels share one colour; a reference, such as a library's function, has
  /// another.
  int styleOfBars(const Series& series) const {
    constexpr int kKernel = 0, kReference = 7;
    const Family* const family = m_context.labels.family();
    const Variant* const variant = family ? family->find(series.variant.toStdString()) : nullptr;
    return variant && variant->kernel.empty() ? kReference : kKernel;
  }

  /// The index of the text among the earlier ones; a new text comes last.
  static int placeIn(QHash<QString, int>& places, const QString& text) {
    const auto known = places.constFind(text);
    return *(known == places.constEnd() ? places.insert(text, static_cast<int>(places.size())) : known);
  }

  QString distinctionOf(const DrawnResult& drawn) const {
    QStringList texts{m_context.labels.distinction(*drawn.result, m_context.arrangement), drawn.way};
    texts.removeAll(QString());
    return texts.join(QStringLiteral(", "));
  }

  void add(const DrawnResult& drawn) {
    const Result& result = *drawn.result;
    const std::string& swept = m_context.arrangement.x;
    const Value* x = result.parameters.find(swept);
    const QString title = m_context.labels.variant(result, m_context.arrangement);
    const QString distinction = distinctionOf(drawn);
    const QString name = distinction.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, distinction);
    const bool roofline = m_data.form == Form::Roofline;
    const bool bars = !roofline && swept.empty();
    const bool flat = !roofline && !bars && !x;

    const QString variant = QString::fromStdString(result.variant);
    const SeriesKey key(variant, distinction, flat);
    const auto [series, isNew] = m_series.try_emplace(key, m_data.series.size());
    if (isNew) {
      Series made{.name = name, .variant = variant, .distinction = distinction};
      const QString told = m_context.labels.distinctionKey(result, m_context.arrangement);
      QStringList keys{variant, told, drawn.way};
      keys.removeAll(QString());
      made.key = keys.join(QStringLiteral(", "));
      made.style = m_context.labels.place(result.variant);
      made.group = placeIn(m_groups, distinction);
      // With only one variant, its series can use the colours of others.
      if (m_oneVariant) made.style += std::exchange(made.group, 0);
      made.flat = flat;
      made.origin = result.origin;
      m_data.series.push_back(std::move(made));
    }
    SeriesPoint point = drawn.point;
    if (bars) {
      const int place = placeIn(m_categories, title);
      if (place == m_data.categories.size()) m_data.categories << title;
      point.x = static_cast<double>(place);
    } else if (roofline) {
      if (x)
        point.details.prepend(
            QStringLiteral("%1: %2").arg(m_context.labels.axisTitle(swept), QString::fromStdString(toText(*x))));
    } else if (x) {
      point.x = static_cast<double>(std::get<std::int64_t>(*x));
    }
    m_data.series[series->second].wrong |= result.verification && !result.verification->passed;
    m_data.series[series->second].points.push_back(std::move(point));
  }

  /// Variant, distinction, whether the series is flat.
  using SeriesKey = std::tuple<QString, QString, bool>;

  PlotData& m_data;
  const Context& m_context;
  bool m_oneVariant = false;
  QHash<QString, int> m_groups;               ///< by distinction
  QHash<QString, int> m_categories;           ///< as in the data
  std::map<SeriesKey, std::size_t> m_series;  ///< index in the data
};

}  // namespace

void addSeries(PlotData& data, const Context& context, const std::vector<DrawnResult>& drawn) {
  if (data.form == Form::Results && !context.arrangement.x.empty())
    data.xTitle = context.labels.axisTitle(context.arrangement.x), data.along = context.arrangement.x;
  Builder(data, context).build(drawn);
}

QString namesOf(const std::vector<const Result*>& results, const Labels& labels) {
  std::vector<std::pair<QString, QStringList>> sources;
  QHash<QString, std::size_t> places;
  QSet<std::pair<QString, QString>> listed;
  for (const Result* result : results) {
    QString source = labels.severalSources() ? labels.source(*result) : QString();
    if (const QString session = labels.session(*result); !session.isEmpty())
      source = source.isEmpty() ? session : QStringLiteral("%1, %2").arg(source, session);
    const QString variant = labels.variant(*result);
    if (listed.contains({source, variant})) continue;
    listed.insert({source, variant});
    auto known = places.constFind(source);
    if (known == places.constEnd()) {
      known = places.insert(source, sources.size());
      sources.push_back({source, {}});
    }
    sources[*known].second << variant;
  }
  QStringList texts;
  for (const auto& [source, variants] : sources) {
    const QString names = variants.join(QStringLiteral("; "));  // titles contain commas
    texts << (source.isEmpty() ? names : SeriesBuilderText::tr("%1 on %2").arg(names, source));
  }
  return texts.join(QStringLiteral("; "));
}

}  // namespace warpbench::plots
