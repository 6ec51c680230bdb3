// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_writer.h"

#include "background.h"

namespace warpbench::gui {

void FileWriter::start(std::function<void()> write, const QString& message, std::function<void()> written) {
  const auto work = [write = std::move(write)] {
    write();
    return true;
  };
  ++m_inWork;
  inBackground(this, work, [this, message, written = std::move(written)](const Outcome<bool>& outcome) {
    --m_inWork;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      emit failed(*reason);
      return;
    }
    if (written) written();
    emit done(message);
  });
}

}  // namespace warpbench::gui
