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

/// Guided demonstrations, as their files describe them; lesson_reader.h reads them.
namespace warpbench {

/// A piece of a lesson's text.
struct LessonPart {
  enum class Kind {
    Words,
    Code,     ///< between backticks
    Variant,  ///< {family/variant}: a reader sees the variant's title
  };
  Kind kind = Kind::Words;
  std::string text;         ///< the variant's id; empty only of code
  std::string family = {};  ///< of a variant
  bool operator==(const LessonPart&) const = default;
};

/// Code that has no second backtick goes to the text's end. Braces around anything else are words.
std::vector<LessonPart> partsOf(std::string_view text);

/// A text by language. Plain, with empty lines between paragraphs, and with the parts above.
class LessonText {
 public:
  LessonText() = default;
  /// By language code; one of them is "en".
  explicit LessonText(std::map<std::string, std::string, std::less<>> texts) : m_texts(std::move(texts)) {}

  /// The text in the language of that code, such as "sr"; where there is none, the English one.
  const std::string& in(std::string_view language) const;
  bool has(std::string_view language) const { return m_texts.contains(language); }
  bool empty() const { return m_texts.empty(); }

 private:
  std::map<std::string, std::string, std::less<>> m_texts;
};

/// What a step runs.
struct LessonExperiment {
  Request request;  ///< of no device
  /// What takes the place of the request's parameters and sweep where the device simulates: smaller sizes.
  Parameters simulatedParameters;
  std::optional<Sweep> simulatedSweep;
};

/// What the memory view shows of which launch.
struct LessonMemory {
  std::string family;
  std::string variant;
  Parameters parameters;  ///< those that the file names; the others are the memory view's own
  std::array<unsigned, 3> block{};
  std::optional<int> warp;  ///< alone; without it all warps of the block
  int at = 0;               ///< the step of the block shown first
};

/// Picks a result of the experiment: that of the variant whose parameters have these values.
struct LessonPoint {
  std::string variant;
  Parameters parameters;
};

/// What the class is asked before it sees the answer.
struct LessonGuess {
  enum class Kind {
    Fastest,  ///< which of the experiment's variants takes the least time
    Ratio,    ///< a quantity of one point over that of another
    Choice,   ///< one of `choices`
  };
  enum class Quantity { Time, Bandwidth, LoadSectors, StoreSectors, Wavefronts };

  Kind kind = Kind::Choice;
  LessonText question;
  LessonPoint of;
  LessonPoint over;
  Quantity quantity = Quantity::Time;
  std::vector<LessonText> choices;
  int right = 0;  ///< index of the right choice
};

/// What is kept back until the guess is made, or the next key is pressed.
struct LessonReveal {
  LessonText text;
  std::vector<std::string> lines;      ///< reference lines: "peak", "copy", "ideal", "baseline"
  std::vector<std::string> highlight;  ///< variants that stand out
  std::string explain;                 ///< the variant that is explained; empty: none
};

/// What has to hold of an exercise's kernel.
struct LessonGoal {
  enum class Kind {
    Verified,    ///< its result is right
    NoFindings,  ///< a check finds nothing
    Counter,     ///< a count of the memory system is within limits
  };
  Kind kind = Kind::Verified;
  std::string counter;          ///< as in sessions: "global_store_sectors"
  std::optional<double> most;   ///< of a counter
  std::optional<double> least;  ///< likewise
};

/// A kernel with a gap, for a person to fill.
struct LessonExercise {
  std::string family;
  std::string variant;  ///< whose kernel it takes the place of
  Parameters parameters;
  std::string kernel;  ///< the text to begin with
  std::vector<LessonGoal> goals;
  std::vector<LessonText> hints;  ///< shown one after the other
};

struct LessonStep {
  LessonText title;
  LessonText text;
  std::optional<LessonExperiment> experiment;  ///< without one, the step before's results stay
  std::optional<View> view;                    ///< of the experiment's results
  std::optional<LessonMemory> memory;          ///< in place of a view: what the simulator saw a block do
  std::optional<LessonGuess> guess;
  std::optional<LessonReveal> reveal;
  std::optional<LessonExercise> exercise;

  /// Something is kept back at first.
  bool hides() const { return guess || reveal; }
  /// What it shows or asks needs the counts of the memory system, which only a simulated device has.
  bool needsCounts() const;
};

struct Lesson {
  std::string id;  ///< the file's name without its ending
  LessonText title;
  LessonText summary;                           ///< one line
  int minutes = 0;                              ///< that it takes in class; 0: not said
  int order = std::numeric_limits<int>::max();  ///< in lists, from the first to learn on; last where it is not said
  std::vector<std::string> sources;
  std::vector<LessonStep> steps;

  /// Index of the step whose experiment's results the step shows: itself or one before; nothing where there is none.
  std::optional<std::size_t> experimentOf(std::size_t step) const;
  /// Index of the step whose view or memory the step shows, likewise.
  std::optional<std::size_t> viewOf(std::size_t step) const;
  /// The same where that is memory; nothing where it is a view.
  std::optional<std::size_t> memoryOf(std::size_t step) const;
};

/// The variants that the experiment names; all of the family where it names none.
std::vector<std::string> variantsOf(const LessonExperiment& experiment);

}  // namespace warpbench
