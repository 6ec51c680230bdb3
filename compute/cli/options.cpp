// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options.h"

#include <algorithm>
#include <charconv>

#include "core/text/error.h"
#include "core/text/text.h"
#include "remote/place.h"

namespace warpbench::cli {

std::array<unsigned, 3> blockOf(const std::string& text) {
  std::array<unsigned, 3> block{};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (unsigned& index : block) {
    const auto [next, error] = std::from_chars(at, end, index);
    if (error != std::errc()) break;
    if (next == end) return block;
    if (*next != ',') break;
    at = next + 1;
  }
  throw RequestError("--block '" + printable(text) + "': expected the block's index in x, or in x,y or x,y,z");
}

std::vector<std::string> namesIn(const char* option, const std::vector<std::string>& lists) {
  std::vector<std::string> names;
  for (const std::string& list : lists)
    for (std::size_t begin = 0; begin <= list.size();) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      names.push_back(list.substr(begin, end - begin));
      if (names.back().empty())
        throw RequestError(std::string(option) + ": '" + printable(list) + "' has an empty name");
      begin = end + 1;
    }
  return names;
}

CLI::Option* named(CLI::Option* option) {
  return option->check(CLI::Validator(
      [](const std::string& text) { return text.empty() ? std::string("the name is empty") : std::string(); }, ""));
}

void addPlace(CLI::App& command, CliArguments& arguments) {
  command
      .add_option("--on", arguments.place,
                  std::string("Where to start warpbench-cli for the command: ") + process::kPlaceForms +
                      " (default: in this process)")
      ->type_name("PLACE");
}

void addKernel(CLI::App& command, CliArguments& arguments) {
  command
      .add_option("--kernel", arguments.kernelFile,
                  "Your own kernels in place of the variant's: plain CUDA, compiled by g++ for a simulated device and "
                  "by nvcc or NVRTC for a GPU")
      ->type_name("FILE.cuh");
}

CLI::App& addRun(CLI::App& app, CliArguments& arguments) {
  CLI::App& run = *app.add_subcommand("run", "Run a family's variants, verify and time them");
  run.add_option("FAMILY", arguments.family, "Family, as `list` names it")->required();
  addRepeated(run, "--variant", arguments.variants, "Variants, comma separated (default: all that run on the device)")
      ->type_name("ID,ID");
  addKernel(run, arguments);
  named(run.add_option("--device", arguments.device,
                       "Device, as `devices` names it, or recorded:FILE.json (default: cuda:0 if available, otherwise "
                       "a recording). Several devices share the points; all: every usable GPU"))
      ->type_name("ID,ID");
  run.add_flag("--each", arguments.each, "Let each of several devices run every point, to compare them");
  addPlace(run, arguments);
  addRepeated(run, "-p,--parameter", arguments.parameters, "A parameter's value; repeatable")->type_name("NAME=VALUE");
  addRepeated(
      run, "--sweep", arguments.sweeps,
      "Values of a parameter, or of several parameters at once (width,height=...), to run one by one; repeatable")
      ->type_name("NAME=A:B[:STEP]|V,V,V");
  run.add_option("--preset", arguments.preset, "Published values, as `list` names them; -p and --sweep override them")
      ->type_name("ID");
  run.add_option("--mode", arguments.mode,
                 "What a sample times: a launch with L2 flushed (cold, the default), launches in a row (hot), or one "
                 "in which the kernel repeats its work (inside)")
      ->type_name("cold|hot|inside");
  run.add_option("--time-limit", arguments.timeLimit,
                 "Longest sampling of one point (default 5); your own kernels may take 12 times as long in total")
      ->type_name("SECONDS");
  run.add_option("--launch-limit", arguments.launchLimit,
                 "Longest launch on a GPU (default 300): a longer launch is stopped, and its point fails")
      ->type_name("SECONDS");
  run.add_option("--min-samples", arguments.minSamples,
                 "Fewest samples of one point (default 12: fewer cannot be compared)")
      ->type_name("N");
  run.add_option("--flush", arguments.flush,
                 "How a cold sample flushes a GPU's L2: write-read (default), or memset as nvbench does");
  run.add_flag("--no-counts", arguments.noCounts,
               "On a simulated device: run every block and verify the whole result, count nothing");
  run.add_flag("--counters", arguments.counters,
               "On a GPU: also get the hardware's counts of each point from Nsight Compute");
  run.add_flag("--profile", arguments.profile,
               "For ncu and nsys: launch each point once, untimed, in an NVTX range with the variant's name");
  run.add_option("--replay-speed", arguments.replaySpeed,
                 "On a recorded device: replay samples this many times as fast as measured (default: all at once)")
      ->type_name("TIMES");
  run.add_option("--median-within", arguments.medianWithin,
                 "Sample until the median is known to within this range (default 0.5)")
      ->type_name("PERCENT");
  run.add_flag("--detach", arguments.detach,
               "Leave the run to the Slurm cluster that --on names, and do not wait; see `jobs`");
  run.add_option("--out", arguments.outFile, "Save the session")->type_name("FILE.json");
  run.add_flag("--append", arguments.append, "Add to the session in FILE.json instead of replacing it");
  run.add_option("--csv", arguments.csvFile, "Save the results as a table")->type_name("FILE.csv");
  run.add_option("--picture", arguments.pictureFile,
                 "Save the picture that the last variant computed (.png, .ppm, .pgm)")
      ->type_name("FILE.png");
  CLI::Option* const json = run.add_flag("--json", arguments.json, "Print the session as one JSON document");
  run.add_flag("--bars", arguments.bars, "Print a bar for each result below the table")->excludes(json);
  run.add_option("--progress", arguments.progress,
                 "Progress on standard error: auto (a line on a terminal), json (one object per line) or none")
      ->type_name("HOW");
  run.add_flag("--why", arguments.why, kWhyMeaning)->excludes(json);
  return run;
}

}  // namespace warpbench::cli
