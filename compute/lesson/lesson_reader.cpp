// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_reader.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "core/text/json_parser.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"
#include "format/session_fields.h"
#include "inspect/memory_point.h"
#include "lesson/lesson.h"
#include "lesson/lesson_field.h"

namespace warpbench {
namespace {

constexpr std::size_t kMaxVariants = 20;
constexpr std::size_t kMaxValues = 64;  ///< of a sweep, to keep plots readable in class

const Family& readFamily(const LessonField& field) {
  std::vector<std::string> ids;
  for (const Family& family : catalog()) ids.push_back(family.id);
  return catalog()[field.word(ids)];
}

std::vector<std::string> idsOf(const std::vector<Variant>& variants) {
  std::vector<std::string> ids;
  for (const Variant& variant : variants) ids.push_back(variant.id);
  return ids;
}

/// A value as on the command line.
std::string valueText(const LessonField& field) {
  constexpr std::size_t kLongest = 200;
  if (field.json().is_string()) return field.line(kLongest);
  if (!field.json().is_number_integer()) field.fail("expected a whole number or a text");
  return field.json().dump();
}

/// The parameters of the variants; a variant's own replace the family's of the same name.
std::vector<std::string> parametersOf(const Family& family, const std::vector<std::string>& variants) {
  std::vector<std::string> ids;
  for (const std::string& variant : variants)
    for (const ParameterSpec& spec : specsOf(family, *family.find(variant)))
      if (std::ranges::count(ids, spec.id) == 0) ids.push_back(spec.id);
  return ids;
}

void needKnown(const LessonField& field, const std::string& name, const std::vector<std::string>& known) {
  if (std::ranges::count(known, name) > 0) return;
  const std::string close = nearest(name, known);
  field.fail("there is no such parameter; use " + (close.empty() ? "one of " + joined(known) : "'" + close + "'"));
}

Parameters readParameters(const LessonField& field, const Family& family, const std::vector<std::string>& variants) {
  if (!field.json().is_object()) field.fail("expected an object");
  const std::vector<std::string> known = parametersOf(family, variants);
  Parameters parameters;
  for (const auto& [name, value] : field.json().items()) {
    const LessonField each(value, field.path() + "." + printable(name));
    needKnown(each, name, known);
    const auto [id, parsed] =
        each.checked([&, &key = name] { return parseParameter(family, key + "=" + valueText(each)); });
    parameters.set(id, parsed);
  }
  return parameters;
}

Sweep readSweep(const LessonField& field, const Family& family, const std::vector<std::string>& variants) {
  field.allow({"name", "values"});
  constexpr std::size_t kLongest = 40;
  const LessonField name = field.at("name");
  const std::string id = name.line(kLongest);
  needKnown(name, id, parametersOf(family, variants));
  const LessonField values = field.at("values");
  std::vector<std::string> texts;
  for (const LessonField& value : values.elements(2, kMaxValues)) texts.push_back(valueText(value));
  return values.checked([&] { return parseSweep(family, id + "=" + joined(texts, ",")); });
}

/// Checks each variant by itself with its own parameters, as combinations depend on the descriptions.
void checkRuns(const LessonField& field, const Family& family, const Request& request) {
  for (const std::string& id : request.variants.empty() ? idsOf(family.variants) : request.variants) {
    const Variant& variant = *family.find(id);
    const std::vector<std::string> known = parametersOf(family, {id});
    Request alone = request;
    alone.variants = {id};
    alone.parameters = {};
    for (const auto& [name, value] : request.parameters.entries())
      if (std::ranges::count(known, name) > 0) alone.parameters.set(name, value);
    std::erase_if(alone.sweeps, [&](const Sweep& sweep) { return std::ranges::count(known, sweep.parameter) == 0; });
    field.checked([&] { return expand(family, alone, deviceFor(family, variant)).size(); });
  }
}

LessonGoal readGoal(const LessonField& goal) {
  goal.allow({"kind", "counter", "most", "least"});
  using Kind = LessonGoal::Kind;
  LessonGoal read{.kind = static_cast<Kind>(goal.at("kind").word({"verified", "no-findings", "counter"}))};
  if (read.kind != Kind::Counter) return read;
  std::vector<std::string> names;
  const Counters counters;
  visitCounts(counters, [&](const char* name, double) { names.emplace_back(name); });
  read.counter = names[goal.at("counter").word(names)];
  constexpr std::int64_t kMost = std::int64_t{1} << 50;
  if (const auto most = goal.find("most")) read.most = static_cast<double>(most->integer(0, kMost));
  if (const auto least = goal.find("least")) read.least = static_cast<double>(least->integer(0, kMost));
  if (read.most.has_value() == read.least.has_value()) goal.fail("expected 'most' or 'least'");
  return read;
}

/// @throws FormatError for unknown names or values out of range.
LessonExperiment readExperiment(const LessonField& experiment) {
  experiment.allow({"family", "variants", "parameters", "sweep", "mode", "simulated"});
  const Family& family = readFamily(experiment.at("family"));
  LessonExperiment read;
  Request& request = read.request;
  request.family = family.id;
  if (const auto variants = experiment.find("variants"))
    for (const LessonField& variant : variants->elements(1, kMaxVariants)) {
      const std::string& id = family.variants[variant.word(idsOf(family.variants))].id;
      if (std::ranges::count(request.variants, id) > 0) variant.fail("it is named twice");
      request.variants.push_back(id);
    }
  const std::vector<std::string> variants = variantsOf(read);
  if (const auto parameters = experiment.find("parameters"))
    request.parameters = readParameters(*parameters, family, variants);
  if (const auto sweep = experiment.find("sweep")) request.sweeps = {readSweep(*sweep, family, variants)};
  if (const auto mode = experiment.find("mode"))
    request.mode = static_cast<Mode>(mode->word({"cold", "hot", "inside"}));
  checkRuns(experiment, family, request);

  if (const auto simulated = experiment.find("simulated")) {
    simulated->allow({"parameters", "sweep"});
    if (const auto parameters = simulated->find("parameters"))
      read.simulatedParameters = readParameters(*parameters, family, variants);
    if (const auto sweep = simulated->find("sweep")) read.simulatedSweep = readSweep(*sweep, family, variants);
    Request smaller = request;
    for (const auto& [id, value] : read.simulatedParameters.entries()) smaller.parameters.set(id, value);
    if (read.simulatedSweep) smaller.sweeps = {*read.simulatedSweep};
    checkRuns(*simulated, family, smaller);
  }
  return read;
}

/// If `experiment` is nullptr, the field must name a family. @throws FormatError.
LessonMemory readMemory(const LessonField& memory, const LessonExperiment* experiment) {
  memory.allow({"family", "variant", "parameters", "block", "warp", "at"});
  const auto named = memory.find("family");
  if (!named && !experiment) memory.fail("the field 'family' is missing, and there is no experiment to take it from");
  const Family& family = named ? readFamily(*named) : *findFamily(experiment->request.family);
  const LessonField variantField = memory.at("variant");
  const Variant& variant = family.variants[variantField.word(idsOf(family.variants))];
  if (variant.launch.kind != Launch::Kind::Kernel)
    variantField.fail("'" + variant.id + "' is not a kernel that the simulator runs");
  Request request;
  request.family = family.id;
  request.variants = {variant.id};
  if (const auto parameters = memory.find("parameters"))
    request.parameters = readParameters(*parameters, family, request.variants);
  memory.checked([&] { return memoryPoint(family.id, variant.id, request.parameters); });
  LessonMemory read{
      .family = family.id, .variant = variant.id, .parameters = request.parameters, .block = {}, .warp = {}, .at = 0};
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  if (const auto block = memory.find("block")) {
    const std::vector<LessonField> coordinates = block->elements(1, read.block.size());
    for (std::size_t i = 0; i < coordinates.size(); ++i)
      read.block[i] = static_cast<unsigned>(coordinates[i].integer(0, kMost));
  }
  constexpr std::int64_t kMostWarps = 32;  // of a block: 1024 threads
  if (const auto warp = memory.find("warp")) read.warp = static_cast<int>(warp->integer(0, kMostWarps - 1));
  if (const auto at = memory.find("at")) read.at = static_cast<int>(at->integer(0, kMost));
  return read;
}

LessonExercise readExercise(const LessonField& exercise) {
  exercise.allow({"family", "variant", "parameters", "kernel", "goals", "hints"});
  constexpr std::size_t kMostLines = 200;
  constexpr std::size_t kMaxGoals = 8;
  constexpr std::size_t kMaxHints = 8;
  constexpr std::size_t kMaxHintLength = 400;
  const Family& family = readFamily(exercise.at("family"));
  const LessonField variantField = exercise.at("variant");
  const Variant& variant = family.variants[variantField.word(idsOf(family.variants))];
  if (variant.launch.kind != Launch::Kind::Kernel || variant.kernel.empty())
    variantField.fail("'" + variant.id + "' is not a kernel that the simulator runs");
  LessonExercise read{.family = family.id, .variant = variant.id};
  if (const auto parameters = exercise.find("parameters"))
    read.parameters = readParameters(*parameters, family, {variant.id});
  for (const LessonField& line : exercise.at("kernel").elements(1, kMostLines)) {
    if (!line.json().is_string()) line.fail("expected a line of text");
    read.kernel += line.json().get<std::string>() + "\n";
  }
  for (const LessonField& goal : exercise.at("goals").elements(1, kMaxGoals)) read.goals.push_back(readGoal(goal));
  if (const auto hints = exercise.find("hints"))
    for (const LessonField& hint : hints->elements(0, kMaxHints))
      read.hints.push_back(hint.text(kMaxHintLength, false));
  return read;
}

LessonPoint readPoint(const LessonField& point, const LessonExperiment& experiment) {
  point.allow({"variant", "parameters"});
  const std::vector<std::string> variants = variantsOf(experiment);
  LessonPoint read;
  read.variant = variants[point.at("variant").word(variants)];
  if (const auto parameters = point.find("parameters"))
    read.parameters = readParameters(*parameters, *findFamily(experiment.request.family), {read.variant});
  return read;
}

// Longer texts do not fit a projected screen.
constexpr std::size_t kMaxTitleLength = 100;
constexpr std::size_t kMaxSummaryLength = 160;
constexpr std::size_t kMostText = 1500;
constexpr std::size_t kMaxQuestionLength = 300;
constexpr std::size_t kMaxChoiceLength = 160;
constexpr std::size_t kMaxSourceLength = 200;
constexpr std::size_t kMaxSources = 20;
constexpr std::size_t kMostSteps = 40;
constexpr std::size_t kMaxChoices = 6;
constexpr int kMaxMinutes = 240;
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
      for (const LessonField& choice : guess.at("choices").elements(2, kMaxChoices))
        read.choices.push_back(choice.text(kMaxChoiceLength, false));
      read.right = static_cast<int>(guess.at("right").integer(0, static_cast<std::int64_t>(read.choices.size()) - 1));
      break;
    }
  }
  read.question = guess.at("question").text(kMaxQuestionLength, false);
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
    for (const LessonField& each : highlight->elements(1, kMaxVariants)) read.highlight.push_back(variant(each));
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
  read.title = step.at("title").text(kMaxTitleLength, false);
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
  if (format.line(kMaxTitleLength) != kLessonFormat) format.fail(std::string("use '") + kLessonFormat + "'");
  document.at("version").integer(kLessonVersion, kLessonVersion);
  document.allow({"format", "version", "title", "summary", "minutes", "order", "sources", "steps"});
  Lesson lesson;
  lesson.title = document.at("title").text(kMaxTitleLength, false);
  lesson.summary = document.at("summary").text(kMaxSummaryLength, false);
  if (const auto minutes = document.find("minutes"))
    lesson.minutes = static_cast<int>(minutes->integer(1, kMaxMinutes));
  if (const auto order = document.find("order")) lesson.order = static_cast<int>(order->integer(1, kMostOrder));
  if (const auto sources = document.find("sources"))
    for (const LessonField& source : sources->elements(0, kMaxSources))
      lesson.sources.push_back(source.line(kMaxSourceLength));
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
