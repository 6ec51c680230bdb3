// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_reader.h"

#include <algorithm>

#include "catalogue/catalogue.h"
#include "core/text/parse_json.h"
#include "lesson/lesson_experiment.h"
#include "lesson/lesson_field.h"

namespace warpbench {
namespace {

// Longer texts do not fit a projected screen.
constexpr std::size_t kMostTitle = 100;
constexpr std::size_t kMostSummary = 160;
constexpr std::size_t kMostText = 1500;
constexpr std::size_t kMostQuestion = 300;
constexpr std::size_t kMostChoice = 160;
constexpr std::size_t kMostSource = 200;
constexpr std::size_t kMostSources = 20;
constexpr std::size_t kMostSteps = 40;
constexpr std::size_t kMostChoices = 6;
constexpr int kMostMinutes = 240;
constexpr int kMostOrder = 1000;

LessonGuess readGuess(const LessonField& guess, const LessonExperiment* experiment) {
  using Kind = LessonGuess::Kind;
  LessonGuess read;
  read.kind = static_cast<Kind>(guess.at("kind").word({"fastest", "ratio", "choice"}));
  if (read.kind != Kind::Choice && !experiment)
    guess.at("kind").fail(
        "there are no results to take the answer from: neither the step nor one before it has an "
        "experiment");
  switch (read.kind) {
    case Kind::Fastest:
      guess.allow({"kind", "question"});
      if (variantsOf(*experiment).size() < 2) guess.at("kind").fail("the experiment has only one variant");
      break;
    case Kind::Ratio:
      guess.allow({"kind", "question", "of", "over", "quantity"});
      read.of = readPoint(guess.at("of"), *experiment);
      read.over = readPoint(guess.at("over"), *experiment);
      read.quantity = static_cast<LessonGuess::Quantity>(
          guess.at("quantity").word({"time", "bandwidth", "load-sectors", "store-sectors", "wavefronts"}));
      break;
    case Kind::Choice: {
      guess.allow({"kind", "question", "choices", "right"});
      for (const LessonField& choice : guess.at("choices").elements(2, kMostChoices))
        read.choices.push_back(choice.text(kMostChoice, false));
      read.right = static_cast<int>(guess.at("right").integer(0, static_cast<std::int64_t>(read.choices.size()) - 1));
      break;
    }
  }
  read.question = guess.at("question").text(kMostQuestion, false);
  return read;
}

LessonReveal readReveal(const LessonField& reveal, const LessonExperiment* experiment) {
  reveal.allow({"text", "lines", "highlight", "explain"});
  LessonReveal read;
  if (reveal.json().empty()) reveal.fail("nothing is revealed: give a text, lines, variants or an explanation");
  if (const auto text = reveal.find("text")) read.text = text->text(kMostText, true);
  const std::vector<std::string> kinds{"peak", "copy", "ideal", "baseline"};
  if (const auto lines = reveal.find("lines"))
    for (const LessonField& line : lines->elements(1, kinds.size())) read.lines.push_back(kinds[line.word(kinds)]);
  const auto variant = [&](const LessonField& field) {
    if (!experiment) field.fail("there are no results: neither the step nor one before it has an experiment");
    const std::vector<std::string> variants = variantsOf(*experiment);
    return variants[field.word(variants)];
  };
  if (const auto highlight = reveal.find("highlight"))
    for (const LessonField& each : highlight->elements(1, kMostVariants)) read.highlight.push_back(variant(each));
  if (const auto explain = reveal.find("explain")) read.explain = variant(*explain);
  return read;
}

/// @returns nothing for "memory".
std::optional<View> readView(const LessonField& field, const LessonExperiment* shown) {
  std::vector<View> views;
  std::vector<std::string> words;
  for (const View view : kViews) {
    if (view == View::Ratio) continue;  // needs two sessions
    views.push_back(view);
    words.emplace_back(kViewWords[static_cast<std::size_t>(view)]);
  }
  words.emplace_back("memory");
  const std::size_t word = field.word(words);
  if (word == views.size()) return std::nullopt;
  const View view = views[word];
  if (!shown) field.fail("there is nothing to show: neither the step nor one before it has an experiment");
  const Family& family = *findFamily(shown->request.family);
  if (view == View::Roofline && family.figure != Figure::Gflops)
    field.fail(family.id + " counts no floating point operations, so it has no roofline; use 'figure'");
  if (view == View::Speedup && variantsOf(*shown).size() < 2)
    field.fail("the experiment has only one variant, so there is no speedup; use 'time'");
  return view;
}

LessonStep readStep(const LessonField& step, const LessonExperiment* before) {
  step.allow({"title", "text", "experiment", "view", "memory", "guess", "reveal", "exercise"});
  LessonStep read;
  read.title = step.at("title").text(kMostTitle, false);
  read.text = step.at("text").text(kMostText, true);
  if (const auto experiment = step.find("experiment")) read.experiment = readExperiment(*experiment);
  const LessonExperiment* shown = read.experiment ? &*read.experiment : before;
  const auto view = step.find("view");
  if (view) read.view = readView(*view, shown);
  if (!view && read.experiment) step.fail("the field 'view' is missing: what shows the experiment's results");
  const bool showsMemory = view && !read.view;
  const auto memory = step.find("memory");
  if (memory && !showsMemory) memory->fail("it goes with \"view\": \"memory\"");
  if (memory) read.memory = readMemory(*memory, shown);
  if (showsMemory && !memory) step.fail("the field 'memory' is missing: what the view shows");
  if (const auto guess = step.find("guess")) read.guess = readGuess(*guess, shown);
  if (const auto reveal = step.find("reveal")) read.reveal = readReveal(*reveal, shown);
  if (const auto exercise = step.find("exercise")) {
    if (read.experiment || view || read.guess || read.reveal)
      exercise->fail("it stands in a step of its own, without experiment, view, guess or reveal");
    read.exercise = readExercise(*exercise);
  }
  return read;
}

Lesson readLesson(const LessonField& document) {
  const LessonField format = document.at("format");
  if (format.line(kMostTitle) != kLessonFormat) format.fail(std::string("use '") + kLessonFormat + "'");
  document.at("version").integer(kLessonVersion, kLessonVersion);
  document.allow({"format", "version", "title", "summary", "minutes", "order", "sources", "steps"});
  Lesson lesson;
  lesson.title = document.at("title").text(kMostTitle, false);
  lesson.summary = document.at("summary").text(kMostSummary, false);
  if (const auto minutes = document.find("minutes"))
    lesson.minutes = static_cast<int>(minutes->integer(1, kMostMinutes));
  if (const auto order = document.find("order")) lesson.order = static_cast<int>(order->integer(1, kMostOrder));
  if (const auto sources = document.find("sources"))
    for (const LessonField& source : sources->elements(0, kMostSources))
      lesson.sources.push_back(source.line(kMostSource));
  const LessonExperiment* experiment = nullptr;
  const std::vector<LessonField> steps = document.at("steps").elements(1, kMostSteps);
  lesson.steps.reserve(steps.size());  // `experiment` points into it
  for (const LessonField& step : steps) {
    lesson.steps.push_back(readStep(step, experiment));
    if (lesson.steps.back().experiment) experiment = &*lesson.steps.back().experiment;
  }
  return lesson;
}

}  // namespace

Lesson lessonFromJson(std::string_view file, std::string_view json) {
  try {
    if (json.size() > kLargestLesson)
      throw FormatError(Message::text("it is larger than %1 MiB"), kLargestLesson >> 20);
    const LessonField::Json document = parseJson(json);
    Lesson lesson = readLesson(LessonField(document, ""));
    lesson.id = file.substr(0, file.rfind(".json"));
    return lesson;
  } catch (const FormatError& error) {
    throw FormatError(Message::text("lesson %1: %2"), printable(file), error.message());
  }
}

bool looksLikeLesson(std::string_view beginning) {
  constexpr std::size_t kLooked = 200;
  return beginning.substr(0, kLooked).find('"' + std::string(kLessonFormat) + '"') != std::string_view::npos;
}

}  // namespace warpbench
