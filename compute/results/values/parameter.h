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

/// A parameter's value: a whole number, or a text: one of a list of names, or the name of a file.
using Value = std::variant<std::int64_t, std::string>;

/// The value as a person types it: "512", "fp32".
std::string toText(const Value& value);

/// What a family or a variant says of one parameter. Menus, sliders, the command line and the checks on what is
/// entered all follow from this description.
struct ParameterSpec {
  enum class Editor {
    Number,       ///< any whole number in the range, steps of one
    Slider,       ///< a short range that is explored by hand, such as a tile width
    PowersOfTwo,  ///< steps double and halve; any number in the range may be typed
    Choice,       ///< one of `choices`
    File,         ///< the name of a file to read; empty where none is chosen
  };

  enum class Role {
    Size,       ///< how much data: elements along one of its dimensions
    Mebibytes,  ///< how much data, in MiB
    Repeats,    ///< how often work is done again
    Type,       ///< of an element
    Tuning,     ///< how a kernel works, not what it works on: the width of a tile, the threads of a block
    Other,      ///< what is in the data, or where it lies
  };

  std::string id;       ///< as on the command line and in files: lower case, hyphens
  std::string title;    ///< as in a form
  std::string unit;     ///< "elements", "MiB", or empty
  std::string meaning;  ///< one sentence
  Role role = Role::Other;
  Editor editor = Editor::Number;
  std::int64_t minimum = 1;
  std::int64_t maximum = 1;
  std::int64_t initial = 1;           ///< on a GPU or a CPU, where kernels run at full speed
  std::int64_t initialSimulated = 0;  ///< on a simulated device; 0: the same as `initial`
  std::vector<std::string> choices;   ///< for Choice; the first is the initial one
  /// Of a number: the only values there are, ascending, where a device has no others; empty: all within the limits.
  std::vector<std::int64_t> offered = {};
  bool quietAtInitial = false;  ///< its initial value needs no mention beside a result

  bool isSize() const { return role == Role::Size; }
  bool shapesData() const { return role != Role::Tuning; }
  bool isNumber() const { return editor != Editor::Choice && editor != Editor::File; }
  Value initialValue(bool simulated) const;
  /// Whether a result with that value has to say so.
  bool needsMention(const Value& value) const { return !quietAtInitial || value != initialValue(false); }

  /// The value that `text` stands for.
  /// @throws RequestError naming the parameter, what was given and what would be right.
  Value parse(std::string_view text) const;

  /// @throws RequestError where `value` is of the wrong kind, out of range or not among the choices.
  void check(const Value& value) const;

  /// "a whole number from 1 to 32", "one of fp32, fp64", "one of 4096, 8192".
  Message allowed() const;
};

/// The values of one point, in the order of their descriptions.
class Parameters {
 public:
  using Entry = std::pair<std::string, Value>;

  void set(std::string_view id, Value value);
  bool contains(std::string_view id) const { return find(id) != nullptr; }

  /// @throws std::logic_error where there is no such number: descriptions and uses of a parameter disagree.
  std::int64_t integer(std::string_view id) const;
  /// @throws std::logic_error where there is no such name.
  const std::string& text(std::string_view id) const;
  const Value* find(std::string_view id) const;

  const std::vector<Entry>& entries() const { return m_entries; }
  bool operator==(const Parameters&) const = default;

 private:
  std::vector<Entry> m_entries;
};

/// The parameter "type"; fp32 where there is none, or no word in it.
std::string elementTypeOf(const Parameters& parameters);

/// "width=512 height=512 type=fp32". A file that was not named is left out.
std::string toText(const Parameters& parameters);

}  // namespace warpbench
