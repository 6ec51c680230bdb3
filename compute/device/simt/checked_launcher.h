// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <tuple>

#include "device/simt/block_runner.h"
#include "device/simt/checker.h"
#include "device/simt/simulated_machine.h"

namespace warpbench::simulator {

/// Runs kernels for a checker: all blocks, one after the other. The launcher of the `checked` build.
class CheckedLauncher : public SimulatedMachine {
 public:
  /// `listener`, where there is one, hears of blocks after the checker.
  CheckedLauncher(BlockRunner& runner, CheckedMemory& memory, Checker& checker, BlockObserver* listener,
                  int multiprocessors, std::stop_token stop)
      : SimulatedMachine(multiprocessors),
        m_runner(runner),
        m_memory(memory),
        m_checker(checker),
        m_listener(listener),
        m_stop(std::move(stop)) {}

  /// @throws DeviceError where the shape is impossible or threads wait for each other in vain; Cancelled.
  template <typename... Parameters, typename... Arguments>
  void launch(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    const std::tuple<Parameters...> bound(arguments...);
    run(shape, [&] { std::apply(kernel, bound); });
  }

  /// The same: a race is found however it ends.
  template <typename... Parameters, typename... Arguments>
  void launchInLockstep(void (*kernel)(Parameters...), const LaunchShape& shape, const Arguments&... arguments) {
    launch(kernel, shape, arguments...);
  }

  /// Sets `count` elements before a kernel runs, as cudaMemset does.
  template <typename Pointer, typename T>
  void fill(const Pointer& at, std::int64_t count, T value) {
    T* const first = at.address();
    std::fill_n(first, count, value);
    const auto* const bytes = reinterpret_cast<const std::byte*>(first);
    if (ShadowArray* array = m_memory.nearest(bytes))
      array->markInitialised(bytes, static_cast<std::size_t>(count) * sizeof(T));
  }

  /// Copies values to a `Constant` of a kernel file.
  template <typename Symbol, typename T>
  void setConstant(Symbol& symbol, const T* values, std::size_t count) {
    SimulatedMachine::setConstant(symbol, values, count);
    m_checker.constantArray(reinterpret_cast<std::byte*>(symbol.hostAddress()), sizeof(Symbol), count * sizeof(T));
  }

  /// Memory that is kept from launch to launch, one piece for each `slot`.
  template <typename T>
  T* workspace(int slot, std::int64_t count) {
    ShadowArray*& piece = m_workspaces[slot];
    const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(T);
    if (piece == nullptr || piece->bytes() != bytes) piece = &m_memory.add("workspace " + std::to_string(slot), bytes);
    piece->setShape({sizeof(T), 0});
    return reinterpret_cast<T*>(piece->data());
  }

 private:
  void run(const LaunchShape& shape, const std::function<void()>& thread);

  BlockRunner& m_runner;
  CheckedMemory& m_memory;
  Checker& m_checker;
  BlockObserver* m_listener;
  std::stop_token m_stop;
  std::map<int, ShadowArray*> m_workspaces;
};

}  // namespace warpbench::simulator
