// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPlainTextEdit>
#include <QStringDecoder>
#include <QTimer>

namespace warpbench::gui {

/// A program's output as it arrives. Keeps only the end of a long output.
class ProgramOutput : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit ProgramOutput(QWidget* parent = nullptr);

  void start();
  void add(const QByteArray& text);
  /// Shows the output that has arrived.
  void flush();

 private:
  QByteArray m_come;
  QStringDecoder m_decoder{QStringDecoder::Utf8};
  QTimer m_timer;
};

}  // namespace warpbench::gui
