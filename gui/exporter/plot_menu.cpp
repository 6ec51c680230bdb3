// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/plot_menu.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSettings>

#include "core/text/error.h"
#include "export/export.h"
#include "export/picture_mime.h"
#include "export/plot_data_text.h"
#include "settings/export_choices.h"
#include "text/shown_text.h"

namespace warpbench::gui {

PlotMenu::PlotMenu(plots::PlotView& view, Dialogs& dialogs, std::function<QString(const QString&)> propose)
    : QObject(&view), m_view(view), m_dialogs(dialogs), m_propose(std::move(propose)) {
  view.setContextMenuPolicy(Qt::ActionsContextMenu);
  add(tr("&Export plot..."), &PlotMenu::exportPlot);
  add(tr("Copy &plot as picture"), &PlotMenu::copyPicture);
  add(tr("Copy plot's &data"), &PlotMenu::copyData);
  connect(&m_writer, &FileWriter::done, this, &PlotMenu::done);
  connect(&m_writer, &FileWriter::failed, this, &PlotMenu::failed);
}

void PlotMenu::add(const QString& text, void (PlotMenu::*act)()) {
  auto* action = new QAction(text, this);
  connect(action, &QAction::triggered, this, [this, act] {
    try {
      if (m_view.data().empty()) throw RequestError(tr("The plot is empty.").toStdString());
      (this->*act)();
    } catch (const RequestError& error) {
      emit failed(plots::shownText(messageOf(error)));
    }
  });
  m_view.addAction(action);
}

void PlotMenu::exportPlot() {
  const ExportChoices choices = ExportChoices::read(QSettings());
  QString path = m_dialogs.askSavePath(&m_view, tr("Export plot"), m_propose(choices.ending),
                                       tr("Pictures and data (*.pdf *.svg *.png *.tex *.csv *.tsv *.json)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QLatin1Char('.') + choices.ending;
  const plots::PreparedFile file =
      plots::prepared(m_view.data(), path, choices.theme(), choices.sizeFor(m_view.size()), m_view.state());
  m_writer.start([file] { file.write(); }, tr("Exported %1").arg(QDir::toNativeSeparators(path)));
}

void PlotMenu::copyPicture() {
  const ExportChoices choices = ExportChoices::read(QSettings());
  const plots::ExportedPicture picture = plots::pictureOf(m_view.data(), choices.theme(), m_view.state());
  QGuiApplication::clipboard()->setMimeData(plots::mimeOf(picture, choices.sizeFor(m_view.size())).release());
  emit done(tr("Copied the picture"));
}

void PlotMenu::copyData() {
  const QByteArray text = plots::plotDataText(m_view.data(), m_view.state(), plots::DataFormat::Tsv);
  QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
  emit done(tr("Copied the plot's data"));
}

}  // namespace warpbench::gui
