// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/error.h"

namespace warpbench {

/// The request makes sense, but its output cannot be written: the disk is full.
class WriteError : public RequestError {
 public:
  using RequestError::RequestError;
};

}  // namespace warpbench
