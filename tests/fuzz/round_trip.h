// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "format/session_file.h"
#include "fuzz.h"
#include "results/session/session.h"

namespace warpbench::fuzz {

/// A read value can be saved and read again unchanged. Texts and NaN compare as written.
inline void requireRoundTrip(const Session& session) {
  const std::string saved = toJson(session);
  std::string again;
  const bool taken = takes([&] { again = toJson(sessionFromJson(saved)); });
  require(taken, "a saved session is read again", saved);
  require(saved == again, "a session is read as it was saved", saved);
}

}  // namespace warpbench::fuzz
