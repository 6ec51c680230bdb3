// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/values/access_kind.h"

namespace warpbench::simulator {

MessageId verbOf(AccessKind kind) {
  if (isAtomic(kind)) return Message::text("atomic");
  return isStore(kind) ? Message::text("store") : Message::text("load");
}

}  // namespace warpbench::simulator
