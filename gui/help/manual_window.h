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

/// The manual in a window of its own: its contents, the page, and a search through all pages.
class ManualWindow : public QDialog {
  Q_OBJECT

 public:
  explicit ManualWindow(QWidget* parent = nullptr);

  /// Shows the window in front, with that page, such as "plots.md#views"; without one, the page it was at.
  void showPage(const QString& page);

  /// Empty where nothing was shown yet.
  QUrl source() const;
  /// What it is open at, for showPage(); empty where it is not open.
  QString page() const;
  /// To the next place that has the words of the search field, over all pages and round.
  void findNext(bool backward = false);

 private:
  void read();
  void go(const QString& page);
  void showPlace(const QUrl& source);
  void addContents();
  bool findOnPage(const QString& words, bool backward);
  QWidget* createBar();
  int currentPage() const;

  std::vector<ManualPage> m_pages;  ///< read when it is first opened
  QTreeWidget* m_contents;
  QTextBrowser* m_text;
  QLineEdit* m_words;
  QPushButton* m_back;
  QPushButton* m_previous;
  QPushButton* m_next;
  QLabel* m_missing;
};

}  // namespace warpbench::gui
