// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/source_command.h"

#include <iostream>

#include "base/error.h"
#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "run/request.h"

namespace warpbench::cli {

ExitCode sourceCommand(const Arguments& arguments) {
  Request request;
  request.family = arguments.family;
  DeviceInfo anyGpu;  // on which every kernel and every library call runs
  anyGpu.kind = DeviceInfo::Kind::Cuda;
  request.variants = arguments.variants;
  if (findFamily(arguments.family) == nullptr ||
      findFamily(arguments.family)->find(arguments.variants.front()) == nullptr)
    expand(request, anyGpu);  // says what there is
  const Variant& variant = *findFamily(arguments.family)->find(arguments.variants.front());
  const std::optional<KernelSource> source = findKernel(variant.kernel);
  if (!source)
    throw RequestError("variant " + variant.id + " has no kernel: it is a library call, or a loop on the host");
  std::cout << source->file->text;
  return kAllWell;
}

}  // namespace warpbench::cli
