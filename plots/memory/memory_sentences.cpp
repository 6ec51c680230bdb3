// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory/memory_sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

namespace warpbench::plots {
namespace {

using simulator::AccessKind;

struct MemorySentencesText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Memory)
};

/// The moment reduced to these requests.
Moment momentFor(const ArrayRequests& requests, const Moment& moment) {
  Moment part = moment;
  part.steps = requests.steps;
  return part;
}

/// `worst`: the most lanes with words in one bank. `use`: sectors of global memory.
QString sentence(const MemoryStory& story, const ArrayRequests& all, int worst, const SectorUse& use) {
  const QString what = verbText(all.kind, QString::fromStdString(story.arrays()[all.memory].name));
  const qlonglong lanes = all.lanes, requests = all.requests, units = all.units, ideal = all.ideal;
  if (simulator::isGlobal(all.kind))
    return MemorySentencesText::tr("%1. Sectors: %2, at best %3; bytes used: %4 of %5. Lanes: %6; requests: %7.")
        .arg(what)
        .arg(qlonglong{use.sectors})
        .arg(qlonglong{std::min(use.ideal, use.sectors)})
        .arg(qlonglong{use.bytesUsed})
        .arg(qlonglong{use.bytesFetched()})
        .arg(lanes)
        .arg(requests);
  if (all.kind == AccessKind::ConstantLoad)
    return MemorySentencesText::tr("%1. Distinct words: %2. Lanes: %3; requests: %4.")
        .arg(what)
        .arg(units)
        .arg(lanes)
        .arg(requests);
  if (units > ideal)
    return MemorySentencesText::tr(
               "%1: a %2-way bank conflict. Wavefronts: %3, without conflicts %4. Lanes: %5; requests: %6.")
        .arg(what)
        .arg(worst)
        .arg(units)
        .arg(ideal)
        .arg(lanes)
        .arg(requests);
  return MemorySentencesText::tr("%1, no bank conflict. Wavefronts: %2. Lanes: %3; requests: %4.")
      .arg(what)
      .arg(units)
      .arg(lanes)
      .arg(requests);
}

QString idleSentence(int idle, int all) {
  return MemorySentencesText::tr("Idle threads: %1 of %2.").arg(idle).arg(all);
}

int threadsShown(const MemoryStory& story) {
  const auto warp = story.warp();
  return warp ? std::min(simulator::kWarpSize, story.threads() - *warp * simulator::kWarpSize) : story.threads();
}

}  // namespace

std::vector<ArrayRequests> requestsOf(const MemoryStory& story, const Moment& moment) {
  std::vector<ArrayRequests> all;
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = story.trace().steps[i];
    if (step.barrier) continue;
    const ArrayRequests own{.kind = step.kind, .memory = step.memory, .steps = {}};
    auto same = std::ranges::find_if(all, [&](const ArrayRequests& each) { return each.isLike(own); });
    if (same == all.end()) same = all.insert(all.end(), own);
    same->lanes += std::popcount(step.active);
    same->requests += step.cost.requests;
    same->units += step.cost.units;
    same->ideal += step.cost.ideal;
    same->steps.push_back(i);
  }
  return all;
}

QString verbText(AccessKind kind, const QString& array) {
  if (simulator::isAtomic(kind)) return MemorySentencesText::tr("Atomic on %1").arg(array);
  return simulator::isStore(kind) ? MemorySentencesText::tr("Store to %1").arg(array)
                                  : MemorySentencesText::tr("Load from %1").arg(array);
}

QStringList sentencesOf(const MemoryStory& story, const Moment& moment) {
  QStringList sentences;
  for (const ArrayRequests& requests : requestsOf(story, moment)) {
    int worst = 0;
    SectorUse use;
    if (simulator::isGlobal(requests.kind)) use = story.sectors(momentFor(requests, moment));
    if (isShared(requests.kind))
      for (const std::size_t i : requests.steps)
        for (const BankPart& part : bankParts(story.trace().steps[i])) worst = std::max(worst, part.wavefronts());
    sentences << sentence(story, requests, worst, use);
  }
  int busy = 0;
  for (const std::uint32_t lanes : story.activeLanes(moment)) busy += std::popcount(lanes);
  const int all = threadsShown(story);
  if (busy != all) sentences << idleSentence(all - busy, all);
  return sentences;
}

QStringList barrierSentences(const std::vector<WarpAtBarrier>& warps) {
  const auto waiting = std::ranges::count_if(warps, &WarpAtBarrier::waits);
  const auto [least, most] = std::ranges::minmax_element(warps, {}, &WarpAtBarrier::work);
  QStringList sentences{
      MemorySentencesText::tr("A barrier: no warp continues until all arrive. Waiting warps: %1 of %2.")
          .arg(waiting)
          .arg(static_cast<qlonglong>(warps.size()))};
  if (least->work != most->work)
    sentences << MemorySentencesText::tr(
                     "Since the previous barrier, warp %1 had the most work (%2 sectors and wavefronts), warp %3 the "
                     "least (%4).")
                     .arg(most - warps.begin())
                     .arg(qlonglong{most->work})
                     .arg(least - warps.begin())
                     .arg(qlonglong{least->work});
  return sentences;
}

QStringList longestSentences(const MemoryStory& story, const std::vector<ArrayRequests>& largest) {
  QStringList sentences;
  for (const ArrayRequests& requests : largest) {
    const std::int64_t bytes = requests.units * simulator::kSectorBytes;
    sentences << sentence(story, requests, simulator::kWarpSize,
                          {.requests = 0, .sectors = requests.units, .ideal = requests.units, .bytesUsed = bytes});
  }
  return sentences << idleSentence(threadsShown(story), threadsShown(story));
}

QStringList longestBarrierSentences(const MemoryStory& story) {
  std::int64_t work = 1;
  for (const TraceStep& step : story.trace().steps)
    if (!step.barrier) work += step.cost.units;
  std::vector<WarpAtBarrier> warps(static_cast<std::size_t>(story.warps()),
                                   {.waits = true, .requests = 0, .work = work});
  warps.front().work -= 1;
  return barrierSentences(warps);
}

}  // namespace warpbench::plots
