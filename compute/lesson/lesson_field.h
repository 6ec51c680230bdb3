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

/// A value of a lesson's document and its path in it, which every complaint names: steps[3].experiment.family.
class LessonField {
 public:
  using Json = nlohmann::ordered_json;

  LessonField(const Json& json, std::string path) : m_json(json), m_path(std::move(path)) {}

  const Json& json() const { return m_json; }
  const std::string& path() const { return m_path; }
  /// @throws FormatError naming the place.
  [[noreturn]] void fail(const std::string& what) const;

  /// @throws FormatError unless it is an object whose fields are all among these.
  void allow(std::initializer_list<const char*> names) const;
  LessonField at(const char* name) const;
  std::optional<LessonField> find(const char* name) const;
  /// The elements of an array of `least` to `most`.
  std::vector<LessonField> elements(std::size_t least, std::size_t most) const;

  /// One line that is not empty, of up to `most` characters.
  std::string line(std::size_t most) const;
  std::int64_t integer(std::int64_t least, std::int64_t most) const;
  /// Which of `words` it is.
  std::size_t word(const std::vector<std::string>& words) const;
  /// A text in English or by language; of several lines where it has `paragraphs`.
  LessonText text(std::size_t most, bool paragraphs) const;
  /// What `work` returns; its RequestError becomes a complaint about this place.
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
