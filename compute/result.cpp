// SPDX-License-Identifier: GPL-3.0-or-later
#include "result.h"

#include <stdexcept>

namespace warpbench {

std::string toText(Origin origin) {
  switch (origin) {
    case Origin::Measured:
      return "measured";
    case Origin::Modelled:
      return "modelled";
    case Origin::Recorded:
      return "recorded";
  }
  throw std::logic_error("an origin without a word");
}

std::string toText(Mode mode) {
  switch (mode) {
    case Mode::Cold:
      return "cold";
    case Mode::Hot:
      return "hot";
    case Mode::Inside:
      return "inside";
  }
  throw std::logic_error("a mode without a word");
}

std::string toText(Result::Status status) {
  switch (status) {
    case Result::Status::Ok:
      return "ok";
    case Result::Status::Failed:
      return "failed";
  }
  throw std::logic_error("a status without a word");
}

}  // namespace warpbench
