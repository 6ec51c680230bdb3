// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/prepared_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSaveFile>

#include "core/text/error.h"

namespace warpbench::plots {
namespace {

struct PreparedFileText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

}  // namespace

void failExport(const QString& path, const QString& cause) {
  throw RequestError(PreparedFileText::tr("cannot write %1: %2").arg(path, cause).toStdString());
}

QByteArray PreparedFile::content() const {
  if (image.isNull()) return bytes;
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  return image.save(&buffer, "PNG") ? buffer.data() : QByteArray();
}

void PreparedFile::write() const {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) failExport(path, file.errorString());
  const QByteArray all = content();
  if (all.isEmpty()) failExport(path, PreparedFileText::tr("cannot draw the picture"));
  // If a disk becomes full, Qt reports the cause only for a write that stores nothing at all.
  for (qint64 written = 0; written < all.size();) {
    const qint64 more = file.write(all.constData() + written, all.size() - written);
    if (more <= 0) failExport(path, file.errorString());
    written += more;
  }
  if (!file.commit()) failExport(path, file.errorString());
}

}  // namespace warpbench::plots
