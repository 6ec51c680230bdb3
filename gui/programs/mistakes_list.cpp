// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/mistakes_list.h"

#include <QHeaderView>

#include "programs/program_texts.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

enum Column { Place, Kind, What };
constexpr int kFileRole = Qt::UserRole;
constexpr int kLineRole = Qt::UserRole + 1;

}  // namespace

MistakesList::MistakesList(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("program.mistakes"));
  setAccessibleName(tr("Mistakes of the program"));
  setToolTip(tr("Select a row to show its line"));
  setHeaderLabels({tr("Place"), tr("Mistake"), tr("What is wrong")});
  setRootIsDecorated(false);
  setAlternatingRowColors(true);
  header()->setStretchLastSection(true);
  connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item)
      emit chosen(item->data(Place, kFileRole).toString().toStdString(), item->data(Place, kLineRole).toInt(),
                  item->text(What));
  });
}

void MistakesList::add(const std::string& file, int line, const QString& kind, const QString& what) {
  auto* item = new QTreeWidgetItem(this, {placeText(file, line), kind, what});
  item->setData(Place, kFileRole, QString::fromStdString(file));
  item->setData(Place, kLineRole, line);
  item->setToolTip(What, toolTipText(what));
}

void MistakesList::show(const program::ProgramReport& report) {
  clear();
  for (const Diagnostic& each : report.complaints)
    if (each.severity != Diagnostic::Severity::Note)
      add(each.file, each.line, QString::fromStdString(toText(each.severity)), QString::fromStdString(each.text));
  for (const program::ProgramFinding& each : report.findings) {
    QString what = QString::fromStdString(each.text);
    if (!each.kernel.empty()) what.prepend(QString::fromStdString(each.kernel) + QStringLiteral(": "));
    add(each.file, each.line, mistakeText(each.kind), what);
  }
  for (const program::LaunchEvent& launch : report.launches)
    if (launch.result.status == Result::Status::Failed)
      add(launch.file, launch.line, tr("launch failed"),
          QString::fromStdString(launch.result.variant) + QStringLiteral(": ") + plots::shownText(launch.result.error));
  for (const int column : {Place, Kind}) resizeColumnToContents(column);
}

}  // namespace warpbench::gui
