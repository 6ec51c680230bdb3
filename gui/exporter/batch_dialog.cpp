// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/batch_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "document/session_document.h"
#include "exporter/picture_form.h"
#include "results/session/session.h"

namespace warpbench::gui {

BatchDialog::BatchDialog(const SessionDocument& document, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_dialogs(dialogs),
      m_folder(new QLineEdit(this)),
      m_browse(new QPushButton(tr("&Browse..."), this)),
      m_form(new PictureForm(QStringLiteral("batch"), this)),
      m_result(new QLabel(this)),
      m_progress(new QProgressBar(this)) {
  setObjectName(QStringLiteral("batch"));
  setWindowTitle(tr("Export all views"));
  m_folder->setObjectName(QStringLiteral("batch.folder"));
  m_folder->setToolTip(tr("Folder for the files; Warpbench creates it if it does not exist"));
  m_folder->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
  m_browse->setObjectName(QStringLiteral("batch.browse"));
  m_browse->setToolTip(tr("Choose a folder"));
  m_browse->setAutoDefault(false);
  auto* name = new QLabel(tr("Fo&lder"), this);
  name->setBuddy(m_folder);
  name->setToolTip(m_folder->toolTip());
  auto* folder = new QHBoxLayout;
  folder->addWidget(name);
  folder->addWidget(m_folder, 1);
  folder->addWidget(m_browse);
  m_result->setObjectName(QStringLiteral("batch.result"));
  m_result->setTextFormat(Qt::PlainText);
  m_result->setWordWrap(true);
  m_progress->setObjectName(QStringLiteral("batch.progress"));
  m_progress->setAccessibleName(tr("Files written"));
  m_progress->setFormat(tr("%v of %m"));

  auto* buttons = new QDialogButtonBox(this);
  m_start = buttons->addButton(tr("&Export"), QDialogButtonBox::ActionRole);
  m_start->setObjectName(QStringLiteral("batch.start"));
  m_start->setToolTip(tr("Write a file for each view of each family that has something to show (Return)"));
  m_start->setDefault(true);
  m_close = buttons->addButton(QDialogButtonBox::Close);
  m_close->setObjectName(QStringLiteral("batch.close"));
  auto* column = new QVBoxLayout(this);
  column->addLayout(folder);
  column->addWidget(m_form);
  column->addWidget(m_result);
  column->addWidget(m_progress);
  column->addStretch();
  column->addWidget(buttons);

  connect(m_browse, &QPushButton::clicked, this, &BatchDialog::browse);
  connect(m_start, &QPushButton::clicked, this, &BatchDialog::start);
  connect(m_close, &QPushButton::clicked, this, &BatchDialog::stopOrClose);
  connect(m_folder, &QLineEdit::textChanged, this, &BatchDialog::showState);
  connect(m_form, &PictureForm::changed, this, [this] {
    showState();
    emit choicesChanged(m_form->choices());
  });
  connect(&document, &SessionDocument::stateChanged, this, &BatchDialog::showState);
  connect(&m_export, &BatchExport::progress, this, [this](int done, int all) {
    m_progress->setRange(0, all);
    m_progress->setValue(done);
  });
  connect(&m_export, &BatchExport::finished, this, [this](int written, bool cancelled) {
    showState();
    const QString message =
        cancelled ? tr("Cancelled. Files written: %1").arg(written)
                  : tr("Files written to %1: %2").arg(QDir::toNativeSeparators(m_folder->text())).arg(written);
    m_result->setText(message);
    emit done(message);
  });
  connect(&m_export, &BatchExport::failed, this, [this](const QString& reason) {
    showState();
    m_result->setText(reason);
    emit failed(reason);
  });
  showState();
}

void BatchDialog::setChoices(const ExportChoices& choices) { m_form->setChoices(choices); }

const ExportChoices& BatchDialog::choices() const { return m_form->choices(); }

void BatchDialog::openFor(const QString& folder, QSize window) {
  if (m_folder->text().isEmpty()) m_folder->setText(QDir::toNativeSeparators(folder));
  if (!m_export.running()) m_window = window;
  m_form->setWindowSize(window);
  showState();
  show();
  raise();
  activateWindow();
  m_folder->setFocus();
}

void BatchDialog::browse() {
  const QString folder = m_dialogs.askFolder(this, windowTitle(), QDir::fromNativeSeparators(m_folder->text()));
  if (!folder.isEmpty()) m_folder->setText(QDir::toNativeSeparators(folder));
}

void BatchDialog::start() {
  const QString folder = QDir::fromNativeSeparators(m_folder->text());
  m_progress->setRange(0, 0);
  m_export.start(withoutHiddenRuns(*m_document.snapshot()), folder, m_form->choices(), m_window,
                 [this, folder](int existing, int all) { return m_dialogs.askReplace(this, folder, existing, all); });
  showState();
}

void BatchDialog::stopOrClose() {
  if (m_export.running())
    m_export.cancel();
  else
    reject();
}

void BatchDialog::showState() {
  const bool running = m_export.running();
  const bool pictures = m_form->choices().picture();
  QString problem;
  if (m_document.session().results.empty())
    problem = tr("There is nothing to export yet.");
  else if (m_folder->text().isEmpty())
    problem = tr("Choose a folder.");
  else if (pictures)
    problem = plots::problemOf(m_form->size(), m_form->choices().ending == QLatin1String("png"));
  for (QWidget* field : std::initializer_list<QWidget*>{m_folder, m_browse, m_form}) field->setEnabled(!running);
  m_start->setEnabled(!running && problem.isEmpty());
  m_close->setText(running ? tr("&Cancel") : tr("&Close"));
  m_close->setToolTip(running ? tr("Stop after the current file; files already written are kept")
                              : tr("Close and keep the choices (Esc)"));
  if (!running && m_progress->maximum() == 0) m_progress->setRange(0, 1);  // otherwise it shows a busy animation
  if (running)
    m_result->setText(tr("Exports the session as it was when the export began."));
  else if (!problem.isEmpty())
    m_result->setText(problem);
  else
    m_result->setText(tr("Each view of each family becomes a file named after both, such as transpose-time.%1.")
                          .arg(m_form->choices().ending));
}

}  // namespace warpbench::gui
