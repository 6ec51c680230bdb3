// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/session_document.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

#include "document/copy_commands.h"
#include "document/result_commands.h"
#include "document/value_command.h"
#include "format/session_merge.h"

namespace warpbench::gui {

namespace {

/// A range of consecutive indices: positions [begin, end) in an ascending list.
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
};

std::vector<Range> rangesOf(const std::vector<std::size_t>& indices) {
  std::vector<Range> ranges;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    if (i == 0 || indices[i] != indices[i - 1] + 1) ranges.push_back({i, i});
    ++ranges.back().end;
  }
  return ranges;
}

/// The bytes of their pictures, counting shared ones each time.
std::size_t picturesOf(const Results& results) {
  std::size_t bytes = 0;
  for (const Result& result : results) {
    if (!result.pictures) continue;
    bytes += result.pictures->after.values.size();
    if (result.pictures->before) bytes += result.pictures->before->values.size();
  }
  return bytes;
}

/// Replaces the entry of the same plot; with `none`, removes it.
template <typename Each, typename Plot>
void putOfPlot(std::vector<Each>& all, Each put, Plot plot, bool none) {
  const auto old = std::ranges::find(all, std::invoke(plot, put), plot);
  if (none && old != all.end())
    all.erase(old);
  else if (!none && old == all.end())
    all.push_back(std::move(put));
  else if (!none)
    *old = std::move(put);
}

}  // namespace

SessionDocument::SessionDocument(QObject* parent) : QObject(parent) {}

std::shared_ptr<const Session> SessionDocument::snapshot() const {
  return std::make_shared<const Session>(m_session.environment, m_session.results.shared(), m_session.copies,
                                         m_session.annotations, m_runs.records());
}

void SessionDocument::setRevision(quint64 revision) {
  m_revision = revision;
  emit stateChanged();
}

void SessionDocument::addEnvironment(const Environment& environment) {
  m_from = environment;
  if (session().results.empty())
    m_session.environment = environment;
  else
    merge(withIdsIn(session().environment, {environment, {}}).environment);
}

void SessionDocument::merge(const Environment& environment) {
  if (environment == session().environment) return;
  Environment& known = m_session.environment;
  // A session keeps the date and machine of its first result, and fills in what was unknown.
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

void SessionDocument::append(Result result, std::size_t names) {
  result.variant = presentId(result.family, std::move(result.variant), names);
  Session session{m_from, {}};
  session.results.push_back(std::move(result));
  add(std::move(session));
}

void SessionDocument::add(Session session) {
  if (session.results.empty()) return;
  if (m_session.results.empty() && session.environment != Environment()) m_session.environment = session.environment;
  session = withIdsIn(m_session.environment, std::move(session));
  merge(session.environment);
  const std::size_t pictures = picturesOf(session.results);
  const std::size_t first = m_session.results.size();
  emit aboutToInsert(first, first + session.results.size() - 1);
  m_session.results.insert(first, std::move(session.results));
  emit inserted();
  forgetOldPictures(pictures);
  m_revision = ++m_lastRevision;
  emit appended(first);
  emit stateChanged();
}

void SessionDocument::setCopies(std::vector<KernelCopy> copies) {
  if (copies != session().copies) showCopies(std::move(copies), newRevision());
}

void SessionDocument::showCopies(std::vector<KernelCopy> copies, quint64 revision) {
  m_session.copies = std::move(copies);
  m_revision = revision;
  emit copiesChanged();
  emit stateChanged();
}

void SessionDocument::removeCopy(std::size_t place) { m_undo.push(new RemoveCopy(*this, place)); }

bool SessionDocument::wasOfACopy(const std::string& family, const std::string& id) const {
  return m_removedCopies.contains({family, id}) || std::ranges::any_of(session().results, [&](const Result& result) {
           return result.family == family && result.variant == id;
         });
}

void SessionDocument::renameCopy(const std::string& family, const std::string& from, const std::string& to) {
  m_undo.push(new RenameCopy(*this, family, from, to));
}

std::string SessionDocument::presentId(const std::string& family, std::string id, std::size_t names) const {
  if (names < m_namesForgotten) return id;
  for (std::size_t i = names - m_namesForgotten; i < m_renames.size(); ++i)
    if (m_renames[i].family == family && m_renames[i].from == id) id = m_renames[i].to;
  return id;
}

void SessionDocument::relabel(const std::string& family, const std::string& from, const std::string& to,
                              quint64 revision) {
  m_renames.push_back({family, from, to});
  for (KernelCopy& copy : m_session.copies)
    if (copy.family == family && copy.id() == from) nameAfter(to, copy);
  // Removed results return only once their copy has its former name again.
  Results& results = m_session.results;
  for (std::size_t i = 0; i < results.size(); ++i)
    if (std::as_const(results)[i].family == family && std::as_const(results)[i].variant == from)
      results[i].variant = to;
  for (SeriesLook& look : m_session.annotations.series)
    if (look.family == family && (look.series == from || look.series.starts_with(from + ", ")))
      look.series.replace(0, from.size(), to);
  for (PlotMark& mark : m_session.annotations.marks)
    if (mark.family == family && mark.variant == from) mark.variant = to;
  m_revision = revision;
  emit relabelled(family, from, to);
  emit copiesChanged();
  emit stateChanged();
}

void SessionDocument::change(Annotations annotations, const QString& place) {
  if (annotations == session().annotations) return;
  const auto put = [this](const Annotations& value) {
    m_session.annotations = value;
    emit annotationsChanged();
  };
  m_undo.push(new ValueCommand(*this, {.name = [] { return tr("changing a plot"); },
                                       .put = [put, now = std::move(annotations)] { put(now); },
                                       .putBack = [put, before = session().annotations] { put(before); },
                                       .place = place}));
}

void SessionDocument::setAnnotations(Annotations annotations) { change(std::move(annotations), {}); }

void SessionDocument::setWords(PlotWording words) {
  const bool none = words == PlotWording{.plot = words.plot};
  const QString place = QStringLiteral("words\n") + QString::fromStdString(words.plot);
  Annotations now = session().annotations;
  putOfPlot(now.words, std::move(words), &PlotWording::plot, none);
  change(std::move(now), place);
}

void SessionDocument::setAxes(PlotAxes axes) {
  Annotations now = session().annotations;
  putOfPlot(now.axes, std::move(axes), &PlotAxes::plot, false);
  change(std::move(now), {});
}

void SessionDocument::remove(const std::vector<std::size_t>& resultIndices) {
  if (!resultIndices.empty()) m_undo.push(new RemoveResults(*this, resultIndices, RemoveResults::File::Stays));
}

void SessionDocument::nameCommands() {
  // QUndoStack returns its commands as const. They belong to this document, and their names do not affect what they do.
  for (int i = 0; i < m_undo.count(); ++i)
    const_cast<DocumentCommand&>(dynamic_cast<const DocumentCommand&>(*m_undo.command(i))).giveName();
}

void SessionDocument::clear() {
  std::vector<std::size_t> all(session().results.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  if (!all.empty()) m_undo.push(new RemoveResults(*this, std::move(all), RemoveResults::File::IsLeft));
}

SessionDocument::Removed SessionDocument::take(const std::vector<std::size_t>& resultIndices) {
  auto taken = std::make_shared<Results>();
  emit aboutToRenumber();
  const std::vector<Range> ranges = rangesOf(resultIndices);
  for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
    const std::size_t first = resultIndices[range->begin];
    const std::size_t last = resultIndices[range->end - 1];
    emit aboutToRemove(first, last);
    taken->insert(0, m_session.results.take(first, last + 1));
    emit removed();
  }
  std::erase_if(m_removed, [](const auto& each) { return each.expired(); });
  m_removed.push_back(taken);
  return taken;
}

void SessionDocument::putBack(const std::vector<std::size_t>& resultIndices, const Removed& removedResults) {
  emit aboutToRenumber();
  for (const Range& range : rangesOf(resultIndices)) {
    const std::size_t first = resultIndices[range.begin];
    emit aboutToInsert(first, resultIndices[range.end - 1]);
    m_session.results.insert(first, removedResults->take(0, range.end - range.begin));
    emit inserted();
  }
}

void SessionDocument::forgetOldPictures(std::size_t newBytes) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  m_pictureBytes += newBytes;
  if (newBytes == 0 || m_pictureBytes <= kMostBytes) return;  // the usual case: many results and no picture
  std::size_t bytes = 0;
  std::set<const Picture*> counted;  // results of one point share the input picture
  const auto forget = [&](Results& results) {
    for (std::size_t i = results.size(); i-- > 0;) {
      const std::shared_ptr<const Pictures> pictures = std::as_const(results)[i].pictures;
      if (!pictures) continue;
      bytes += pictures->after.values.size();
      if (const Picture* before = pictures->before.get(); counted.insert(before).second) bytes += before->values.size();
      if (bytes > kMostBytes) results[i].pictures.reset();
    }
  };
  forget(m_session.results);
  for (const auto& removedResults : m_removed)
    if (const Removed held = removedResults.lock()) forget(*held);
  m_pictureBytes = std::min(bytes, kMostBytes);
}

void SessionDocument::show(const Session& session, const QString& path) {
  emit aboutToReplace();
  m_undo.clear();
  m_namesForgotten = names() + 1;  // name moments of the previous session do not apply to this one
  m_renames.clear();
  m_removedCopies.clear();
  m_session = session;
  m_runs.open(std::exchange(m_session.runs, {}), path);
  m_pictureBytes = picturesOf(session.results);
  m_path = path;
  m_revision = ++m_lastRevision;
  m_identity = ++m_lastIdentity;
}

void SessionDocument::replace(const Session& session, const QString& path) {
  show(session, path);
  m_savedRevision = m_revision;
  emit replaced();
  emit stateChanged();
}

void SessionDocument::recover(const Session& session) {
  show(session, QString());
  emit replaced();
  emit stateChanged();
}

void SessionDocument::setSaved(const QString& path, quint64 revision) {
  m_path = path;
  m_savedRevision = revision;
  emit stateChanged();
}

}  // namespace warpbench::gui
