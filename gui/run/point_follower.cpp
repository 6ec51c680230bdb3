// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/point_follower.h"

#include <algorithm>

namespace warpbench::gui {

namespace {

std::string idOf(const Point& point) { return point.own ? variantWith(point.variant, *point.own) : point.variant; }

}  // namespace

PointFollower::PointFollower(const SessionDocument& document, QObject* parent) : QObject(parent), m_document(document) {
  connect(&document, &SessionDocument::appended, this, &PointFollower::find);
  for (const auto signal : {&SessionDocument::replaced, &SessionDocument::aboutToRenumber})
    connect(&document, signal, this, [this] { m_wanted.reset(); });
}

void PointFollower::look(const std::vector<std::size_t>& resultIndices) {
  const Results& results = m_document.session().results;
  if (!resultIndices.empty() && resultIndices.back() < results.size())
    m_variant = results[resultIndices.back()].variant;
}

void PointFollower::follow(const Request& position, const std::vector<Point>& points) {
  m_wanted.reset();
  m_device = position.device;
  if (points.empty()) return;
  const auto wanted = std::ranges::find(points, m_variant, idOf);
  m_wanted = wanted == points.end() ? points.front() : *wanted;
  find(0);
}

void PointFollower::find(std::size_t from) {
  if (!m_wanted) return;
  const Point point = *m_wanted;
  const std::string id = idOf(point);
  const Results& results = m_document.session().results;
  for (std::size_t i = results.size(); i-- > from;) {
    const Result& result = results[i];
    if (result.family != point.family || result.variant != id || result.device != m_device ||
        result.mode != point.mode || result.parameters != point.parameters)
      continue;
    m_wanted.reset();
    emit found(i);
    return;
  }
}

}  // namespace warpbench::gui
