// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPlainTextEdit>
#include <QStringDecoder>
#include <QTimer>

namespace warpbench::gui {

/// What a program prints, as it comes. Of very much the end is kept.
class ProgramOutput : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit ProgramOutput(QWidget* parent = nullptr);

  void start();
  void add(const QByteArray& text);
  /// Shows what has come by now.
  void flush();

 private:
  QByteArray m_come;
  QStringDecoder m_decoder{QStringDecoder::Utf8};
  QTimer m_timer;
};

}  // namespace warpbench::gui
