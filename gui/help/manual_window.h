// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QUrl>
#include <vector>

#include "help/manual_pages.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace warpbench::gui {

/// The manual's window: contents, page, and a search through all pages.
class ManualWindow : public QDialog {
  Q_OBJECT

 public:
  explicit ManualWindow(QWidget* parent = nullptr);

  /// Brings the window to the front with that page, such as "plots.md#views"; without one, with the previous page.
  void showPage(const QString& page);

  /// Empty before the first page is shown.
  QUrl source() const;
  /// The open page, for showPage(); empty if the window is closed.
  QString page() const;
  /// Moves to the next match of the search field, across all pages and around the end.
  void findNext(bool backward = false);

 private:
  void read();
  void go(const QString& page);
  void showPlace(const QUrl& source);
  void addContents();
  bool findOnPage(const QString& words, bool backward);
  QWidget* createBar();
  int currentPage() const;

  std::vector<ManualPage> m_pages;  ///< read when the window first opens
  QTreeWidget* m_contents;
  QTextBrowser* m_text;
  QLineEdit* m_words;
  QPushButton* m_back;
  QPushButton* m_previous;
  QPushButton* m_next;
  QLabel* m_missing;
};

}  // namespace warpbench::gui
