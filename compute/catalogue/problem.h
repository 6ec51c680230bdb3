// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/parameter.h"
#include "catalogue/target.h"
#include "session/result.h"

namespace warpbench {

/// How an array's bytes are elements, for those who draw it.
struct ArrayShape {
  std::size_t elementBytes = 0;  ///< 0: not known
  std::int64_t columns = 0;      ///< of a matrix that lies in memory row after row; 0: it is a single row
  bool operator==(const ArrayShape&) const = default;
};

/// One array that a kernel works on.
struct Array {
  enum class Role {
    Input,
    Output,   ///< poisoned with 0xff bytes (a NaN, or -1) before each check
    InOut,    ///< set back to its initial content before each check
    Scratch,  ///< as InOut or Output, but nobody looks at it afterwards: partial sums
  };

  std::string name;  ///< as in the kernel's parameter list
  Role role = Role::Input;
  std::size_t bytes = 0;
  std::vector<std::byte> initial;  ///< `bytes` long; empty for an output
  ArrayShape shape = {};

  /// What a launch leaves in it is part of the answer.
  bool written() const { return role == Role::Output || role == Role::InOut; }
};

/// What the algorithm must move and do, whatever the variant.
struct Work {
  double bytesRead = 0;
  double bytesWritten = 0;
  double flops = 0;  ///< 0 where the family does not count them
  double items = 0;  ///< 0 where the family does not count them
};

/// The content of the written arrays after a launch, in the order of `Problem::arrays`.
struct Outputs {
  std::vector<std::span<const std::byte>> arrays;
  bool sampled = false;       ///< only some blocks ran: what they did not write is as it was before
  std::string_view computes;  ///< the variant's Variant::computes
};

/// One point's data, its work and its reference, on the host. Variants of a family share it.
class Problem {
 public:
  virtual ~Problem() = default;
  const std::vector<Array>& arrays() const { return m_arrays; }
  const Work& work() const { return m_work; }

  /// Compares with a reference in double precision, which is computed at the first call and kept. Nothing where the
  /// launch was sampled and its result cannot be checked in parts.
  virtual std::optional<Verification> verify(const Outputs& outputs) = 0;

  /// What there is to know of these outputs besides: the counter's value, the sum's error.
  virtual std::vector<Fact> facts(const Outputs&) { return {}; }

  /// Of families that work on pictures, where they are not too large to keep; else nothing.
  virtual std::shared_ptr<const Pictures> pictures(const Outputs&) { return nullptr; }

 protected:
  std::vector<Array> m_arrays;
  Work m_work;
};

/// What a launch is given: the device's copies of the problem's arrays, and the point's parameters.
class Arguments {
 public:
  struct Buffer {
    std::string_view name;
    void* data = nullptr;
    std::size_t bytes = 0;
  };

  Arguments(std::vector<Buffer> buffers, const Parameters& parameters)
      : m_buffers(std::move(buffers)), m_parameters(parameters) {}

  /// @throws std::logic_error where the problem has no such array.
  const Buffer& buffer(std::string_view name) const;
  const std::vector<Buffer>& buffers() const { return m_buffers; }
  std::int64_t integer(std::string_view id) const { return m_parameters.integer(id); }
  const std::string& text(std::string_view id) const { return m_parameters.text(id); }

 private:
  std::vector<Buffer> m_buffers;
  const Parameters& m_parameters;
};

}  // namespace warpbench
