// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace warpbench::plots {

/// A file that is painted, but not written: what is left takes no widget, so any thread can do it.
struct PreparedFile {
  QString path;
  QByteArray bytes;
  QImage image;        ///< in place of the bytes: to be written as .png
  QString lacks = {};  ///< what the picture had no room for, as a sentence

  /// The content. Empty where the image cannot be encoded.
  QByteArray content() const;
  /// Writes it whole or not at all. @throws RequestError naming the path and the cause.
  void write() const;
};

/// "cannot write PATH: CAUSE".
[[noreturn]] void failExport(const QString& path, const QString& cause);

}  // namespace warpbench::plots
