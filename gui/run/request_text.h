// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/run/request.h"

namespace warpbench::gui {

/// Serializes an experiment to one line, to keep it between starts. Omits its options, which are settings.
QString requestToText(const Request& request);

/// Nothing if the text is malformed. Does not check whether a device can run the experiment.
std::optional<Request> requestFromText(const QString& text);

}  // namespace warpbench::gui
