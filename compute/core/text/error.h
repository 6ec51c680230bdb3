// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/message.h"

namespace warpbench {

/// What went wrong, said to people in any language; what() is in English.
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

/// A request that makes no sense or whose output cannot be written: the person who asked can mend it.
/// The message is one line: what was asked, what is wrong, what would be right.
class RequestError : public Error {
 public:
  using Error::Error;
};

/// A file that is not what it should be. The message is one line and names the place in it.
class FormatError : public Error {
 public:
  using Error::Error;
};

/// Something that the device could not do: out of memory, a CUDA error, a kernel that misbehaves.
class DeviceError : public Error {
 public:
  using Error::Error;
};

/// After this nothing else works on the device for as long as the process lives: a kernel's fault, after which CUDA
/// answers everything with the same error (CUDA Runtime API, "cudaError_t": "the process must be terminated and
/// relaunched"), or a kernel that does not end.
class ProcessBroken : public DeviceError {
 public:
  using DeviceError::DeviceError;
};

/// Thrown out of a measurement when its stop token was asked to stop.
class Cancelled : public Error {
 public:
  Cancelled() : Error(Message::text("stopped")) {}
};

/// What an exception says, in one line: the message of an Error, the text of any other.
Message messageOf(const std::exception& error);

/// `text` for use inside a one-line message: control characters become '?', and over 80 characters it is cut.
std::string printable(std::string_view text);

}  // namespace warpbench
