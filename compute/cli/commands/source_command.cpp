// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <iostream>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "cli/own_kernel_file.h"
#include "core/text/error.h"
#include "engine/run/parameter_text.h"
#include "engine/run/request.h"
#include "model/gpu_profile.h"
#include "standalone/standalone_program.h"

namespace warpbench::cli {

ExitCode sourceCommand(const CliArguments& arguments) {
  Request request;
  request.family = arguments.family;
  request.variants = arguments.variants;
  if (arguments.kernelFile) request.own = readOwnKernel(*arguments.kernelFile);
  if (const auto family = familyOf(request))
    for (const std::string& text : arguments.parameters) {
      auto [name, value] = parseParameter(*family, text);
      request.parameters.set(name, std::move(value));
    }
  const Family* const family = findFamily(arguments.family);
  const Variant* const variant = family ? family->find(arguments.variants.front()) : nullptr;
  Point point = expand(request, variant ? deviceFor(*family, *variant) : DeviceInfo())
                    .front();  // an error lists the alternatives if names or values are wrong
  if (arguments.program) {
    if (family->prepare) family->prepare(point.parameters);
    std::cout << standalone::programOf(point, defaultProfile().multiprocessors);
    return kSuccess;
  }
  const std::optional<KernelSource> source = findKernel(variant->kernel);
  if (!source)
    throw RequestError("variant " + variant->id + " has no kernel: it is a library call or a loop on the host");
  std::cout << source->file->text;
  return kSuccess;
}

}  // namespace warpbench::cli
