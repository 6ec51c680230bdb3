// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/results_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include "result_views/results_table.h"
#include "result_views/runs_list.h"
#include "widgets/texts.h"

namespace warpbench::gui {

bool FilterField::event(QEvent* event) {
  const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
  if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !text().isEmpty()) {
    if (event->type() == QEvent::KeyPress) clear();
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

ResultsPanel::ResultsPanel(ResultsModel& model, SessionRuns& runs, QWidget* parent)
    : QWidget(parent),
      m_table(new ResultsTable(model, this)),
      m_runs(new RunsList(runs, this)),
      m_filter(new FilterField(this)),
      m_hidden(new QLabel(this)),
      m_title(new QWidget(this)),
      m_find(new QAction(tr("F&ilter results"), this)) {
  m_filter->setObjectName(QStringLiteral("results.filter"));
  m_filter->setAccessibleName(tr("Filter of the results"));
  m_filter->setPlaceholderText(tr("Filter: words to find in a row"));
  m_filter->setToolTip(
      toolTipText(tr("Show only rows with all these words, in any column (Ctrl+F). Escape clears the filter.")));
  m_filter->setClearButtonEnabled(true);
  m_filter->setAcceptDrops(false);  // dropping a session file here opens it
  m_hidden->setObjectName(QStringLiteral("results.hidden"));
  m_find->setShortcut(QKeySequence::Find);
  m_find->setToolTip(tr("Show only rows with certain words"));

  auto* row = new QHBoxLayout(m_title);
  constexpr int kBesideEdge = 4;  // pixels
  row->setContentsMargins(kBesideEdge, 0, kBesideEdge, 0);
  row->addWidget(new QLabel(tr("Results")));
  row->addWidget(m_filter, 1);
  row->addWidget(m_hidden);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(m_title);
  auto* beside = new QSplitter(this);
  beside->setChildrenCollapsible(false);
  beside->addWidget(m_runs);
  beside->addWidget(m_table);
  beside->setStretchFactor(1, 1);
  column->addWidget(beside, 1);
  m_table->followRuns(runs);
  setTabOrder(m_filter, m_runs);
  setTabOrder(m_runs, m_table);

  connect(m_filter, &QLineEdit::textChanged, m_table, &ResultsTable::setFilter);
  connect(m_table, &ResultsTable::filterChanged, this, &ResultsPanel::showFilter);
  connect(m_find, &QAction::triggered, this, [this] {
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
  });
  showFilter();
}

void ResultsPanel::showFilter() {
  // The table clears the filter if it must show a hidden row.
  if (m_filter->text() != m_table->filter()) m_filter->setText(m_table->filter());
  const int hidden = m_table->hiddenCount();
  m_hidden->setText(tr("%1 of %2 hidden").arg(hidden).arg(hidden + m_table->model()->rowCount()));
  m_hidden->setVisible(hidden > 0 || !m_filter->text().isEmpty());
}

}  // namespace warpbench::gui
