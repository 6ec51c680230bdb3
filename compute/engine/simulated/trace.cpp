// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulated/trace.h"

#include <memory>
#include <utility>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "core/text/error.h"
#include "engine/simulated/checked_run.h"
#include "simulator/counting/trace_recorder.h"

namespace warpbench {

BlockTrace traceBlock(const Point& point, const GpuProfile& profile, std::array<unsigned, 3> block,
                      std::size_t mostSteps, std::stop_token stop) {
  const simulator::SimulatedLaunch launch = simulator::checkedLaunchOf(point);
  const std::unique_ptr<Problem> problem = findFamily(point.family)->problem(point.parameters);
  simulator::CheckedRun run(*problem, profile, simulator::Remember::Places);
  run.useKernelsOf(point, stop);
  const std::string& kernel = findFamily(point.family)->find(point.variant)->kernel;
  const KernelFile own{point.own ? point.own->file : std::string_view(),
                       point.own ? point.own->text : std::string_view()};
  simulator::TraceRecorder recorder(run.checker(), point.own ? findKernelIn(own, kernel) : findKernel(kernel), block,
                                    mostSteps);
  run.launch(launch, point.parameters, std::move(stop), &recorder);
  if (!recorder.found())
    throw RequestError(Message::text("no launch of %1 %2 has a block (%3, %4, %5)"), point.family, point.variant,
                       block[0], block[1], block[2]);
  BlockTrace trace = recorder.take();
  trace.point = point;
  return trace;
}

}  // namespace warpbench
