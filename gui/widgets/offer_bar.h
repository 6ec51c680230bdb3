// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace warpbench::gui {

/// One line across the window that offers one thing after the other, each to be accepted or discarded; hidden where
/// there is nothing. What follows an answer shows no sooner than a double click takes, whose second half must not
/// answer it.
class OfferBar : public QWidget {
  Q_OBJECT

 public:
  /// `name`: of the bar; its parts are "`name`.text", "`name`.`acceptName`" and "`name`.discard".
  OfferBar(const QString& name, const QString& acceptName, const QString& acceptText, const QString& discardText,
           QWidget* parent = nullptr);

  /// Nothing is shown meanwhile: in front of a class, nothing pops up.
  void setQuiet(bool quiet);
  void setAcceptEnabled(bool enabled);

 signals:
  void accepted();
  void discarded();

 protected:
  void setToolTips(const QString& accept, const QString& discard);
  /// As plain text. What is not `acceptable` can only be discarded.
  void offer(const QString& text, bool acceptable = true);
  void offerNothing();

 private:
  void follow();

  QLabel* m_text;
  QPushButton* m_accept;
  QPushButton* m_discard;
  QTimer m_pause;  ///< since an answer
  bool m_offers = false;
  bool m_quiet = false;
};

}  // namespace warpbench::gui
