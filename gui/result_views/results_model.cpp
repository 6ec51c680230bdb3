// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/results_model.h"

#include <QFont>
#include <QLocale>
#include <optional>

#include "catalogue/bandwidth.h"
#include "catalogue/catalogue.h"
#include "core/text/text.h"
#include "result_views/table_text.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

bool isNumber(int column) {
  using M = ResultsModel;
  return column == M::Time || column == M::Noise || column == M::Bandwidth || column == M::Gflops ||
         column == M::Rate || column == M::OfPeak || column == M::OfCopy || column == M::Error;
}

std::optional<double> number(const Result& result, const DeviceRecord* device, int column) {
  switch (column) {
    case ResultsModel::Time:
      return result.time ? std::optional(result.time->median) : std::nullopt;
    case ResultsModel::Noise:
      return result.time && result.origin != Origin::Modelled ? std::optional(result.time->noise) : std::nullopt;
    case ResultsModel::Bandwidth:
      return result.bandwidthGbs;
    case ResultsModel::Gflops:
      return result.gflops;
    case ResultsModel::Rate:
      return result.itemsPerSecond;
    case ResultsModel::OfPeak:
      return figureOfPeak(result, device);
    case ResultsModel::OfCopy:
      return fractionsOf(result, device).bandwidthOfCopy;
    case ResultsModel::Error:
      return result.verification ? std::optional(result.verification->maxError) : std::nullopt;
    default:
      return std::nullopt;
  }
}

QString numberText(double value, int column) {
  const QLocale locale;
  if (column == ResultsModel::Noise || column == ResultsModel::OfPeak || column == ResultsModel::OfCopy)
    return locale.toString(value * 100, 'f', 1) + QStringLiteral("\u00a0%");
  if (column == ResultsModel::Rate || column == ResultsModel::Error) return locale.toString(value, 'g', 4);
  if (value >= 1000) return locale.toString(value, 'f', 0);
  // Trailing zeros stay so that the decimal points of a column align.
  return QString::fromStdString(significant(value)).replace(QLatin1Char('.'), locale.decimalPoint());
}

/// The speed of a wrong result has no meaning.
bool isWrong(const Result& result) {
  return result.status == Result::Status::Failed || (result.verification && !result.verification->passed);
}

QString remarks(const Result& result) {
  QStringList warnings;
  if (result.status == Result::Status::Failed) warnings << plots::shownText(result.error);
  for (const Message& warning : result.warnings) warnings << plots::shownText(warning);
  return warnings.join(QStringLiteral("; "));
}

QString text(const Result& result, int column) {
  switch (column) {
    case ResultsModel::Family:
      return familyTitle(result.family);
    case ResultsModel::Variant:
      return variantTitle(result.family, result.variant);
    case ResultsModel::Parameters:
      return parametersText(result.parameters);
    case ResultsModel::Origin:
      return originText(result.origin);
    case ResultsModel::Verified:
      return result.status == Result::Status::Failed ? ResultsModel::tr("failed") : verificationText(result);
    case ResultsModel::Device:
      return QString::fromStdString(result.device);
    case ResultsModel::Warnings:
      return remarks(result);
    default:
      return {};
  }
}

std::string englishRemarks(const Result& result) {
  std::vector<std::string> remarks(result.warnings.begin(), result.warnings.end());
  if (result.status == Result::Status::Failed) remarks.insert(remarks.begin(), result.error);
  return joined(remarks, "; ");
}

/// As text(), but in English, because copied text is data.
QString englishText(const Result& result, int column) {
  const Family* const family = findFamily(result.family);
  const Variant* const variant = family ? family->find(result.variant) : nullptr;
  switch (column) {
    case ResultsModel::Family:
      return QString::fromStdString(family ? family->title : result.family);
    case ResultsModel::Variant:
      return QString::fromStdString(variant ? variant->title : result.variant);  // a copy's id
    case ResultsModel::Parameters:
      return QString::fromStdString(toText(result.parameters));
    case ResultsModel::Origin:
      return QString::fromStdString(toText(result.origin));
    case ResultsModel::Verified:
      return QString::fromUtf8(result.status == Result::Status::Failed ? "failed" : verificationWord(result));
    case ResultsModel::Device:
      return QString::fromStdString(result.device);
    case ResultsModel::Warnings:
      return QString::fromStdString(englishRemarks(result));
    default:
      return {};
  }
}

QString shownIn(int column, const Result& result, const std::optional<double>& value) {
  if (isNumber(column)) return value ? numberText(*value, column) : QStringLiteral("\u2013");
  return text(result, column);
}

/// In English.
const char* titleOf(int column) {
  switch (column) {
    case ResultsModel::Family:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Family");
    case ResultsModel::Variant:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Variant");
    case ResultsModel::Parameters:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Parameters");
    case ResultsModel::Time:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Time (ms)");
    case ResultsModel::Noise:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Noise");
    case ResultsModel::Bandwidth:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "GB/s");
    case ResultsModel::Gflops:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "GFLOP/s");
    case ResultsModel::Rate:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Rate (1/s)");
    case ResultsModel::OfPeak:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Of peak");
    case ResultsModel::OfCopy:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Of copy");
    case ResultsModel::Error:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Largest error");
    case ResultsModel::Origin:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Origin");
    case ResultsModel::Verified:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Verified");
    case ResultsModel::Device:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Device");
    case ResultsModel::Warnings:
      return QT_TRANSLATE_NOOP("warpbench::gui::ResultsModel", "Remarks");
    default:
      return "";
  }
}

}  // namespace

QStringList ResultsModel::cellTexts(const Session& session, const Result& result) {
  const DeviceRecord* device = session.environment.find(result.device);
  QStringList cells;
  for (int column = 0; column < ColumnCount; ++column)
    cells << shownIn(column, result, number(result, device, column));
  return cells;
}

ResultsModel::ResultsModel(const SessionDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document) {
  connect(&document, &SessionDocument::aboutToReplace, this, [this] { beginResetModel(); });
  connect(&document, &SessionDocument::replaced, this, [this] { endResetModel(); });
  connect(&document, &SessionDocument::aboutToRemove, this, [this](std::size_t first, std::size_t last) {
    beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
  });
  connect(&document, &SessionDocument::removed, this, [this] { endRemoveRows(); });
  connect(&document, &SessionDocument::aboutToInsert, this, [this](std::size_t first, std::size_t last) {
    beginInsertRows({}, static_cast<int>(first), static_cast<int>(last));
  });
  connect(&document, &SessionDocument::inserted, this, [this] { endInsertRows(); });
  connect(&document, &SessionDocument::relabelled, this, [this] {
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
  });
}

int ResultsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_document.session().results.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Result& result = m_document.session().results[static_cast<std::size_t>(index.row())];
  const int column = index.column();
  const std::optional<double> value = number(result, m_document.session().environment.find(result.device), column);
  switch (role) {
    case Qt::DisplayRole:
      return shownIn(column, result, value);
    case SortRole:
      if (isNumber(column)) return value ? QVariant(*value) : QVariant();
      if (column == Parameters) return sortText(result.parameters);
      if (column == Warnings && text(result, column).isEmpty()) return {};
      return text(result, column);
    case CopyRole:
      if (isNumber(column)) return value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QString();
      return englishText(result, column);
    case Qt::ToolTipRole: {
      QStringList lines{data(index, Qt::DisplayRole).toString()};
      if (value && column != Error && isWrong(result)) lines << text(result, Verified);
      if (value && column == Error) lines << tr("Allowed: %1").arg(numberText(result.verification->tolerance, Error));
      lines << factsText(result);
      if (column != Warnings) lines << remarks(result);
      lines.removeAll(QString());
      return toolTipText(lines.join(QLatin1Char('\n')));
    }
    case LastRole:
      return isNumber(column) && (!value || (column != Error && isWrong(result)));
    case Qt::FontRole:
      if (value && column != Error && isWrong(result)) {
        QFont font;
        font.setStrikeOut(true);
        return font;
      }
      return {};
    case Qt::AccessibleTextRole: {
      const QString shown = data(index, Qt::DisplayRole).toString();
      return value && isWrong(result) ? QStringLiteral("%1, %2").arg(shown, text(result, Verified)) : shown;
    }
    case Qt::TextAlignmentRole:
      return QVariant(isNumber(column) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    default:
      return {};
  }
}

bool ResultsModel::tells(int row, int column) const {
  const Session& session = m_document.session();
  const Result& result = session.results[static_cast<std::size_t>(row)];
  if (column == Family)
    return result.family != session.results.front().family &&
           familyTitle(result.family) != familyTitle(session.results.front().family);
  if (column == Device) return result.device != session.results.front().device;
  if (column == Warnings)
    return (result.status == Result::Status::Failed || !result.warnings.empty()) && !remarks(result).isEmpty();
  const bool ofDevice = column == OfPeak || column == OfCopy;
  const std::optional<double> value =
      number(result, ofDevice ? session.environment.find(result.device) : nullptr, column);
  return value && (column != Error || *value != 0);
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
  if (role == Qt::TextAlignmentRole)
    return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole) {
    switch (section) {
      case Time:
        return tr("Median time of one launch, in milliseconds");
      case Noise:
        return tr("Standard deviation of the samples / their mean; a modelled time has none");
      case Bandwidth:
        return tr("Effective bandwidth: bytes that the algorithm must read and write / median time");
      case Gflops:
        return tr("Floating-point operations of the algorithm / median time");
      case Rate:
        return tr("Items that the family counts, such as points / median time");
      case OfPeak:
        return tr("Share of the device's peak memory bandwidth or peak operations");
      case OfCopy:
        return tr("Share of the measured bandwidth of the device's own copy, the practical ceiling");
      case Error:
        return tr("Largest difference between the output and the reference computed on the CPU");
      case Origin:
        return tr("Measured on this device, modelled from simulated counts, or recorded earlier");
      case Verified:
        return tr("Whether the output equals the reference computed on the CPU");
      default:
        return {};
    }
  }
  if (role == Qt::DisplayRole) return tr(titleOf(section));
  return role == CopyRole ? QVariant(QString::fromUtf8(titleOf(section))) : QVariant();
}

}  // namespace warpbench::gui
