// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "document/session_document.h"
#include "engine/run/request.h"

namespace warpbench::gui {

/// Finds the result at the slider's position, for the variant selected last or the experiment's first. If the result is
/// missing, finds it when it arrives.
class PointFollower : public QObject {
  Q_OBJECT

 public:
  explicit PointFollower(const SessionDocument& document, QObject* parent = nullptr);

  /// Indices into the session; the last selected result matters most.
  void look(const std::vector<std::size_t>& resultIndices);
  /// The slider moved to a position with those points.
  void follow(const Request& position, const std::vector<Point>& points);

 signals:
  void found(std::size_t resultIndex);

 private:
  void find(std::size_t from);

  const SessionDocument& m_document;
  std::string m_variant;  ///< selected last
  std::string m_device;
  std::optional<Point> m_wanted;  ///< nothing: found, or no slider moves
};

}  // namespace warpbench::gui
