// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "device/device.h"
#include "engine/simulated/check.h"
#include "engine/simulated/trace.h"
#include "own/compile_error.h"

/// What a window and `warpbench-cli serve` say to each other: one JSON document a line, each with a "type". Both begin
/// with a hello. Results are sessions of one result, as in files.
namespace warpbench::process {

inline constexpr const char* kProtocolFormat = "warpbench-serve";
inline constexpr int kProtocolVersion = 1;

/// Bytes of one line, its end left out.
inline constexpr std::size_t kLongestOrder = std::size_t{1} << 20;
/// A million samples, or two pictures of 16 MiB.
inline constexpr std::size_t kLongestAnswer = std::size_t{64} << 20;

/// The first line of either side.
struct Hello {
  std::int64_t version = kProtocolVersion;
  std::string appVersion;
};

/// @name Orders
/// @{

struct ListDevices {};

/// Opens the device, and closes another one.
struct OpenDevice {
  std::string device;
};

struct MeasurePoint {
  std::int64_t id = 0;  ///< the answers name it
  std::string device;   ///< opened where another one is, or none
  Point point;
  MeasureOptions options;
  double limitSeconds = 0;  ///< for the point as a whole; 0: none
};

/// Looks at a kernel in the simulator: for mistakes, or, where a block is named, at each step of that block.
struct InspectPoint {
  std::int64_t id = 0;
  Point point;
  std::optional<std::array<unsigned, 3>> block;
  std::int64_t mostSteps = 0;  ///< of the trace; of a check those of a thread
  double limitSeconds = 0;     ///< as of MeasurePoint
};

struct Cancel {
  std::int64_t id = 0;
};

using Order = std::variant<Hello, ListDevices, OpenDevice, MeasurePoint, InspectPoint, Cancel>;

/// @}
/// @name Answers
/// @{

struct Devices {
  std::vector<DeviceInfo> devices;
};

struct Opened {
  DeviceInfo device;
};

/// A point is in work, and the process lives: at least one a second.
struct Progress {
  std::int64_t id = 0;
  Message what;      ///< empty: no news
  double share = 0;  ///< 0..1
};

struct Measured {
  std::int64_t id = 0;
  Session session;  ///< of one result; its pictures too
};

struct Checked {
  std::int64_t id = 0;
  CheckReport report;  ///< without the point
};

struct Traced {
  std::int64_t id = 0;
  BlockTrace trace;  ///< without the point
};

/// A point, or another order, came to nothing.
struct Failure {
  enum class Kind { Request, Device, Memory, Cancelled, Compiler };
  std::int64_t id = 0;  ///< 0: of an order without one
  Kind kind = Kind::Device;
  Message reason;
  std::vector<Diagnostic> diagnostics = {};  ///< of Kind::Compiler
  bool last = false;                         ///< the process is of no more use: another one has to be started
};

/// A line that is no order, or that comes at a wrong time.
struct Refusal {
  Message reason;
};

using Answer = std::variant<Hello, Devices, Opened, Progress, Measured, Checked, Traced, Failure, Refusal>;

/// @}

/// A line without its end.
std::string toLine(const Order& order);
std::string toLine(const Answer& answer);

/// @throws FormatError saying what is wrong with the line.
Order orderFrom(std::string_view line);
Answer answerFrom(std::string_view line);

/// Why the other side cannot be talked to, naming both versions; empty where it can.
Message whyNotWith(const Hello& hello);

}  // namespace warpbench::process
