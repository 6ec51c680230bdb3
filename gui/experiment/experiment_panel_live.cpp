// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ExperimentPanel that follows a moving slider.
#include <QCheckBox>
#include <QHideEvent>
#include <algorithm>

#include "core/text/error.h"
#include "experiment/experiment_panel.h"
#include "experiment/parameter_form.h"
#include "experiment/sweep_box.h"
#include "experiment/variant_list.h"

namespace warpbench::gui {

namespace {

/// The points of the variants that run at the request's values; removes all others from the request. A recording may
/// lack some variants.
std::vector<Point> pointsThere(Request& request, const DeviceInfo& device) {
  std::vector<Point> points;
  Request one = request;
  std::erase_if(request.variants, [&](const std::string& variant) {
    one.variants = {variant};
    try {
      const std::vector<Point> there = expand(one, device);
      points.insert(points.end(), there.begin(), there.end());
      return false;
    } catch (const RequestError&) {
      return true;
    }
  });
  return points;
}

}  // namespace

bool ExperimentPanel::live() const { return m_live->isChecked(); }

void ExperimentPanel::setLive(bool live) { m_live->setChecked(live); }

ParameterEditor* ExperimentPanel::liveSlider() const {
  return live() && m_live->isVisibleTo(window()) ? m_parameters->slider() : nullptr;
}

// A hidden panel can neither show that a live run is active nor stop it.
void ExperimentPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) emit liveEnded();
}

void ExperimentPanel::followCopy(const std::string& family, const std::string& id) {
  const std::vector<std::string> checked = m_variants->checked();
  const bool runs = family == m_family.id && std::ranges::find(checked, id) != checked.end();
  if (runs) follow({id});
}

void ExperimentPanel::follow(const std::vector<std::string>& variants) {
  if (!device()) return;
  try {
    Request position = request();
    if (!variants.empty()) position.variants = variants;
    position.sweeps.clear();
    // The user waits for the result, so one GPU is enough.
    position.device = firstDevice()->record.id;
    position.each = false;
    position.parameters = m_parameters->values();
    const bool asEntered = variants.empty() && m_sweep->parameters().empty();
    const std::vector<Point> points = asEntered && !m_points.empty() ? m_points : pointsThere(position, *device());
    if (variants.empty()) emit moved(position, points);
    if (live() && m_live->isVisibleTo(window()) && !points.empty()) emit liveRequested(position, points);
  } catch (const RequestError&) {
    // The panel already shows the problem next to Run.
  }
}

}  // namespace warpbench::gui
