// SPDX-License-Identifier: GPL-3.0-or-later
// The launches of the program window: their table, their plot, and the selected one in the other views.
#include <QComboBox>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <unordered_set>

#include "draw/plot_view.h"
#include "programs/launch_memory.h"
#include "programs/launch_why.h"
#include "programs/program_source_view.h"
#include "programs/program_view.h"
#include "views/launch_plot.h"

namespace warpbench::gui {

QWidget* ProgramView::createLaunches() {
  m_grouping->setObjectName(QStringLiteral("program.grouping"));
  m_grouping->setAccessibleName(tr("Order of the launches"));
  m_grouping->setToolTip(tr("Show each launch, or all launches of a kernel together"));
  m_grouping->addItems({tr("Launches in order"), tr("By kernel")});  // order of program::Grouping
  m_figure->setObjectName(QStringLiteral("program.figure"));
  m_figure->setAccessibleName(tr("What the plot shows"));
  m_figure->setToolTip(m_figure->accessibleName());
  for (const plots::LaunchFigure figure : plots::kLaunchFigures)
    m_figure->addItem(plots::launchFigureTitle(figure), static_cast<int>(figure));

  m_sorted->setSourceModel(&m_launches);
  m_sorted->setSortRole(LaunchesModel::SortRole);
  m_table->setObjectName(QStringLiteral("program.launches"));
  m_table->setAccessibleName(tr("Launches"));
  m_table->setToolTip(tr("Select a launch to see its explanation in Why and its line"));
  m_table->setModel(m_sorted);
  m_table->setSelectionBehavior(QTableView::SelectRows);
  m_table->setSelectionMode(QTableView::SingleSelection);
  m_table->setAlternatingRowColors(true);
  m_table->setShowGrid(false);
  m_table->setWordWrap(false);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->setVisible(false);
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->horizontalHeader()->setSortIndicatorClearable(true);
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  m_table->setSortingEnabled(true);
  m_plot->setObjectName(QStringLiteral("program.plot"));

  const auto page = [this](QComboBox* choice, QWidget* content) {
    auto* widget = new QWidget(this);
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(choice, 0, Qt::AlignLeft);
    column->addWidget(content, 1);
    return widget;
  };
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(page(m_grouping, m_table));
  parts->addWidget(page(m_figure, m_plot));
  parts->setChildrenCollapsible(false);
  constexpr int kTable = 700, kPlot = 480;  // pixels
  parts->setSizes({kTable, kPlot});
  connect(m_grouping, &QComboBox::currentIndexChanged, this, [this] { showLaunches(); });
  connect(m_figure, &QComboBox::currentIndexChanged, this, [this] {
    m_plot->highlight({});  // indices have another meaning now
    showPlot();
    showSelected();
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ProgramView::showSelected);
  connect(m_plot, &plots::PlotView::resultClicked, this, &ProgramView::choose);
  return parts;
}

void ProgramView::showLaunches() {
  const QModelIndexList selected = m_table->selectionModel()->selectedRows();
  const int row = selected.isEmpty() ? -1 : selected.front().row();
  const std::size_t before = m_launches.rows().size();
  m_launches.show(m_report, static_cast<program::Grouping>(m_grouping->currentIndex()));
  m_table->setColumnHidden(LaunchesModel::Findings, !m_report.checked && m_report.findings.empty());
  m_table->setColumnHidden(LaunchesModel::Registers, m_report.origin == Origin::Modelled);
  for (const int column : {LaunchesModel::PerRequest, LaunchesModel::Efficiency, LaunchesModel::Conflicts,
                           LaunchesModel::Requests, LaunchesModel::Sectors, LaunchesModel::Wavefronts})
    m_table->setColumnHidden(column, !m_report.hasCounts());
  for (const int column : {LaunchesModel::Time, LaunchesModel::Share})
    m_table->setColumnHidden(column, m_report.checked);  // a check measures none
  constexpr int kAroundText = 6;                         // pixels
  m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + kAroundText);
  if (m_launches.rows().size() > before) m_table->resizeColumnsToContents();  // new rows may contain longer names
  if (row >= 0 && row < m_sorted->rowCount()) m_table->selectRow(row);
  showPlot();
}

void ProgramView::showPlot() {
  m_plot->setData(plots::launchPlot(m_report, m_launches.rows(),
                                    static_cast<plots::LaunchFigure>(m_figure->currentData().toInt())));
}

bool ProgramView::showsTimeline() const {
  return m_figure->currentData().toInt() == static_cast<int>(plots::LaunchFigure::Timeline);
}

void ProgramView::choose(std::size_t index) {
  if (!showsTimeline()) {
    select(index);
    return;
  }
  const program::WorkEvent& work = m_report.timeline.at(index);
  const auto row = std::ranges::find_if(m_launches.rows(), [&](const program::LaunchRow& each) {
    return std::ranges::any_of(each.launches,
                               [&](std::size_t launch) { return m_report.launches[launch].number == work.launch; });
  });
  if (row != m_launches.rows().end()) {
    select(static_cast<std::size_t>(row - m_launches.rows().begin()));
  } else {
    m_table->clearSelection();
    m_plot->highlight({index});
  }
  showPlace(work.file, work.line);
}

std::vector<std::size_t> ProgramView::spansOf(const program::LaunchRow& row) const {
  std::unordered_set<std::int64_t> numbers;
  for (const std::size_t launch : row.launches) numbers.insert(m_report.launches[launch].number);
  std::vector<std::size_t> spans;
  for (std::size_t i = 0; i < m_report.timeline.size(); ++i)
    if (numbers.contains(m_report.timeline[i].launch)) spans.push_back(i);
  return spans;
}

void ProgramView::select(std::size_t row) {
  const QModelIndex index = m_sorted->mapFromSource(m_launches.index(static_cast<int>(row), 0));
  m_table->selectRow(index.row());
  m_table->scrollTo(index);
}

void ProgramView::showSelected() {
  const QModelIndexList selected = m_table->selectionModel()->selectedRows();
  if (selected.isEmpty()) {
    m_plot->highlight({});
    m_why->clear();
    followMemory(nullptr);
    return;
  }
  const auto index = static_cast<std::size_t>(m_sorted->mapToSource(selected.front()).row());
  const program::LaunchEvent& launch = m_report.launches[m_launches.rows()[index].slowest(m_report)];
  m_plot->highlight(showsTimeline() ? spansOf(m_launches.rows()[index]) : std::vector{index});
  if (const GpuProfile* profile = findProfile(m_report.device, m_report.gpu)) m_why->show(m_report, launch, *profile);
  followMemory(&launch);
  showPlace(launch.file, launch.line);
}

void ProgramView::followMemory(const program::LaunchEvent* launch) {
  if (measures())
    m_memory->showNone(tr("A real GPU does not report its accesses. Choose a simulated GPU to trace a launch."));
  else if (launch == nullptr)
    m_memory->showNone(tr("Select a launch, in the table or in the plot, to trace one of its blocks."));
  else
    m_memory->follow(*launch);
}

}  // namespace warpbench::gui
