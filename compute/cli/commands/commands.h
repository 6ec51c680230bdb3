// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "engine/run/request.h"

namespace CLI {
class App;
}

/// What the subcommands do. A request that makes no sense is a RequestError; a file that is not one, a FormatError.
namespace warpbench::cli {

/// What the options of `run` ask for, on no device yet. @throws RequestError.
Request requestOf(const CliArguments& arguments);

/// `run`: prints and saves what the points came to. Ctrl-C ends it early; what was done by then is saved.
/// @returns kSomethingFailed where it was ended, a result failed or is not verified, or a picture is missing.
/// @throws RequestError before anything runs, where the request makes no sense or a file cannot be written.
/// @throws FormatError where the file to append to is no session.
ExitCode runCommand(const CliArguments& arguments);

/// `run --detach`: leaves the run to Slurm and says by which number it goes.
/// @throws RequestError, DeviceError.
ExitCode detachCommand(const CliArguments& arguments);

/// `jobs`: lists what was left to Slurm, takes its results, or ends it.
/// @returns kSomethingFailed where results that were taken are not all there, or not all verified.
/// @throws RequestError, DeviceError; FormatError where results cannot be read.
ExitCode jobsCommand(const CliArguments& arguments);

/// `record`: measures the points of recordingPlan() into a session that recorded devices replay, by default in the
/// user's data folder. The file is written after each request, so that Ctrl-C or worse loses no more than one.
/// @returns kSomethingFailed where it was ended, or a result failed or is not verified.
/// @throws RequestError before anything runs, where the device does not measure or the file cannot be written.
ExitCode recordCommand(const CliArguments& arguments);

/// `repeat`: runs a session's points once more, on the device asked for, and saves what they came to. Ctrl-C ends it
/// early; what was done by then is saved.
/// @returns kSomethingFailed where it was ended, or a result failed, is not verified or could not be repeated there.
/// @throws RequestError where nothing of it runs there or the output cannot be written; FormatError where the file is
/// no session.
ExitCode repeatCommand(const CliArguments& arguments);

/// `check`: looks for mistakes in the kernels of the families, or of all, and prints what it finds.
/// @returns kSomethingFailed where a mistake is found in a variant that ought to be right, or none in one that is wrong
/// on purpose.
/// @throws RequestError before anything runs, where the request makes no sense.
ExitCode checkCommand(const CliArguments& arguments);

/// `trace`: what each warp of one block does to memory, step by step.
/// @throws RequestError where there is no such kernel or block.
ExitCode traceCommand(const CliArguments& arguments);

/// `source`: prints the text of a variant's kernel file. @throws RequestError where the variant has none.
ExitCode sourceCommand(const CliArguments& arguments);

/// What stands behind `exec`.
struct ExecArguments {
  std::vector<std::string> files;
  std::vector<std::string> arguments;  ///< of the program: behind --
  std::vector<std::string> includes;
  std::vector<std::string> libraryFolders;
  std::vector<std::string> libraries;
  std::vector<std::string> defines;
  bool contracts = true;
  std::vector<std::string> allowed;  ///< to the program: network, read=DIR
  std::optional<std::string> device;
  std::optional<std::string> seconds;
  bool json = false;
  bool events = false;
  bool check = false;
  bool counters = false;
  bool why = false;
  std::optional<std::string> trace;
  std::optional<std::string> block;
  std::optional<std::string> junitFile;
  std::optional<std::string> outFile;
  std::optional<std::string> csvFile;
};

/// The subcommand `exec`.
CLI::App& addExec(CLI::App& app, ExecArguments& arguments);

/// Takes what stands behind `--`, which is the program's. @returns how many words are left.
int takeProgramArguments(int count, char** words, ExecArguments& arguments);

/// Compiles a CUDA program and runs it on the simulator: its own output, and behind it what its launches asked of
/// memory.
ExitCode execCommand(ExecArguments arguments);

/// What `validate` is given.
struct ValidateArguments {
  std::vector<std::string> families;  ///< none: the whole catalogue
  std::string device = "cuda:0";
  std::optional<std::string> profiler;    ///< Nsight Compute's ncu
  std::optional<std::string> outFile;     ///< for the counts
  std::optional<std::string> keepFolder;  ///< for what ncu and the launches leave
  std::optional<std::string> keptFolder;  ///< with what they left before
  std::optional<std::string> against;     ///< counts from before
  std::optional<std::string> timesFile;   ///< a session whose measured times the model's are compared with
  std::optional<std::string> pointsFile;  ///< what ncu runs: launch these points once each, ...
  std::optional<std::string> launchFile;  ///< ... and write a log of it
  bool differencesOnly = false;
};

/// Holds the simulator's counts against Nsight Compute's: runs ncu on this program, which then launches each point of
/// the plan; or takes counts that were made before. Or holds the model's times against a session's measured ones.
/// @returns kSomethingFailed where a count differs and no exception predicts it.
/// @throws RequestError, FormatError, DeviceError.
ExitCode validateCommand(const ValidateArguments& arguments);

/// What `calibrate` is given.
struct CalibrateArguments {
  std::string device = "cuda:0";
  std::optional<std::string> outFile;  ///< for the profile
};

/// Measures a GPU's rates and latencies one by one, and prints or saves its profile for the time model.
/// @throws RequestError, DeviceError.
ExitCode calibrateCommand(const CalibrateArguments& arguments);

/// `serve`: does what comes on standard input, and answers on standard output; see remote/protocol.h.
ExitCode serveCommand(bool confined);

/// `cache`: what is kept of compiled programs and kernels, or its removal.
ExitCode cacheCommand(const CliArguments& arguments);

/// A script by which a shell completes `app`'s command line: its commands and their options, families and variants.
/// @throws RequestError where it is neither bash, zsh nor fish.
std::string completionScript(const CLI::App& app, const std::string& shell);

}  // namespace warpbench::cli
