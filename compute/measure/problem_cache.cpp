// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/problem_cache.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "measure/input_progress.h"

namespace warpbench {
namespace {

/// Changes when the file does.
std::string stampOf(const std::string& file) {
  std::error_code missing;
  const auto time = std::filesystem::last_write_time(file, missing);
  const auto bytes = std::filesystem::file_size(file, missing);
  return missing ? "" : std::to_string(time.time_since_epoch().count()) + " " + std::to_string(bytes);
}

}  // namespace

DataSize dataSizeOf(const Problem& problem) {
  DataSize size;
  for (const Array& array : problem.arrays()) {
    size.content += array.initial.size();
    size.arrays += array.bytes;
  }
  return size;
}

DataSize dataSizeOf(const Family& family, const Parameters& parameters) {
  Parameters shape;
  for (const ParameterSpec& spec : family.parameters) {
    if (spec.editor == ParameterSpec::Editor::File && !parameters.text(spec.id).empty()) return {};
    if (spec.shapesData()) shape.set(spec.id, *parameters.find(spec.id));
  }
  const SizesOnly sizesOnly;
  return dataSizeOf(*family.problem(shape));
}

ProblemCache::Key ProblemCache::keyOf(const Family& family, const Parameters& parameters) {
  Key key{.family = family.id, .shape = {}, .files = {}};
  for (const ParameterSpec& spec : family.parameters) {
    if (spec.shapesData()) key.shape.set(spec.id, *parameters.find(spec.id));
    if (spec.editor == ParameterSpec::Editor::File) key.files += stampOf(parameters.text(spec.id)) + "\n";
  }
  return key;
}

bool ProblemCache::has(const Family& family, const Parameters& parameters) const {
  return m_problem && m_key == keyOf(family, parameters);
}

DataSize ProblemCache::sizeToMake(const Family& family, const Parameters& parameters) const {
  if (has(family, parameters)) return {.arrays = dataSizeOf(*m_problem).arrays};
  return dataSizeOf(family, parameters);
}

Problem& ProblemCache::get(const Family& family, const Parameters& parameters) {
  Key key = keyOf(family, parameters);
  if (!m_problem || m_key != key) {
    m_problem.reset();  // free first: each may take most of the memory
    m_problem = family.problem(key.shape);
    m_key = std::move(key);
  }
  return *m_problem;
}

void ProblemCache::trim() {
  constexpr std::size_t kMaxCachedBytes = std::size_t{256} << 20;  // recreated in less than a second
  if (!m_problem) return;
  if (dataSizeOf(*m_problem).content > kMaxCachedBytes) m_problem.reset();
}

}  // namespace warpbench
