// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace warpbench::plots {

/// A painted file that has not been written. Writing uses no widget, so any thread can do it.
struct PreparedFile {
  QString path;
  QByteArray bytes;
  QImage image;        ///< instead of the bytes, to write as .png
  QString lacks = {};  ///< a sentence about what did not fit into the picture

  /// The content; empty if the image cannot be encoded.
  QByteArray content() const;
  /// Writes the whole file or nothing.
  /// @throws RequestError naming the path and the cause.
  void write() const;
};

/// "cannot write PATH: CAUSE".
[[noreturn]] void failExport(const QString& path, const QString& cause);

}  // namespace warpbench::plots
