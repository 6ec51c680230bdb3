// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "document/session_document.h"
#include "engine/run/request.h"

namespace warpbench::gui {

/// Finds the result of the place where a slider stands: of the variant that was looked at last, else of the first that
/// the experiment has. Where it is still to be measured, it is found when it comes.
class PointFollower : public QObject {
  Q_OBJECT

 public:
  explicit PointFollower(const SessionDocument& document, QObject* parent = nullptr);

  /// Indices into the session: what a person looks at, the last of them above all.
  void look(const std::vector<std::size_t>& resultIndices);
  /// A slider has moved; its position makes those points.
  void follow(const Request& position, const std::vector<Point>& points);

 signals:
  void found(std::size_t resultIndex);

 private:
  void find(std::size_t from);

  const SessionDocument& m_document;
  std::string m_variant;  ///< looked at last
  std::string m_device;
  std::optional<Point> m_wanted;  ///< nothing: it was found, or nothing moves
};

}  // namespace warpbench::gui
