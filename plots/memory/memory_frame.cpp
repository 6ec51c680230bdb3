// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_frame.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "text/shown_text.h"

namespace warpbench::plots {
namespace {

using simulator::AccessKind;

struct MemoryFrameText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

/// All of a moment's requests of one kind to one array.
struct Group {
  AccessKind kind = AccessKind::GlobalLoad;
  std::size_t memory = 0;
  std::vector<const TraceStep*> steps;
};

std::vector<Group> groupsOf(const MemoryStory& story, const Moment& moment) {
  std::vector<Group> groups;
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = story.trace().steps[i];
    const auto same = std::ranges::find_if(
        groups, [&](const Group& group) { return group.kind == step.kind && group.memory == step.memory; });
    if (same == groups.end())
      groups.push_back({step.kind, step.memory, {&step}});
    else
      same->steps.push_back(&step);
  }
  return groups;
}

/// The moment with the requests of one group only.
Moment momentOf(const MemoryStory& story, const Group& group, const Moment& moment) {
  Moment part = moment;
  std::erase_if(part.steps, [&](std::size_t i) {
    const TraceStep& step = story.trace().steps[i];
    return step.kind != group.kind || step.memory != group.memory;
  });
  return part;
}

QString verbText(AccessKind kind, const QString& array) {
  if (simulator::isAtomic(kind)) return MemoryFrameText::tr("Atomic on %1").arg(array);
  return simulator::isStore(kind) ? MemoryFrameText::tr("Store to %1").arg(array)
                                  : MemoryFrameText::tr("Load from %1").arg(array);
}

QString groupText(const MemoryStory& story, const Group& group, const Moment& moment) {
  const QString what = verbText(group.kind, text(story.arrays()[group.memory].name));
  qlonglong lanes = 0, requests = 0, units = 0, ideal = 0;
  int worst = 0;
  for (const TraceStep* step : group.steps) {
    lanes += std::popcount(step->active);
    requests += step->cost.requests;
    units += step->cost.units;
    ideal += step->cost.ideal;
    if (isShared(step->kind))
      for (const BankPart& part : bankParts(*step)) worst = std::max(worst, part.wavefronts());
  }
  if (simulator::isGlobal(group.kind)) {
    const SectorUse use = story.sectors(momentOf(story, group, moment));
    return MemoryFrameText::tr("%1. Sectors: %2, at best %3; bytes used: %4 of %5. Lanes: %6; requests: %7.")
        .arg(what)
        .arg(qlonglong{use.sectors})
        .arg(qlonglong{std::min(use.ideal, use.sectors)})
        .arg(qlonglong{use.bytesUsed})
        .arg(qlonglong{use.bytesFetched()})
        .arg(lanes)
        .arg(requests);
  }
  if (group.kind == AccessKind::ConstantLoad)
    return MemoryFrameText::tr("%1. Distinct words: %2. Lanes: %3; requests: %4.")
        .arg(what)
        .arg(units)
        .arg(lanes)
        .arg(requests);
  if (units > ideal)
    return MemoryFrameText::tr(
               "%1: a %2-way bank conflict. Wavefronts: %3, without conflicts %4. Lanes: %5; requests: %6.")
        .arg(what)
        .arg(worst)
        .arg(units)
        .arg(ideal)
        .arg(lanes)
        .arg(requests);
  return MemoryFrameText::tr("%1, no bank conflict. Wavefronts: %2. Lanes: %3; requests: %4.")
      .arg(what)
      .arg(units)
      .arg(lanes)
      .arg(requests);
}

QString idleText(const MemoryStory& story, const MemoryFrame& frame) {
  int busy = 0;
  for (const std::uint32_t lanes : frame.active) busy += std::popcount(lanes);
  int all = story.threads();
  if (const auto warp = story.warp())
    all = std::min(simulator::kWarpSize, story.threads() - *warp * simulator::kWarpSize);
  return busy == all ? QString() : MemoryFrameText::tr("Idle threads: %1 of %2.").arg(all - busy).arg(all);
}

QString barrierText(const std::vector<WarpAtBarrier>& warps) {
  const auto waiting = std::ranges::count_if(warps, &WarpAtBarrier::waits);
  const auto [least, most] = std::ranges::minmax_element(warps, {}, &WarpAtBarrier::work);
  QString words = MemoryFrameText::tr("A barrier: nobody goes on until all are here. Warps that wait: %1 of %2.")
                      .arg(waiting)
                      .arg(static_cast<qlonglong>(warps.size()));
  if (least->work != most->work)
    words += QLatin1Char('\n') +
             MemoryFrameText::tr(
                 "Since the barrier before, warp %1 had most to do (%2 sectors and wavefronts), warp %3 least (%4).")
                 .arg(most - warps.begin())
                 .arg(qlonglong{most->work})
                 .arg(least - warps.begin())
                 .arg(qlonglong{least->work});
  return words;
}

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

/// What one thread does in the moment; empty where that is nothing.
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
    if (!few) break;  // one stands for all
  }
  return lines;
}

/// Several lanes at one element, as of a broadcast, become one entry.
std::vector<std::vector<LitElement>> litOf(const MemoryStory& story, const Moment& moment) {
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

std::vector<SumProgress> sumsOf(const MemoryStory& story, const MemoryState& state) {
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
  return QStringLiteral("(%1, %2)").arg(thread / width).arg(thread % width);
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
  frame.sums = sumsOf(story, state);
  if (moment.barrier) {
    frame.waiting = story.warpsAt(moment);
    frame.what = barrierText(frame.waiting);
    return frame;
  }
  QStringList sentences;
  for (const Group& group : groupsOf(story, moment)) sentences << groupText(story, group, moment);
  if (const QString idle = idleText(story, frame); !idle.isEmpty()) sentences << idle;
  frame.what = sentences.join(QLatin1Char('\n'));
  frame.lit = litOf(story, moment);
  frame.sectors = sectorsOf(story, moment);
  frame.banks = banksOf(story, moment);
  return frame;
}

}  // namespace warpbench::plots
