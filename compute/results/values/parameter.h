// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/text/message.h"

namespace warpbench {

/// A parameter's value: a whole number, or a text (a choice or a file name).
using Value = std::variant<std::int64_t, std::string>;

/// The value as typed: "512", "fp32".
std::string toText(const Value& value);

/// Describes one parameter of a family or variant. Menus, sliders, the command line and input checks derive from it.
struct ParameterSpec {
  enum class Editor {
    Number,       ///< any whole number in the range, in steps of one
    Slider,       ///< short range explored by hand, such as a tile width
    PowersOfTwo,  ///< steps double and halve; any number in the range can be typed
    Choice,       ///< one of `choices`
    File,         ///< name of a file to read; empty: none
  };

  enum class Role {
    Size,       ///< amount of data: elements along one dimension
    Mebibytes,  ///< amount of data in MiB
    Repeats,    ///< number of repetitions
    Type,       ///< element type
    Tuning,     ///< how a kernel works rather than on what: tile width, threads per block
    Other,      ///< content or placement of the data
  };

  std::string id;       ///< for the command line and files: lower case, hyphens
  std::string title;    ///< for forms
  std::string unit;     ///< "elements", "MiB", or empty
  std::string meaning;  ///< one sentence
  Role role = Role::Other;
  Editor editor = Editor::Number;
  std::int64_t minimum = 1;
  std::int64_t maximum = 1;
  std::int64_t initial = 1;           ///< for GPUs and CPUs
  std::int64_t initialSimulated = 0;  ///< for simulated devices; 0: same as `initial`
  std::vector<std::string> choices;   ///< for Choice; the first is the default
  /// The only values that a recorded device has, ascending; empty: all within the limits.
  std::vector<std::int64_t> offered = {};
  bool quietAtInitial = false;  ///< results need not mention the initial value

  bool isSize() const { return role == Role::Size; }
  bool shapesData() const { return role != Role::Tuning; }
  bool isNumber() const { return editor != Editor::Choice && editor != Editor::File; }
  Value initialValue(bool simulated) const;
  /// Whether results must mention this value.
  bool needsMention(const Value& value) const { return !quietAtInitial || value != initialValue(false); }

  /// Parses a value. @throws RequestError with the parameter, the input and what is allowed.
  Value parse(std::string_view text) const;

  /// @throws RequestError if `value` has the wrong kind, is out of range or is not among the choices.
  void check(const Value& value) const;

  /// "a whole number from 1 to 32", "one of fp32, fp64", "one of 4096, 8192".
  Message allowed() const;
};

/// A point's values, in the order of their descriptions.
class Parameters {
 public:
  using Entry = std::pair<std::string, Value>;

  void set(std::string_view id, Value value);
  bool contains(std::string_view id) const { return find(id) != nullptr; }

  /// @throws std::logic_error if there is no such number: the parameter's description and use disagree.
  std::int64_t integer(std::string_view id) const;
  /// @throws std::logic_error if there is no such text.
  const std::string& text(std::string_view id) const;
  const Value* find(std::string_view id) const;

  const std::vector<Entry>& entries() const { return m_entries; }
  bool operator==(const Parameters&) const = default;

 private:
  std::vector<Entry> m_entries;
};

/// The parameter "type"; fp32 if absent or not a text.
std::string elementTypeOf(const Parameters& parameters);

/// "width=512 height=512 type=fp32". Omits files that were not named.
std::string toText(const Parameters& parameters);

}  // namespace warpbench
