// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <system_error>

#include "core/text/message.h"

namespace warpbench {

/// The system's text for an errno, always in English, since it is written to files and searched for.
Message systemMessage(int error);
Message systemMessage(const std::error_code& error);

/// The English name of a signal: "Killed".
std::string signalName(int signal);

}  // namespace warpbench
