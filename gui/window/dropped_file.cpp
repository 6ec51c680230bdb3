// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dropped_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <stdexcept>

#include "catalogue/catalogue.h"
#include "programs/program_files.h"

namespace warpbench::gui {

std::optional<DroppedFile> DroppedFile::of(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  if (urls.size() != 1 || !urls.front().isLocalFile()) return std::nullopt;
  const QString path = urls.front().toLocalFile();
  const QFileInfo file(path);
  if (file.isDir() && !isProgram(path)) return std::nullopt;
  const QByteArray suffix = file.suffix().toLower().toUtf8();
  return DroppedFile{path, suffix == "pnm" || QImageReader::supportedImageFormats().contains(suffix)};
}

QString imageFilter() {
  QStringList patterns{QStringLiteral("*.pnm")};
  for (const QByteArray& suffix : QImageReader::supportedImageFormats())
    patterns << QStringLiteral("*.") + QString::fromLatin1(suffix);
  patterns.sort();
  return QCoreApplication::translate("warpbench::gui::MainWindow", "Pictures (%1);;All files (*)")
      .arg(patterns.join(QLatin1Char(' ')));
}

FileParameter imageParameter() {
  for (const Family& family : catalog()) {
    const auto file = std::ranges::find(family.parameters, ParameterSpec::Editor::File, &ParameterSpec::editor);
    if (file != family.parameters.end()) return {family.id, file->id};
  }
  throw std::logic_error("no family reads a file");
}

}  // namespace warpbench::gui
