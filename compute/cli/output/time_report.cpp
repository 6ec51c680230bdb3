// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output/time_report.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

#include "catalogue/catalogue.h"
#include "cli/terminal/table.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/session_requests.h"
#include "engine/simulated/simulated_device.h"
#include "model/time_model.h"
#include "validation/count_comparison.h"
#include "validation/time_comparison.h"

namespace warpbench::cli {
namespace {

using namespace validation;

std::string percent(double share) { return significant(share * 100, 2) + " %"; }

void printErrors(std::ostream& out, const std::string& what, const std::vector<ComparedTime>& times) {
  constexpr double kMedian = 0.5;
  constexpr double kMost = 0.9;
  out << what << ": " << times.size() << " points, median error " << percent(errorQuantile(times, kMedian))
      << ", 90th percentile " << percent(errorQuantile(times, kMost)) << '\n';
}

void printOrder(std::ostream& out, const std::vector<ComparedTime>& times) {
  const std::vector<ComparedOrder> orders = compareOrder(times);
  const auto wrong = std::ranges::count(orders, false, &ComparedOrder::same);
  out << "pairs of variants that measure over 15 % apart: " << orders.size()
      << ", in the same order by the model: " << static_cast<std::ptrdiff_t>(orders.size()) - wrong << '\n';
  for (const ComparedOrder& order : orders) {
    if (order.same) continue;
    const auto ratio = [&](Result ComparedTime::*which) {
      return significant((times[order.slower].*which).time->median / (times[order.faster].*which).time->median, 3);
    };
    const Result& faster = times[order.faster].measured;
    out << "  " << faster.family << ": " << faster.variant << " before " << times[order.slower].measured.variant
        << " by " << ratio(&ComparedTime::measured) << ", by the model " << ratio(&ComparedTime::modelled) << "; "
        << oneLine(toText(faster.parameters)) << '\n';
  }
}

}  // namespace

ExitCode reportTimes(std::ostream& out, const Session& session, const std::vector<std::string>& families,
                     const std::stop_token& stop) {
  std::vector<Result> measured = comparableResults(session);
  if (!families.empty())
    std::erase_if(measured, [&](const Result& each) { return std::ranges::count(families, each.family) == 0; });
  if (measured.empty()) throw RequestError("the session has no measured results that can be simulated");
  std::map<const GpuProfile*, std::unique_ptr<Device>> simulators;
  std::map<std::string, std::vector<ComparedTime>> byFamily;
  std::map<std::string, std::vector<ComparedTime>> byTerm;
  std::vector<ComparedTime> all;
  bool failed = false;
  bool stopped = false;
  for (const Result& each : measured) {
    const std::string name = each.family + " " + each.variant + ", " + toText(each.parameters);
    say(std::to_string(all.size() + 1) + " of " + std::to_string(measured.size()) + ": " + name);
    const DeviceRecord* const record = session.environment.find(each.device);
    const GpuProfile* const profile = findProfile(each.device, record ? record->name : "");
    if (!profile) {
      say(name + ": there is no profile of its GPU");
      failed = true;
      continue;
    }
    std::unique_ptr<Device>& simulator = simulators[profile];
    if (!simulator) simulator = simulator::openSimulated(*profile);
    try {
      // A file may say anything. What it leaves out was at its initial value on a GPU.
      const Point point = expand(requestOf(each, each.device), {.kind = DeviceKind::Cuda}).at(0);
      Result modelled = simulator->measure(point, {.timesOnly = true}, stop, [](const Message&, double) {});
      all.push_back({each, std::move(modelled)});
      byFamily[each.family].push_back(all.back());
      byTerm["largest term " + std::string(limiter(*all.back().modelled.model))].push_back(all.back());
    } catch (const Cancelled&) {
      say("stopped; " + std::to_string(all.size()) + " of " + std::to_string(measured.size()) + " points are compared");
      stopped = true;
      break;
    } catch (const std::exception& error) {
      say(name + ": " + oneLine(error.what()));
      failed = true;
    }
  }
  for (const auto& [family, times] : byFamily) {
    out << family << '\n';
    Table table(
        {{"variant"}, {"parameters"}, {"measured ms", true}, {"modelled ms", true}, {"error", true}, {"largest term"}});
    for (const ComparedTime& time : times)
      table.add({time.measured.variant, toText(time.measured.parameters), significant(time.measured.time->median, 4),
                 significant(time.modelled.time->median, 4), percent(time.error()),
                 std::string(limiter(*time.modelled.model))});
    table.print(out, "  ");
    out << '\n';
  }
  if (all.empty()) return stopped ? kInterrupted : kSomethingFailed;
  for (const auto& groups : {byFamily, byTerm})
    for (const auto& [name, times] : groups) printErrors(out, name, times);
  printErrors(out, "all", all);
  printOrder(out, all);
  if (stopped) return kInterrupted;
  return failed ? kSomethingFailed : kAllWell;
}

}  // namespace warpbench::cli
