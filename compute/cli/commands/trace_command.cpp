// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <iostream>

#include "catalogue/catalogue.h"
#include "cli/answered.h"
#include "cli/options.h"
#include "cli/output/trace_listing.h"
#include "cli/own_kernel_file.h"
#include "core/text/error.h"
#include "engine/run/parameter_text.h"
#include "engine/simulated/check.h"
#include "inspect/checked_points.h"

namespace warpbench::cli {

namespace {

Point pointOf(const CliArguments& arguments) {
  Request request;
  request.family = arguments.family;
  request.variants = arguments.variants;
  if (arguments.kernelFile) request.own = readOwnKernel(*arguments.kernelFile);
  if (const auto family = familyOf(request))
    for (const std::string& text : arguments.parameters) {
      auto [name, value] = parseParameter(*family, text);
      request.parameters.set(name, std::move(value));
    }
  const std::vector<Point> points = pointsToCheck(std::move(request));
  if (points.size() != 1) throw RequestError("name one variant to trace");
  return points.front();
}

ExitCode traceHere(const CliArguments& arguments) {
  const BlockTrace trace = traceBlock(pointOf(arguments), defaultProfile(), blockOf(arguments.block));
  if (arguments.json)
    printTraceAsJson(std::cout, trace);
  else
    printTrace(std::cout, trace);
  return kSuccess;
}

}  // namespace

ExitCode traceCommand(const CliArguments& arguments) {
  if (arguments.kernelFile) return inChild([&] { return traceHere(arguments); });
  return traceHere(arguments);
}

}  // namespace warpbench::cli
