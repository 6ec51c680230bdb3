// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/comparison_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <chrono>
#include <numeric>
#include <set>
#include <vector>

#include "document/session_document.h"
#include "result_views/parameters_delegate.h"
#include "result_views/table_text.h"

namespace warpbench::gui {
namespace {

/// The common name of a field of the environment.
QString fieldText(const std::string& field) {
  if (field == "app_version") return ComparisonDialog::tr("Version");
  if (field == "commit") return ComparisonDialog::tr("Commit");
  if (field == "device") return ComparisonDialog::tr("Device");
  if (field == "driver") return ComparisonDialog::tr("Driver");
  if (field == "toolkit") return ComparisonDialog::tr("CUDA toolkit");
  if (field == "host") return ComparisonDialog::tr("Host");
  if (field == "clocks") return ComparisonDialog::tr("Clocks");
  return QString::fromStdString(field);
}

QString valueText(const std::string& value) {
  return value.empty() ? ComparisonDialog::tr("unknown") : QString::fromStdString(value);
}

}  // namespace

ComparisonDialog::ComparisonDialog(const SessionDocument& document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_environment(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_onlyChanged(new QCheckBox(tr("&Only differences beyond the noise"), this)),
      m_table(new QTableView(this)),
      m_parameters(new ParametersDelegate(this)) {
  setObjectName(QStringLiteral("comparison"));
  setWindowTitle(tr("What changed"));
  for (QLabel* label : {m_environment, m_summary}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  m_environment->setObjectName(QStringLiteral("comparison.environment"));
  m_summary->setObjectName(QStringLiteral("comparison.summary"));
  m_onlyChanged->setObjectName(QStringLiteral("comparison.changed"));
  m_onlyChanged->setToolTip(tr("Hide the points whose times agree"));

  m_sorted.setSourceModel(&m_model);
  m_sorted.setSortRole(ComparisonModel::SortRole);
  m_sorted.setFilterRole(ComparisonModel::ChangedRole);
  m_sorted.setFilterKeyColumn(0);
  m_table->setObjectName(QStringLiteral("comparison.table"));
  m_table->setAccessibleName(tr("Times of both sessions"));
  m_table->setToolTip(tr("Points that both sessions have; click a header to sort"));
  m_table->setModel(&m_sorted);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(ComparisonModel::Ratio, Qt::DescendingOrder);
  m_table->setItemDelegateForColumn(ComparisonModel::Parameters, m_parameters);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setAlternatingRowColors(true);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(m_table->verticalHeader()->minimumSectionSize());
  m_table->horizontalHeader()->setStretchLastSection(true);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close (Esc)"));
  QPushButton* copy = buttons->addButton(tr("&Copy rows"), QDialogButtonBox::ActionRole);
  copy->setToolTip(tr("Copy the visible rows for a spreadsheet"));
  connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(asTsv()); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  QFont bold = font();
  bold.setBold(true);
  m_summary->setFont(bold);
  column->addWidget(m_summary);
  column->addWidget(m_environment);
  column->addWidget(m_onlyChanged);
  column->addWidget(m_table, 1);
  column->addWidget(buttons);
  constexpr int kCharacters = 150;
  constexpr int kLines = 34;
  resize(fontMetrics().averageCharWidth() * kCharacters, fontMetrics().height() * kLines);

  connect(m_onlyChanged, &QCheckBox::toggled, this,
          [this](bool only) { m_sorted.setFilterFixedString(only ? QVariant(true).toString() : QString()); });
  m_refresh.setSingleShot(true);
  m_refresh.setInterval(std::chrono::milliseconds(100));
  connect(&m_refresh, &QTimer::timeout, this, &ComparisonDialog::refresh);
  const auto follow = [this] {
    if (isVisible() && !m_refresh.isActive()) m_refresh.start();
  };
  connect(&document, &SessionDocument::appended, this, follow);
  connect(&document, &SessionDocument::replaced, this, follow);
  connect(&document, &SessionDocument::renumbered, this, follow);
  connect(&document.runs(), &SessionRuns::changed, this, follow);
}

void ComparisonDialog::compareWith(const Session& session, const QString& name) {
  m_other = session;
  m_name = name;
  if (name.isEmpty()) hide();
  if (isVisible()) refresh();
}

void ComparisonDialog::showEvent(QShowEvent* event) {
  refresh();
  QDialog::showEvent(event);
}

void ComparisonDialog::refresh() {
  const Session shown = m_document.runs().shownSession();
  m_model.show(shown, m_other, m_name);
  // Hide columns in which all rows agree.
  for (const int column : {ComparisonModel::Family, ComparisonModel::Mode}) {
    std::set<QString> texts;
    for (int row = 0; row < m_model.rowCount(); ++row) texts.insert(m_model.index(row, column).data().toString());
    m_table->setColumnHidden(column, texts.size() == 1);
  }
  m_parameters->forgetRows();
  for (int row = 0; row < m_model.rowCount(); ++row)
    m_parameters->addRow(m_model.index(row, ComparisonModel::Parameters).data().toString());
  m_table->setColumnHidden(ComparisonModel::Parameters, !m_parameters->anyDiffer());
  m_table->resizeColumnsToContents();
  showChanges(shown);
}

void ComparisonDialog::showChanges(const Session& shown) {
  QStringList lines;
  for (const EnvironmentChange& change : changesOf(m_other, shown))
    lines
        << tr("%1: here %2, there %3").arg(fieldText(change.field), valueText(change.after), valueText(change.before));
  if (lines.isEmpty()) lines << tr("Device, driver, versions and host are the same.");
  m_environment->setText(lines.join(QLatin1Char('\n')));
  m_summary->setText(tr("Compared with %1. Beyond the noise: %2 of %3 points timed in both.")
                         .arg(m_name)
                         .arg(m_model.differences())
                         .arg(m_model.rowCount()));
}

QString ComparisonDialog::asTsv() const {
  std::vector<int> rows(static_cast<std::size_t>(m_sorted.rowCount()));
  std::iota(rows.begin(), rows.end(), 0);
  return tabSeparated(m_sorted, rows, ComparisonModel::CopyRole);
}

}  // namespace warpbench::gui
