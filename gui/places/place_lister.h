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

/// Queries places for their devices, each on its own thread, so that an unresponsive one delays no other.
class PlaceLister : public QObject {
  Q_OBJECT

 public:
  explicit PlaceLister(QObject* parent = nullptr);
  /// Cancels all unanswered queries.
  ~PlaceLister() override;

  /// Answered by `listed`.
  void list(const process::NamedRemote& place);
  /// Cancels a query and removes its pending job from the queue.
  void giveUp(const process::NamedRemote& place);

 signals:
  /// Emitted on that thread while the place is being queried.
  void waiting(const warpbench::process::NamedRemote& place, const warpbench::Message& what);
  /// Emitted on that thread. If the place does not answer, lists one unusable device with the reason.
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
