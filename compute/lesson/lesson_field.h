// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/error.h"
#include "lesson/lesson.h"

namespace warpbench {

/// A value in a lesson's document with its path, which errors name: steps[3].experiment.family.
class LessonField {
 public:
  using Json = nlohmann::ordered_json;

  LessonField(const Json& json, std::string path) : m_json(json), m_path(std::move(path)) {}

  const Json& json() const { return m_json; }
  const std::string& path() const { return m_path; }
  /// @throws FormatError with the place.
  [[noreturn]] void fail(const std::string& what) const;

  /// @throws FormatError unless it is an object with no other fields.
  void allow(std::initializer_list<const char*> names) const;
  LessonField at(const char* name) const;
  std::optional<LessonField> find(const char* name) const;
  /// The elements of an array with `least` to `most` elements.
  std::vector<LessonField> elements(std::size_t least, std::size_t most) const;

  /// A nonempty line of at most `most` characters.
  std::string line(std::size_t most) const;
  std::int64_t integer(std::int64_t least, std::int64_t most) const;
  /// The index of the value in `words`.
  std::size_t word(const std::vector<std::string>& words) const;
  /// A text in English or by language; may have several lines if `paragraphs`.
  LessonText text(std::size_t most, bool paragraphs) const;
  /// The result of `work`; rethrows its RequestError as an error about this place.
  template <typename Work>
  auto checked(Work work) const {
    try {
      return work();
    } catch (const RequestError& error) {
      fail(error.what());
    }
  }

 private:
  std::string words(std::size_t most, bool paragraphs) const;

  const Json& m_json;
  std::string m_path;
};

}  // namespace warpbench
