// SPDX-License-Identifier: GPL-3.0-or-later
// The sources of the program: reading them, the list of them, and the one in view.
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QSplitter>
#include <algorithm>
#include <utility>

#include "core/files/file_io.h"
#include "programs/program_files.h"
#include "programs/program_source_view.h"
#include "programs/program_view.h"
#include "widgets/background.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr int kPathRole = Qt::UserRole;

std::string textOf(const QString& path) {
  constexpr std::size_t kLargest = std::size_t{16} << 20;
  return path.isEmpty() ? std::string() : readFile(path.toStdString(), kLargest);
}

}  // namespace

QWidget* ProgramView::createSources() {
  m_list->setObjectName(QStringLiteral("program.files"));
  m_list->setAccessibleName(tr("Files of the program"));
  m_list->setToolTip(tr("Choose a file to show it"));
  m_list->setTextElideMode(Qt::ElideLeft);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->hide();
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(m_list);
  parts->addWidget(m_source);
  parts->setChildrenCollapsible(false);
  parts->setStretchFactor(1, 1);
  constexpr int kLetters = 18;
  const int list = kLetters * fontMetrics().averageCharWidth();
  parts->setSizes({list, 3 * list});
  connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item) showFile(item->data(kPathRole).toString());
  });
  m_source->setOwner([this](const std::string& file) { return sourceOf(file) == m_source->path(); });
  return parts;
}

QDir ProgramView::folder() const {
  const QFileInfo file(m_path);
  return QDir(file.isDir() ? m_path : file.absolutePath());
}

void ProgramView::load(const std::function<void()>& next) {
  struct Read {
    ProgramFiles files;
    QString shown;
    std::string text;
  };
  m_reading = true;
  updateState();
  const auto read = [path = m_path, before = m_source->path()] {
    Read all{.files = filesOf(path), .shown = {}, .text = {}};
    const QStringList& sources = all.files.sources;
    all.shown = sources.contains(before) ? before : sources.value(0);
    all.text = textOf(all.shown);
    return all;
  };
  inBackground(this, read, [this, next](const Outcome<Read>& outcome) {
    m_reading = false;
    const auto* all = std::get_if<Read>(&outcome);
    if (all) {
      m_files = all->files.state;
      m_source->show(all->shown, QString::fromStdString(all->text));
      listFiles(all->files.sources);
      next();
    } else {
      m_status->setText(std::get<QString>(outcome));
    }
    updateState();
    emit loaded(all != nullptr);
  });
}

void ProgramView::listFiles(const QStringList& files) {
  m_sources = files;
  m_sourceOf.clear();
  const QSignalBlocker quiet(m_list);
  m_list->clear();
  const QDir base = folder();
  for (const QString& path : files) {
    auto* item = new QListWidgetItem(base.relativeFilePath(path), m_list);
    item->setData(kPathRole, path);
    item->setToolTip(toolTipText(path));
    if (path == m_source->path()) m_list->setCurrentItem(item);
  }
  m_list->setVisible(files.size() > 1);
}

QString ProgramView::sourceOf(const std::string& file) const {
  if (file.empty()) return {};
  const QString name = QString::fromStdString(file);
  if (const auto known = m_sourceOf.constFind(name); known != m_sourceOf.constEnd()) return *known;
  // Compilers name a file as the command that called them did, from whichever folder.
  const QString whole = QDir::cleanPath(folder().absoluteFilePath(name));
  QString found = m_sources.contains(whole) ? whole : QString();
  QString ending = QDir::cleanPath(name);
  while (ending.startsWith(QLatin1String("../"))) ending.remove(0, 3);
  for (const QString& path : m_sources)
    if (found.isEmpty() && path.endsWith(QLatin1Char('/') + ending)) found = path;
  if (found.isEmpty() && QFileInfo(whole).isFile()) found = whole;
  m_sourceOf[name] = found;
  return found;
}

void ProgramView::showFile(const QString& file, const std::function<void()>& next) {
  if (file.isEmpty() || file == m_source->path()) {
    if (next) next();
    return;
  }
  m_awaited = file;
  inBackground(
      this, [file] { return textOf(file); },
      [this, file, next](const Outcome<std::string>& outcome) {
        if (m_awaited != file) return;  // another file has been chosen since
        const auto* text = std::get_if<std::string>(&outcome);
        if (!text) {
          m_status->setText(std::get<QString>(outcome));
          return;
        }
        m_source->show(file, QString::fromStdString(*text));
        m_source->mark(m_report);
        listFiles(m_sources.contains(file) ? m_sources : m_sources + QStringList{file});
        if (next) next();
      });
}

void ProgramView::showPlace(const std::string& file, int line) {
  m_awaited.clear();
  const QString path = sourceOf(file);
  if (path.isEmpty())
    m_source->showPlace(file, line);  // only ends the highlight of a memory step
  else
    showFile(path, [this, file, line] { m_source->showPlace(file, line); });
}

}  // namespace warpbench::gui
