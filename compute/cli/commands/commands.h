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

/// The subcommands. An invalid request throws RequestError; a file in the wrong format throws FormatError.
namespace warpbench::cli {

/// The request of `run`'s options, without a device. @throws RequestError.
Request requestOf(const CliArguments& arguments);

/// `run`: prints and saves the results of the points. Ctrl-C stops it early and saves the results so far.
/// @returns kFailure if it was stopped, a result failed or is not verified, or a picture is missing.
/// @throws RequestError before anything runs if the request is invalid or a file cannot be written.
/// @throws FormatError if the file to append to is not a session.
ExitCode runCommand(const CliArguments& arguments);

/// `run --detach`: submits the run to Slurm and prints its job number. @throws RequestError, DeviceError.
ExitCode detachCommand(const CliArguments& arguments);

/// `jobs`: lists detached runs, fetches their results, or cancels them.
/// @returns kFailure if fetched results are incomplete or not all verified.
/// @throws RequestError, DeviceError; FormatError if results cannot be read.
ExitCode jobsCommand(const CliArguments& arguments);

/// `record`: measures the points of recordingPlan() into a session for recorded devices to replay, by default in the
/// user's data folder. It writes the file after each request, so that Ctrl-C or a crash loses one request at most.
/// @returns kFailure if it was stopped, or a result failed or is not verified.
/// @throws RequestError before anything runs if the device does not measure or the file cannot be written.
ExitCode recordCommand(const CliArguments& arguments);

/// `repeat`: runs a session's points again on the chosen device, and saves the results. Ctrl-C stops it early and saves
/// the results so far.
/// @returns kFailure if it was stopped, or a result failed, is not verified or cannot be repeated there.
/// @throws RequestError if none of the points can run there or the output cannot be written; FormatError if the file is
/// not a session.
ExitCode repeatCommand(const CliArguments& arguments);

/// `check`: looks for faults in the kernels of the given families, or of all, and prints them.
/// @returns kFailure if a correct variant has a fault, or a variant that is wrong on purpose has none.
/// @throws RequestError before anything runs if the request is invalid.
ExitCode checkCommand(const CliArguments& arguments);

/// `trace`: prints step by step what each warp of one block does to memory.
/// @throws RequestError if the kernel or block does not exist.
ExitCode traceCommand(const CliArguments& arguments);

/// `source`: prints a variant's kernel file. @throws RequestError if the variant has none.
ExitCode sourceCommand(const CliArguments& arguments);

/// The arguments of `exec`.
struct ExecArguments {
  std::vector<std::string> files;
  std::vector<std::string> arguments;  ///< of the program: after --
  std::vector<std::string> includes;
  std::vector<std::string> libraryFolders;
  std::vector<std::string> libraries;
  std::vector<std::string> defines;
  bool contracts = true;
  std::vector<std::string> allowed;  ///< permissions of the program: network, read=DIR
  std::optional<std::string> device;
  std::optional<std::string> seconds;
  bool json = false;
  bool events = false;
  bool check = false;
  bool counters = false;
  bool why = false;
  std::optional<std::string> trace;
  std::optional<std::string> block;
  bool strict = false;
  std::optional<std::string> suppressionsFile;
  std::optional<std::string> junitFile;
  std::optional<std::string> sarifFile;
  std::optional<std::string> outFile;
  std::optional<std::string> csvFile;
};

/// Adds the subcommand `exec`.
CLI::App& addExec(CLI::App& app, ExecArguments& arguments);

/// Removes the program's arguments, which follow `--`. @returns the number of words left.
int takeProgramArguments(int count, char** words, ExecArguments& arguments);

/// Compiles a CUDA program and runs it on the simulator or on a GPU. Prints the program's output, then its launches and
/// their memory accesses.
ExitCode execCommand(ExecArguments arguments);

/// The arguments of `validate`.
struct ValidateArguments {
  std::vector<std::string> families;  ///< empty: the whole catalogue
  std::string device = "cuda:0";
  std::optional<std::string> profiler;    ///< the path of Nsight Compute's ncu
  std::optional<std::string> outFile;     ///< where to write the counts
  std::optional<std::string> keepFolder;  ///< where to keep the files of ncu and of the launches
  std::optional<std::string> keptFolder;  ///< a folder of such files from an earlier run
  std::optional<std::string> against;     ///< a file of earlier counts
  std::optional<std::string> timesFile;   ///< a session of measured times to compare with the model's
  std::optional<std::string> pointsFile;  ///< for the process that ncu runs: launch each of these points once, ...
  std::optional<std::string> launchFile;  ///< ... and write a log of it
  bool differencesOnly = false;
};

/// Compares the simulator's counts with Nsight Compute's. Runs ncu on this program, which then launches each point of
/// the plan, or reads earlier counts. It can also compare the model's times with those measured in a session.
/// @returns kFailure if a count differs and no exception predicts it.
/// @throws RequestError, FormatError, DeviceError.
ExitCode validateCommand(const ValidateArguments& arguments);

/// The arguments of `calibrate`.
struct CalibrateArguments {
  std::string device = "cuda:0";
  std::optional<std::string> outFile;  ///< where to write the profile
};

/// Measures a GPU's rates and latencies one by one, and prints or saves them as a profile for the time model.
/// @throws RequestError, DeviceError.
ExitCode calibrateCommand(const CalibrateArguments& arguments);

/// `serve`: executes orders from standard input and answers on standard output; see remote/protocol.h.
ExitCode serveCommand(bool confined);

/// `cache`: shows or deletes cached programs and kernels.
ExitCode cacheCommand(const CliArguments& arguments);

/// A completion script for `app`'s command line: commands, options, families and variants.
/// @throws RequestError for shells other than bash, zsh and fish.
std::string completionScript(const CLI::App& app, const std::string& shell);

}  // namespace warpbench::cli
