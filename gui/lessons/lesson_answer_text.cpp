// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_answer_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "exercises/lesson_texts.h"
#include "lesson/lesson_answer.h"
#include "model/quantity.h"
#include "text/number_text.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

struct AnswerText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::LessonAnswer)
};

QString fastestText(const Guessed& guessed, const LessonExperiment& experiment, const Results& results) {
  const std::vector<TimedVariant> ranked = rankedByTime(experiment, results);
  if (ranked.empty()) return AnswerText::tr("The results have no time.");
  const auto title = [&](const TimedVariant& each) { return variantTitle(experiment.request.family, each.variant); };
  const auto time = [](const TimedVariant& each) { return plots::quantityText(durationNumber(each.milliseconds)); };
  QString found = AnswerText::tr("The fastest is %1, with %2.").arg(title(ranked.front()), time(ranked.front()));
  if (!guessed.variant) return found;
  const auto own = std::ranges::find(ranked, *guessed.variant, &TimedVariant::variant);
  if (own == ranked.begin()) return AnswerText::tr("Right: %1 is the fastest, with %2.").arg(title(*own), time(*own));
  if (own == ranked.end()) return found;
  return AnswerText::tr("You said %1, which takes %2. The fastest is %3, with %4.")
      .arg(title(*own), time(*own), title(ranked.front()), time(ranked.front()));
}

/// Rounded as quantityOf() shows it, so that readers who divide the shown numbers get the same ratio.
double asShown(LessonGuess::Quantity quantity, double value) {
  return quantity == LessonGuess::Quantity::Time ? shownDuration(value) : shownValue(value);
}

QString quantityOf(LessonGuess::Quantity quantity, double value) {
  switch (quantity) {
    case LessonGuess::Quantity::Time:
      return plots::quantityText(durationNumber(value));
    case LessonGuess::Quantity::Bandwidth:
      return plots::quantityText({value, "GB/s"});
    case LessonGuess::Quantity::LoadSectors:
    case LessonGuess::Quantity::StoreSectors:
      return AnswerText::tr("%1 sectors").arg(plots::quantityText({value}));
    case LessonGuess::Quantity::Wavefronts:
      break;
  }
  return AnswerText::tr("%1 wavefronts").arg(plots::quantityText({value}));
}

QString ratioText(const LessonGuess& guess, const Guessed& guessed, const Results& results) {
  const auto found = ratioOf(guess, results);
  if (!found) return AnswerText::tr("The results do not have the figures for this.");
  const QString ratio = plots::figureText(asShown(guess.quantity, found->of) / asShown(guess.quantity, found->over));
  const QString of = quantityOf(guess.quantity, found->of);
  const QString over = quantityOf(guess.quantity, found->over);
  if (!guessed.number) return AnswerText::tr("It is %1: %2 over %3.").arg(ratio, of, over);
  const QString said = plots::figureText(*guessed.number);
  switch (closenessOf(*guessed.number, found->ratio())) {
    case Closeness::Right:
      return AnswerText::tr("You said %1. The result is %2: %3 over %4.").arg(said, ratio, of, over);
    case Closeness::Near:
      return AnswerText::tr("You said %1, which is close. The result is %2, %3 over %4.").arg(said, ratio, of, over);
    case Closeness::Far:
      break;
  }
  return AnswerText::tr("You said %1. The result is %2, %3 over %4.").arg(said, ratio, of, over);
}

QString choiceText(const LessonGuess& guess, const Guessed& guessed) {
  const auto choice = [&](int index) { return lessonPlain(guess.choices[static_cast<std::size_t>(index)]); };
  if (!guessed.choice) return AnswerText::tr("Correct answer: %1").arg(choice(guess.right));
  if (*guessed.choice == guess.right) return AnswerText::tr("As you said: %1").arg(choice(guess.right));
  return AnswerText::tr("You said: %1\nCorrect answer: %2").arg(choice(*guessed.choice), choice(guess.right));
}

}  // namespace

QString answerText(const LessonGuess& guess, const Guessed& guessed, const LessonExperiment* experiment,
                   const Results* results) {
  if (guess.kind == LessonGuess::Kind::Choice) return choiceText(guess, guessed);
  if (!results || !experiment) return AnswerText::tr("The experiment is still running.");
  if (guess.kind == LessonGuess::Kind::Fastest) return fastestText(guessed, *experiment, *results);
  return ratioText(guess, guessed, *results);
}

}  // namespace warpbench::gui
