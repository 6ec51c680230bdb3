// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "engine/run/request.h"

namespace warpbench::gui {

/// A requested experiment.
struct AskedRun {
  Request request;
  bool joins = false;     ///< its results belong to the previous run
  std::size_t names = 0;  ///< name moment of its copies: see SessionDocument::names
};

/// The queued experiments, in the order of the requests.
class RunQueue : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  int size() const { return static_cast<int>(m_waiting.size()); }
  const Request& at(int index) const { return m_waiting.at(static_cast<std::size_t>(index)).run.request; }
  /// Identifies a queued entry; its index changes when others leave.
  int idAt(int index) const { return m_waiting.at(static_cast<std::size_t>(index)).id; }
  void add(const AskedRun& run);
  /// Removes and returns the first entry; nothing if the queue is empty.
  std::optional<AskedRun> take();
  /// Does nothing if the entry has left the queue.
  void remove(int id);
  void clear();

 signals:
  void changed();

 private:
  struct Waiting {
    int id = 0;
    AskedRun run;
  };

  std::vector<Waiting> m_waiting;
  int m_lastId = 0;  ///< ids are never reused
};

}  // namespace warpbench::gui
