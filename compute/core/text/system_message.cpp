// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/system_message.h"

#include <string.h>
namespace warpbench {

/// Common errors, listed for translation; others are shown in English.
[[maybe_unused]] constexpr MessageId kTranslated[] = {
    Message::text("No such file or directory"), Message::text("Permission denied"),
    Message::text("Read-only file system"), Message::text("No space left on device")};

// strerror() and strsignal() depend on the locale; glibc 2.32 has functions that do not.
#if defined(__GLIBC__)
Message systemMessage(int error) {
  const char* const text = ::strerrordesc_np(error);
  return text ? Message(text) : Message("Unknown error " + std::to_string(error));
}

std::string signalName(int signal) {
  const char* const text = ::sigdescr_np(signal);
  return text ? text : "Unknown signal " + std::to_string(signal);
}
#else
Message systemMessage(int error) { return std::generic_category().message(error); }

std::string signalName(int signal) { return ::strsignal(signal); }
#endif

Message systemMessage(const std::error_code& error) {
  const bool systemConfinement =
      error.category() == std::system_category() || error.category() == std::generic_category();
  return systemConfinement ? systemMessage(error.value()) : Message(error.message());
}

}  // namespace warpbench
