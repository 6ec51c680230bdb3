// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_frame.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "memory/memory_sentences.h"
#include "text/shown_text.h"

namespace warpbench::plots {
namespace {

struct MemoryFrameText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

QString termText(const MemoryStory& story, const Term& term) {
  const QString left = text(story.nameOf(term.left));
  return term.right ? left + QStringLiteral(" × ") + text(story.nameOf(*term.right)) : left;
}

QString sumText(const MemoryStory& story, const std::vector<Term>& sum) {
  constexpr std::size_t kMost = 6;
  QStringList terms;
  for (std::size_t i = 0; i < sum.size(); ++i)
    if (sum.size() <= kMost || i < 2 || i + 2 >= sum.size())
      terms << termText(story, sum[i]);
    else if (i == 2)
      terms << QStringLiteral("…");
  return terms.join(QStringLiteral(" + "));
}

/// What one thread does in the moment; empty if it does nothing.
QString threadLine(const MemoryStory& story, const MemoryState& state, const Moment& moment, int thread,
                   const std::vector<LaneAccess>& accesses) {
  const std::vector<Term> terms = state.termsOf(moment, thread);
  const auto target = state.targetOf(thread);
  if (moment.barrier || !terms.empty()) {
    const std::vector<Term>& sum = state.sumOf(thread);
    if (!target || sum.empty()) return {};
    const QString element = text(story.nameOf(*target));
    if (moment.barrier) return QStringLiteral("%1 = %2").arg(element, sumText(story, sum));
    QStringList added, origins;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      added << termText(story, terms[i]);
      const Term& origin = sum[sum.size() - terms.size() + i];
      if (!(origin == terms[i])) origins << termText(story, origin);
    }
    const QString line = QStringLiteral("%1 += %2").arg(element, added.join(QStringLiteral(" + ")));
    return origins.isEmpty() ? line : QStringLiteral("%1  (%2)").arg(line, origins.join(QStringLiteral(" + ")));
  }
  QStringList read, written;
  std::vector<LaneAccess> own;
  for (const LaneAccess& access : accesses)
    if (access.warp * simulator::kWarpSize + access.lane == thread) own.push_back(access);
  std::ranges::stable_sort(own, {}, &LaneAccess::first);
  for (const LaneAccess& access : own) {
    QString name = text(story.nameOf(access.first));
    if (access.elements > 1)
      name += QStringLiteral("…") + text(story.nameOf({access.first.array, access.first.index + access.elements - 1}));
    if (access.reads) read << name;
    if (access.writes) written << name;
  }
  if (written.isEmpty()) return read.join(QStringLiteral(", "));
  QString from = read.join(QStringLiteral(", "));
  if (read.isEmpty() && target && !state.sumOf(thread).empty()) from = sumText(story, state.sumOf(thread));
  return from.isEmpty() ? QStringLiteral("→ %1").arg(written.join(QStringLiteral(", ")))
                        : QStringLiteral("%1 → %2").arg(from, written.join(QStringLiteral(", ")));
}

QStringList threadLines(const MemoryStory& story, const MemoryState& state, const Moment& moment) {
  QStringList lines;
  const std::vector<LaneAccess> accesses = story.accesses(moment);
  const bool few = story.threads() <= kThreadsWithLines;
  for (int thread = 0; thread < story.threads(); ++thread) {
    if (story.warp() && thread / simulator::kWarpSize != *story.warp()) continue;
    const QString line = threadLine(story, state, moment, thread, accesses);
    if (line.isEmpty()) continue;
    lines << MemoryFrameText::tr("Thread %1: %2").arg(threadText(story, thread), line);
    if (!few) break;  // one thread stands for all
  }
  return lines;
}

/// Merges several lanes that access one element, as in a broadcast.
std::vector<std::vector<LitElement>> litElements(const MemoryStory& story, const Moment& moment) {
  std::vector<std::map<std::int64_t, LitElement>> byIndex(story.arrays().size());
  for (const LaneAccess& access : story.accesses(moment))
    for (int i = 0; i < access.elements; ++i) {
      const std::int64_t index = access.first.index + i;
      const auto [entry, isNew] = byIndex[access.first.array].try_emplace(index);
      LitElement& element = entry->second;
      if (isNew) element = {.index = index, .firstLane = access.lane, .lastLane = access.lane};
      element.firstLane = std::min(element.firstLane, access.lane);
      element.lastLane = std::max(element.lastLane, access.lane);
      ++element.threads;
      element.read |= access.reads;
      element.written |= access.writes;
    }
  std::vector<std::vector<LitElement>> lit(byIndex.size());
  for (std::size_t array = 0; array < byIndex.size(); ++array)
    for (const auto& [index, element] : byIndex[array]) lit[array].push_back(element);
  return lit;
}

std::vector<std::vector<std::int64_t>> sectorsOf(const MemoryStory& story, const Moment& moment) {
  std::vector<std::set<std::int64_t>> touched(story.arrays().size());
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = story.trace().steps[i];
    if (step.barrier || !simulator::isGlobal(step.kind)) continue;
    for (const std::int64_t sector : step.sectors()) touched[step.memory].insert(sector);
  }
  std::vector<std::vector<std::int64_t>> all;
  for (const auto& sectors : touched) all.emplace_back(sectors.begin(), sectors.end());
  return all;
}

std::vector<BankPicture> banksOf(const MemoryStory& story, const Moment& moment) {
  std::vector<BankPicture> pictures;
  int warp = -1;
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = story.trace().steps[i];
    if (step.barrier || !isShared(step.kind)) continue;
    if (warp < 0) warp = step.warp;
    if (step.warp != warp) continue;
    const QString what = verbText(step.kind, text(story.arrays()[step.memory].name));
    const QString cost = step.cost.units > step.cost.ideal
                             ? MemoryFrameText::tr("%1, warp %2: wavefronts %3 instead of %4")
                             : MemoryFrameText::tr("%1, warp %2: no conflict, wavefronts: %3");
    QString caption = cost.arg(what).arg(warp).arg(step.cost.units);
    if (step.cost.units > step.cost.ideal) caption = caption.arg(step.cost.ideal);
    const QString wavefronts = MemoryFrameText::tr("Wavefronts: %1").arg(step.cost.units);
    pictures.push_back({{caption, wavefronts}, bankParts(step), step.cost.units, step.cost.ideal});
  }
  return pictures;
}

std::vector<SumProgress> sumProgress(const MemoryStory& story, const MemoryState& state) {
  std::vector<SumProgress> sums;
  for (int thread = 0; thread < story.threads(); ++thread)
    if (const auto target = state.targetOf(thread); target && !state.sumOf(thread).empty())
      sums.push_back({*target, thread % simulator::kWarpSize, state.sumOf(thread).size(), state.termsInTheEnd(thread)});
  return sums;
}

}  // namespace

int BankPicture::height() const {
  int rows = 0;
  for (const BankPart& part : parts) rows += part.wavefronts();
  return rows;
}

QString threadText(const MemoryStory& story, int thread) {
  const auto& size = story.trace().threads;
  if (size[1] * size[2] == 1) return QString::number(thread);
  const int width = static_cast<int>(size[0]);
  const int height = static_cast<int>(size[1]);
  QString place = QStringLiteral("(x=%1, y=%2").arg(thread % width).arg(thread / width % height);
  if (size[2] > 1) place += QStringLiteral(", z=%1").arg(thread / width / height);
  return place + QLatin1Char(')');
}

QString pointText(const MemoryStory& story) {
  const BlockTrace& trace = story.trace();
  const Family* family = findFamily(trace.point.family);
  const Variant* variant = family ? family->find(trace.point.variant) : nullptr;
  QString block = QStringLiteral("%1, %2").arg(trace.block[0]).arg(trace.block[1]);
  if (trace.grid[2] > 1) block += QStringLiteral(", %1").arg(trace.block[2]);
  return MemoryFrameText::tr("%1, %2: %3, block (%4). Simulated.")
      .arg(shownText(family ? family->title : trace.point.family),
           shownText(variant ? variant->title : trace.point.variant), text(toText(trace.point.parameters)), block);
}

MemoryFrame frameOf(const MemoryStory& story, const MemoryState& state, std::size_t index) {
  const Moment& moment = story.moments().at(index);
  MemoryFrame frame;
  frame.moment = index;
  frame.barrier = moment.barrier;
  const auto steps = static_cast<qlonglong>(story.moments().size());
  frame.title = moment.phase
                    ? MemoryFrameText::tr("Phase %1, step %2 of %3").arg(*moment.phase).arg(index + 1).arg(steps)
                    : MemoryFrameText::tr("Step %1 of %2").arg(index + 1).arg(steps);
  frame.place = text(moment.where.file.empty() ? std::string() : toText(moment.where).english());
  frame.code = text(lineText(moment.where, story.trace().point));
  frame.point = pointText(story);
  frame.active = story.activeLanes(moment);
  frame.lit.resize(story.arrays().size());
  frame.sectors.resize(story.arrays().size());
  frame.threads = threadLines(story, state, moment);
  frame.sums = sumProgress(story, state);
  if (moment.barrier) {
    frame.waiting = story.warpsAt(moment);
    frame.what = barrierSentences(frame.waiting).join(QLatin1Char('\n'));
    return frame;
  }
  frame.what = sentencesOf(story, moment).join(QLatin1Char('\n'));
  frame.lit = litElements(story, moment);
  frame.sectors = sectorsOf(story, moment);
  frame.banks = banksOf(story, moment);
  return frame;
}

}  // namespace warpbench::plots
