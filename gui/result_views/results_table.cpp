// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/results_table.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPainter>
#include <QProxyStyle>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QTimer>
#include <algorithm>
#include <numeric>
#include <vector>

#include "document/session_runs.h"
#include "look/edge.h"
#include "report/report_table.h"
#include "result_views/parameters_delegate.h"
#include "result_views/table_text.h"

namespace warpbench::gui {

namespace {

/// Adds space between a number and the text of the next column.
class RoomyCells : public QProxyStyle {
 public:
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    constexpr int kMore = 3;  // pixels
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    return metric == PM_FocusFrameHMargin || metric == PM_HeaderMargin ? usual + kMore : usual;
  }
};

}  // namespace

ResultsTable::ResultsTable(ResultsModel& model, QWidget* parent)
    : QTableView(parent),
      m_model(model),
      m_parameters(new ParametersDelegate(this)),
      m_copy(new QAction(tr("&Copy rows"), this)),
      m_copyLatex(new QAction(tr("Copy rows as LaTe&X"), this)) {
  setObjectName(QStringLiteral("results"));
  setAccessibleName(tr("Results"));
  setToolTip(tr("The results so far; the selected one is marked in the plots and explained"));
  m_sorted.setSourceModel(&model);
  m_sorted.setSortRole(ResultsModel::SortRole);
  m_sorted.setSortCaseSensitivity(Qt::CaseInsensitive);
  setModel(&m_sorted);
  setItemDelegateForColumn(ResultsModel::Parameters, m_parameters);

  setSelectionBehavior(SelectRows);
  setSelectionMode(ExtendedSelection);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  fitRows();
  verticalHeader()->setVisible(false);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setStretchLastSection(true);
  auto* roomy = new RoomyCells;
  roomy->setParent(this);
  setStyle(roomy);
  horizontalHeader()->setStyle(roomy);
  // Unsorted until the user clicks a header, so that new results stay at the end.
  horizontalHeader()->setSortIndicatorClearable(true);
  horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  setSortingEnabled(true);

  m_copy->setShortcut(QKeySequence::Copy);
  m_copy->setToolTip(tr("Copy the selected rows, or all, for a spreadsheet"));
  connect(m_copy, &QAction::triggered, this, &ResultsTable::copy);
  addRowAction(m_copy);
  m_copyLatex->setToolTip(tr("Copy the selected rows, or all, as a table for a LaTeX document"));
  connect(m_copyLatex, &QAction::triggered, this, [this] {
    QGuiApplication::clipboard()->setText(QString::fromStdString(toLatex(plots::shownTable(selectedSession()))));
  });
  addRowAction(m_copyLatex);
  setContextMenuPolicy(Qt::ActionsContextMenu);

  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ResultsTable::selectedResultsChanged);
  connect(&model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
    if (last + 1 < m_model.rowCount()) m_selectedOf.clear();  // the insertion has renumbered later results
    // The user wants to see new results, so a filter that hides them is cleared.
    const Session& session = m_model.document().session();
    for (int row = first; row <= last && !filter().isEmpty(); ++row)
      if (!m_sorted.hasAllWords(ResultsModel::cellTexts(session, session.results[static_cast<std::size_t>(row)])))
        setFilter({});
    fitColumns(first);
  });
  connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] { m_selectedOf.clear(); });
  connect(&model, &QAbstractItemModel::modelReset, this, [this] {
    m_selectedOf.clear();
    fitColumns(0);
  });
  for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
    connect(&model, signal, this, &ResultsTable::filterChanged);
  connect(&model, &QAbstractItemModel::modelReset, this, &ResultsTable::filterChanged);
  connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
    if (!m_fitting && !isStretched(column)) m_widthByHand.insert(column);
  });
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int column) {
    const QScopedValueRollback fitting(m_fitting, true);
    if (column >= 0) setColumnWidth(column, std::max(columnWidth(column), titleWidth(column)));
  });
  fitColumns(0);
}

void ResultsTable::addRowAction(QAction* action) {
  action->setShortcutContext(Qt::WidgetShortcut);
  addAction(action);
}

void ResultsTable::setFilter(const QString& text) {
  m_sorted.setWords(text);
  emit filterChanged();
}

Session ResultsTable::filtered(Session other) const {
  if (filter().isEmpty()) return other;
  other.results.removeIf(
      [&](const Result& result) { return !m_sorted.hasAllWords(ResultsModel::cellTexts(other, result)); });
  return other;
}

std::map<int, int> ResultsTable::widthsByHand() const {
  std::map<int, int> widths;
  for (const int column : m_widthByHand)
    if (!isColumnHidden(column)) widths[column] = columnWidth(column);
  return widths;
}

void ResultsTable::setWidthsByHand(const std::map<int, int>& widths) {
  for (const auto& [column, width] : widths) {
    m_widthByHand.insert(column);
    setColumnWidth(column, width);
  }
}

void ResultsTable::setFamily(const std::string& family) {
  if (family == m_family) return;
  m_selectedOf[m_family] = selectedResults();
  m_family = family;
  m_sorted.showAnew();
  fitColumns(0);
  emit filterChanged();
}

void ResultsTable::followRuns(SessionRuns& runs) {
  m_runs = &runs;
  m_sorted.setShown([this, &runs](int row) {
    const auto index = static_cast<std::size_t>(row);
    return runs.isShown(index) && (m_family.empty() || m_model.familyOf(index) == m_family);
  });
  m_sorted.showAnew();
  connect(&runs, &SessionRuns::changed, this, [this] {
    m_sorted.showAnew();
    if (selectionModel()->isSelected(currentIndex())) scrollTo(currentIndex());  // other views show the selection, too
    emit filterChanged();
  });
}

bool ResultsTable::accepts(std::size_t resultIndex) const {
  return m_sorted.mapFromSource(m_model.index(static_cast<int>(resultIndex), 0)).isValid();
}

int ResultsTable::hiddenCount() const { return m_model.rowCount() - m_sorted.rowCount(); }

void ResultsTable::fitRows() {
  constexpr int kRoom = 6;  // pixels
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRoom);
}

void ResultsTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  fitRows();
  fitColumns(0);
}

// Draws a focus frame around the table, because selected rows look the same with and without the focus.
void ResultsTable::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  if (const QString why = m_whyEmpty && m_sorted.rowCount() == 0 ? m_whyEmpty() : QString(); !why.isEmpty()) {
    constexpr int kAround = 8;  // pixels
    QPainter(viewport())
        .drawText(viewport()->rect().marginsRemoved({kAround, kAround, kAround, kAround}),
                  Qt::AlignCenter | Qt::TextWordWrap, why);
  }
  if (!hasFocus()) return;
  QPainter painter(viewport());
  plots::paintFocus(painter, *viewport());
}

// Scrolling moves the painted pixels, and with them the focus frame.
void ResultsTable::scrollContentsBy(int dx, int dy) {
  QTableView::scrollContentsBy(dx, dy);
  if (hasFocus()) viewport()->update();
}

bool ResultsTable::isStretched(int column) const {
  int last = ResultsModel::ColumnCount - 1;
  while (last > 0 && isColumnHidden(last)) --last;
  return column == last;
}

int ResultsTable::titleWidth(int column) const {
  const QHeaderView& header = *horizontalHeader();
  const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  // The header's own size hint reserves space for a sort arrow in every column, but only the sorted column has one.
  const int margin = header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
  const bool sorted = header.sortIndicatorSection() == column;
  return sorted ? header.sectionSizeHint(column) : header.fontMetrics().horizontalAdvance(title) + 2 * margin + 2;
}

void ResultsTable::fitColumns(int firstRow) {
  const QScopedValueRollback fitting(m_fitting, true);
  // Hides columns without information: family and device if there is only one, figures that no result has, errors of 0.
  using M = ResultsModel;
  for (const int column :
       {M::Family, M::Device, M::Noise, M::Gflops, M::Rate, M::OfPeak, M::OfCopy, M::Error, M::Warnings}) {
    bool tells = firstRow > 0 && !isColumnHidden(column);
    for (int row = firstRow; row < m_model.rowCount() && !tells; ++row) tells = m_model.tells(row, column);
    if (column == M::Family && !m_family.empty()) tells = false;
    setColumnHidden(column, !tells);
  }

  if (firstRow == 0) m_parameters->forgetRows();
  bool another = false;
  for (int row = firstRow; row < m_model.rowCount(); ++row)
    if (m_family.empty() || m_model.familyOf(static_cast<std::size_t>(row)) == m_family)
      another |= m_parameters->addRow(m_model.index(row, M::Parameters).data().toString());
  if (another) viewport()->update();
  setColumnHidden(M::Parameters, !m_parameters->anyDiffer());

  QStyleOptionViewItem option;
  initViewItemOption(&option);
  for (int column = 0; column < ResultsModel::ColumnCount - 1; ++column) {
    if (isColumnHidden(column) || m_widthByHand.contains(column)) continue;
    const bool anew = firstRow == 0 || isStretched(column) || (column == M::Parameters && another);
    int width = std::max(anew ? 0 : columnWidth(column), titleWidth(column));
    // The first rows suffice: later rows of a long session look alike.
    constexpr int kEnough = 100;
    const QAbstractItemDelegate& cells = column == M::Parameters ? *m_parameters : *itemDelegate();
    const int first = anew ? 0 : firstRow;
    for (int row = first; row < std::min(m_model.rowCount(), first + kEnough); ++row)
      width = std::max(width, cells.sizeHint(option, m_model.index(row, column)).width());
    setColumnWidth(column, width);
  }
}

void ResultsTable::resizeEvent(QResizeEvent* event) {
  const QModelIndex current = currentIndex();
  const bool seen =
      selectionModel()->isSelected(current) && QRect({}, event->oldSize()).intersects(visualRect(current));
  QTableView::resizeEvent(event);
  if (!seen) return;
  QTimer::singleShot(0, this, [this] {  // the scroll bar knows the new height by then
    if (selectionModel()->isSelected(currentIndex())) scrollTo(currentIndex());
  });
}

std::vector<std::size_t> ResultsTable::selectedResults() const {
  std::vector<std::size_t> results;
  for (const QModelIndex& index : selectionModel()->selectedRows())
    results.push_back(static_cast<std::size_t>(m_sorted.mapToSource(index).row()));
  std::ranges::sort(results);
  return results;
}

void ResultsTable::selectResult(std::size_t resultIndex) { selectResults({resultIndex}); }

void ResultsTable::toggleResult(std::size_t resultIndex) {
  std::vector<std::size_t> selected = selectedResults();
  if (std::erase(selected, resultIndex) == 0) selected.push_back(resultIndex);
  if (selected.empty())
    clearSelection();
  else
    selectResults(selected);
}

void ResultsTable::selectResults(const std::vector<std::size_t>& resultIndices) {
  // Use a column that is always visible, because the view cannot scroll to a hidden one.
  const auto place = [this](std::size_t result) {
    return m_sorted.mapFromSource(m_model.index(static_cast<int>(result), ResultsModel::Variant));
  };
  if (resultIndices.empty()) return;
  if (!m_family.empty()) setFamily(m_model.familyOf(resultIndices.front()));
  if (m_runs)
    for (const std::size_t result : resultIndices) m_runs->setShown(m_runs->runOf(result), true);
  if (std::ranges::any_of(resultIndices, [&](std::size_t result) { return !place(result).isValid(); })) setFilter({});
  QItemSelection selection;
  for (const std::size_t result : resultIndices) selection.select(place(result), place(result));
  if (selection.isEmpty()) return;
  const QModelIndex first = place(resultIndices.front());
  selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
  scrollTo(first);
}

void ResultsTable::selectNewest() {
  for (int row = m_model.rowCount(); row-- > 0;) {
    if (!accepts(static_cast<std::size_t>(row))) continue;
    selectResult(static_cast<std::size_t>(row));
    return;
  }
  clearSelection();
}

void ResultsTable::selectAsBefore() {
  const std::vector<std::size_t> before = m_selectedOf[m_family];
  if (!before.empty() && std::ranges::all_of(before, [this](std::size_t result) { return accepts(result); }))
    selectResults(before);
  else
    selectNewest();
}

std::vector<int> ResultsTable::rowsToCopy() const {
  const bool all = !selectionModel()->hasSelection();
  std::vector<int> rows;
  for (int row = 0; row < m_sorted.rowCount(); ++row)
    if (all || selectionModel()->isRowSelected(row)) rows.push_back(row);
  return rows;
}

Session ResultsTable::sessionOf(const std::vector<int>& rows) const {
  const Session& all = m_model.document().session();
  Session part{.environment = all.environment, .results = {}, .annotations = all.annotations};
  for (const int row : rows)
    part.results.push_back(all.results[static_cast<std::size_t>(m_sorted.mapToSource(m_sorted.index(row, 0)).row())]);
  return part;
}

Session ResultsTable::selectedSession() const { return sessionOf(rowsToCopy()); }

Session ResultsTable::shownSession() const {
  std::vector<int> rows(static_cast<std::size_t>(m_sorted.rowCount()));
  std::iota(rows.begin(), rows.end(), 0);
  return sessionOf(rows);
}

QString ResultsTable::asTsv() const { return tabSeparated(m_sorted, rowsToCopy(), ResultsModel::CopyRole); }

void ResultsTable::copy() const { QGuiApplication::clipboard()->setText(asTsv()); }

}  // namespace warpbench::gui
