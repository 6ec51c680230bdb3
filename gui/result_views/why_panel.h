// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <functional>
#include <utility>
#include <vector>

#include "document/session_document.h"
#include "model/explanation.h"

class QFocusFrame;
class QLabel;
class QPushButton;

namespace warpbench::gui {

class CounterBars;

/// A paragraph for each sentence.
QString sentencesText(const Explanation& explanation);

/// Why the selected result is as fast as it is: sentences, and its counters beside their ideal. Of two, what sets one
/// apart from the other. Without a selection it says how to get there.
class WhyPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit WhyPanel(const SessionDocument& document, QWidget* parent = nullptr);

  /// Which results of no counts can be simulated; none until this is set.
  void setCanCount(std::function<bool(const Result&)> canCount);
  /// Why none can be selected; empty where one can, as without this.
  void setWhyEmpty(std::function<QString()> why) { m_whyEmpty = std::move(why); }
  /// Whether two can be selected where it stands, so that it says how. They can until this is set.
  void setCompares(bool compares) { m_compares = compares; }
  /// Indices into the session. The last of them is explained, against the other one where there are two.
  void select(const std::vector<std::size_t>& resultIndices);

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

 signals:
  /// Its counts are wanted: the same point is to be simulated, `withNext`: and that of the next variant beside it.
  void countsRequested(std::size_t resultIndex, bool withNext);
  /// The two that are held against each other have changed places: the last is explained against the first.
  void turned(const std::vector<std::size_t>& resultIndices);
  /// The line of the explained result's kernel that pays most for such accesses is to be shown.
  void lineRequested(warpbench::simulator::AccessKind access);

 protected:
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void showSelected();
  void showNone();
  /// nullptr where none is selected.
  const Result* selected() const;
  /// The one that the selected is held against; nullptr where it stands alone.
  const Result* other() const;
  /// Which of the shown can be simulated for the counts that they lack.
  std::vector<std::size_t> countable() const;
  /// A result at its end may be what the selected one is compared with.
  void takeAppended(std::size_t first);

  const SessionDocument& m_document;
  std::vector<std::size_t> m_selected;
  std::function<bool(const Result&)> m_canCount;
  std::function<QString()> m_whyEmpty;
  bool m_compares = true;
  QLabel* m_title;
  QLabel* m_point;
  QLabel* m_sentences;
  QPushButton* m_turn;
  QPushButton* m_count;
  CounterBars* m_counters;
  QLabel* m_hint;
  QFocusFrame* m_focus;
};

}  // namespace warpbench::gui
