// SPDX-License-Identifier: GPL-3.0-or-later
// Launches one variant once on the first GPU, with one place of its kernels changed, for compute-sanitizer to watch:
//     warpbench-mutants-gpu PLACE CHANGE FAMILY VARIANT [NAME=VALUE]...
// Prints "right" or "wrong", of the result; or why there is none, and exits with 1.
#include <exception>
#include <iostream>
#include <string>

#include "catalog.h"
#include "choose.h"
#include "device/cuda/cuda_devices.h"
#include "device/cuda/cuda_workload.h"
#include "request.h"
#include "text.h"

namespace {

using namespace warpbench;

constexpr double kLaunchLimitSeconds = 20;

Point pointOf(int argc, char** argv) {
  Request request;
  request.family = argv[3];
  request.variants = {argv[4]};
  const DeviceInfo device = cuda::describeCudaDevices().at(0);
  request.device = device.record.id;
  const Family* family = findFamily(request.family);
  for (int i = 5; family && i < argc; ++i) {
    auto [name, value] = parseParameter(*family, argv[i]);
    request.parameters.set(name, std::move(value));
  }
  return expand(request, device).at(0);
}

bool resultIsRight(const Point& point) {
  const Family& family = *findFamily(point.family);
  const std::unique_ptr<Problem> problem = family.problem(point.parameters);
  cuda::CacheFlush flush;
  cuda::Libraries libraries;
  cuda::CudaWorkload workload(*problem, point.parameters, launchOf<cuda::Launcher>(point.family, point.variant), flush,
                              libraries, kLaunchLimitSeconds);
  workload.reset();
  workload.launch();
  const std::string computes = family.find(point.variant)->computes;
  const auto verification = problem->verify({.arrays = workload.read(), .sampled = false, .computes = computes});
  return verification && verification->passed;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) {
    std::cerr << "usage: warpbench-mutants-gpu PLACE CHANGE FAMILY VARIANT [NAME=VALUE]...\n";
    return 2;
  }
  try {
    mutants::choose(std::stoi(argv[1]), std::stoi(argv[2]));
    std::cout << (resultIsRight(pointOf(argc, argv)) ? "right" : "wrong") << std::endl;
    return 0;
  } catch (const std::exception& error) {
    std::cout << oneLine(error.what()) << std::endl;
    return 1;
  }
}
