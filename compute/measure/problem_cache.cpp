// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/problem_cache.h"

namespace warpbench {

Problem& ProblemCache::get(const Family& family, const Parameters& parameters) {
  Parameters shape;
  for (const ParameterSpec& spec : family.parameters)
    if (spec.shapesData) shape.set(spec.id, *parameters.find(spec.id));
  if (!m_problem || m_family != family.id || m_shape != shape) {
    m_problem.reset();  // before the next is made: each may be as large as memory allows
    m_problem = family.problem(shape);
    m_family = family.id;
    m_shape = shape;
  }
  return *m_problem;
}

}  // namespace warpbench
