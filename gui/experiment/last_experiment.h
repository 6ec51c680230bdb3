// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <string>

#include "engine/run/request.h"

namespace warpbench::gui {

class ExperimentPanel;
class PlacesController;

/// Carries the experiment as text to the next window: after a restart or a change of language. Enters it when its
/// device is known.
class LastExperiment : public QObject {
  Q_OBJECT

 public:
  LastExperiment(ExperimentPanel& panel, const PlacesController& places);

  /// The text to keep; empty if the experiment cannot run.
  QString text() const;
  /// Enters the kept experiment, or the closest one, now or when the devices are known.
  void enter(const QString& text);
  /// Call this when the user has run something else: the experiment that waits for a place is no longer wanted.
  void forget() { m_awaited.reset(); }

 private:
  struct Awaited {
    Request experiment;  ///< on devices of a place that has not answered yet
    QString standIn;     ///< the experiment entered in its place, as text
  };
  void enterWaiting();
  void enterAwaited(const std::string& place);
  QString enteredText() const;

  ExperimentPanel& m_panel;
  const PlacesController& m_places;
  QString m_waiting;  ///< until the devices are known
  std::optional<Awaited> m_awaited;
};

}  // namespace warpbench::gui
