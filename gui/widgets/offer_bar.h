// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace warpbench::gui {

/// One line across the window that makes one offer after the other, each to be accepted or discarded; hidden if there
/// is none. After an answer, the next offer waits for the duration of a double click, so that a second click cannot
/// answer it.
class OfferBar : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the bar's; its parts are "`name`.text", "`name`.`acceptName`" and "`name`.discard".
  OfferBar(const QString& name, const QString& acceptName, const QString& acceptText, const QString& discardText,
           QWidget* parent = nullptr);

  /// Hides the bar in quiet mode, so that nothing pops up in front of a class.
  void setQuiet(bool quiet);
  void setAcceptEnabled(bool enabled);

 signals:
  void accepted();
  void discarded();

 protected:
  void setToolTips(const QString& accept, const QString& discard);
  /// Plain text. An offer that is not `acceptable` can only be discarded.
  void offer(const QString& text, bool acceptable = true);
  void offerNothing();

 private:
  void follow();

  QLabel* m_text;
  QPushButton* m_accept;
  QPushButton* m_discard;
  QTimer m_pause;  ///< since the last answer
  bool m_offers = false;
  bool m_quiet = false;
};

}  // namespace warpbench::gui
