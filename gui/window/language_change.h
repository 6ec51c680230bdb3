// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

namespace warpbench::gui {

/// Waits with another language until nothing is in work that was begun in this one.
class LanguageChange : public QObject {
  Q_OBJECT

 public:
  /// `busy`: something is in work. `change` is called once nothing is and no question or menu is open.
  LanguageChange(std::function<bool()> busy, std::function<void()> change);

  void request();
  /// Something has ended.
  void goOn();
  bool waits() const { return m_waits; }

 signals:
  /// It waits, or no longer.
  void changed();

 private:
  void begin();

  std::function<bool()> m_busy;
  std::function<void()> m_change;
  bool m_waits = false;
};

}  // namespace warpbench::gui
