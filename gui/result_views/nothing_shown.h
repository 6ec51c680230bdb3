// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <functional>
#include <string>

namespace warpbench::gui {

class SessionDocument;

/// Why table and plots show no result of the family, and what to do: no result exists yet, all runs with results are
/// hidden, or the filter, which `accepts` implements, hides them all. Empty if any result is shown.
QString whyNothingIsShown(const SessionDocument& document, const std::string& family,
                          const std::function<bool(std::size_t)>& accepts);

}  // namespace warpbench::gui
