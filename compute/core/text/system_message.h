// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <system_error>

#include "core/text/message.h"

namespace warpbench {

/// What the system says of an errno, in English whatever the locale: it goes into files, and others look for it.
Message systemMessage(int error);
Message systemMessage(const std::error_code& error);

/// What it calls a signal, in English too: "Killed".
std::string signalName(int signal);

}  // namespace warpbench
