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
#include "own/compile_error.h"

/// The protocol between a window and `warpbench-cli serve`: one JSON document per line, each with a "type", starting
/// with a hello from both sides. Results are sessions of one result, as in files.
namespace warpbench::process {

inline constexpr const char* kProtocolFormat = "warpbench-serve";
inline constexpr int kProtocolVersion = 1;

/// Most bytes of a line without its end.
inline constexpr std::size_t kLongestOrder = std::size_t{1} << 20;
/// Enough for a million samples or two pictures of 16 MiB.
inline constexpr std::size_t kMaxAnswerBytes = std::size_t{64} << 20;

/// The first line from either side.
struct Hello {
  std::int64_t version = kProtocolVersion;
  std::string appVersion;
};

/// @name Orders
/// @{

struct ListDevices {};

/// Opens a device after closing the current one.
struct OpenDevice {
  std::string device;
};

struct MeasurePoint {
  std::int64_t id = 0;  ///< repeated in the answers
  std::string device;   ///< opened if it is not the current one
  Point point;
  MeasureOptions options;
  double limitSeconds = 0;  ///< for the whole point; 0: none
};

/// Checks a kernel in the simulator, or traces a block if one is given.
struct InspectPoint {
  std::int64_t id = 0;
  Point point;
  std::optional<std::array<unsigned, 3>> block;
  std::int64_t maxSteps = 0;   ///< of the trace, or per thread of a check
  double limitSeconds = 0;     ///< as in MeasurePoint
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

/// Sent at least once a second while a point is in progress.
struct Progress {
  std::int64_t id = 0;
  Message what;      ///< empty: unchanged
  double share = 0;  ///< 0..1
};

struct Measured {
  std::int64_t id = 0;
  Session session;  ///< one result, with its pictures
};

struct Checked {
  std::int64_t id = 0;
  CheckReport report;  ///< without the point
};

struct Traced {
  std::int64_t id = 0;
  BlockTrace trace;  ///< without the point
};

struct Failure {
  enum class Kind { Request, Device, Memory, Cancelled, Compiler };
  std::int64_t id = 0;  ///< 0: the order has no id
  Kind kind = Kind::Device;
  Message reason;
  std::vector<Diagnostic> diagnostics = {};  ///< for Kind::Compiler
  bool last = false;                         ///< the process is unusable; start another one
};

/// The line was not a valid order or came at the wrong time.
struct Refusal {
  Message reason;
};

using Answer = std::variant<Hello, Devices, Opened, Progress, Measured, Checked, Traced, Failure, Refusal>;

/// @}

/// One line without its end.
std::string toLine(const Order& order);
std::string toLine(const Answer& answer);

/// @throws FormatError with the fault of the line.
Order orderFrom(std::string_view line);
Answer answerFrom(std::string_view line);

/// Why the versions are incompatible, naming both; empty if they are compatible.
Message whyNotWith(const Hello& hello);

}  // namespace warpbench::process
