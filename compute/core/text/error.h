// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/message.h"

namespace warpbench {

/// An error with a translatable message; what() returns English.
class Error : public std::runtime_error {
 public:
  Error(Message message) : std::runtime_error(message.english()), m_message(std::move(message)) {}
  Error(const std::string& text) : Error(Message(text)) {}
  Error(const char* text) : Error(Message(text)) {}
  template <typename... Arguments>
  Error(MessageId id, Arguments&&... arguments) : Error(Message(id, std::forward<Arguments>(arguments)...)) {}

  const Message& message() const { return m_message; }

 private:
  Message m_message;
};

/// A request that is invalid or whose output cannot be written; the user can fix it. The message is one line: what was
/// requested, what is wrong, what would be right.
class RequestError : public Error {
 public:
  using Error::Error;
};

/// A malformed file. The message is one line that names the place.
class FormatError : public Error {
 public:
  using Error::Error;
};

/// A failure of the device: out of memory, a CUDA error, a faulty kernel.
class DeviceError : public Error {
 public:
  using Error::Error;
};

/// The device is unusable for the rest of the process: after a kernel fault, CUDA returns the same error for every call
/// (CUDA Runtime API, "cudaError_t": "the process must be terminated and relaunched"), or a kernel hangs.
class ProcessBroken : public DeviceError {
 public:
  using DeviceError::DeviceError;
};

/// Thrown by a measurement when its stop token is set.
class Cancelled : public Error {
 public:
  Cancelled() : Error(Message::text("stopped")) {}
};

/// An exception's text as one line.
Message messageOf(const std::exception& error);

/// `text` for a one-line message: control characters become '?', and it is cut at 80 characters.
std::string printable(std::string_view text);

}  // namespace warpbench
