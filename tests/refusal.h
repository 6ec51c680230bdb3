// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <exception>

namespace warpbench::test {

/// What `act` is refused with; empty where it is not. Other exceptions than an Error come out.
template <typename Error = std::exception, typename Act>
QString refusal(Act act) {
  try {
    act();
    return {};
  } catch (const Error& error) {
    return QString::fromUtf8(error.what());
  }
}

}  // namespace warpbench::test
