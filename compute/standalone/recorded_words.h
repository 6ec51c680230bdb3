// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "device/device.h"
#include "own/launch/recorded_launch.h"

namespace warpbench::standalone {

/// A recorded launch as CUDA C++: its arrays, and functions that repeat it.
class RecordedWords {
 public:
  /// `kernels` is the text that declares the launched kernels. @throws CompileError if it lacks one.
  RecordedWords(const own::Recording& recording, const Problem& problem, const own::ReservedArrays& room,
                const Point& point, std::string_view kernels);

  bool uses(const std::string& array) const { return m_types.contains(array); }
  const std::string& typeOf(const std::string& array) const { return m_types.at(array); }
  std::int64_t countOf(const std::string& array) const;
  /// The name of the result's array.
  const std::string& result() const { return m_result; }
  /// Whether kernels take tensor maps; then functions() calls tensorMap() and requireWarpGroups().
  bool tensorMaps() const { return m_tensorMaps; }

  /// The GPU arrays, and allocateArrays(), freeArrays(), resultOnGpu(), reset(), prepare() and launch().
  std::string functions() const;

 private:
  struct Place {
    std::string name;
    const std::byte* begin = nullptr;
    std::size_t bytes = 0;
  };
  const Place& placeOf(const void* pointer) const;
  /// The array whose content starts with the bytes that a constant was set to.
  const Array& arrayWith(const std::vector<std::byte>& content) const;
  void learnTypes(const own::RecordedArgument& argument, const std::string& type);
  std::string wordsOf(const own::RecordedArgument& argument, const std::string& type) const;
  std::string callOf(const own::RecordedKernel& kernel) const;
  std::string nameOf(const own::RecordedKernel& kernel) const;
  std::string fillOf(const own::RecordedBytes& bytes) const;
  std::string constantOf(const own::RecordedBytes& bytes) const;
  std::string resetOf(const Array& array) const;

  const own::Recording& m_recording;
  const Problem& m_problem;
  std::vector<Place> m_places;
  std::map<std::string, std::string> m_types;  ///< element type, by array
  std::string m_otherwise;                     ///< element type if no kernel parameter has it
  std::string m_result;
  bool m_tensorMaps = false;
  std::map<std::string, bool> m_isTemplate;  ///< by kernel
};

}  // namespace warpbench::standalone
