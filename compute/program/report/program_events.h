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

/// What a process that runs a program tells the one that started it: one JSON document a line.
namespace warpbench::program {

/// The family of all results of programs.
inline constexpr const char* kFamily = "program";
/// The number of a launch, as a parameter of a result or of a trace.
inline constexpr const char* kLaunchParameter = "launch";

/// The host's code ends the program by a segmentation fault.
struct HostFault {
  std::string what;
};

/// A kernel is launched, and runs now: told when it begins, and about once a second from then on.
struct LaunchBegins {
  std::int64_t number = 0;  ///< from 1 on
  std::string kernel;
  std::string file;  ///< where the launch stands; empty: not known
  int line = 0;
  std::int64_t begun = 0;  ///< of its blocks
  std::int64_t blocks = 0;
};

/// A kernel was launched, and has run or failed.
struct LaunchEvent {
  std::int64_t number = 0;  ///< from 1 on
  std::string file;         ///< where the launch stands, on a GPU its kernel; empty: not known
  int line = 0;
  Result result;                     ///< its variant is the kernel's name
  std::vector<LineCost> costs = {};  ///< of one block, of a kernel's first launch; else empty
  bool operator==(const LaunchEvent&) const = default;
};

/// What one block of a launch did to memory. Its point is the kernel's name as variant, and the launch's number.
struct TraceEvent {
  BlockTrace trace;
};

/// Something that the program has had the GPU do, and when: in milliseconds since the program's start. The times are
/// those of a model, or measured on a GPU.
struct WorkEvent {
  enum class Kind { Kernel, CopyToDevice, CopyToHost, CopyOnDevice, Set, Event };
  Kind kind = Kind::Kernel;
  std::int64_t launch = 0;  ///< its number, of a kernel
  std::int64_t bytes = 0;   ///< of a copy, or of memory that is set
  int stream = 0;           ///< 0: the default one; as numbered by whoever tells of it
  double begin = 0;
  double milliseconds = 0;
  std::string file = {};  ///< where the call stands; empty: not known
  int line = 0;
  bool operator==(const WorkEvent&) const = default;
};

/// What the model has copies between host and device take, in GB/s: PCI Express 4.0 with 16 lanes carries that at best
/// (31.5 GB/s, less its packets' headers), as no profile has measured it.
inline constexpr double kModelledBusGbs = 25;

/// "kernel", "copy-to-device", "memset".
std::string toText(WorkEvent::Kind kind);

/// A mistake of the program, at a line of it.
struct ProgramFinding {
  std::string kind;  ///< "out-of-bounds", "leak"
  std::string file;  ///< empty: not known
  int line = 0;
  std::string text;         ///< what is wrong
  std::string kernel = {};  ///< empty: of the host's code
  bool operator==(const ProgramFinding&) const = default;
};

struct FindingEvent {
  ProgramFinding finding;
};

/// The program cannot be run: one line.
struct RefusalEvent {
  std::string reason;
};

/// It has been compiled, and runs from now on.
struct StartEvent {};

/// What the compiler, or the simulator, refuses in the text.
struct ComplaintsEvent {
  std::vector<Diagnostic> diagnostics;
};

/// How a program ended.
struct ProgramEnd {
  std::optional<int> code;  ///< nothing where it did not end by itself
  std::string text;         ///< "ended with code 1", "was ended by signal 9 (Killed)", "did not end within 600 s in
                            ///< scale, launched at a.cu:7"
  bool tooLate = false;     ///< it was ended at its time limit
};

struct EndEvent {
  ProgramEnd end;
};

using ProgramEvent =
    std::variant<LaunchEvent, TraceEvent, WorkEvent, FindingEvent, RefusalEvent, StartEvent, ComplaintsEvent, EndEvent>;

/// What the trace of that launch is of.
Point pointOf(const std::string& kernel, std::int64_t launch);

std::string lineOf(const ProgramEvent& event);

/// No event: it is for the process that runs the program, which may have to end it.
std::string lineOf(const LaunchBegins& launch);
/// Nothing where the line is an event's. @throws FormatError.
std::optional<LaunchBegins> launchThatBegins(std::string_view line);

std::string lineOf(const HostFault& fault);
/// Nothing where the line is an event's. @throws FormatError.
std::optional<HostFault> hostFaultIn(std::string_view line);

/// Whether the line is a TraceEvent's, which may be long.
bool isTrace(std::string_view line);

/// @throws FormatError.
ProgramEvent eventFrom(std::string_view line);

}  // namespace warpbench::program
