// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

#include <algorithm>
#include <utility>

#include "catalogue/catalogue.h"

namespace warpbench {
namespace {

/// Parses a variant at the start of `text`. Returns it and the length of its markup.
std::optional<std::pair<LessonPart, std::size_t>> variantAt(std::string_view text) {
  constexpr std::string_view kOfIds = "abcdefghijklmnopqrstuvwxyz0123456789-";
  const std::size_t slash = text.find_first_not_of(kOfIds, 1);
  if (slash == std::string_view::npos || slash == 1 || text[slash] != '/') return std::nullopt;
  const std::size_t end = text.find_first_not_of(kOfIds, slash + 1);
  if (end == std::string_view::npos || end == slash + 1 || text[end] != '}') return std::nullopt;
  return std::pair(LessonPart{.kind = LessonPart::Kind::Variant,
                              .text = std::string(text.substr(slash + 1, end - slash - 1)),
                              .family = std::string(text.substr(1, slash - 1))},
                   end + 1);
}

}  // namespace

std::vector<LessonPart> partsOf(std::string_view text) {
  std::vector<LessonPart> parts;
  std::string words;
  const auto add = [&](LessonPart part) {
    if (!words.empty()) parts.push_back({.text = std::exchange(words, {})});
    parts.push_back(std::move(part));
  };
  while (!text.empty()) {
    if (text.front() == '`') {
      const std::size_t end = std::min(text.find('`', 1), text.size());
      add({.kind = LessonPart::Kind::Code, .text = std::string(text.substr(1, end - 1))});
      text.remove_prefix(std::min(end + 1, text.size()));
    } else if (auto variant = text.front() == '{' ? variantAt(text) : std::nullopt) {
      add(std::move(variant->first));
      text.remove_prefix(variant->second);
    } else {
      words += text.front();
      text.remove_prefix(1);
    }
  }
  if (!words.empty()) parts.push_back({.text = words});
  return parts;
}

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
