// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/view.h"
#include "engine/run/request.h"

/// Lessons as described by their files; see lesson_reader.h.
namespace warpbench {

struct LessonPart {
  enum class Kind {
    Words,
    Code,     ///< in backticks
    Variant,  ///< {family/variant}, displayed as the variant's title
  };
  Kind kind = Kind::Words;
  std::string text;         ///< for a variant its id; only code may be empty
  std::string family = {};  ///< for a variant
  bool operator==(const LessonPart&) const = default;
};

/// An unclosed backtick extends to the end of the text. Braces around anything else are plain words.
std::vector<LessonPart> partsOf(std::string_view text);

/// Text in several languages. Plain, with empty lines between paragraphs, and parts as above.
class LessonText {
 public:
  LessonText() = default;
  /// By language code; "en" is required.
  explicit LessonText(std::map<std::string, std::string, std::less<>> texts) : m_texts(std::move(texts)) {}

  /// The text for a language code such as "sr"; English if missing.
  const std::string& in(std::string_view language) const;
  bool has(std::string_view language) const { return m_texts.contains(language); }
  bool empty() const { return m_texts.empty(); }

 private:
  std::map<std::string, std::string, std::less<>> m_texts;
};

struct LessonExperiment {
  Request request;  ///< without a device
  /// Replace the request's parameters and sweep on simulated devices: smaller sizes.
  Parameters simulatedParameters;
  std::optional<Sweep> simulatedSweep;
};

/// The launch that the memory view shows, and what it shows of it.
struct LessonMemory {
  std::string family;
  std::string variant;
  Parameters parameters;  ///< those given in the file; others are the memory view's
  std::array<unsigned, 3> block{};
  std::optional<int> warp;  ///< only this warp; otherwise all warps of the block
  int at = 0;               ///< the first step shown
};

/// Selects a result of the experiment by variant and parameter values.
struct LessonPoint {
  std::string variant;
  Parameters parameters;
};

/// A question to the class before the answer is shown.
struct LessonGuess {
  enum class Kind {
    Fastest,  ///< which of the experiment's variants is fastest
    Ratio,    ///< ratio of a quantity between two points
    Choice,   ///< one of `choices`
  };
  enum class Quantity { Time, Bandwidth, LoadSectors, StoreSectors, Wavefronts };

  Kind kind = Kind::Choice;
  LessonText question;
  LessonPoint of;
  LessonPoint over;
  Quantity quantity = Quantity::Time;
  std::vector<LessonText> choices;
  int right = 0;  ///< index of the correct choice
};

/// Shown after the guess, or when the next key is pressed.
struct LessonReveal {
  LessonText text;
  std::vector<std::string> lines;      ///< reference lines: "peak", "copy", "ideal", "baseline"
  std::vector<std::string> highlight;  ///< highlighted variants
  std::string explain;                 ///< the variant to explain; empty: none
};

/// A requirement on an exercise's kernel.
struct LessonGoal {
  enum class Kind {
    Verified,    ///< the result is right
    NoFindings,  ///< a check finds no faults
    Counter,     ///< a memory counter is within limits
  };
  Kind kind = Kind::Verified;
  std::string counter;          ///< as in session files: "global_store_sectors"
  std::optional<double> most;   ///< for a counter
  std::optional<double> least;  ///< for a counter
};

/// A kernel with a gap for the student to fill.
struct LessonExercise {
  std::string family;
  std::string variant;  ///< the variant whose kernel is replaced
  Parameters parameters;
  std::string kernel;  ///< initial text
  std::vector<LessonGoal> goals;
  std::vector<LessonText> hints;  ///< shown one at a time
};

struct LessonStep {
  LessonText title;
  LessonText text;
  std::optional<LessonExperiment> experiment;  ///< without it, the previous step's results stay
  std::optional<View> view;                    ///< of the experiment's results
  std::optional<LessonMemory> memory;          ///< instead of a view: a simulated block's memory accesses
  std::optional<LessonGuess> guess;
  std::optional<LessonReveal> reveal;
  std::optional<LessonExercise> exercise;

  /// Whether something is hidden at first.
  bool hides() const { return guess || reveal; }
  /// Whether it needs counts of memory accesses, which only simulated devices have.
  bool needsCounts() const;
};

struct Lesson {
  std::string id;  ///< file name without extension
  LessonText title;
  LessonText summary;                           ///< one line
  int minutes = 0;                              ///< duration in class; 0: not given
  int order = std::numeric_limits<int>::max();  ///< position in lists; last if not given
  std::vector<std::string> sources;
  std::vector<LessonStep> steps;

  /// Index of the step whose results this step shows: itself or an earlier one; nothing if there is none.
  std::optional<std::size_t> experimentOf(std::size_t step) const;
  /// Likewise, the step whose view or memory this step shows.
  std::optional<std::size_t> viewOf(std::size_t step) const;
  /// Likewise, if that shows memory; nothing if it shows a view.
  std::optional<std::size_t> memoryOf(std::size_t step) const;
};

/// The experiment's variants; all of the family if it names none.
std::vector<std::string> variantsOf(const LessonExperiment& experiment);

}  // namespace warpbench
