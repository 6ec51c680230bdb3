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

/// One paragraph per sentence.
QString sentencesText(const Explanation& explanation);

/// Explains the selected result's speed: sentences, and counters compared with their ideals. With two selected results,
/// explains the difference. Without a selection, says how to select one.
class WhyPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit WhyPanel(const SessionDocument& document, QWidget* parent = nullptr);

  /// Sets which results without counts can be simulated; none by default.
  void setCanCount(std::function<bool(const Result&)> canCount);
  /// Sets why no result can be selected; an empty text means that one can, which is the default.
  void setWhyEmpty(std::function<QString()> why) { m_whyEmpty = std::move(why); }
  /// Whether the user can select two results here, so that the panel explains how. True by default.
  void setCompares(bool compares) { m_compares = compares; }
  /// Indices into the session. Explains the last one; if there are two, compared with the other.
  void select(const std::vector<std::size_t>& resultIndices);

  QSize minimumSizeHint() const override;
  QSize sizeHint() const override;

 signals:
  /// Requests the counts: simulate the same point, and with `withNext` that of the next variant.
  void countsRequested(std::size_t resultIndex, bool withNext);
  /// The two compared results have changed places: the last is explained against the first.
  void turned(const std::vector<std::size_t>& resultIndices);
  /// Requests the line of the explained result's kernel with the highest cost for such accesses.
  void lineRequested(warpbench::simulator::AccessKind access);

 protected:
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void showSelected();
  void showNone();
  /// nullptr without a selection.
  const Result* selected() const;
  /// The result that the selected one is compared with; nullptr if only one is selected.
  const Result* other() const;
  /// The shown results that lack counts and can be simulated.
  std::vector<std::size_t> countable() const;
  /// New results may change what the selected one is compared with.
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
