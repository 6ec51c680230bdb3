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

/// The experiment as text, from one window to the next: at the next start, or in another language. It is entered once
/// its device is known.
class LastExperiment : public QObject {
  Q_OBJECT

 public:
  LastExperiment(ExperimentPanel& panel, const PlacesController& places);

  /// What to keep; empty where the experiment cannot run, which is nothing to begin with next time.
  QString text() const;
  /// Enters what was kept, or what comes closest to it, now or when the devices are known.
  void enter(const QString& text);
  /// A person has run something since: what waits for a place is not wanted any more.
  void forget() { m_awaited.reset(); }

 private:
  struct Awaited {
    Request experiment;  ///< on devices of a place that has not answered yet
    QString standIn;     ///< what was entered in its place, as text
  };
  void enterWaiting();
  void enterAwaited(const std::string& place);
  QString enteredText() const;

  ExperimentPanel& m_panel;
  const PlacesController& m_places;
  QString m_waiting;  ///< for the devices
  std::optional<Awaited> m_awaited;
};

}  // namespace warpbench::gui
