// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

#include "catalogue/catalogue.h"

namespace warpbench {

const std::string& LessonText::in(std::string_view language) const {
  static const std::string none;
  auto found = m_texts.find(language);
  if (found == m_texts.end()) found = m_texts.find("en");
  return found == m_texts.end() ? none : found->second;
}

bool LessonStep::needsCounts() const {
  const bool counted = guess && guess->kind == LessonGuess::Kind::Ratio &&
                       guess->quantity != LessonGuess::Quantity::Time &&
                       guess->quantity != LessonGuess::Quantity::Bandwidth;
  return counted || view == View::Counters;
}

std::optional<std::size_t> Lesson::experimentOf(std::size_t step) const {
  for (std::size_t i = step + 1; i-- > 0;)
    if (steps.at(i).experiment) return i;
  return std::nullopt;
}

std::optional<std::size_t> Lesson::viewOf(std::size_t step) const {
  for (std::size_t i = step + 1; i-- > 0;)
    if (steps.at(i).view || steps.at(i).memory) return i;
  return std::nullopt;
}

std::optional<std::size_t> Lesson::memoryOf(std::size_t step) const {
  const auto shown = viewOf(step);
  return shown && steps[*shown].memory ? shown : std::nullopt;
}

std::vector<std::string> variantsOf(const LessonExperiment& experiment) {
  if (!experiment.request.variants.empty()) return experiment.request.variants;
  std::vector<std::string> all;
  for (const Variant& variant : findFamily(experiment.request.family)->variants) all.push_back(variant.id);
  return all;
}

}  // namespace warpbench
