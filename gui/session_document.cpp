// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_document.h"

namespace warpbench::gui {

void SessionDocument::addEnvironment(const Environment& environment) {
  Environment& known = m_session.environment;
  if (m_session.results.empty()) {
    known = environment;
    return;
  }
  // A session keeps the date and the machine of its first result; what was unknown then is filled in.
  const auto fill = [](std::string& field, const std::string& value) {
    if (field.empty()) field = value;
  };
  fill(known.appVersion, environment.appVersion);
  fill(known.driver, environment.driver);
  fill(known.toolkit, environment.toolkit);
  fill(known.host, environment.host);
  fill(known.date, environment.date);
  fill(known.clocks, environment.clocks);
  for (const DeviceRecord& device : environment.devices) known.add(device);
}

void SessionDocument::append(const Result& result) {
  emit aboutToAppend();
  m_session.results.push_back(result);
  forgetOldPictures();
  ++m_revision;
  emit appended();
  emit stateChanged();
}

void SessionDocument::forgetOldPictures() {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  std::size_t bytes = 0;
  const Picture* before = nullptr;
  for (auto result = m_session.results.rbegin(); result != m_session.results.rend(); ++result) {
    if (!result->pictures) continue;
    bytes += result->pictures->after.values.size();
    if (const Picture* own = result->pictures->before.get(); own != before) {
      bytes += own->values.size();
      before = own;
    }
    if (bytes > kMostBytes) result->pictures.reset();
  }
}

void SessionDocument::replace(const Session& session, const QString& path) {
  emit aboutToReplace();
  m_session = session;
  m_path = path;
  m_savedRevision = ++m_revision;
  emit replaced();
  emit stateChanged();
}

void SessionDocument::setSaved(const QString& path, quint64 revision) {
  m_path = path;
  m_savedRevision = revision;
  emit stateChanged();
}

}  // namespace warpbench::gui
