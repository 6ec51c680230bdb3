// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <exception>

namespace warpbench::test {

/// The message of the Error that `act` throws; empty if it throws nothing. Other exceptions pass through.
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
