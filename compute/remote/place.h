// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "remote/process_device.h"

/// Where and how to start `warpbench-cli serve`. No local shell sees the arguments.
namespace warpbench::process {

struct Remote {
  enum class Kind { Process, Ssh, Slurm, Docker, Podman, Apptainer, Command };

  Kind kind = Kind::Process;
  std::string host;                       ///< ssh: HOST or USER@HOST; Slurm: the host with srun, empty: local
  std::string image;                      ///< containers
  std::string program = "warpbench-cli";  ///< a name on the remote PATH, or a path
  std::string port;                       ///< ssh; empty: as configured
  std::string config;                     ///< ssh: a configuration file; empty: the user's
  std::string partition;                  ///< Slurm; empty: its default, as for the next fields
  std::string gpus;                       ///< Slurm: NUMBER or TYPE:NUMBER; containers: "all"
  std::string time;                       ///< Slurm: MINUTES, HOURS:MINUTES:SECONDS or DAYS-HOURS
  std::string account;                    ///< Slurm
  std::vector<std::string> words;         ///< a user's command
  bool operator==(const Remote&) const = default;
};

/// Forms of a place, for messages and help.
inline constexpr const char* kPlaceForms =
    "process, ssh:HOST, slurm[:host=H,partition=P,gpus=N,time=T,account=A], docker:IMAGE, podman:IMAGE, "
    "apptainer:IMAGE or "
    "command:WORDS";

/// Parses "process", "ssh:HOST[,port=N][,config=FILE][,program=PATH]",
/// "slurm[:host=HOST,port=N,config=FILE,partition=P,gpus=N,time=T,account=A,program=X]",
/// "docker:IMAGE[,gpus=all][,program=X]", likewise podman and apptainer, or "command:WORDS". @throws RequestError if it
/// is invalid or has a name that another program might take for an option.
Remote remoteFrom(std::string_view text);

/// Whether remoteFrom() accepts the text.
bool isRemote(std::string_view text);

/// The default name after the '@' of its devices' ids: "ssh:server", "slurm:gpu", "command".
std::string nameOf(const Remote& place);

/// The program and its arguments; for Slurm, srun's on its host. @param ownProgram is the local warpbench-cli.
std::vector<std::string> commandOf(const Remote& place, const std::string& ownProgram);

/// Adds the options that srun and sbatch share, for a place by Slurm.
void addJobOptions(std::vector<std::string>& words, const Remote& place);

/// The warpbench-cli next to this program, or its name for a search on PATH.
std::string ownServer();

/// Splits at blanks. '...' is literal; in "..." and elsewhere a backslash takes the next character literally. No
/// variables, patterns or pipes. @throws RequestError for an unclosed quote or no words.
std::vector<std::string> splitWords(std::string_view text);

std::string quotedForShell(const std::string& word);

Endpoint parseEndpoint(const Remote& place, const std::string& name);

/// A place and the name in its devices' ids.
struct NamedRemote {
  std::string name;
  std::string text;  ///< in the form of remoteFrom()
  bool operator==(const NamedRemote&) const = default;
};

/// Whether a name is valid: up to 64 letters, digits, . - _ : [ ] and inner blanks.
bool isPlaceName(std::string_view name);

/// A sandboxed local process that simulates the user's kernels.
Endpoint confinedEndpoint();

/// The place's devices, or an unavailable one with the reason. `progress` receives what it waits for. @throws
/// Cancelled.
std::vector<DeviceInfo> devicesAt(const NamedRemote& place, const std::stop_token& stop = {},
                                  const PointProgress& progress = {});

/// Opens a local device in a child process, under its own id. @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openInChild(const std::string& id, const std::stop_token& stop = {});

/// Opens a local device: in a child process if it can hang or break its process, as CUDA can, otherwise in this one.
/// @throws RequestError, DeviceError, FormatError.
std::unique_ptr<Device> openHere(std::string_view id);

/// Opens a device by an id with a place: "cuda:0@server". Connects only to `places`, since an id may come from a file.
/// @throws RequestError, DeviceError; Cancelled.
std::unique_ptr<Device> openAt(std::string_view id, const std::vector<NamedRemote>& places,
                               const std::stop_token& stop = {}, const PointProgress& progress = {});

}  // namespace warpbench::process
