// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/problem_cache.h"

#include <filesystem>
#include <system_error>

namespace warpbench {
namespace {

/// Differs where a file of that name has changed since.
std::string stampOf(const std::string& file) {
  std::error_code missing;
  const auto time = std::filesystem::last_write_time(file, missing);
  const auto bytes = std::filesystem::file_size(file, missing);
  return missing ? "" : std::to_string(time.time_since_epoch().count()) + " " + std::to_string(bytes);
}

}  // namespace

Problem& ProblemCache::get(const Family& family, const Parameters& parameters) {
  Parameters shape;
  std::string files;
  for (const ParameterSpec& spec : family.parameters) {
    if (spec.shapesData()) shape.set(spec.id, *parameters.find(spec.id));
    if (spec.editor == ParameterSpec::Editor::File) files += stampOf(parameters.text(spec.id)) + "\n";
  }
  if (!m_problem || m_family != family.id || m_shape != shape || m_files != files) {
    m_problem.reset();  // before the next is made: each may be as large as memory allows
    m_problem = family.problem(shape);
    m_family = family.id;
    m_shape = shape;
    m_files = files;
  }
  return *m_problem;
}

void ProblemCache::trim() {
  constexpr std::size_t kMostKept = std::size_t{256} << 20;  // made again in less than a second
  if (!m_problem) return;
  std::size_t bytes = 0;
  for (const Array& array : m_problem->arrays()) bytes += array.initial.size();
  if (bytes > kMostKept) m_problem.reset();
}

}  // namespace warpbench
