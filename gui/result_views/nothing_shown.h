// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <functional>
#include <string>

namespace warpbench::gui {

class SessionDocument;

/// Why table and plots show no result of the family, and what to do: there is none yet, no run with one is shown, or
/// the filter, by which `accepts` goes, hides all. Empty where one is shown.
QString whyNothingIsShown(const SessionDocument& document, const std::string& family,
                          const std::function<bool(std::size_t)>& accepts);

}  // namespace warpbench::gui
