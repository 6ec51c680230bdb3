// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_player.h"

namespace warpbench::gui {

void LessonPlayer::open(const Lesson& lesson) {
  m_lesson = lesson;
  m_index = 0;
  m_revealed.clear();
  m_guessed.clear();
  emit opened();
  emit moved();
}

void LessonPlayer::close() {
  if (!m_lesson) return;
  m_lesson.reset();
  emit closed();
}

const Guessed& LessonPlayer::guessed() const {
  static const Guessed none;
  const auto found = m_guessed.find(m_index);
  return found == m_guessed.end() ? none : found->second;
}

bool LessonPlayer::canForward() const { return isOpen() && (!revealed() || m_index + 1 < m_lesson->steps.size()); }

bool LessonPlayer::canBackward() const { return isOpen() && (m_index > 0 || m_revealed.contains(m_index)); }

void LessonPlayer::forward() {
  if (!canForward()) return;
  if (!revealed())
    m_revealed.insert(m_index);
  else
    ++m_index;
  emit moved();
}

void LessonPlayer::backward() {
  if (!canBackward()) return;
  if (m_revealed.erase(m_index) == 0) --m_index;
  emit moved();
}

void LessonPlayer::goTo(std::size_t index) {
  if (!isOpen() || index >= m_lesson->steps.size() || index == m_index) return;
  m_index = index;
  emit moved();
}

void LessonPlayer::setGuessed(const Guessed& guessed) {
  m_guessed[m_index] = guessed;
  emit guessChanged();
}

}  // namespace warpbench::gui
