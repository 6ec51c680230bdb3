// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/check_panel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/texts.h"

namespace warpbench::gui {

CheckPanel::CheckPanel(QWidget* parent)
    : QWidget(parent),
      m_summary(new QLabel(this)),
      m_parts(new QSplitter(Qt::Vertical, this)),
      m_tree(new QTreeView(m_parts)),
      m_detail(new QPlainTextEdit(m_parts)),
      m_show(new QAction(tr("&Show line"), this)),
      m_copy(new QAction(tr("Copy &findings"), this)),
      m_copyAll(new QAction(tr("Copy &all findings"), this)) {
  setObjectName(QStringLiteral("check"));
  m_summary->setObjectName(QStringLiteral("check.summary"));
  m_summary->setTextFormat(Qt::PlainText);
  m_summary->setWordWrap(true);
  m_summary->setText(
      tr("A check runs the chosen variants in the simulator at small sizes. It finds out-of-bounds accesses, reads of "
         "unwritten memory, races, misaligned addresses, and barriers that not all threads reach.\n"
         "\n"
         "Press Ctrl+Shift+K, or choose Check for mistakes in the menu Run."));

  m_tree->setObjectName(QStringLiteral("check.findings"));
  m_tree->setAccessibleName(tr("Findings, variant by variant"));
  m_tree->setToolTip(
      toolTipText(tr("Findings of each variant. Select a finding to read it in full below; double-click it or press "
                     "Enter to show its line in the source")));
  m_tree->setModel(&m_model);
  m_tree->setHeaderHidden(true);
  m_tree->setAlternatingRowColors(true);
  m_tree->setTextElideMode(Qt::ElideMiddle);  // the end of a place distinguishes it: the line
  m_tree->setWordWrap(true);
  // Rows keep their old height after a change of width, so lay them out again.
  connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeView::doItemsLayout);
  m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_tree->setIndentation(fontMetrics().averageCharWidth() * 2);
  m_detail->setObjectName(QStringLiteral("check.detail"));
  m_detail->setAccessibleName(tr("The selected finding in full"));
  m_detail->setToolTip(tr("The selected finding in full; you can copy its text"));
  m_detail->setPlaceholderText(tr("Select a row to read all its text."));
  m_detail->setReadOnly(true);
  m_detail->setTabChangesFocus(true);
  m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_parts->setChildrenCollapsible(false);
  m_parts->hide();

  auto* column = new QVBoxLayout(this);
  column->addWidget(m_summary);
  column->addWidget(m_parts, 1);
  column->addStretch(0);

  m_copy->setShortcut(QKeySequence::Copy);
  m_copy->setShortcutContext(Qt::WidgetShortcut);
  m_copy->setToolTip(tr("Copy the selected findings as text"));
  m_copyAll->setToolTip(tr("Copy the findings of all variants as text"));
  for (QAction* action : {m_copy, m_copyAll})
    connect(action, &QAction::triggered, this,
            [this, all = action == m_copyAll] { QGuiApplication::clipboard()->setText(asText(all)); });
  m_show->setToolTip(tr("Show the finding's line in the source"));
  connect(m_show, &QAction::triggered, this, [this] { requestLine(m_tree->currentIndex()); });
  connect(m_tree, &QTreeView::activated, this, &CheckPanel::requestLine);
  m_tree->addAction(m_show);
  m_tree->addActions(copyActions());
  m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CheckPanel::updateActions);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &CheckPanel::showCurrent);
  updateActions();
}

QList<QAction*> CheckPanel::copyActions() const { return {m_copy, m_copyAll}; }

void CheckPanel::updateActions() {
  m_copy->setEnabled(m_tree->selectionModel()->hasSelection());
  const QModelIndex current = m_tree->currentIndex();
  m_show->setEnabled(current.isValid() && m_model.finding(current));
  m_copyAll->setEnabled(m_model.rowCount() > 0);
}

void CheckPanel::start(const QString& family) {
  m_family = family;
  m_model.clear();
  showSummary(tr("Checking..."));
  m_parts->show();
  showCurrent();
  updateActions();
}

void CheckPanel::append(const CheckReport& report) {
  m_model.append(report);
  m_tree->expand(m_model.index(m_model.rowCount() - 1, 0));
  updateActions();
}

void CheckPanel::finish(const QString& ending) {
  showSummary(ending);
  m_parts->setVisible(m_model.rowCount() > 0);
  if (!m_tree->selectionModel()->hasSelection()) selectFirstFinding();
}

void CheckPanel::showSummary(const QString& text) { m_summary->setText(m_family + QLatin1Char('\n') + text); }

QString CheckPanel::summary() const {
  const std::vector<CheckReport>& reports = m_model.reports();
  const auto unexpected = std::ranges::count_if(reports, [](const CheckReport& each) { return !each.asExpected(); });
  if (unexpected > 0) return tr("Variants with unexpected findings: %1 of %2.").arg(unexpected).arg(reports.size());
  if (!std::ranges::all_of(reports, &CheckReport::clean))
    return tr("Only deliberate mistakes. Variants checked: %1.").arg(reports.size());
  return tr("No mistakes. Variants checked: %1.").arg(reports.size());
}

void CheckPanel::selectFirstFinding() {
  const std::vector<CheckReport>& reports = m_model.reports();
  // Prefer an unintended mistake to deliberate ones.
  auto shown = std::ranges::find(reports, Verdict::Mistakes, &CheckReport::verdict);
  if (shown == reports.end())
    shown = std::ranges::find_if(reports, [](const CheckReport& each) { return !each.findings.empty(); });
  if (shown == reports.end()) return;
  const QModelIndex variant = m_model.index(static_cast<int>(shown - reports.begin()), 0);
  m_tree->setCurrentIndex(m_model.index(0, 0, variant));
  m_tree->scrollTo(variant, QAbstractItemView::PositionAtTop);
}

void CheckPanel::requestLine(const QModelIndex& index) {
  const Finding* const finding = index.isValid() ? m_model.finding(index) : nullptr;
  if (!finding || finding->where.file.empty()) return;
  emit lineRequested(m_model.report(index), finding->where);
}

void CheckPanel::showCurrent() {
  updateActions();
  m_detail->setPlainText(m_tree->currentIndex().data(CheckModel::DetailRole).toString());
}

QString CheckPanel::asText(bool all) const {
  const QItemSelectionModel& selection = *m_tree->selectionModel();
  QString text;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    const QModelIndex variant = m_model.index(row, 0);
    const bool whole = all || selection.isSelected(variant);
    if (whole) text += variant.data(CheckModel::CopyRole).toString() + QLatin1Char('\n');
    for (int child = 0; child < m_model.rowCount(variant); ++child) {
      const QModelIndex finding = m_model.index(child, 0, variant);
      if (whole || selection.isSelected(finding))
        text += QLatin1String(whole ? "  " : "") + finding.data(CheckModel::CopyRole).toString() + QLatin1Char('\n');
    }
  }
  return text;
}

QSize CheckPanel::sizeHint() const {
  constexpr int kCharacters = 46;
  return {fontMetrics().averageCharWidth() * kCharacters, QWidget::sizeHint().height()};
}

}  // namespace warpbench::gui
