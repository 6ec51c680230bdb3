// SPDX-License-Identifier: GPL-3.0-or-later
// Launches one variant once on the first GPU, with one place of its kernels changed, for compute-sanitizer to watch:
//     warpbench-mutants-gpu PLACE CHANGE FAMILY VARIANT [NAME=VALUE]...
// Prints "right" or "wrong", of the result; or why there is none, and exits with 1. What kernels are to write is left
// as it was allocated: memory that is set beforehand would count as initialised.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

#include "catalogue/catalogue.h"
#include "choose.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"
#include "gpu/cuda_devices.h"
#include "gpu/cuda_launcher.h"

namespace {

using namespace warpbench;

constexpr double kLaunchLimitSeconds = 15;

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

/// Waits for what the stream has to do.
void wait(const cuda::Stream& stream) {
  cuda::Event end;
  end.record(stream.get());
  try {
    end.wait(kLaunchLimitSeconds);
  } catch (const std::exception& error) {
    if (cudaStreamQuery(stream.get()) != cudaErrorNotReady) throw;
    std::cout << oneLine(error.what()) << std::endl;
    std::_Exit(1);  // freeing memory would wait for the kernel
  }
}

bool resultIsRight(const Point& point) {
  const Family& family = *findFamily(point.family);
  const std::unique_ptr<Problem> problem = family.problem(point.parameters);
  const cuda::Stream stream;
  std::vector<cuda::DeviceBuffer> buffers;
  std::vector<Arguments::Buffer> named;
  for (const Array& array : problem->arrays()) {
    const cuda::DeviceBuffer& buffer = buffers.emplace_back(array.bytes);
    named.push_back({array.name, buffer.data(), array.bytes});
    if (!array.initial.empty())
      cuda::check(cudaMemcpy(buffer.data(), array.initial.data(), array.bytes, cudaMemcpyHostToDevice), "cudaMemcpy");
  }

  cuda::Libraries libraries;
  cuda::CudaLauncher launcher(stream.get(), libraries);
  launchOf<cuda::CudaLauncher>(point.family, point.variant)(launcher, {std::move(named), point.parameters});
  wait(stream);

  std::vector<std::vector<std::byte>> outputs;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    if (!problem->arrays()[i].written()) continue;
    std::vector<std::byte>& host = outputs.emplace_back(buffers[i].bytes());
    cuda::check(cudaMemcpy(host.data(), buffers[i].data(), host.size(), cudaMemcpyDeviceToHost), "cudaMemcpy");
  }
  const auto verification = problem->verify(
      {.arrays = {outputs.begin(), outputs.end()}, .sampled = false, .computes = family.find(point.variant)->computes});
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
