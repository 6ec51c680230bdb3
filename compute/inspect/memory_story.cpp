// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/memory_story.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "results/values/own_kernel.h"

namespace warpbench {
namespace {

using simulator::AccessKind;
using simulator::MemorySpace;

constexpr std::int64_t kBytesOfWrappedRow = 128;  ///< all banks once, four sectors

template <typename Visit>
void forEachLane(std::uint32_t mask, const Visit& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

bool isOfName(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

/// The declared name: "tile" for "__shared__ T tile[32][33];" and for "T* const tile = start;".
std::string declaredName(std::string_view declaration) {
  std::size_t end = declaration.find_first_of("[;=");
  while (end != std::string_view::npos && end > 0 && declaration[end - 1] == ' ') --end;
  if (end == std::string_view::npos) return {};
  std::size_t begin = end;
  while (begin > 0 && isOfName(declaration[begin - 1])) --begin;
  return std::string(declaration.substr(begin, end - begin));
}

/// Whether a program allocated it: such names look like "array 2 (cudaMalloc at add.cu:31)".
bool isAllocated(const TracedMemory& memory) { return memory.name.find(" (cuda") != std::string::npos; }

/// "a" for "array 2 (cudaMalloc at add.cu:31)" if that line contains "cudaMalloc(&a, bytes);", otherwise "array 2".
std::string allocatedName(const std::string& name, const Point& point) {
  const std::size_t open = name.find(" (");
  const std::size_t at = name.find(" at ", open);
  const std::size_t colon = name.rfind(':');
  std::string_view line;
  if (at != std::string::npos && colon > at)
    line = lineText({name.substr(at + 4, colon - at - 4), std::atoi(name.c_str() + colon + 1)}, point);
  const std::string function = at == std::string::npos ? std::string() : name.substr(open + 2, at - open - 2);
  const std::size_t call = line.find(function + "(");
  const std::size_t begin = call == std::string_view::npos ? call : line.find('&', call);
  if (begin == std::string_view::npos) return name.substr(0, open);
  line.remove_prefix(begin + 1);
  const auto* const end = std::ranges::find_if_not(line, isOfName);
  return end == line.begin() ? name.substr(0, open) : std::string(line.begin(), end);
}

/// The last line up to `where` for which `holds` returns true; empty if there is none.
template <typename Holds>
std::string_view lineBefore(SourceLine where, const Point& point, const Holds& holds) {
  for (; where.line > 0; --where.line)
    if (const std::string_view line = lineText(where, point); holds(line)) return line;
  return {};
}

bool isOfDynamicShared(std::string_view line) { return line.find("(dynamicShared);") != std::string_view::npos; }

/// The array's name in the source near the line that uses it, or the trace's name if not found.
std::string nameInSource(const TracedMemory& memory, const SourceLine& used, const Point& point) {
  if (isAllocated(memory)) return allocatedName(memory.name, point);
  constexpr std::string_view kStatic = "shared array ";
  std::string name;
  if (memory.name.starts_with(kStatic)) {
    name = memory.name.substr(kStatic.size(), memory.name.find(' ', kStatic.size()) - kStatic.size());
  } else if (memory.space == MemorySpace::Shared) {
    const Family* family = findFamily(point.family);
    const Variant* variant = family ? family->find(point.variant) : nullptr;
    const auto kernel = variant ? findKernel(variant->kernel) : std::nullopt;
    if (kernel)
      for (const std::string_view line : kernel->lines())
        if (isOfDynamicShared(line) && name.empty()) name = declaredName(line);
    // Used in a function that the kernel calls.
    if (name.empty()) name = declaredName(lineBefore(used, point, isOfDynamicShared));
  } else if (memory.space == MemorySpace::Constant) {
    const std::string_view text = lineText(used, point);
    name = declaredName(lineBefore(used, point, [&](std::string_view line) {
      return line.starts_with("__constant__") && text.find(declaredName(line)) != std::string_view::npos;
    }));
  }
  return name.empty() ? memory.name : name;
}

/// Distinct bytes requested by the lanes.
std::int64_t bytesAskedFor(const TraceStep& step) {
  std::vector<std::int64_t> offsets;
  forEachLane(step.active, [&](int lane) { offsets.push_back(step.offset[static_cast<std::size_t>(lane)]); });
  std::ranges::sort(offsets);
  std::int64_t bytes = 0;
  std::int64_t end = 0;
  for (const std::int64_t offset : offsets) {
    bytes += std::max<std::int64_t>(0, offset + step.bytesPerLane - std::max(end, offset));
    end = std::max(end, offset + step.bytesPerLane);
  }
  return bytes;
}

simulator::WarpAccess accessOf(const TraceStep& step) {
  simulator::WarpAccess access{.kind = step.kind, .bytesPerLane = step.bytesPerLane, .active = step.active};
  forEachLane(step.active, [&](int lane) {
    const auto i = static_cast<std::size_t>(lane);
    access.address[i] = static_cast<std::uint64_t>(step.offset[i]);
  });
  return access;
}

/// A warp's accesses at one execution of a line, before merging with other warps.
struct Occurrence {
  SourceLine where;
  int number = 0;  ///< execution count of the line since the last barrier
  std::vector<std::size_t> steps;

  bool sameAs(const Occurrence& other) const { return where == other.where && number == other.number; }
};

/// Groups a warp's steps between two barriers. A group ends when the line changes or one of its accesses repeats. The
/// compiler may give two adjacent loads the same position; their code addresses tell them apart.
std::vector<Occurrence> findOccurrences(const BlockTrace& trace, const std::vector<std::size_t>& steps) {
  std::vector<Occurrence> all;
  std::map<std::pair<std::string, int>, int> times;
  using Place = std::tuple<int, AccessKind, std::size_t>;
  std::set<Place> places;
  Place last;
  std::uint64_t lastCode = 0;
  for (const std::size_t i : steps) {
    const TraceStep& step = trace.steps[i];
    const Place place(step.column, step.kind, step.memory);
    const bool sideBySide = place == last && step.place != lastCode;
    last = place;
    lastCode = step.place;
    if (all.empty() || all.back().where != step.where || (places.contains(place) && !sideBySide)) {
      all.push_back({step.where, times[{step.where.file, step.where.line}]++, {}});
      places.clear();
    }
    places.insert(place);
    all.back().steps.push_back(i);
  }
  return all;
}

/// Merges another warp's occurrences into those of earlier warps, keeping each warp's order.
void merge(std::vector<Occurrence>& all, const std::vector<Occurrence>& warp) {
  auto at = all.begin();
  for (const Occurrence& one : warp) {
    const auto same = std::ranges::find_if(all, [&](const Occurrence& other) { return other.sameAs(one); });
    if (same == all.end()) {
      at = all.insert(at, one) + 1;
    } else {
      same->steps.insert(same->steps.end(), one.steps.begin(), one.steps.end());
      at = same + 1;
    }
  }
}

/// The distance, in elements, between neighbouring lanes' accesses to that array, if it is the same for most lanes and
/// larger than a row that is wrapped for drawing; otherwise 0.
std::int64_t strideOf(const BlockTrace& trace, std::size_t memory, int elementBytes, std::int64_t wrapped) {
  std::map<std::int64_t, int> counts;
  int pairs = 0;
  for (const TraceStep& step : trace.steps) {
    if (step.barrier || step.memory != memory) continue;
    std::optional<std::int64_t> before;
    forEachLane(step.active, [&](int lane) {
      const std::int64_t offset = step.offset[static_cast<std::size_t>(lane)];
      if (before) ++pairs, ++counts[std::abs(offset - *before) / elementBytes];
      before = offset;
    });
  }
  const auto most = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
  return most != counts.end() && 2 * most->second > pairs && most->first > wrapped ? most->first : 0;
}

}  // namespace

MemoryStory::MemoryStory(BlockTrace trace, std::optional<int> warp) : m_trace(std::move(trace)), m_warp(warp) {
  describeArrays();
  findMoments();
  findPhases();
}

void MemoryStory::describeArrays() {
  for (std::size_t i = 0; i < m_trace.memories.size(); ++i) {
    const TracedMemory& memory = m_trace.memories[i];
    int narrowest = 0;
    std::int64_t end = memory.bytes;
    SourceLine used;
    for (const TraceStep& step : m_trace.steps) {
      if (step.barrier || step.memory != i) continue;
      if (used.line == 0) used = step.where;
      if (narrowest == 0 || step.bytesPerLane < narrowest) narrowest = step.bytesPerLane;
      forEachLane(step.active, [&](int lane) {
        end = std::max(end, step.offset[static_cast<std::size_t>(lane)] + step.bytesPerLane);
      });
    }
    const auto told = static_cast<int>(memory.shape.elementBytes);
    StoryArray array;
    array.name = nameInSource(memory, used, m_trace.point);
    array.space = memory.space;
    array.elementBytes = told == 0 ? std::max(1, narrowest) : std::min(told, std::max(1, narrowest));
    array.elements = std::max<std::int64_t>(1, (end + array.elementBytes - 1) / array.elementBytes);
    array.matrix = memory.shape.columns > 0;
    if (array.matrix) {
      array.columns = memory.shape.columns * told / array.elementBytes;
    } else {
      array.columns = std::min<std::int64_t>(
          {array.elements, simulator::kWarpSize, std::max<std::int64_t>(1, kBytesOfWrappedRow / array.elementBytes)});
      // Below each other in one picture, as in the matrix that it may be.
      if (const std::int64_t stride = strideOf(m_trace, i, array.elementBytes, array.columns))
        array.columns = std::min(stride, array.elements);
    }
    m_arrays.push_back(array);
  }
  // If several arrays are allocated at one line, use their numbers instead.
  const std::vector<StoryArray> named = m_arrays;
  for (std::size_t i = 0; i < named.size(); ++i)
    if (isAllocated(m_trace.memories[i]) && std::ranges::count(named, named[i].name, &StoryArray::name) > 1)
      m_arrays[i].name = m_trace.memories[i].name.substr(0, m_trace.memories[i].name.find(" ("));
}

void MemoryStory::findMoments() {
  std::map<int, std::vector<std::size_t>> steps;  // of the stretch, by warp
  int stretch = 0;
  const auto endStretch = [&] {
    std::vector<Occurrence> all;
    for (const auto& [warp, own] : steps) merge(all, findOccurrences(m_trace, own));
    for (Occurrence& one : all) m_moments.push_back({false, one.where, stretch, {}, std::move(one.steps)});
    steps.clear();
  };
  for (std::size_t i = 0; i < m_trace.steps.size(); ++i) {
    const TraceStep& step = m_trace.steps[i];
    if (step.barrier) {
      endStretch();
      m_moments.push_back({true, step.where, stretch++, {}, {i}});
    } else if (!m_warp || step.warp == *m_warp) {
      steps[step.warp].push_back(i);
    }
  }
  endStretch();
}

void MemoryStory::findPhases() {
  std::map<std::pair<std::string, int>, int> times;
  std::vector<std::pair<std::pair<std::string, int>, int>> stretches;  // start line and its occurrence
  bool begins = true;
  for (const TraceStep& step : m_trace.steps) {
    if (begins) {
      const std::pair line(step.where.file, step.where.line);
      stretches.emplace_back(line, times[line]++);
    }
    begins = step.barrier;
  }
  for (Moment& moment : m_moments) {
    const auto stretch = static_cast<std::size_t>(moment.stretch);
    if (stretch < stretches.size() && times[stretches[stretch].first] > 1) moment.phase = stretches[stretch].second;
  }
}

int MemoryStory::stretches() const { return m_moments.empty() ? 0 : m_moments.back().stretch + 1; }

int MemoryStory::threads() const {
  return static_cast<int>(m_trace.threads[0] * m_trace.threads[1] * m_trace.threads[2]);
}

int MemoryStory::warps() const { return (threads() + simulator::kWarpSize - 1) / simulator::kWarpSize; }

std::vector<LaneAccess> MemoryStory::accesses(const TraceStep& step) const {
  std::vector<LaneAccess> all;
  if (step.barrier) return all;
  const int elementBytes = m_arrays[step.memory].elementBytes;
  const bool atomic = simulator::isAtomic(step.kind);
  const bool store = isStore(step.kind);
  forEachLane(step.active, [&](int lane) {
    all.push_back({.warp = step.warp,
                   .lane = lane,
                   .reads = !store,
                   .writes = store || atomic,
                   .first = {step.memory, step.offset[static_cast<std::size_t>(lane)] / elementBytes},
                   .elements = std::max(1, step.bytesPerLane / elementBytes)});
  });
  return all;
}

std::vector<LaneAccess> MemoryStory::accesses(const Moment& moment) const {
  std::vector<LaneAccess> all;
  for (const std::size_t i : moment.steps) {
    const std::vector<LaneAccess> some = accesses(m_trace.steps[i]);
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

std::vector<std::uint32_t> MemoryStory::activeLanes(const Moment& moment) const {
  std::vector<std::uint32_t> lanes(static_cast<std::size_t>(warps()));
  if (moment.barrier) return lanes;
  for (const std::size_t i : moment.steps)
    lanes[static_cast<std::size_t>(m_trace.steps[i].warp)] |= m_trace.steps[i].active;
  return lanes;
}

std::vector<WarpAtBarrier> MemoryStory::warpsAt(const Moment& barrier) const {
  std::vector<WarpAtBarrier> all(static_cast<std::size_t>(warps()));
  const std::size_t at = barrier.steps.front();
  for (std::size_t i = 0; i < all.size(); ++i) all[i].waits = m_trace.steps[at].active >> i & 1;
  for (std::size_t i = at; i > 0 && !m_trace.steps[i - 1].barrier; --i) {
    const auto& step = m_trace.steps[i - 1];
    WarpAtBarrier& warp = all[static_cast<std::size_t>(step.warp)];
    warp.requests += step.cost.requests;
    warp.work += step.cost.units;
  }
  return all;
}

SectorUse MemoryStory::sectors(const Moment& moment) const {
  SectorUse use;
  for (const std::size_t i : moment.steps) {
    const TraceStep& step = m_trace.steps[i];
    if (step.barrier || !simulator::isGlobal(step.kind)) continue;
    const std::int64_t bytes = bytesAskedFor(step);
    use.requests += step.cost.requests;
    use.sectors += step.cost.units;
    use.bytesUsed += bytes;
    use.ideal += (bytes + simulator::kSectorBytes - 1) / simulator::kSectorBytes;
  }
  return use;
}

std::string MemoryStory::nameOf(const ElementId& element) const {
  const StoryArray& array = m_arrays[element.array];
  if (!array.matrix) return array.name + "[" + std::to_string(element.index) + "]";
  return array.name + "[" + std::to_string(element.index / array.columns) + "][" +
         std::to_string(element.index % array.columns) + "]";
}

int BankPart::wavefronts() const {
  std::size_t most = 0;
  for (const std::vector<BankWord>& words : banks) most = std::max(most, words.size());
  return static_cast<int>(most);
}

std::vector<BankPart> bankParts(const TraceStep& step) {
  simulator::ServedParts served = simulator::servedParts(accessOf(step));
  if (simulator::isAtomic(step.kind)) served = {.count = 1, .lanes = {step.active}};
  std::vector<BankPart> parts;
  for (int part = 0; part < served.count; ++part) {
    const std::uint32_t mask = served.lanes[static_cast<std::size_t>(part)];
    if (mask == 0) continue;
    BankPart& banks = parts.emplace_back();
    forEachLane(mask, [&](int lane) {
      const auto i = static_cast<std::size_t>(lane);
      const std::int64_t first = step.offset[i] / simulator::kBankBytes;
      const std::int64_t words = std::max(1, step.bytesPerLane / simulator::kBankBytes);
      for (std::int64_t word = first; word < first + words; ++word) {
        auto& inBank = banks.banks[static_cast<std::size_t>((step.bank[i] + word - first) % simulator::kBanks)];
        const auto known = std::ranges::find(inBank, word, &BankWord::word);
        if (known == inBank.end())
          inBank.push_back({word, 1u << lane});
        else
          known->lanes |= 1u << lane;
      }
    });
  }
  return parts;
}

std::string_view lineText(const SourceLine& where, const Point& point) {
  const auto& files = kernelFiles();
  const auto file = std::ranges::find(files, where.file, &KernelFile::name);
  const bool own = point.own && point.own->file == where.file;
  if ((!own && file == files.end()) || where.line < 1) return {};
  std::string_view rest = own ? std::string_view(point.own->text) : file->text;
  for (int line = 1; line < where.line; ++line) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + 1);
  }
  rest = rest.substr(0, rest.find('\n'));
  const std::size_t begin = rest.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return rest.substr(begin, rest.find_last_not_of(" \t\r") + 1 - begin);
}

}  // namespace warpbench
