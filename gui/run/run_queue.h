// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "engine/run/request.h"

namespace warpbench::gui {

/// An experiment that was asked for.
struct AskedRun {
  Request request;
  bool joins = false;     ///< its results belong to the run before it
  std::size_t names = 0;  ///< of its copies: see SessionDocument::names
};

/// The experiments that wait for the one in work, in the order in which they were asked for.
class RunQueue : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  int size() const { return static_cast<int>(m_waiting.size()); }
  const Request& at(int index) const { return m_waiting.at(static_cast<std::size_t>(index)).run.request; }
  /// Names it as long as it waits: its index changes when another is taken.
  int idAt(int index) const { return m_waiting.at(static_cast<std::size_t>(index)).id; }
  void add(const AskedRun& run);
  /// The first, which waits no longer; nothing where none does.
  std::optional<AskedRun> take();
  /// Nothing where it waits no longer.
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
  int m_lastId = 0;  ///< none is given twice
};

}  // namespace warpbench::gui
