// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_experiment.h"

#include <algorithm>
#include <limits>

#include "catalogue/catalogue.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"
#include "format/session_fields.h"
#include "inspect/memory_point.h"

namespace warpbench {
namespace {

constexpr std::size_t kMostValues = 64;  ///< of a sweep, to keep plots readable in class

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
  for (const LessonField& value : values.elements(2, kMostValues)) texts.push_back(valueText(value));
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

}  // namespace

LessonExperiment readExperiment(const LessonField& experiment) {
  experiment.allow({"family", "variants", "parameters", "sweep", "mode", "simulated"});
  const Family& family = readFamily(experiment.at("family"));
  LessonExperiment read;
  Request& request = read.request;
  request.family = family.id;
  if (const auto variants = experiment.find("variants"))
    for (const LessonField& variant : variants->elements(1, kMostVariants)) {
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
  constexpr std::size_t kMostGoals = 8;
  constexpr std::size_t kMostHints = 8;
  constexpr std::size_t kLongestHint = 400;
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
  for (const LessonField& goal : exercise.at("goals").elements(1, kMostGoals)) read.goals.push_back(readGoal(goal));
  if (const auto hints = exercise.find("hints"))
    for (const LessonField& hint : hints->elements(0, kMostHints)) read.hints.push_back(hint.text(kLongestHint, false));
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

}  // namespace warpbench
