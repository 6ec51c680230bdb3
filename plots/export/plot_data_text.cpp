// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/plot_data_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/text/text.h"
#include "look/legend_entries.h"
#include "pgfplots/pgfplots.h"

namespace warpbench::plots {
namespace {

struct PlotDataText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::PlotDataText)
};

using Json = nlohmann::ordered_json;

/// The visible part of `data`.
PlotData visible(const PlotData& data, const ViewState& state) {
  PlotData shown = withoutHidden(data, state.hidden);
  const bool logX = (state.logX || data.logarithmic()) && !data.bars();
  const bool logY = state.logY || data.logarithmic();
  for (Series& series : shown.series)
    std::erase_if(series.points, [&](const SeriesPoint& point) {
      return (logX && !series.flat && !(point.x > 0)) || (logY && !(point.y > 0));
    });
  std::erase_if(shown.series, [](const Series& series) { return series.points.empty(); });
  return shown;
}

bool anyPoint(const PlotData& data, auto&& holds) {
  return std::ranges::any_of(data.series,
                             [&](const Series& series) { return std::ranges::any_of(series.points, holds); });
}

/// The columns with content.
struct Columns {
  bool quartiles;
  bool ideal;
  bool warnings;

  explicit Columns(const PlotData& data)
      : quartiles(anyPoint(data, [](const SeriesPoint& one) { return one.low != one.y || one.high != one.y; })),
        ideal(anyPoint(data, [](const SeriesPoint& one) { return one.ideal.has_value(); })),
        warnings(anyPoint(data, [](const SeriesPoint& one) { return !one.warnings.isEmpty(); })) {}
};

QString numberCell(double value) {
  return std::isfinite(value) ? QString::fromStdString(numberText(value)) : QString();
}

/// The label of a point on x: a parameter's value or a variant's title; empty if the series does not depend on x.
QString xCell(const PlotData& data, const Series& series, const SeriesPoint& point) {
  if (!data.bars()) return series.flat ? QString() : numberCell(point.x);
  return data.categories.value(qRound(point.x));
}

QString withUnit(const QString& title, const PlotData& data) {
  return data.unit.isEmpty() ? title : PlotDataText::tr("%1 (%2)").arg(title, data.unit);
}

/// One row per span.
QList<QStringList> spansOf(const PlotData& data) {
  QList<QStringList> rows{{PlotDataText::tr("Series"), data.yTitle, data.xTitle,
                           withUnit(PlotDataText::tr("Duration"), data), PlotDataText::tr("Origin")}};
  for (const Series& series : data.series)
    for (const SeriesPoint& span : series.points)
      rows << QStringList{series.name, data.rows.value(qRound(span.y)), numberCell(span.x), numberCell(span.length),
                          QString::fromStdString(toText(series.origin))};
  return rows;
}

QList<QStringList> rowsOf(const PlotData& data) {
  if (data.form == Form::Timeline) return spansOf(data);
  const Columns columns(data);
  QStringList header{PlotDataText::tr("Series"),
                     data.bars() || data.xTitle.isEmpty() ? PlotDataText::tr("Variant") : data.xTitle, data.yTitle};
  if (columns.quartiles)
    header << withUnit(PlotDataText::tr("Lower quartile"), data) << withUnit(PlotDataText::tr("Upper quartile"), data);
  if (columns.ideal) header << withUnit(PlotDataText::tr("Ideal"), data);
  if (data.times) header << PlotDataText::tr("Origin");
  if (columns.warnings) header << PlotDataText::tr("Warnings");
  QList<QStringList> rows{header};
  for (const Series& series : data.series)
    for (const SeriesPoint& point : series.points) {
      QStringList row{series.name, xCell(data, series, point), numberCell(point.y)};
      if (columns.quartiles) row << numberCell(point.low) << numberCell(point.high);
      if (columns.ideal) row << (point.ideal ? numberCell(*point.ideal) : QString());
      if (data.times) row << QString::fromStdString(toText(series.origin));
      if (columns.warnings) row << point.warnings.join(QStringLiteral("; "));
      rows << row;
    }
  return rows;
}

QString tsvCell(QString cell) {
  for (const char separator : {'\t', '\r', '\n'}) cell.replace(QLatin1Char(separator), QLatin1Char(' '));
  return cell;
}

QByteArray tableText(const PlotData& data, auto&& cell, const QString& separator, const QString& lineEnd) {
  QString text;
  for (QStringList& row : rowsOf(data)) {
    for (QString& each : row) each = cell(each);
    text += row.join(separator) + lineEnd;
  }
  return text.toUtf8();
}

Json textsOf(const QStringList& texts) {
  Json list = Json::array();
  for (const QString& text : texts) list.push_back(text.toStdString());
  return list;
}

Json pointOf(const PlotData& data, const Series& series, const SeriesPoint& point, const Columns& columns) {
  Json one = Json::object();
  if (data.bars())
    one["x"] = xCell(data, series, point).toStdString();
  else if (!series.flat)
    one["x"] = point.x;
  if (data.form == Form::Timeline) {
    one["row"] = data.rows.value(qRound(point.y)).toStdString();
    one["length"] = point.length;
    return one;
  }
  one["y"] = point.y;
  if (columns.quartiles) {
    one["low"] = point.low;
    one["high"] = point.high;
  }
  if (point.ideal) one["ideal"] = *point.ideal;
  if (!point.warnings.isEmpty()) one["warnings"] = textsOf(point.warnings);
  return one;
}

QByteArray jsonText(const PlotData& data) {
  const Columns columns(data);
  Json document;
  document["format"] = "warpbench-plot";
  document["version"] = 1;
  document["title"] = data.title.toStdString();
  document["subtitle"] = data.subtitle.toStdString();
  document["x"] = data.xTitle.toStdString();
  document["y"] = data.yTitle.toStdString();
  document["unit"] = data.unit.toStdString();
  document["series"] = Json::array();
  for (const Series& series : data.series) {
    Json one;
    one["name"] = series.name.toStdString();
    one["variant"] = series.variant.toStdString();
    if (data.times) one["origin"] = toText(series.origin);
    one["points"] = Json::array();
    for (const SeriesPoint& point : series.points) one["points"].push_back(pointOf(data, series, point, columns));
    document["series"].push_back(one);
  }
  document["lines"] = Json::array();
  for (const ReferenceLine& line : data.lines)
    document["lines"].push_back({{"label", line.label.toStdString()}, {"y", line.y}});
  document["notes"] = textsOf(data.notes);
  constexpr int kIndent = 2;
  return QByteArray::fromStdString(document.dump(kIndent) + '\n');
}

}  // namespace

std::optional<DataFormat> dataFormatOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("csv")) return DataFormat::Csv;
  if (ending == QLatin1String("tsv")) return DataFormat::Tsv;
  if (ending == QLatin1String("json")) return DataFormat::Json;
  if (ending == QLatin1String("tex")) return DataFormat::Pgfplots;
  return std::nullopt;
}

QByteArray plotDataText(const PlotData& data, const ViewState& state, DataFormat format, const PictureSize& size) {
  const PlotData shown = visible(data, state);
  switch (format) {
    case DataFormat::Csv:
      return tableText(
          shown, [](const QString& cell) { return QString::fromStdString(csvCell(cell.toStdString())); },
          QStringLiteral(","), QStringLiteral("\r\n"));
    case DataFormat::Tsv:
      return tableText(shown, tsvCell, QStringLiteral("\t"), QStringLiteral("\n"));
    case DataFormat::Pgfplots:
      return QByteArray::fromStdString(pgfplotsText(data, state, size));
    case DataFormat::Json:
      break;
  }
  return jsonText(shown);
}

}  // namespace warpbench::plots
