// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/simulated/check.h"
#include "inspect/line_costs.h"
#include "own/compile_error.h"
#include "results/values/result.h"

/// The messages from a program's process to its parent: one JSON document per line.
namespace warpbench::program {

/// The family of all results of programs.
inline constexpr const char* kFamily = "program";
/// The number of a launch, as a parameter of a result or of a trace.
inline constexpr const char* kLaunchParameter = "launch";

/// A segmentation fault in host code ends the program.
struct HostFault {
  std::string what;
};

/// A kernel was launched and is running. Sent at its start, and about once a second from then on.
struct LaunchBegins {
  std::int64_t number = 0;  ///< beginning at 1
  std::string kernel;
  std::string file;  ///< location of the launch; empty: unknown
  int line = 0;
  std::int64_t begun = 0;  ///< number of blocks begun
  std::int64_t blocks = 0;
};

/// A launched kernel has run or failed.
struct LaunchEvent {
  std::int64_t number = 0;  ///< beginning at 1
  std::string file;         ///< location of the launch, on a GPU of the kernel; empty: unknown
  int line = 0;
  Result result;                     ///< its variant is the kernel's name
  std::vector<LineCost> costs = {};  ///< of one block of a kernel's first launch; otherwise empty
  bool operator==(const LaunchEvent&) const = default;
};

/// The memory accesses of one block of a launch. Its point has the kernel's name as variant, and the launch's number.
struct TraceEvent {
  BlockTrace trace;
};

/// A piece of GPU work and its time, in milliseconds since the program's start. Times are modelled, or measured on a
/// GPU.
struct WorkEvent {
  enum class Kind { Kernel, CopyToDevice, CopyToHost, CopyOnDevice, Set, Event };
  Kind kind = Kind::Kernel;
  std::int64_t launch = 0;  ///< number of a kernel's launch
  std::int64_t bytes = 0;   ///< copied or set
  int stream = 0;           ///< 0: the default stream; numbered by the source of the event
  double begin = 0;
  double milliseconds = 0;
  std::string file = {};  ///< location of the call; empty: unknown
  int line = 0;
  bool operator==(const WorkEvent&) const = default;
};

/// The modelled bandwidth of copies between host and device in GB/s: the best of PCI Express 4.0 with 16 lanes (31.5
/// GB/s less packet headers), because no profile has measured it.
inline constexpr double kModelledBusGbs = 25;

/// "kernel", "copy-to-device", "memset".
std::string toText(WorkEvent::Kind kind);

/// A mistake in a line of the program.
struct ProgramFinding {
  std::string kind;  ///< "out-of-bounds", "leak"
  std::string file;  ///< empty: unknown
  int line = 0;
  std::string text;         ///< the description
  std::string kernel = {};  ///< empty: in host code
  bool isAdvice = false;    ///< no mistake
  std::string id = {};      ///< see FindingIds
  std::string excuse = {};  ///< why it does not count; empty: it does
  bool isSuppressed() const { return !excuse.empty(); }
  bool operator==(const ProgramFinding&) const = default;
};

struct FindingEvent {
  ProgramFinding finding;
};

/// The program cannot run; the reason is one line.
struct RefusalEvent {
  std::string reason;
};

/// The program has been compiled and starts.
struct StartEvent {};

/// The diagnostics of the compiler or simulator that reject the text.
struct ComplaintsEvent {
  std::vector<Diagnostic> diagnostics;
};

struct ProgramEnd {
  std::optional<int> code;  ///< nothing if it did not exit by itself
  std::string text;         ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 600 s in
                            ///< scale, launched at a.cu:7"
  bool tooLate = false;     ///< killed at its time limit
};

struct EndEvent {
  ProgramEnd end;
};

using ProgramEvent =
    std::variant<LaunchEvent, TraceEvent, WorkEvent, FindingEvent, RefusalEvent, StartEvent, ComplaintsEvent, EndEvent>;

/// The point of that launch's trace.
Point pointOf(const std::string& kernel, std::int64_t launch);

std::string lineOf(const ProgramEvent& event);

/// Not an event: meant for the process that runs the program and may have to kill it.
std::string lineOf(const LaunchBegins& launch);
/// Nothing if the line is an event.
/// @throws FormatError.
std::optional<LaunchBegins> launchThatBegins(std::string_view line);

std::string lineOf(const HostFault& fault);
/// Nothing if the line is an event.
/// @throws FormatError.
std::optional<HostFault> hostFaultIn(std::string_view line);

/// Whether the line is a TraceEvent, which may be long.
bool isTrace(std::string_view line);

/// @throws FormatError.
ProgramEvent eventFrom(std::string_view line);

}  // namespace warpbench::program
