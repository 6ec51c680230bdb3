// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/live_run.h"

#include <chrono>
#include <utility>

#include "document/session_document.h"
#include "engine/run/live_points.h"
#include "run/compute_worker.h"
#include "text/shown_text.h"

namespace warpbench::gui {

namespace {

/// Measuring takes time, so it waits until the slider rests. Simulated and recorded points are available at once.
std::chrono::milliseconds pauseOf(const DeviceInfo& device) {
  const bool quick = device.traits().counts || device.traits().replays;
  return std::chrono::milliseconds(quick ? 0 : 250);
}

}  // namespace

LiveRun::LiveRun(ComputeWorker& worker, SessionDocument& document, QObject* parent)
    : QObject(parent), m_worker(worker), m_document(document) {
  m_pause.setSingleShot(true);
  connect(&m_pause, &QTimer::timeout, this, &LiveRun::start);
  connect(&m_worker, &ComputeWorker::liveResultReady, this, &LiveRun::append);
  connect(&m_worker, &ComputeWorker::liveEnded, this, &LiveRun::finish);
  connect(&m_document, &SessionDocument::replaced, this, &LiveRun::drop);
}

void LiveRun::stop() {
  m_worker.stopLive();
  m_next.reset();
  m_pause.stop();
  emit activeChanged();
}

void LiveRun::follow(const Request& request, const std::vector<Point>& points, const DeviceInfo& device) {
  stop();
  Request missing = request;
  missing.variants = variantsUnknown(points, request.copies, device, m_document.runs().shownSession());
  if (!missing.variants.empty()) {
    missing.options = liveOptions(missing.variants.size());
    m_next = AskedRun{.request = missing, .names = m_document.names()};
    m_pause.start(pauseOf(device));
  }
  emit activeChanged();
}

void LiveRun::setBlocked(bool blocked) {
  m_blocked = blocked;
  if (!blocked && m_next && !m_pause.isActive()) start();
}

void LiveRun::drop() {
  m_dropped = m_inWork.size();
  stop();
}

void LiveRun::start() {
  if (m_blocked || !m_next) return;
  const AskedRun asked = *std::exchange(m_next, std::nullopt);
  m_inWork.push_back(asked.names);
  m_results = 0;
  m_worker.startLive(asked.request);
}

void LiveRun::append(const Result& result) {
  if (m_dropped > 0) return;
  ++m_results;
  m_document.append(result, m_inWork.front());
}

void LiveRun::finish(bool complete, const Message& problem) {
  if (m_dropped > 0) --m_dropped;
  m_inWork.pop_front();
  if (!m_inWork.empty() || m_next) return;
  emit activeChanged();
  if (!problem.empty())
    emit ended(plots::shownText(problem));
  else if (complete)
    emit ended(tr("New results: %1").arg(m_results));
}

}  // namespace warpbench::gui
