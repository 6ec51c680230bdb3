// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/recorded_launch.h"

#include <sys/mman.h>

#include <stdexcept>

#include "core/text/error.h"
#include "simulator/simulated_launcher.h"

namespace warpbench::own {
namespace {

/// Collects arguments in a list.
class Listener final : public simulator::ArgumentListener {
 public:
  std::vector<RecordedArgument> take() { return std::move(m_open.front()); }
  void pointer(const void* value) override { m_open.back().push_back({value}); }
  void whole(long long value) override { m_open.back().push_back({value}); }
  void number(double value) override { m_open.back().push_back({value}); }
  void begin() override { m_open.emplace_back(); }
  void end() override {
    std::vector<RecordedArgument> members = std::move(m_open.back());
    m_open.pop_back();
    m_open.back().push_back({std::move(members)});
  }
  void unknown() override { throw std::logic_error("a kernel's argument cannot be written as text"); }

 private:
  std::vector<std::vector<RecordedArgument>> m_open{1};  ///< the list, and the unfinished structs
};

class RecordingLauncher final : public simulator::SimulatedLauncher {
 public:
  using SimulatedLauncher::SimulatedLauncher;
  Recording take() { return std::move(m_recording); }

 private:
  void run(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel) override {
    Listener listener;
    kernel.tellArguments(listener);
    m_recording.steps.push_back(
        RecordedKernel{nameAt(kernel.function(), kernel.parameterSizes()), shape, listener.take()});
  }
  void runPreparation(const simulator::LaunchShape& shape, const simulator::KernelCall& kernel) override {
    run(shape, kernel);
    std::get<RecordedKernel>(m_recording.steps.back()).prepares = true;
  }
  void filled(std::span<std::byte> bytes) override {
    m_recording.steps.push_back(RecordedBytes{{}, bytes.data(), {bytes.begin(), bytes.end()}});
  }
  void constantSet(std::span<std::byte> array, std::size_t bytesSet) override {
    const auto set = array.first(bytesSet);
    m_recording.steps.push_back(RecordedBytes{nameAt(array.data(), bytesSet), array.data(), {set.begin(), set.end()}});
  }
  void* workspaceBytes(const std::string& name, std::size_t bytes, std::size_t) override {
    Recording::Workspace& piece = m_recording.workspaces[name];
    piece = {std::make_unique_for_overwrite<std::byte[]>(bytes), bytes};
    return piece.data.get();
  }

  Recording m_recording;
};

}  // namespace

Recording recordLaunch(const LaunchFunction<simulator::SimulatedLauncher>& launch, const Arguments& arguments,
                       int multiprocessors) {
  RecordingLauncher launcher(multiprocessors);
  launch(launcher, arguments);
  return launcher.take();
}

ReservedArrays::ReservedArrays(const Problem& problem) {
  for (const Array& array : problem.arrays()) {
    void* const room =
        ::mmap(nullptr, array.bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED) throw DeviceError("there is no room for the arrays in this process");
    m_buffers.push_back({array.name, room, array.bytes});
  }
}

ReservedArrays::~ReservedArrays() {
  for (const Arguments::Buffer& buffer : m_buffers) ::munmap(buffer.data, buffer.bytes);
}

}  // namespace warpbench::own
