// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/error.h"

namespace warpbench {

/// The request is valid but its output cannot be written, for example on a full disk.
class WriteError : public RequestError {
 public:
  using RequestError::RequestError;
};

}  // namespace warpbench
