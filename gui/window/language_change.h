// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

namespace warpbench::gui {

/// Delays a change of language until all work begun in the present one has ended.
class LanguageChange : public QObject {
  Q_OBJECT

 public:
  /// `busy` says whether work is running. `change` is called when no work is running and no dialog or menu is open.
  LanguageChange(std::function<bool()> busy, std::function<void()> change);

  void request();
  /// Call this when work has ended.
  void goOn();
  bool waits() const { return m_waits; }

 signals:
  /// The change has begun to wait or stopped waiting.
  void changed();

 private:
  void begin();

  std::function<bool()> m_busy;
  std::function<void()> m_change;
  bool m_waits = false;
};

}  // namespace warpbench::gui
