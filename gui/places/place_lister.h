// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <list>
#include <memory>
#include <thread>
#include <vector>

#include "remote/place.h"

namespace warpbench::gui {

/// Asks places for their devices, each on a thread of its own: one that does not answer holds up nothing.
class PlaceLister : public QObject {
  Q_OBJECT

 public:
  explicit PlaceLister(QObject* parent = nullptr);
  /// Gives up what has not answered.
  ~PlaceLister() override;

  /// Answered by `listed`.
  void list(const process::NamedRemote& place);
  /// Nobody wants its answer any more: what waits for it in a queue is taken out of it.
  void giveUp(const process::NamedRemote& place);

 signals:
  /// Sent from that thread while the place is waited for.
  void waiting(const warpbench::process::NamedRemote& place, const warpbench::Message& what);
  /// Sent from that thread. Where the place does not answer, one device that cannot be used and says why.
  void listed(const warpbench::process::NamedRemote& place, const std::vector<warpbench::DeviceInfo>& devices);

 private:
  struct Asking {
    process::NamedRemote place;
    std::shared_ptr<std::atomic<bool>> done;
    std::jthread thread;
  };
  std::list<Asking> m_asking;
};

}  // namespace warpbench::gui
