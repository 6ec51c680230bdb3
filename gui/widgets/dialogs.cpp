// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "widgets/about_text.h"

namespace warpbench::gui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::Dialogs)
};

}  // namespace

QString Dialogs::askOpenPath(QWidget* parent, const QString& title, const QString& filter) {
  return QFileDialog::getOpenFileName(parent, title, QString(), filter);
}

QString Dialogs::askSavePath(QWidget* parent, const QString& title, const QString& proposed, const QString& filter) {
  QFileDialog dialog(parent, title, QString(), filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.selectFile(proposed);
  dialog.setDefaultSuffix(QFileInfo(proposed).suffix());
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString Dialogs::askFolder(QWidget* parent, const QString& title, const QString& proposed) {
  return QFileDialog::getExistingDirectory(parent, title, proposed);
}

Dialogs::Existing Dialogs::askReplace(QWidget* parent, const QString& folder, int existing, int all) {
  QMessageBox box(
      QMessageBox::Question, Text::tr("Files already exist"),
      Text::tr("%2 of the %1 files already exist in %3.").arg(all).arg(existing).arg(QDir::toNativeSeparators(folder)),
      QMessageBox::NoButton, parent);
  box.setTextFormat(Qt::PlainText);
  const QPushButton* replace = box.addButton(Text::tr("&Replace them"), QMessageBox::AcceptRole);
  const QPushButton* keep = box.addButton(Text::tr("&Keep them"), QMessageBox::AcceptRole);
  QPushButton* cancel = box.addButton(QMessageBox::Cancel);
  for (QAbstractButton* button : box.buttons())
    button->setToolTip(button == replace ? Text::tr("Write all files and replace these")
                       : button == keep  ? Text::tr("Write only the other files")
                                         : Text::tr("Write nothing (Esc)"));
  box.setDefaultButton(cancel);
  box.exec();
  if (box.clickedButton() == replace) return Existing::Replace;
  return box.clickedButton() == keep ? Existing::Keep : Existing::Cancel;
}

Dialogs::Answer Dialogs::askUnsaved(QWidget* parent, const QString& question) {
  QMessageBox box(QMessageBox::Question, Text::tr("Unsaved changes"), question,
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
  box.setTextFormat(Qt::PlainText);
  box.setDefaultButton(QMessageBox::Save);
  // Qt's own button texts have no mnemonics.
  box.button(QMessageBox::Save)->setText(Text::tr("&Save"));
  box.button(QMessageBox::Discard)->setText(Text::tr("&Discard"));
  box.button(QMessageBox::Cancel)->setText(Text::tr("&Cancel"));
  box.button(QMessageBox::Save)->setToolTip(Text::tr("Save them and continue"));
  box.button(QMessageBox::Discard)->setToolTip(Text::tr("Continue without saving"));
  box.button(QMessageBox::Cancel)->setToolTip(Text::tr("Change nothing (Esc)"));
  switch (box.exec()) {
    case QMessageBox::Save:
      return Answer::Save;
    case QMessageBox::Discard:
      return Answer::Discard;
    default:
      return Answer::Cancel;
  }
}

namespace {

/// Cancel is the default.
bool askToStop(QWidget* parent, const QString& title, const QString& question, const QString& toolTip) {
  QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Ok | QMessageBox::Cancel, parent);
  box.setTextFormat(Qt::PlainText);
  box.setDefaultButton(QMessageBox::Cancel);
  box.button(QMessageBox::Ok)->setText(Text::tr("&Stop and close"));
  box.button(QMessageBox::Ok)->setToolTip(toolTip);
  box.button(QMessageBox::Cancel)->setText(Text::tr("&Cancel"));
  box.button(QMessageBox::Cancel)->setToolTip(Text::tr("Change nothing (Esc)"));
  return box.exec() == QMessageBox::Ok;
}

}  // namespace

bool Dialogs::askStop(QWidget* parent, int waiting) {
  const QString question =
      waiting == 0 ? Text::tr("An experiment is running. Stop it and close?")
                   : Text::tr("An experiment is running, and %1 more are waiting. Stop all and close?").arg(waiting);
  return askToStop(parent, Text::tr("A run is in progress"), question,
                   Text::tr("Stop, keep the results so far, and close"));
}

bool Dialogs::askEnd(QWidget* parent, const QString& programs) {
  return askToStop(parent, Text::tr("A program is running"), Text::tr("Running: %1. Stop and close?").arg(programs),
                   Text::tr("Stop, and lose the launches so far"));
}

QString Dialogs::changedText(const QString& path) {
  return Text::tr("Another window or program has changed '%1' since it was opened or saved here.")
      .arg(QFileInfo(path).fileName());
}

Dialogs::Changed Dialogs::askChanged(QWidget* parent, const QString& path, std::optional<std::size_t> missing) {
  QMessageBox box(QMessageBox::Warning, Text::tr("The file has changed"), changedText(path), QMessageBox::NoButton,
                  parent);
  box.setTextFormat(Qt::PlainText);
  if (!missing)
    box.setInformativeText(Text::tr("It is no longer a readable session."));
  else if (*missing == 0)
    box.setInformativeText(Text::tr("All of its results are also here."));
  else
    box.setInformativeText(Text::tr("Results missing here: %1").arg(*missing));
  QPushButton* add = nullptr;
  if (missing && *missing > 0) {
    add = box.addButton(Text::tr("&Add them and save"), QMessageBox::AcceptRole);
    add->setToolTip(Text::tr("Add those results to this session, then save it: nothing is lost"));
  }
  QPushButton* saveAs = box.addButton(Text::tr("&Save as..."), QMessageBox::AcceptRole);
  saveAs->setToolTip(Text::tr("Keep that file and choose another"));
  QPushButton* replace = box.addButton(Text::tr("&Replace it"), QMessageBox::DestructiveRole);
  replace->setToolTip(Text::tr("Replace the file with this session"));
  QPushButton* cancel = box.addButton(QMessageBox::Cancel);
  cancel->setToolTip(Text::tr("Write nothing (Esc)"));
  box.setDefaultButton(add ? add : saveAs);
  box.exec();
  if (add && box.clickedButton() == add) return Changed::Add;
  if (box.clickedButton() == saveAs) return Changed::SaveAs;
  return box.clickedButton() == replace ? Changed::Replace : Changed::Cancel;
}

void Dialogs::showError(QWidget* parent, const QString& line) {
  QMessageBox box(QMessageBox::Warning, Text::tr("Warpbench"), line, QMessageBox::Ok, parent);
  box.setTextFormat(Qt::PlainText);
  box.button(QMessageBox::Ok)->setToolTip(Text::tr("Close (Esc)"));
  box.exec();
}

void Dialogs::showAbout(QWidget* parent) {
  QMessageBox box(QMessageBox::NoIcon, Text::tr("About Warpbench"), Text::tr("Warpbench, a workbench for GPU kernels"),
                  QMessageBox::Close, parent);
  box.setTextFormat(Qt::PlainText);
  box.setInformativeText(aboutText());
  box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  box.button(QMessageBox::Close)->setToolTip(Text::tr("Close (Esc)"));
  box.exec();
}

void Dialogs::showAboutQt(QWidget* parent) { QMessageBox::aboutQt(parent); }

}  // namespace warpbench::gui
