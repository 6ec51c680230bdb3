// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulated/check.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "core/text/error.h"
#include "engine/simulated/checked_run.h"
#include "engine/simulated/simulated_device.h"
#include "own/launch/own_launch.h"
#include "simulator/counting/trace_recorder.h"

namespace warpbench {

Verdict CheckReport::verdict() const {
  if (clean()) return wrongOnPurpose ? Verdict::CleanDespitePurpose : Verdict::Clean;
  if (findings.empty()) return error.empty() ? Verdict::WrongResult : Verdict::GivenUp;
  return wrongOnPurpose ? Verdict::FoundAsMeant : Verdict::Mistakes;
}

CheckReport check(const Point& point, const GpuProfile& profile, std::stop_token stop, std::int64_t maxSteps) {
  const simulator::SimulatedLaunch launch = simulator::checkedLaunchOf(point);
  const Family& family = *findFamily(point.family);
  const std::unique_ptr<Problem> problem = family.problem(point.parameters);
  return simulator::check(point, *problem, *family.find(point.variant), launch, profile, std::move(stop), maxSteps);
}

namespace simulator {

CheckedRun::CheckedRun(Problem& problem, const GpuProfile& profile, Remember remember, std::int64_t maxSteps)
    : m_problem(problem),
      m_multiprocessors(profile.multiprocessors),
      m_memory(problem, remember),
      m_runner(static_cast<std::size_t>(profile.sharedBytesPerBlock), maxSteps),
      m_checker(m_memory) {}

void CheckedRun::launch(const SimulatedLaunch& launch, const Parameters& parameters, std::stop_token stop,
                        BlockObserver* listener) {
  m_runner.stopOn(stop);
  CheckedLauncher launcher(m_runner, m_memory, m_checker, listener, m_multiprocessors, std::move(stop));
  launcher.use(m_kernels.get());
  launch(launcher, m_memory.arguments(parameters));
}

void CheckedRun::useKernelsOf(const Point& point, const std::stop_token& stop) {
  m_kernels = own::OwnLaunch().kernelsOf(point, m_memory.arguments(point.parameters), m_multiprocessors, stop);
}

std::optional<Verification> CheckedRun::verify(const Variant& variant) {
  std::optional<Verification> verification =
      m_problem.verify({.arrays = m_memory.written(), .sampled = false, .computes = variant.computes});
  if (verification) {
    verification->expectedToFail = variant.wrongOnPurpose;
    if (!verification->passed) m_checker.lookForWhatIsMissing(m_problem);
  }
  return verification;
}

SimulatedLaunch checkedLaunchOf(const Point& point) {
  const Family* family = findFamily(point.family);
  const Variant* variant = family ? family->find(point.variant) : nullptr;
  SimulatedLaunch launch = launchOf<SimulatedLauncher>(point.family, point.variant);
  if (!launch)
    throw RequestError(Message::text("'%1' cannot be simulated: %2"), printable(point.family + " " + point.variant),
                       Message(variant ? variant->launch.why : "there is no such variant"));
  return launch;
}

CheckReport check(const Point& point, Problem& problem, const Variant& variant, const SimulatedLaunch& launch,
                  const GpuProfile& profile, std::stop_token stop, std::int64_t maxSteps) {
  CheckedRun run(problem, profile, Remember::Accesses, maxSteps);
  CheckReport report;
  report.point = point;
  report.wrongOnPurpose = variant.wrongOnPurpose && !point.own;
  run.useKernelsOf(point, stop);
  try {
    run.launch(launch, point.parameters, std::move(stop));
    report.verification = run.verify(variant);
  } catch (const DeviceError& error) {
    report.error = error.message();
  }
  report.findings = run.checker().findings();
  return report;
}

}  // namespace simulator

BlockTrace traceBlock(const Point& point, const GpuProfile& profile, std::array<unsigned, 3> block,
                      std::size_t maxSteps, std::stop_token stop) {
  const simulator::SimulatedLaunch launch = simulator::checkedLaunchOf(point);
  const std::unique_ptr<Problem> problem = findFamily(point.family)->problem(point.parameters);
  simulator::CheckedRun run(*problem, profile, simulator::Remember::Places);
  run.useKernelsOf(point, stop);
  const std::string& kernel = findFamily(point.family)->find(point.variant)->kernel;
  const KernelFile own{point.own ? point.own->file : std::string_view(),
                       point.own ? point.own->text : std::string_view()};
  simulator::TraceRecorder recorder(run.checker(), point.own ? findKernelIn(own, kernel) : findKernel(kernel), block,
                                    maxSteps);
  run.launch(launch, point.parameters, std::move(stop), &recorder);
  if (!recorder.found())
    throw RequestError(Message::text("no launch of %1 %2 has a block (%3, %4, %5)"), point.family, point.variant,
                       block[0], block[1], block[2]);
  BlockTrace trace = recorder.take();
  trace.point = point;
  return trace;
}

}  // namespace warpbench
