// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/report/program_report.h"

#include <algorithm>

#include "engine/simulated/simulated_device.h"
#include "model/gpu_profile.h"

namespace warpbench::program {
namespace {

bool isKnown(const std::vector<ProgramFinding>& findings, const ProgramFinding& finding) {
  return std::ranges::any_of(findings, [&](const ProgramFinding& each) {
    return each.kind == finding.kind && each.file == finding.file && each.line == finding.line;
  });
}

struct Taking {
  ProgramReport& report;

  void operator()(const LaunchEvent& launch) const { report.launches.push_back(launch); }
  void operator()(const TraceEvent& traced) const { report.trace = traced.trace; }
  void operator()(const WorkEvent& work) const { report.timeline.push_back(work); }
  void operator()(const FindingEvent& found) const {
    if (found.finding.isAdvice && !report.strict) return;
    if (!isKnown(report.findings, found.finding)) report.findings.push_back(found.finding);
  }
  void operator()(const RefusalEvent& refused) const { report.refusal = refused.reason; }
  void operator()(const StartEvent&) const {}
  void operator()(const ComplaintsEvent& complaints) const { report.complaints = complaints.diagnostics; }
  void operator()(const EndEvent& ended) const { report.end = ended.end; }
};

}  // namespace

void ProgramReport::take(const ProgramEvent& event) { std::visit(Taking{*this}, event); }

bool ProgramReport::allWell() const {
  return end && end->code == 0 && !aLaunchFailed() && std::ranges::all_of(findings, &ProgramFinding::isSuppressed);
}

bool ProgramReport::aLaunchFailed() const {
  return std::ranges::any_of(launches,
                             [](const LaunchEvent& launch) { return launch.result.status == Result::Status::Failed; });
}

bool ProgramReport::hasCounts() const {
  return origin == Origin::Modelled ||
         std::ranges::any_of(launches, [](const LaunchEvent& each) { return each.result.counters.has_value(); });
}

Message whyNotTraced(const ProgramReport& report, std::int64_t launch) {
  for (const LaunchEvent& each : report.launches)
    if (each.result.status == Result::Status::Failed)
      return {Message::text("launch %1 (%2) fails: %3"), each.number, each.result.variant, each.result.error};
  if (report.end && !report.end->code)
    return {Message::text("launch %1 did not happen: the program %2"), launch, report.end->text};
  if (report.launches.empty()) return {Message::text("there is no launch %1: the program launches nothing"), launch};
  return {Message::text("there is no launch %1: the last one is launch %2"), launch, report.launches.back().number};
}

Message aboutEvents(const ProgramReport& report) {
  const bool any =
      std::ranges::any_of(report.timeline, [](const WorkEvent& work) { return work.kind == WorkEvent::Kind::Event; });
  if (!any || report.origin != Origin::Modelled) return {};
  return Message::text(
      "The program's event times are modelled too: they contain all launches and copies between two events and a "
      "microsecond for the event. The table has each launch alone.");
}

DeviceRecord deviceOf(const ProgramReport& report) {
  const GpuProfile* const profile = findProfile(report.device, report.gpu);
  if (profile != nullptr && report.origin == Origin::Modelled) return simulator::describeSimulated(*profile).record;
  return {.id = report.device, .name = report.gpu, .origin = report.origin};
}

Session sessionOf(const ProgramReport& report) {
  Session session;
  session.environment.add(deviceOf(report));
  for (const LaunchEvent& launch : report.launches) {
    session.results.push_back(launch.result);
    session.results.back().parameters.set(kLaunchParameter, launch.number);
  }
  return session;
}

}  // namespace warpbench::program
