// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace warpbench {

/// A request that makes no sense or whose output cannot be written: the person who asked can mend it.
/// The message is one line: what was asked, what is wrong, what would be right.
class RequestError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A file that is not what it should be. The message is one line and names the place in it.
class FormatError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Something that the device could not do: out of memory, a CUDA error, a kernel that misbehaves.
class DeviceError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// After this nothing else works on the device for as long as the process lives: a kernel's fault, after which CUDA
/// answers everything with the same error (CUDA Runtime API, "cudaError_t": "the process must be terminated and
/// relaunched"), or a kernel that does not end.
class ProcessBroken : public DeviceError {
 public:
  using DeviceError::DeviceError;
};

/// Thrown out of a measurement when its stop token was asked to stop.
class Cancelled : public std::runtime_error {
 public:
  Cancelled() : std::runtime_error("stopped") {}
};

/// `text` for use inside a one-line message: control characters become '?', and over 80 characters it is cut.
std::string printable(std::string_view text);

}  // namespace warpbench
