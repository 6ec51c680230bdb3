// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/runs_list.h"

#include <QAction>
#include <QInputDialog>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <algorithm>
#include <optional>

#include "document/session_runs.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr int kRun = Qt::UserRole;  ///< the index of the row's run

/// Does not break lines inside a device's id.
class WholeWords : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    constexpr QChar kNonBreakingHyphen(0x2011);
    option->text.replace(QLatin1Char('-'), kNonBreakingHyphen);
  }
};

QString whenText(const SessionRuns::Run& run) {
  return run.begun.isValid() ? QLocale().toString(run.begun.toLocalTime(), QLocale::ShortFormat) : QString();
}

}  // namespace

RunsList::RunsList(SessionRuns& runs, QWidget* parent) : QListWidget(parent), m_runs(runs) {
  setObjectName(QStringLiteral("runs"));
  setAccessibleName(tr("Runs"));
  setToolTip(tr("Runs of this session; the table and plots show the checked ones"));
  setEditTriggers(EditKeyPressed);
  viewport()->setBackgroundRole(QPalette::Window);  // dark check boxes are invisible on a text field's background
  setWordWrap(true);
  setItemDelegate(new WholeWords(this));
  setResizeMode(Adjust);
  setTextElideMode(Qt::ElideMiddle);  // for overlong words; the tooltip shows them in full
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  addActions();
  setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(&runs, &SessionRuns::changed, this, &RunsList::refresh);
  connect(this, &QListWidget::currentRowChanged, this, &RunsList::updateActions);
  connect(this, &QListWidget::itemDoubleClicked, this,
          [this](const QListWidgetItem* item) { showOnly(item->data(kRun).toUInt()); });
  connect(this, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
    if (m_filling) return;
    const auto run = item->data(kRun).toUInt();
    const bool shown = item->checkState() == Qt::Checked;
    // Queued, because the change refills the list, which still uses the item.
    QMetaObject::invokeMethod(
        this,
        [this, run, shown, text = item->text()] {
          if (shown != m_runs.runs()[run].shown)
            setShown(run, shown);
          else if (text != m_runs.title(run))
            m_runs.setName(run, text);
        },
        Qt::QueuedConnection);
  });
  refresh();
}

void RunsList::addActions() {
  const auto add = [this](const QString& text, auto act) {
    auto* action = new QAction(text, this);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
  };
  add(tr("&Only this run"), [this] { showOnly(current()); });
  add(tr("&All runs"), [this] { m_runs.showAll(); });
  m_pin = add(tr("&Pin"), [this](bool on) { m_runs.setPinned(current(), on); });
  m_pin->setCheckable(true);
  m_pin->setToolTip(tr("Keep this run visible when another one starts"));
  m_compare = add(tr("&Compare with it"), [this] { emit comparisonRequested(current()); });
  add(tr("&Rename"), [this] { editItem(currentItem()); });
  add(tr("&Note..."), [this] { askNote(); });
}

std::size_t RunsList::current() const { return currentItem() ? currentItem()->data(kRun).toUInt() : 0; }

void RunsList::updateActions() {
  for (QAction* action : actions()) action->setEnabled(currentItem() != nullptr);
  if (!currentItem()) return;
  const std::vector<SessionRuns::Run>& runs = m_runs.runs();
  m_pin->setChecked(runs[current()].pinned);
  // Comparing hides this run, so another visible run is required.
  const auto shown = [](const SessionRuns::Run& run) { return run.shown && run.results > 0; };
  m_compare->setEnabled(std::ranges::count_if(runs, shown) > (shown(runs[current()]) ? 1 : 0));
}

void RunsList::setShown(std::size_t run, bool shown) {
  m_runs.setShown(run, shown);
  emit chosen(run);
}

void RunsList::showOnly(std::size_t run) {
  m_runs.showOnly(run);
  emit chosen(run);
}

void RunsList::askNote() {
  const std::size_t run = current();
  QInputDialog dialog(this);
  dialog.setWindowTitle(tr("Note"));
  dialog.setLabelText(m_runs.title(run));
  dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
  dialog.setTextValue(m_runs.runs()[run].note);
  dialog.findChild<QPlainTextEdit*>()->setTabChangesFocus(true);
  if (dialog.exec() == QDialog::Accepted) m_runs.setNote(run, dialog.textValue());
}

void RunsList::refresh() {
  {
    const QScopedValueRollback filling(m_filling, true);
    const QSignalBlocker blocker(this);
    const auto before = currentItem() ? std::optional(current()) : std::nullopt;
    clear();
    const std::vector<SessionRuns::Run>& runs = m_runs.runs();
    for (std::size_t i = runs.size(); i-- > 0;) {
      if (runs[i].results == 0) continue;
      auto* item = new QListWidgetItem(m_runs.title(i), this);
      item->setData(kRun, static_cast<uint>(i));
      item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
      item->setCheckState(runs[i].shown ? Qt::Checked : Qt::Unchecked);
      QFont font = item->font();
      font.setBold(runs[i].pinned);
      item->setFont(font);
      QStringList lines{m_runs.title(i), QString::fromStdString(runs[i].device), whenText(runs[i]),
                        tr("Results: %1").arg(runs[i].results), runs[i].note};
      lines.removeAll(QString());
      item->setToolTip(toolTipText(lines.join(QLatin1Char('\n'))));
      if (before && i <= *before && !currentItem()) setCurrentItem(item);  // or the next one if it is gone
    }
  }
  setVisible(count() > 1);
  updateActions();
}

QSize RunsList::sizeHint() const {
  constexpr int kCharacters = 34;  // a check box and a device's id
  return {fontMetrics().averageCharWidth() * kCharacters, QListWidget::sizeHint().height()};
}

}  // namespace warpbench::gui
