// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "remote/process_device.h"

/// Where `warpbench-cli serve` can be started, and by which words. No shell here ever sees any of them.
namespace warpbench::process {

struct Place {
  enum class Kind { Process, Ssh, Slurm, Docker, Podman, Apptainer, Command };

  Kind kind = Kind::Process;
  std::string host;                       ///< of ssh: HOST or USER@HOST; of Slurm: where srun is, empty: here
  std::string image;                      ///< of containers
  std::string program = "warpbench-cli";  ///< there: a name on PATH, or a path
  std::string port;                       ///< of ssh; empty: as its configuration says
  std::string config;                     ///< of ssh: a configuration file; empty: the user's own
  std::string partition;                  ///< of Slurm; empty: its default, as for the following
  std::string gpus;                       ///< of Slurm: a number, or TYPE:NUMBER; of containers: "all"
  std::string time;                       ///< of Slurm: MINUTES, HOURS:MINUTES:SECONDS, DAYS-HOURS
  std::string account;                    ///< of Slurm
  std::vector<std::string> words;         ///< of a command of one's own
  bool operator==(const Place&) const = default;
};

/// What a place may be called, for messages and help.
inline constexpr const char* kPlaceForms =
    "process, ssh:HOST, slurm[:host=H,partition=P,gpus=N,time=T,account=A], docker:IMAGE, podman:IMAGE, "
    "apptainer:IMAGE or "
    "command:WORDS";

/// "process", "ssh:HOST[,port=N][,config=FILE][,program=PATH]",
/// "slurm[:host=HOST,port=N,config=FILE,partition=P,gpus=N,time=T,account=A,program=X]",
/// "docker:IMAGE[,gpus=all][,program=X]", the same for podman and apptainer, "command:WORDS".
/// @throws RequestError where it makes no sense, or has a name that a program might take for an option.
Place placeFrom(std::string_view text);

/// Whether placeFrom() takes it.
bool isPlace(std::string_view text);

/// What follows the '@' of its devices' ids where it has no name of its own: "ssh:server", "slurm:gpu", "command".
std::string nameOf(const Place& place);

/// The program and its arguments; of Slurm those of srun, wherever that is. `ownProgram` is this machine's
/// warpbench-cli.
std::vector<std::string> commandOf(const Place& place, const std::string& ownProgram);

/// What srun and sbatch are asked for alike, of a place by Slurm.
void addJobOptions(std::vector<std::string>& words, const Place& place);

/// warpbench-cli beside this program, or the name to look for on PATH.
std::string ownServer();

/// Words are separated by blanks. '...' keeps all that it holds, "..." too, but for a backslash, which there and
/// elsewhere takes the next character as it is. Nothing else has a meaning: no variables, no patterns, no pipes.
/// @throws RequestError where a quote has no end, or there is no word.
std::vector<std::string> splitWords(std::string_view text);

/// `word` as a POSIX shell reads it back.
std::string quotedForShell(const std::string& word);

Site siteOf(const Place& place, const std::string& name);

/// A place with the name that its devices bear.
struct NamedPlace {
  std::string name;
  std::string text;  ///< as placeFrom() reads it
  bool operator==(const NamedPlace&) const = default;
};

/// Whether a place may be called so: letters, digits and . - _ : [ ] and blanks inside, up to 64 of them.
bool isPlaceName(std::string_view name);

/// A process of this machine in a sandbox, for kernels of the user's in the simulator.
Site confinedSite();

/// The place's devices; where it does not answer, one that cannot be used and says why. `progress` hears what is waited
/// for.
/// @throws Cancelled.
std::vector<DeviceInfo> devicesAt(const NamedPlace& place, const std::stop_token& stop = {},
                                  const PointProgress& progress = {});

/// A device of this machine, under its own id, in a child process. @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openInChild(const std::string& id, const std::stop_token& stop = {});

/// A device of this machine: in a child process where it may hang or break its process, as CUDA may, else in this one.
/// @throws RequestError, DeviceError, FormatError.
std::unique_ptr<Device> openHere(std::string_view id);

/// By its id with its place: "cuda:0@server". Only places of `places` are ever gone to: an id may come from a file.
/// @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openAt(std::string_view id, const std::vector<NamedPlace>& places,
                               const std::stop_token& stop = {}, const PointProgress& progress = {});

}  // namespace warpbench::process
