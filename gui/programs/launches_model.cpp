// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/launches_model.h"

#include <QFont>
#include <QLocale>
#include <optional>

#include "code/source_texts.h"
#include "programs/program_texts.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

using program::Grouping;
using program::LaunchRow;

namespace {

std::optional<double> number(const LaunchRow& row, int column) {
  using M = LaunchesModel;
  const auto counted = [&](auto figure) { return row.counters ? std::optional(figure(*row.counters)) : std::nullopt; };
  switch (column) {
    case M::Number:
      return static_cast<double>(row.launches.size());
    case M::Occupancy:
      return row.occupancy;
    case M::Registers:
      return row.registers;
    case M::Time:
      return row.milliseconds;
    case M::Share:
      return row.share;
    case M::Requests:
      return counted([](const Counters& counters) { return counters.global().requests; });
    case M::Sectors:
      return counted([](const Counters& counters) { return counters.global().sectors; });
    case M::PerRequest:
      return row.sectorsPerRequest();
    case M::Efficiency:
      return row.efficiency();
    case M::Wavefronts:
      return counted([](const Counters& counters) { return counters.shared().wavefronts; });
    case M::Conflicts:
      return row.conflicts();
    case M::Findings:
      return static_cast<double>(row.findings);
    default:
      return std::nullopt;
  }
}

QString columnText(double value, int column) {
  using M = LaunchesModel;
  const QLocale locale;
  if (column == M::Occupancy || column == M::Share || column == M::Efficiency)
    return locale.toString(value * 100, 'f', 1) + QStringLiteral("\u00a0%");
  if (column == M::Time || column == M::PerRequest) return locale.toString(value, 'g', 4);
  return locale.toString(value, 'f', 0);
}

}  // namespace

void LaunchesModel::show(const program::ProgramReport& report, Grouping grouping) {
  beginResetModel();
  m_report = &report;
  m_grouping = grouping;
  m_rows = rowsOf(report, grouping);
  endResetModel();
}

int LaunchesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LaunchesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString LaunchesModel::remarks(const LaunchRow& row) const {
  QStringList remarks;
  if (row.failed > 0) {
    for (const std::size_t index : row.launches)
      if (!m_report->launches[index].result.error.empty())
        remarks << plots::shownText(m_report->launches[index].result.error);
  }
  if (row.counters && row.counters->estimated()) remarks << plots::shownText(row.counters->estimateText());
  for (const Message& warning : m_report->launches[row.launches.front()].result.warnings)
    if (const QString said = plots::shownText(warning); !remarks.contains(said)) remarks << said;
  return remarks.join(QStringLiteral("; "));
}

QString LaunchesModel::text(const LaunchRow& row, int column) const {
  const program::LaunchEvent& first = m_report->launches[row.launches.front()];
  switch (column) {
    case Number:
      return QLocale().toString(
          qlonglong{m_grouping == Grouping::InOrder ? first.number : static_cast<qlonglong>(row.launches.size())});
    case Kernel:
      return QString::fromStdString(row.kernel);
    case Grid:
      return row.grid[0] > 0 ? extentText(row.grid) : row.launches.size() == 1 ? QString() : tr("differ");
    case Block:
      return row.block[0] > 0 ? extentText(row.block) : row.launches.size() == 1 ? QString() : tr("differ");
    case Findings:
      return row.findings == 0 && !m_report->checked ? QString()
                                                     : QLocale().toString(static_cast<qlonglong>(row.findings));
    case Place:
      return placeText(first.file, first.line);
    case Remarks:
      return remarks(row);
    default: {
      const auto value = number(row, column);
      return value ? columnText(*value, column) : QString();
    }
  }
}

QVariant LaunchesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const LaunchRow& row = m_rows.at(static_cast<std::size_t>(index.row()));
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return text(row, column);
    case SortRole:
      if (column == Number && m_grouping == Grouping::InOrder)
        return qlonglong{m_report->launches[row.launches.front()].number};
      if (const auto value = number(row, column)) return *value;
      return text(row, column);
    case Qt::TextAlignmentRole: {
      const bool words = column == Kernel || column == Place || column == Remarks;
      return QVariant((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    case Qt::ToolTipRole:
      return toolTipText(text(row, column));
    case Qt::FontRole:
      if (row.failed > 0 || (column == Findings && row.findings > 0)) {
        QFont bold;
        bold.setBold(true);
        return bold;
      }
      return {};
    default:
      return {};
  }
}

QVariant LaunchesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  struct Header {
    QString name;
    QString meaning;
  };
  const auto header = [&]() -> Header {
    switch (section) {
      case Number:
        return m_grouping == Grouping::InOrder ? Header{tr("#"), tr("The launch's number, in order")}
                                               : Header{tr("Launches"), tr("Number of launches of the kernel")};
      case Kernel:
        return {tr("Kernel"), tr("The kernel's name, with its template arguments")};
      case Grid:
        return {tr("Grid"), tr("Blocks in x, y and z")};
      case Block:
        return {tr("Block"), tr("Threads of a block in x, y and z")};
      case Occupancy:
        return {tr("Occupancy"), tr("Resident warps / the maximum that fits a multiprocessor")};
      case Registers:
        return {tr("Registers"), tr("Registers per thread, as the compiler assigned them")};
      case Time:
        return m_report == nullptr || m_report->origin == Origin::Modelled
                   ? Header{tr("Modelled ms"), tr("Computed from the counts for the simulated GPU; not measured")}
                   : Header{tr("Measured ms"), tr("Time of each launch, measured once by CUPTI on the GPU")};
      case Share:
        return {tr("Share"), tr("Share of the time of all launches")};
      case Requests:
        return {tr("Requests"), tr("Requests of warps to global memory")};
      case Sectors:
        return {tr("Sectors"), tr("Sectors of 32 bytes that these requests move")};
      case PerRequest:
        return {tr("Sectors/request"), tr("The ideal is 4 for full warps that take 4 bytes per lane")};
      case Efficiency:
        return {tr("Efficiency"), tr("Bytes requested / bytes moved, in global memory")};
      case Wavefronts:
        return {tr("Wavefronts"), tr("Wavefronts of shared memory")};
      case Conflicts:
        return {tr("Bank conflicts"), tr("Extra wavefronts caused by bank conflicts")};
      case Findings:
        return {tr("Mistakes"), tr("Mistakes that a check found in the kernel")};
      case Place:
        if (m_report != nullptr && m_report->origin == Origin::Measured)
          return {tr("Defined at"), tr("The line of the kernel")};
        return {tr("Launched at"), tr("The line of the launch")};
      case Remarks:
        return {tr("Remarks"), tr("Why a launch failed, and which values are estimated")};
      default:
        return {};
    }
  }();
  if (role == Qt::DisplayRole) return header.name;
  if (role == Qt::ToolTipRole) return toolTipText(header.meaning);
  return {};
}

}  // namespace warpbench::gui
