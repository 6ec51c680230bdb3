// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/file_writer.h"

#include "widgets/background.h"

namespace warpbench::gui {

FileWriter::Ended FileWriter::begin(const QString& message) {
  ++m_inWork;
  return [this, message](const QString& reason) {
    --m_inWork;
    if (reason.isEmpty())
      emit done(message);
    else
      emit failed(reason);
  };
}

void FileWriter::start(std::function<void()> write, const QString& message, std::function<void()> written) {
  const auto work = [write = std::move(write)] {
    write();
    return true;
  };
  inBackground(this, work, [ended = begin(message), written = std::move(written)](const Outcome<bool>& outcome) {
    const auto* reason = std::get_if<QString>(&outcome);
    if (!reason && written) written();
    ended(reason ? *reason : QString());
  });
}

}  // namespace warpbench::gui
