// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "catalogue/family.h"
#include "catalogue/problem.h"
#include "families/shared/element_type.h"

#if defined(__CUDACC__)
#include "gpu/cuda_launcher.h"
#elif defined(WARPBENCH_SIMULATE)
#include "simulator/simulated_launcher.h"
#else
#include "host/host_launcher.h"
#endif

namespace warpbench {

inline namespace WARPBENCH_TARGET {

#if defined(__CUDACC__)
constexpr bool kRunsKernels = true, kRunsLibraries = true, kRunsLoops = false;
#elif defined(WARPBENCH_SIMULATE)
constexpr bool kRunsKernels = true, kRunsLibraries = false, kRunsLoops = false;
#else
constexpr bool kRunsKernels = false, kRunsLibraries = false, kRunsLoops = true;
#endif

/// The device's copy of an array of the problem.
template <typename T>
T* global(const Arguments& arguments, std::string_view name) {
  return static_cast<T*>(arguments.buffer(name).data);
}

/// Makes a row's launch from a lambda `(auto& device, const auto& run)`. `run` is a `Run<T>` made from the arguments,
/// and T is the element type that the parameter "type" selects (families with one type need no such parameter).
/// Variants with own parameters take them from a third argument, `const Arguments& arguments`. Code that adds rows to
/// several families must take a type or lambda of the family as an argument: GCC merges functions of equally named
/// templates, even in unnamed namespaces, and `Run` differs between families.
template <template <typename> class Run, typename... Types>
struct LaunchesOf {
  template <typename Body>
  Launch kernel(Body body) const {
    return {.kind = Launch::Kind::Kernel, .why = {}, .function = make<kRunsKernels>(body)};
  }
  template <typename Body>
  Launch gpuOnly(const std::string& why, Body body) const {
    return {.kind = Launch::Kind::GpuOnly, .why = why, .function = make<kRunsLibraries>(body)};
  }
  /// A kernel with instructions that the simulator lacks. The simulator can only record its launch
  /// (own/launch/recorded_launch.h).
  template <typename Body>
  Launch gpuOnlyKernel(const std::string& why, Body body) const {
    return {.kind = Launch::Kind::GpuOnly, .why = why, .function = make<kRunsKernels>(body)};
  }
  template <typename Body>
  Launch cpu(Body body) const {
    return {.kind = Launch::Kind::Cpu, .why = {}, .function = make<kRunsLoops>(body)};
  }

  /// The parameter "type", which selects one of `Types`; the first is the default.
  static ParameterSpec typeParameter() {
    return {.id = "type",
            .title = "Data type",
            .meaning = "Data type of the elements.",
            .role = ParameterSpec::Role::Type,
            .editor = ParameterSpec::Editor::Choice,
            .choices = {std::string(elementTypeName<Types>())...}};
  }

 private:
  template <bool runsHere, typename Body>
  static LaunchFunction<Launcher> make([[maybe_unused]] Body body) {
    if constexpr (!runsHere)
      return {};
    else
      return [body](Launcher& device, const Arguments& arguments) {
        withElementType<Types...>(arguments, [&]<typename T>(std::type_identity<T>) {
          const Run<T> run(arguments);
          if constexpr (requires { body(device, run, arguments); })
            body(device, run, arguments);
          else
            body(device, run);
        });
      };
  }
};

/// The factory for a class template whose constructor takes the parameters. No other family may use the template's
/// name.
template <template <typename> class TypedProblem, typename... Types>
ProblemFactory problemOf() {
  if constexpr (kRunsLoops)
    return [](const Parameters& parameters) {
      std::unique_ptr<Problem> problem;
      withElementType<Types...>(parameters, [&]<typename T>(std::type_identity<T>) {
        problem = std::make_unique<TypedProblem<T>>(parameters);
      });
      return problem;
    };
  else
    return {};
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
