// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/inspect_json.h"

#include <bit>
#include <limits>

#include "core/text/message_json.h"

namespace warpbench {
namespace {

using Json = nlohmann::ordered_json;
using Kind = Finding::Kind;

constexpr auto kMaxUnsigned32 = std::int64_t{std::numeric_limits<std::uint32_t>::max()};
constexpr std::size_t kMaxEntries = 10'000'000;

Json documentOf(const SourceLine& line) { return Json::array({line.file, line.line}); }

Json documentOf(const ThreadId& id) { return {{"block", id.block}, {"thread", id.thread}}; }

Json documentOf(const Finding& finding) {
  Json json = {{"kind", toText(finding.kind)},   {"where", documentOf(finding.where)},
               {"who", documentOf(finding.who)}, {"offset", finding.offset},
               {"bytes", finding.bytes},         {"memory_bytes", finding.memoryBytes},
               {"times", finding.times},         {"other_where", documentOf(finding.otherWhere)}};
  writeMessage(json, "access", finding.access);
  writeMessage(json, "memory", finding.memory);
  writeMessage(json, "other_access", finding.otherAccess);
  writeMessage(json, "lacks", finding.lacks);
  if (finding.other) json["other"] = documentOf(*finding.other);
  return json;
}

Json documentOf(const TraceStep& step, const std::vector<std::string>& files) {
  const auto file = std::ranges::find(files, step.where.file) - files.begin();
  Json offsets = Json::array();
  Json banks = Json::array();
  for (std::uint32_t rest = step.barrier ? 0 : step.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
    offsets.push_back(step.offset[lane]);
    banks.push_back(step.bank[lane]);
  }
  return Json::array({step.barrier, file, step.where.line, step.column, step.place, step.warp,
                      static_cast<int>(step.kind), step.bytesPerLane, step.active, step.memory, std::move(offsets),
                      std::move(banks), step.cost.requests, step.cost.units, step.cost.ideal});
}

/// Iterates over the elements of an array.
class Row {
 public:
  explicit Row(const Node& array) {
    array.atMost(kMaxEntries).visitElements([&](const Node& each) { m_nodes.push_back(each); });
  }
  const Node& next() {
    if (m_next == m_nodes.size()) throw FormatError("a list is too short");
    return m_nodes[m_next++];
  }
  std::size_t left() const { return m_nodes.size() - m_next; }
  template <typename Whole>
  Whole whole(std::int64_t least = std::numeric_limits<std::int32_t>::min(),
              std::int64_t most = std::numeric_limits<std::int32_t>::max()) {
    return static_cast<Whole>(next().integer(least, most));
  }

 private:
  std::vector<Node> m_nodes;
  std::size_t m_next = 0;
};

SourceLine lineOf(const Node& node) {
  Row elements(node);
  SourceLine line{.file = elements.next().text()};
  line.line = elements.whole<int>();
  return line;
}

ThreadId threadOf(const Node& node) {
  return {.block = sizesOf(node.at("block")), .thread = sizesOf(node.at("thread"))};
}

Finding findingOf(const Node& node) {
  Finding finding;
  finding.kind =
      node.at("kind").word({Kind::OutOfBounds, Kind::Misaligned, Kind::Uninitialised, Kind::Race, Kind::UnfinishedCopy,
                            Kind::MissingFence, Kind::DivergentBarrier, Kind::IncompleteBarrier, Kind::MisusedBarrier,
                            Kind::AbsentLane, Kind::NeverEnds, Kind::NeverWritten, Kind::NeverRead});
  finding.access = messageOf(node, "access");
  finding.where = lineOf(node.at("where"));
  finding.who = threadOf(node.at("who"));
  finding.memory = messageOf(node, "memory");
  finding.offset = node.at("offset").integer();
  finding.bytes = static_cast<int>(node.at("bytes").integer(0, std::numeric_limits<int>::max()));
  finding.memoryBytes = node.at("memory_bytes").integer();
  finding.times = node.at("times").integer();
  finding.otherAccess = messageOf(node, "other_access");
  finding.lacks = messageOf(node, "lacks");
  finding.otherWhere = lineOf(node.at("other_where"));
  if (const auto other = node.find("other")) finding.other = threadOf(*other);
  return finding;
}

TraceStep stepOf(const Node& node, const std::vector<std::string>& files, std::size_t memories) {
  Row elements(node);
  TraceStep step;
  step.barrier = elements.next().boolean();
  const auto file = elements.whole<std::size_t>(0, static_cast<std::int64_t>(files.size()) - 1);
  step.where = {.file = files[file], .line = elements.whole<int>()};
  step.column = elements.whole<int>();
  step.place = elements.whole<std::uint64_t>(0, std::numeric_limits<std::int64_t>::max());
  step.warp = elements.whole<int>(0, simulator::kWarpSize);
  step.kind = static_cast<simulator::AccessKind>(elements.whole<int>(0, simulator::kAccessKinds - 1));
  step.bytesPerLane = elements.whole<int>();
  step.active = elements.whole<std::uint32_t>(0, kMaxUnsigned32);
  step.memory = elements.whole<std::size_t>(0, std::max<std::int64_t>(static_cast<std::int64_t>(memories) - 1, 0));
  Row offsets(elements.next());
  Row banks(elements.next());
  for (std::uint32_t rest = step.barrier ? 0 : step.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
    step.offset[lane] = offsets.next().integer();
    step.bank[lane] = banks.whole<std::uint8_t>(0, simulator::kBanks - 1);
  }
  step.cost = {.requests = elements.whole<int>(), .units = elements.whole<int>(), .ideal = elements.whole<int>()};
  return step;
}

}  // namespace

std::array<unsigned, 3> sizesOf(const Node& node) {
  Row elements(node);
  std::array<unsigned, 3> sizes{};
  for (unsigned& size : sizes) size = elements.whole<unsigned>(0, kMaxUnsigned32);
  return sizes;
}

Json documentOf(const CheckReport& report) {
  Json json = {{"wrong_on_purpose", report.wrongOnPurpose}, {"findings", Json::array()}};
  for (const Finding& finding : report.findings) json["findings"].push_back(documentOf(finding));
  if (report.verification) json["passed"] = report.verification->passed;
  writeMessage(json, "error", report.error);
  return json;
}

Json documentOf(const BlockTrace& trace) {
  std::vector<std::string> files;
  for (const TraceStep& step : trace.steps)
    if (std::ranges::find(files, step.where.file) == files.end()) files.push_back(step.where.file);
  Json json = {{"block", trace.block},         {"grid", trace.grid}, {"threads", trace.threads},
               {"truncated", trace.truncated}, {"files", files},     {"memories", Json::array()},
               {"steps", Json::array()}};
  for (const TracedMemory& memory : trace.memories)
    json["memories"].push_back(Json::array(
        {memory.name, static_cast<int>(memory.space), memory.bytes, memory.shape.elementBytes, memory.shape.columns}));
  for (const TraceStep& step : trace.steps) json["steps"].push_back(documentOf(step, files));
  return json;
}

CheckReport checkReportOf(const Node& node) {
  CheckReport report;
  report.wrongOnPurpose = node.at("wrong_on_purpose").boolean();
  node.at("findings").visitElements([&](const Node& each) { report.findings.push_back(findingOf(each)); });
  if (const auto passed = node.find("passed")) report.verification = Verification{.passed = passed->boolean()};
  report.error = messageOf(node, "error");
  return report;
}

BlockTrace blockTraceOf(const Node& node) {
  BlockTrace trace{
      .block = sizesOf(node.at("block")), .grid = sizesOf(node.at("grid")), .threads = sizesOf(node.at("threads"))};
  trace.truncated = node.at("truncated").boolean();
  std::vector<std::string> files;
  node.at("files").visitElements([&](const Node& each) { files.push_back(each.text()); });
  node.at("memories").visitElements([&](const Node& each) {
    Row elements(each);
    TracedMemory memory{.name = elements.next().text()};
    memory.space =
        static_cast<simulator::MemorySpace>(elements.whole<int>(0, static_cast<int>(simulator::MemorySpace::Local)));
    memory.bytes = elements.next().integer(0);
    memory.shape.elementBytes = elements.whole<std::size_t>(0);
    memory.shape.columns = elements.next().integer(0);
    trace.memories.push_back(std::move(memory));
  });
  node.at("steps").visitElements(
      [&](const Node& each) { trace.steps.push_back(stepOf(each, files, trace.memories.size())); });
  return trace;
}

}  // namespace warpbench
