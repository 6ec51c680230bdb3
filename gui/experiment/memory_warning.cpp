// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/memory_warning.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "catalogue/catalogue.h"
#include "measure/problem_cache.h"
#include "results/values/device_id.h"
#include "widgets/background.h"

namespace warpbench::gui {

namespace {

/// In bytes.
struct Need {
  std::size_t data = 0;
  std::size_t free = 0;  ///< 0: unknown
};

/// Recordings need no data, and a remote device holds its data there.
bool hasDataHere(const DeviceInfo& device) { return !device.traits().replays && placeIn(device.record.id).empty(); }

QString amount(std::size_t bytes) {
  return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeIecFormat);
}

}  // namespace

MemoryWarning::MemoryWarning(QWidget* parent, std::function<std::size_t()> freeMemory)
    : QLabel(parent), m_freeMemory(std::move(freeMemory)) {
  setObjectName(QStringLiteral("memory.warning"));
  setAccessibleName(tr("Memory that the run needs"));
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  hide();
}

MemoryWarning::~MemoryWarning() { m_look.request_stop(); }

void MemoryWarning::look(const std::vector<Point>& points, const DeviceInfo* device) {
  m_look.request_stop();
  m_look = std::stop_source();
  if (points.empty() || !device || !hasDataHere(*device)) {
    say({});
    return;
  }
  std::vector<Parameters> sizes;  // variants share them
  for (const Point& point : points)
    if (sizes.empty() || sizes.back() != point.parameters) sizes.push_back(point.parameters);
  // A GPU keeps the arrays in its own memory.
  const bool arraysToo = device->traits().counts || device->traits().runsHostLoops;
  const auto work = [family = findFamily(points.front().family), sizes = std::move(sizes), arraysToo,
                     freeMemory = m_freeMemory, stop = m_look.get_token()] {
    Need need{.data = 0, .free = freeMemory()};
    for (const Parameters& parameters : sizes) {
      if (stop.stop_requested()) break;
      const DataSize size = dataSizeOf(*family, parameters);
      need.data = std::max(need.data, arraysToo ? size.all() : size.content);
    }
    return need;
  };
  inBackground(this, work, [this, stop = m_look.get_token()](const Outcome<Need>& outcome) {
    if (stop.stop_requested()) return;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      say(*reason);
    } else {
      const Need& need = std::get<Need>(outcome);
      const bool much = need.free > 0 && need.data > need.free / 2;
      say(much ? tr("This run needs %1 of memory; %2 are free.").arg(amount(need.data), amount(need.free)) : QString());
    }
  });
}

void MemoryWarning::say(const QString& text) {
  setText(text);
  setVisible(!text.isEmpty());
  emit looked();
}

}  // namespace warpbench::gui
