// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/problem.h"
#include "catalogue/target.h"
#include "results/values/parameter.h"

/// Launchers of the machines, which descriptions only name.
namespace warpbench::cuda {
class CudaLauncher;
}
namespace warpbench::simulator {
class SimulatedLauncher;
}
namespace warpbench::cpu {
class HostLauncher;
}

/// How a family of kernels describes itself. Each family file is compiled up to three times, each time into its own
/// inline namespace: `host` (descriptions, references and optimised CPU baselines), `simt` (launches in the simulator;
/// instrumented, hence too slow for baselines) and `gpu` (launches through nvcc).
namespace warpbench {

/// Launches a variant once by a machine's `Launcher`; asynchronous if the machine is.
template <typename Launcher>
using LaunchFunction = std::function<void(Launcher&, const Arguments&)>;

/// A variant's launch on that machine; empty if none. Defined once per machine, in catalogue.cpp.
template <typename Launcher>
LaunchFunction<Launcher> launchOf(std::string_view family, std::string_view variant);

inline namespace WARPBENCH_TARGET {

#if defined(__CUDACC__)
using Launcher = cuda::CudaLauncher;
#elif defined(WARPBENCH_SIMULATE)
using Launcher = simulator::SimulatedLauncher;
#else
using Launcher = cpu::HostLauncher;
#endif

/// How and where a variant runs. Only builds that can run it compile `function`, see families/shared/launches.h.
struct Launch {
  enum class Kind {
    Kernel,   ///< on GPUs and in the simulator
    GpuOnly,  ///< library call, or instructions that the simulator lacks
    Cpu,      ///< loop on the host
  };

  Kind kind = Kind::Kernel;
  std::string why;  ///< for GpuOnly: why it cannot be simulated, in one line
  LaunchFunction<Launcher> function = {};
};

/// Creates a point's problem; only in the `host` build.
using ProblemFactory = std::function<std::unique_ptr<Problem>(const Parameters&)>;

/// Figures that follow from a point's parameters alone, as calculated in a course.
using Arithmetic = std::function<std::vector<Fact>(const Parameters&)>;

/// The parameter of kernels that repeat their work inside a launch; it multiplies the problem's work.
inline constexpr const char* kRepetitions = "repetitions";

struct GridBlock {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;
  std::int64_t columns = 1;  ///< of the grid, in x
  std::int64_t layers = 1;   ///< of the grid, in z
  std::int64_t threads = 0;  ///< of the block
};

/// Arithmetic instructions of a thread per flop of Work, which counts what the algorithm needs, not the kernel.
using ComputingInstructions = std::function<double(const Parameters&)>;

/// Adds the elements (see Problem::owedElements) of a block, by which a sampled launch is verified.
using Owes = std::function<void(const Parameters&, const GridBlock&, Elements&)>;

/// Checks what the parameters name before anything runs, and sets dependent parameters, such as a picture's size.
/// @throws RequestError if it cannot be used.
using Preparation = std::function<void(Parameters&)>;

/// Instructions that some GPUs lack.
struct Instructions {
  MessageId what = {};   ///< "bulk copies to shared memory"
  int since = 0;         ///< first major compute capability with them; 0: all
  bool noLater = false;  ///< machine code for them runs on that compute capability only
};

/// One entry of a family: a kernel with its launch, a library call, or a loop on the CPU.
struct Variant {
  std::string id;  ///< lower case, hyphens
  std::string title;
  std::string idea;                            ///< one sentence: its memory accesses and their reason
  std::string kernel = {};                     ///< its function in kernels/; empty if it is not a kernel
  std::vector<ParameterSpec> parameters = {};  ///< in addition to the family's
  std::string computes = {};                   ///< what it computes if not the family's answer: "copy"
  ComputingInstructions computing = {};        ///< empty: multiply-adds, half an instruction per operation
  bool tensorCores = false;                    ///< uses tensor cores if the GPU has them for the element type
  Instructions needs = {};                     ///< of the GPU
  bool wrongOnPurpose = false;                 ///< demonstrates a mistake: its result is expected to be wrong
  Arithmetic arithmetic = {};                  ///< figures to calculate by hand, such as bytes per flop
  /// Overrides Family::owes. With several launches it is about the main one; the others must use launchWhole.
  Owes owes = {};
  bool lastBlockEnds = false;  ///< the last block to finish writes the result, so a sampled launch cannot be verified
  Launch launch = {};          ///< for this build; see catalogue/launch.h

  double instructionsPerFlop(const Parameters& all) const {
    constexpr double kMultiplyAdd = 0.5;
    return computing ? computing(all) : kMultiplyAdd;
  }
};

/// Parameter values with published results, written as on the command line and parsed by the family.
struct Preset {
  std::string id;                       ///< lower case, hyphens
  std::string title;                    ///< "The course's values"
  std::string source;                   ///< one line: who used these values and why
  std::vector<std::string> parameters;  ///< "width=2048"
  std::string sweep = {};               ///< "tile=8,16,32", or empty
};

/// What the family's plots show besides time.
enum class Figure {
  Bandwidth,
  Gflops,
  Items,  ///< items per second: points, increments; Family::items names them
};

/// The family's data and answer as C++ text for standalone programs (standalone/). The text may use the arrays by name,
/// with their host contents before a launch; the parameters, numbers as `long long` and choices as `std::string_view`;
/// `computes`, the variant's; `T`, the result's element type; and all of the kernel file.
struct StandaloneText {
  std::string constants = {};  ///< declarations derived from the parameters
  /// By input array: the expression for element i, if not random (see randomElement).
  std::vector<std::pair<std::string, std::string>> values = {};
  std::string answer;  ///< statements that return element i of the result, or Expected(value, tolerance)
};

/// Kernels that solve one problem in different ways.
struct Family {
  std::string id;
  std::string title;
  std::string shows;  ///< one sentence: what it teaches
  Figure figure = Figure::Bandwidth;
  std::string figureFormula;  ///< "(bytes read + bytes written) / time, 2 x width x height x element"
  std::string items = {};     ///< for Figure::Items: "points"
  bool onChip = false;        ///< data stay on the multiprocessors, so memory bandwidth is no bound
  std::vector<ParameterSpec> parameters;
  Owes owes = {};                  ///< the elements that a block of its kernels must write
  std::vector<Variant> variants;   ///< slow to fast, references and baselines last
  ProblemFactory problem;          ///< host only: creates a point's data and reference
  StandaloneText standalone = {};  ///< the data and answer as text
  Preparation prepare = {};        ///< host only, for families with a parameter that names a file
  bool makesPictures = false;      ///< Problem::pictures returns some
  std::vector<Preset> presets = {};

  const Variant* find(std::string_view variantId) const;
  /// The elements that the blocks of a variant must write; empty if unknown.
  Owes owesOf(const Variant& variant) const {
    if (variant.lastBlockEnds) return {};
    return variant.owes ? variant.owes : owes;
  }
  /// nullptr if there is none.
  const Preset* findPreset(std::string_view presetId) const;
};

}  // namespace WARPBENCH_TARGET

/// A variant's parameters: the family's, with the variant's own replacing those with the same id or appended.
std::vector<ParameterSpec> specsOf(const Family& family, const Variant& variant);

/// Why the variant cannot be measured in the mode, in one line; empty if it can.
Message whyNotIn(const Family& family, const Variant& variant, Mode mode);

/// The description adapted to the mode: mode inside needs several repetitions.
ParameterSpec specIn(ParameterSpec spec, Mode mode);

}  // namespace warpbench
