// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/session_requests.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

#include "core/text/error.h"
#include "core/text/text.h"
#include "host/cpu_device.h"
#include "results/values/device_id.h"
#include "results/values/digest.h"

namespace warpbench {
namespace {

struct Planned {
  Request request;
  std::vector<Point> points;
};

bool samePoint(const Point& a, const Point& b) {
  const bool sameKernels = a.own && b.own ? *a.own == *b.own : a.own == b.own;
  return a.family == b.family && a.variant == b.variant && a.parameters == b.parameters && a.mode == b.mode &&
         sameKernels;
}

bool expandsTo(const Request& request, const std::vector<Point>& points, const DeviceInfo& device) {
  try {
    return std::ranges::equal(expand(request, device), points, samePoint);
  } catch (const RequestError&) {
    return false;
  }
}

bool alike(const Request& a, const Request& b) {
  return a.family == b.family && a.mode == b.mode && a.device == b.device && a.copies == b.copies;
}

/// One request with both requests' points, if a request of all variants gives exactly these.
std::optional<Planned> merged(const Planned& first, const Planned& second, const DeviceInfo& device) {
  if (!alike(first.request, second.request)) return std::nullopt;
  Planned both = first;
  for (const auto& [id, value] : second.request.parameters.entries()) {
    const Value* known = both.request.parameters.find(id);
    if (known && *known != value) return std::nullopt;
    both.request.parameters.set(id, value);
  }
  for (const std::string& variant : second.request.variants) both.request.variants.push_back(variant);
  both.points.insert(both.points.end(), second.points.begin(), second.points.end());
  if (!expandsTo(both.request, both.points, device)) return std::nullopt;
  return both;
}

/// The only parameter in which the requests differ; empty if none or several differ.
std::string differing(const Request& a, const Request& b) {
  if (!alike(a, b) || a.variants != b.variants || a.parameters.entries().size() != b.parameters.entries().size())
    return "";
  std::string found;
  for (const auto& [id, value] : a.parameters.entries()) {
    const Value* other = b.parameters.find(id);
    if (!other || (*other != value && !found.empty())) return "";
    if (*other != value) found = id;
  }
  return found;
}

/// Replaces requests from `first` on by one that sweeps a parameter. @returns how many; 1 if the first stays as it is.
std::size_t sweepOf(const std::vector<Planned>& all, std::size_t first, Request& sweep, const DeviceInfo& device) {
  sweep = all[first].request;
  if (first + 1 == all.size()) return 1;
  const std::string swept = differing(all[first].request, all[first + 1].request);
  if (swept.empty()) return 1;
  // Limit the length to that of one request, so that the search stays linear; the next request continues.
  const std::size_t most = std::min(kMaxSweepValues, kMaxRequestPoints / all[first].points.size());
  const std::size_t end = std::min(all.size(), first + most);
  std::size_t last = first + 1;
  while (last + 1 < end && differing(all[first].request, all[last + 1].request) == swept) ++last;

  Request folded = all[first].request;
  folded.parameters = {};
  for (const auto& [id, value] : all[first].request.parameters.entries())
    if (id != swept) folded.parameters.set(id, value);
  Sweep values{.parameter = swept, .values = {}};
  std::vector<Point> points;
  for (std::size_t i = first; i <= last; ++i) {
    values.values.push_back(*all[i].request.parameters.find(swept));
    points.insert(points.end(), all[i].points.begin(), all[i].points.end());
  }
  folded.sweeps = {values};
  if (!expandsTo(folded, points, device)) return 1;
  sweep = folded;
  return last - first + 1;
}

/// The copy with the text that gave the result.
KernelCopy copyThatRan(const Result& result, const std::vector<KernelCopy>& allowed) {
  for (const KernelCopy& copy : allowed) {
    if (copy.family != result.family || copy.id() != result.variant) continue;
    std::vector<OwnKernel> texts = copy.earlier;
    texts.push_back(copy.kernel);
    const auto found =
        std::ranges::find(texts, result.kernelDigest, [](const OwnKernel& each) { return digestOf(each); });
    if (found == texts.end())
      throw RequestError(Message::text("the text of %1 has changed since this run, and the old text was not kept"),
                         result.variant);
    return {.family = copy.family, .variant = copy.variant, .kernel = *found};
  }
  throw RequestError(Message::text("the kernels of %1 came with the session: allow them before you run them"),
                     result.variant);
}

const DeviceInfo& deviceFor(const Result& result, const DeviceInfo& device, const DeviceInfo& cpu) {
  return withoutPlace(result.device) == cpu.record.id ? cpu : device;
}

}  // namespace

Request requestOf(const Result& result, const std::string& device, const std::vector<KernelCopy>& allowed) {
  Request request{.family = result.family, .variants = {result.variant}, .device = device};
  if (!result.kernelDigest.empty()) request.copies.push_back(copyThatRan(result, allowed));
  request.parameters = result.parameters;
  request.mode = result.mode;
  return request;
}

SessionRequests requestsOf(const Session& session, const DeviceInfo& device, const std::vector<KernelCopy>& allowed) {
  const DeviceInfo cpu = cpu::describeCpu();
  const auto infoOf = [&](const Request& request) -> const DeviceInfo& {
    return request.device == cpu.record.id ? cpu : device;
  };
  SessionRequests made;
  std::vector<Planned> planned;
  std::set<std::tuple<std::string, std::string, std::string, Mode, std::string>> seen;
  for (std::size_t i = 0; i < session.results.size(); ++i) {
    const Result& result = session.results[i];
    const DeviceInfo& target = deviceFor(result, device, cpu);
    const bool first = seen.insert({result.family, result.variant + result.kernelDigest, toText(result.parameters),
                                    result.mode, target.record.id})
                           .second;
    if (!first) continue;
    Planned next;
    try {
      next.request = requestOf(result, target.record.id, allowed);
      next.points = expand(next.request, target);
    } catch (const RequestError& error) {
      made.refused.push_back({i, oneLine(error.what())});
      continue;
    }
    const auto both = planned.empty() ? std::nullopt : merged(planned.back(), next, target);
    if (both)
      planned.back() = *both;
    else
      planned.push_back(std::move(next));
  }
  for (std::size_t i = 0; i < planned.size();) {
    Request request;
    i += sweepOf(planned, i, request, infoOf(planned[i].request));
    made.requests.push_back(std::move(request));
  }
  return made;
}

Message refusalText(const Session& session, const SessionRequests& requests, const DeviceInfo& device) {
  if (requests.refused.empty()) return {};
  const SessionRequests::Refused& first = requests.refused.front();
  const Result& result = session.results[first.result];
  return {Message::text("%1 of %2 results cannot run on %3: %4 %5: %6"),
          requests.refused.size(),
          session.results.size(),
          device.record.id,
          printable(result.family),
          printable(result.variant),
          first.why};
}

}  // namespace warpbench
