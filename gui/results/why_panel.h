// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <functional>
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

/// Why the selected result is as fast as it is: sentences, and its counters beside their ideal. Without a selection it
/// says how to get there.
class WhyPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit WhyPanel(const SessionDocument& document, QWidget* parent = nullptr);

  /// Which results of no counts can be simulated; none until this is set.
  void setCanCount(std::function<bool(const Result&)> canCount);
  /// Indices into the session; the last of them is explained.
  void select(const std::vector<std::size_t>& resultIndices);

  QSize sizeHint() const override;

 signals:
  /// Its counts are wanted: the same point is to be simulated.
  void countsRequested(std::size_t resultIndex);

 protected:
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void showSelected();
  /// A result at its end may be what the selected one is compared with.
  void takeAppended(std::size_t first);

  const SessionDocument& m_document;
  std::vector<std::size_t> m_selected;
  std::function<bool(const Result&)> m_canCount;
  QLabel* m_title;
  QLabel* m_point;
  QLabel* m_sentences;
  QPushButton* m_count;
  CounterBars* m_counters;
  QFocusFrame* m_focus;
};

}  // namespace warpbench::gui
