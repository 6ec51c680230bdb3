// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/run/request.h"

namespace warpbench::gui {

/// An experiment as one line, to be kept from one start to the next. Without its options, which are settings.
QString requestToText(const Request& request);

/// Nothing where the text is no such line. Whether the experiment makes sense on a device is not looked at.
std::optional<Request> requestFromText(const QString& text);

}  // namespace warpbench::gui
