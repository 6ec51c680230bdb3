// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "catalogue/launch.h"
#include "results/values/parameter.h"

/// How a family of kernels describes itself. Each family file is compiled up to three times, each time into an inline
/// namespace of its own: `host` (descriptions, references and CPU baselines, optimised), `simt` (launches on the
/// simulator; instrumented, so too slow for baselines) and `gpu` (launches through nvcc).
namespace warpbench {
inline namespace WARPBENCH_TARGET {

/// Figures that follow from a point's parameters alone, as a course works them out.
using Arithmetic = std::function<std::vector<Fact>(const Parameters&)>;

/// The parameter of kernels that repeat their work inside one launch: what a launch moves and does is that many times
/// the problem's work.
inline constexpr const char* kRepetitions = "repetitions";

/// A block of a grid.
struct GridBlock {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;
  std::int64_t columns = 1;  ///< of the grid, along x
  std::int64_t layers = 1;   ///< of the grid, along z
  std::int64_t threads = 0;  ///< of the block
};

/// Instructions of a thread that compute, for each operation of Work::flops. Work counts what the algorithm has to do,
/// once for all variants; a kernel may do more, less, or other things.
using ComputingInstructions = std::function<double(const Parameters&)>;

/// Adds the elements (see Problem::owedElements) that a block answers for: which it writes, or combines. Where only
/// some blocks ran, their result is judged by it.
using Owes = std::function<void(const Parameters&, const GridBlock&, Elements&)>;

/// Looks at what the parameters name before anything runs, and sets those that follow from it: a picture's size.
/// @throws RequestError where it cannot be used.
using Preparation = std::function<void(Parameters&)>;

/// Instructions that not every GPU has.
struct Instructions {
  MessageId what = {};   ///< "bulk copies to shared memory"
  int since = 0;         ///< the first major compute capability that has them; 0: all have
  bool noLater = false;  ///< machine code for them runs on GPUs of that one only
};

/// One row of a family: a kernel and how it is launched, a library call, or a loop on the CPU.
struct Variant {
  std::string id;  ///< lower case, hyphens
  std::string title;
  std::string idea;         ///< one sentence: what it does to memory and why
  std::string kernel = {};  ///< the function of kernels/ that does its work; empty for what is no kernel
  std::vector<ParameterSpec> parameters = {};  ///< its own, beside the family's
  std::string computes = {};                   ///< what it computes where that is not the family's own answer: "copy"
  ComputingInstructions computing = {};        ///< empty: multiply-adds, half of one for each operation
  bool tensorCores = false;                    ///< uses them where the GPU has them for the element type
  Instructions needs = {};                     ///< of the GPU
  bool wrongOnPurpose = false;                 ///< a mistake to learn from: its result is expected to be wrong
  Arithmetic arithmetic = {};                  ///< what can be worked out by hand, such as bytes per flop
  /// Where it is not as Family::owes. Of several launches: of the one that does the work, the others being launchWhole.
  Owes owes = {};
  bool lastBlockEnds = false;  ///< the block that ends last writes the result: nobody can say what some blocks owe
  Launch launch = {};          ///< of the target; see catalogue/launch.h

  double instructionsPerFlop(const Parameters& all) const {
    constexpr double kMultiplyAdd = 0.5;
    return computing ? computing(all) : kMultiplyAdd;
  }
};

/// Values that somebody has published figures of, to be entered at once. Written as on the command line, and parsed by
/// the family's own descriptions.
struct Preset {
  std::string id;                       ///< lower case, hyphens
  std::string title;                    ///< "The course's values"
  std::string source;                   ///< one line: who used these values, and for what
  std::vector<std::string> parameters;  ///< "width=2048"
  std::string sweep = {};               ///< "tile=8,16,32", or empty
};

/// What the family's plots show beside time.
enum class Figure {
  Bandwidth,
  Gflops,
  Items,  ///< items per second: points, increments; Family::items names them
};

/// The family's data and answer as text of C++, for programs that do without this one (standalone/). It may name the
/// arrays, as they lie on the host before a launch; the parameters, numbers as `long long` and choices as
/// `std::string_view`; `computes`, the variant's; `T`, the type of the result's elements; and what the kernel file has.
struct StandaloneText {
  std::string constants = {};  ///< declarations of what follows from the parameters
  /// Of input arrays, by name: the expression for element i, where it is not a random number (see randomElement).
  std::vector<std::pair<std::string, std::string>> values = {};
  std::string answer;  ///< statements that return element i of the result, or Expected(value, tolerance)
};

/// A family of kernels that solve one problem in different ways.
struct Family {
  std::string id;
  std::string title;
  std::string shows;  ///< one sentence: what it teaches
  Figure figure = Figure::Bandwidth;
  std::string figureFormula;  ///< "(bytes read + bytes written) / time, 2 x width x height x element"
  std::string items = {};     ///< for Figure::Items: "points"
  bool onChip = false;        ///< its bytes stay within the multiprocessors: the memory's peak does not bound them
  std::vector<ParameterSpec> parameters;
  Owes owes = {};                    ///< what a block of its kernels owes
  std::vector<Variant> variants;     ///< slow to fast, references and baselines last
  ProblemFactory problem;            ///< host only: the data of a point and its reference
  StandaloneText standalone = {};    ///< the same as text
  Preparation prepare = {};          ///< host only, and only where a parameter names a file
  bool makesPictures = false;        ///< Problem::pictures gives some
  std::vector<Preset> presets = {};  ///< with sources

  const Variant* find(std::string_view variantId) const;
  /// What the blocks of one of its variants owe; empty where nobody can say.
  Owes owesOf(const Variant& variant) const {
    if (variant.lastBlockEnds) return {};
    return variant.owes ? variant.owes : owes;
  }
  /// nullptr where there is none.
  const Preset* findPreset(std::string_view presetId) const;
};

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench
