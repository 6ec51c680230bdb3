// SPDX-License-Identifier: GPL-3.0-or-later
#include "series_builder.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::SeriesBuilder)
};

class Builder {
 public:
  Builder(PlotData& data, const Context& context) : m_data(data), m_context(context) {}

  void build(const std::vector<DrawnResult>& drawn) {
    for (const DrawnResult& one : drawn) m_groups << distinctionOf(one);
    m_groups.removeDuplicates();
    m_oneVariant = std::ranges::all_of(
        drawn, [&](const DrawnResult& one) { return one.result->variant == drawn.front().result->variant; });
    std::vector<const DrawnResult*> ordered;
    for (const DrawnResult& one : drawn) ordered.push_back(&one);
    std::ranges::stable_sort(ordered, {},
                             [&](const DrawnResult* one) { return m_context.labels.place(one->result->variant); });
    for (const DrawnResult* one : ordered) add(*one);
    for (Series& series : m_data.series) std::ranges::stable_sort(series.points, {}, &SeriesPoint::x);
    std::ranges::stable_sort(m_data.series, [](const Series& a, const Series& b) {
      return std::pair(a.style, a.group) < std::pair(b.style, b.group);
    });
  }

 private:
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

    auto series = std::ranges::find_if(m_data.series, [&](const Series& known) {
      return known.variant.toStdString() == result.variant && known.distinction == distinction && known.flat == flat;
    });
    if (series == m_data.series.end()) {
      Series made{.name = name, .variant = QString::fromStdString(result.variant), .distinction = distinction};
      made.style = m_context.labels.place(result.variant);
      made.group = static_cast<int>(m_groups.indexOf(distinction));
      // One variant alone: its series may as well have the colours that others do not need.
      if (m_oneVariant) made.style += std::exchange(made.group, 0);
      made.flat = flat;
      made.origin = result.origin;
      series = m_data.series.insert(m_data.series.end(), std::move(made));
    }
    SeriesPoint point = drawn.point;
    if (bars) {
      if (!m_data.categories.contains(title)) m_data.categories << title;
      point.x = static_cast<double>(m_data.categories.indexOf(title));
    } else if (roofline) {
      if (x)
        point.details.prepend(
            QStringLiteral("%1: %2").arg(m_context.labels.axisTitle(swept), QString::fromStdString(toText(*x))));
    } else if (x) {
      point.x = static_cast<double>(std::get<std::int64_t>(*x));
    }
    series->points.push_back(point);
  }

  PlotData& m_data;
  const Context& m_context;
  bool m_oneVariant = false;
  QStringList m_groups;
};

}  // namespace

void addSeries(PlotData& data, const Context& context, const std::vector<DrawnResult>& drawn) {
  if (data.form == Form::Results && !context.arrangement.x.empty())
    data.xTitle = context.labels.axisTitle(context.arrangement.x);
  Builder(data, context).build(drawn);
}

QString namesOf(const std::vector<const Result*>& results, const Labels& labels) {
  std::vector<std::pair<QString, QStringList>> sources;
  for (const Result* result : results) {
    QString source = labels.severalSources() ? labels.source(*result) : QString();
    if (const QString session = labels.session(*result); !session.isEmpty())
      source = source.isEmpty() ? session : QStringLiteral("%1, %2").arg(source, session);
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

}  // namespace warpbench::plots
