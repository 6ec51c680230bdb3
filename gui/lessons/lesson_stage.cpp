// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_stage.h"

#include <QCoreApplication>
#include <optional>

namespace warpbench::gui {

QString curtainText() {
  return QCoreApplication::translate("warpbench::gui::LessonPage", "Guess first; the results follow.");
}

plots::Stage stageOf(const LessonStep& step, bool revealed) {
  using Kind = plots::ReferenceLine::Kind;
  plots::Stage stage;
  if (!revealed && step.guess && step.experiment) stage.curtain = curtainText();
  if (!step.reveal) return stage;
  if (revealed) {
    for (const std::string& variant : step.reveal->highlight) stage.highlighted << QString::fromStdString(variant);
    return stage;
  }
  for (const std::string& line : step.reveal->lines) {
    if (line == "peak") stage.hiddenLines.push_back(Kind::Peak);
    if (line == "copy") stage.hiddenLines.push_back(Kind::Copy);
    if (line == "ideal") stage.hiddenLines.push_back(Kind::Ideal);
    if (line == "baseline") stage.hiddenLines.push_back(Kind::Baseline);
  }
  return stage;
}

namespace {

/// The counter that the step's guess is about.
std::optional<plots::CounterKind> askedCounter(const LessonStep& step) {
  if (!step.guess || step.guess->kind != LessonGuess::Kind::Ratio) return std::nullopt;
  switch (step.guess->quantity) {
    case LessonGuess::Quantity::LoadSectors:
      return plots::CounterKind::LoadSectors;
    case LessonGuess::Quantity::StoreSectors:
      return plots::CounterKind::StoreSectors;
    case LessonGuess::Quantity::Wavefronts:
      return plots::CounterKind::Wavefronts;
    case LessonGuess::Quantity::Time:
    case LessonGuess::Quantity::Bandwidth:
      break;
  }
  return std::nullopt;
}

}  // namespace

plots::CounterKind counterOf(const Lesson& lesson, std::size_t step) {
  for (std::size_t i = step + 1; i-- > 0;)
    if (const auto counter = askedCounter(lesson.steps[i])) return *counter;
  return plots::CounterKind::Sectors;
}

}  // namespace warpbench::gui
