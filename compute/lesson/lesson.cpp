// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

#include <stdexcept>

#include "catalog.h"

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
  return counted || view == LessonView::Counters;
}

std::optional<std::size_t> Lesson::experimentOf(std::size_t step) const {
  for (std::size_t i = step + 1; i-- > 0;)
    if (steps.at(i).experiment) return i;
  return std::nullopt;
}

std::vector<std::string> variantsOf(const LessonExperiment& experiment) {
  if (!experiment.request.variants.empty()) return experiment.request.variants;
  std::vector<std::string> all;
  for (const Variant& variant : findFamily(experiment.request.family)->variants) all.push_back(variant.id);
  return all;
}

std::string toText(LessonView view) {
  switch (view) {
    case LessonView::Time:
      return "time";
    case LessonView::Figure:
      return "figure";
    case LessonView::Speedup:
      return "speedup";
    case LessonView::EndToEnd:
      return "end-to-end";
    case LessonView::Roofline:
      return "roofline";
    case LessonView::Samples:
      return "samples";
    case LessonView::Counters:
      return "counters";
    case LessonView::Memory:
      return "memory";
  }
  throw std::logic_error("a lesson's view without a name");
}

std::string toText(LessonGuess::Quantity quantity) {
  switch (quantity) {
    case LessonGuess::Quantity::Time:
      return "time";
    case LessonGuess::Quantity::Bandwidth:
      return "bandwidth";
    case LessonGuess::Quantity::LoadSectors:
      return "load-sectors";
    case LessonGuess::Quantity::StoreSectors:
      return "store-sectors";
    case LessonGuess::Quantity::Wavefronts:
      return "wavefronts";
  }
  throw std::logic_error("a quantity without a name");
}

}  // namespace warpbench
