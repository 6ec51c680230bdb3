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

/// A recorded launch in the words of CUDA C++: the arrays that it works on, and functions that do what it did.
class RecordedWords {
 public:
  /// `kernels`: the text that the kernels' names are looked up in.
  /// @throws CompileError where it has no kernel of a name that is launched.
  RecordedWords(const own::Recording& recording, const Problem& problem, const own::ReservedArrays& room,
                const Point& point, std::string_view kernels);

  bool uses(const std::string& array) const { return m_types.contains(array); }
  const std::string& typeOf(const std::string& array) const { return m_types.at(array); }
  std::int64_t countOf(const std::string& array) const;
  /// The name of the array that is the result.
  const std::string& result() const { return m_result; }
  /// Whether kernels are told of matrices as tensor maps: functions() then calls tensorMap() and requireWarpGroups().
  bool tensorMaps() const { return m_tensorMaps; }

  /// The arrays on the GPU, and allocateArrays(), freeArrays(), resultOnGpu(), reset(), prepare() and launch().
  std::string functions() const;

 private:
  struct Place {
    std::string name;
    const std::byte* begin = nullptr;
    std::size_t bytes = 0;
  };
  const Place& placeOf(const void* pointer) const;
  /// The array that constants are set from: they begin with what it has.
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
  std::map<std::string, std::string> m_types;  ///< of an element, by array
  std::string m_otherwise;                     ///< of an element whose type no kernel's parameter tells
  std::string m_result;
  bool m_tensorMaps = false;
  std::map<std::string, bool> m_isTemplate;  ///< by kernel
};

}  // namespace warpbench::standalone
