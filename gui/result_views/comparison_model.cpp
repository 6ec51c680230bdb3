// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/comparison_model.h"

#include <algorithm>

#include "result_views/table_text.h"
#include "text/number_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {
namespace {

bool isFigure(int column) {
  return column == ComparisonModel::Here || column == ComparisonModel::There || column == ComparisonModel::Ratio;
}

QString exactText(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

/// Shows a hundredth of the smallest significant difference; one precision for the whole column.
QString ratioText(double ratio) {
  constexpr int kDecimals = 4;
  return plots::plotLocale().toString(ratio, 'f', kDecimals);
}

const char* verdictOf(Difference difference) {
  switch (difference) {
    case Difference::Faster:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "faster");
    case Difference::Slower:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "slower");
    case Difference::TooFewSamples:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "too few samples");
    case Difference::Small:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "below 1 %");
    case Difference::None:
      break;
  }
  return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "within the noise");
}

/// In English.
const char* headingOf(int column) {
  switch (column) {
    case ComparisonModel::Family:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Family");
    case ComparisonModel::Variant:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Variant");
    case ComparisonModel::Parameters:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Parameters");
    case ComparisonModel::Mode:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Mode");
    case ComparisonModel::Here:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Here (ms)");
    case ComparisonModel::There:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "There (ms)");
    case ComparisonModel::Ratio:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Here / there");
    case ComparisonModel::Range:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Range");
    case ComparisonModel::Verdict:
      return QT_TRANSLATE_NOOP("warpbench::gui::ComparisonModel", "Difference");
    default:
      return "";
  }
}

}  // namespace

void ComparisonModel::show(const Session& here, const Session& there, const QString& name) {
  beginResetModel();
  m_name = name;
  m_rows.clear();
  for (const ComparedPair& pair : compare(there, here).pairs) {
    if (!pair.ratio) continue;
    const Result& result = here.results[pair.after];
    Row row{.here = {.family = result.family, .variant = result.variant},
            .hereMs = result.time->median,
            .thereMs = there.results[pair.before].time->median,
            .pair = pair};
    row.here.parameters = result.parameters;
    row.here.mode = result.mode;
    m_rows.push_back(std::move(row));
  }
  endResetModel();
}

int ComparisonModel::differences() const {
  return static_cast<int>(
      std::ranges::count_if(m_rows, [](const Row& row) { return isDifference(row.pair.difference); }));
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ComparisonModel::words(const Row& row, int column, bool english) const {
  switch (column) {
    case Family:
      return english ? QString::fromStdString(row.here.family) : familyTitle(row.here.family);
    case Variant:
      return english ? QString::fromStdString(row.here.variant) : variantTitle(row.here.family, row.here.variant);
    case Parameters:
      return english ? QString::fromStdString(toText(row.here.parameters)) : parametersText(row.here.parameters);
    case Mode:
      return english ? QString::fromStdString(toText(row.here.mode)) : modeText(row.here.mode);
    case Range: {
      if (!row.pair.ratioRange) return {};
      const auto [low, high] = *row.pair.ratioRange;
      if (english) return exactText(low) + QStringLiteral(" to ") + exactText(high);
      return tr("%1 to %2").arg(ratioText(low), ratioText(high));
    }
    case Verdict:
      return english ? QString::fromLatin1(verdictOf(row.pair.difference)) : tr(verdictOf(row.pair.difference));
    default:
      return {};
  }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
  const int column = index.column();
  const double number = column == Here ? row.hereMs : column == There ? row.thereMs : *row.pair.ratio;
  switch (role) {
    case Qt::DisplayRole:
      return isFigure(column) ? plots::figureText(number) : words(row, column, false);
    case SortRole:
      if (column == Range) return row.pair.ratioRange ? QVariant(row.pair.ratioRange->low) : QVariant();
      if (column == Parameters) return sortText(row.here.parameters);
      return isFigure(column) ? QVariant(number) : QVariant(words(row, column, false));
    case CopyRole:
      return isFigure(column) ? exactText(number) : words(row, column, true);
    case ChangedRole:
      return isDifference(row.pair.difference);
    case Qt::TextAlignmentRole:
      return QVariant(isFigure(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
      return toolTipText(data(index, Qt::DisplayRole).toString());
    default:
      return {};
  }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
  switch (role) {
    case Qt::DisplayRole:
      return tr(headingOf(section));
    case CopyRole:
      return QString::fromLatin1(headingOf(section));
    case Qt::TextAlignmentRole:
      return QVariant(isFigure(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ToolTipRole:
      if (section == Here) return tr("Median time of one launch in this session, in milliseconds");
      if (section == There) return toolTipText(tr("Median time of one launch in %1, in milliseconds").arg(m_name));
      if (section == Ratio) return tr("Time here divided by time there; below 1 is faster");
      if (section == Range) return tr("Range of the ratio with 99.9 % confidence, from the samples of both sessions");
      if (section == Verdict)
        return toolTipText(tr("A difference counts if the medians differ by more than 1 % and their ranges do not "
                              "overlap, which takes %1 samples of each")
                               .arg(kFewestToCompare));
      return {};
    default:
      return {};
  }
}

}  // namespace warpbench::gui
