// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/language_change.h"

#include <QApplication>
#include <QTimer>
#include <chrono>
#include <utility>

namespace warpbench::gui {

LanguageChange::LanguageChange(std::function<bool()> busy, std::function<void()> change)
    : m_busy(std::move(busy)), m_change(std::move(change)) {}

void LanguageChange::request() {
  m_waits = m_busy();
  emit changed();
  // Queued, because the change destroys the menu or dialog in which the user chose the language.
  if (!m_waits) QMetaObject::invokeMethod(this, &LanguageChange::begin, Qt::QueuedConnection);
}

void LanguageChange::goOn() {
  if (m_waits && !m_busy()) request();
}

void LanguageChange::begin() {
  if (m_busy()) {
    request();
    return;
  }
  // The code that opened a dialog or menu continues after the answer and must still exist then.
  if (QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
    constexpr std::chrono::milliseconds kLater(100);
    QTimer::singleShot(kLater, this, &LanguageChange::begin);
    return;
  }
  m_change();
}

}  // namespace warpbench::gui
