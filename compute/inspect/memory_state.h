// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "inspect/memory_story.h"

namespace warpbench {

/// Something that a thread adds to a sum that it keeps in a register: an element, or the product of two.
struct Term {
  ElementId left;
  std::optional<ElementId> right;
  bool operator==(const Term&) const = default;
};

/// What is known of a block's memory after the first moments of a story: which elements have been read and written,
/// where what lies in shared memory has come from, and what threads have added up so far.
///
/// Nothing is looked at but the trace and the source lines. What a lane stores at a line where it has also loaded comes
/// from there; where a line only stores, from the one element that the lane has loaded since its last store, if it is
/// one. Lines such as `sum += a[i] * b[j]` add to a sum; it goes where the thread next stores without loading.
class MemoryState {
 public:
  /// Of `story`, which has to outlive it, after none of its moments.
  explicit MemoryState(const MemoryStory& story);

  /// Goes on, or starts anew, until the first `moments` moments are behind.
  void advanceTo(std::size_t moments);
  std::size_t moments() const { return m_moments; }

  bool written(const ElementId& element) const { return m_written[element.array][at(element)]; }
  bool read(const ElementId& element) const { return m_read[element.array][at(element)]; }
  /// The elements that this one, in shared memory, was made from when it was last stored; empty where that is not
  /// known, or where it is a constant.
  std::vector<ElementId> sourcesOf(const ElementId& element) const;
  /// The element of which this one is a copy, over any number of copies; itself where it is none.
  ElementId originOf(const ElementId& element) const;

  /// By thread of the block, x fastest. What it has added up for the element that it will store it to next.
  const std::vector<Term>& sumOf(int thread) const { return m_threads[static_cast<std::size_t>(thread)].sum; }
  /// The terms of one moment.
  std::vector<Term> termsOf(const Moment& moment, int thread) const;
  /// Where the thread's sum goes; nothing where it has none.
  std::optional<ElementId> targetOf(int thread) const;
  /// How many terms the thread's sum has in the end.
  std::size_t termsInTheEnd(int thread) const;

 private:
  static std::size_t at(const ElementId& element) { return static_cast<std::size_t>(element.index); }

  /// Up to two elements; `count` may be more.
  struct Sources {
    int count = 0;
    std::array<ElementId, 2> first;
    ElementId origin;  ///< of a single one, as it was when it was loaded
    void add(const ElementId& element) {
      if (count < 2) first[static_cast<std::size_t>(count)] = element;
      ++count;
    }
  };
  struct Thread {
    Sources pending;  ///< loaded since the last store
    std::vector<Term> sum;
    std::size_t stores = 0;  ///< stores of sums that are behind
    bool stored = false;     ///< the sum has been stored since the last term
  };
  /// A sum on its way to memory.
  struct SumStore {
    ElementId element;
    std::size_t terms = 0;  ///< of the sum in the end
  };

  struct Load {
    int column = 0;  ///< in the source line
    LaneAccess access;
  };

  static std::vector<Term> termsOf(std::string_view line, std::vector<Load> loads);
  void findSumStores();
  void reset();
  void apply(const Moment& moment);
  /// `loads` are the thread's in the moment; `onlyStores`: nobody ever loads at the line.
  void store(const LaneAccess& access, const std::vector<Load>& loads, bool onlyStores);
  void addTerms(int thread, const std::vector<Term>& terms);
  void mark(std::vector<std::vector<bool>>& marks, const LaneAccess& access);

  const MemoryStory& m_story;
  std::set<std::pair<std::string, int>> m_loadingLines;  ///< at which a lane of the block loads
  std::size_t m_moments = 0;
  bool m_looksAhead = false;                 ///< finds out where sums go
  std::vector<std::vector<bool>> m_written;  ///< by array and element
  std::vector<std::vector<bool>> m_read;
  std::vector<std::vector<Sources>> m_sources;  ///< of arrays in shared memory
  std::vector<Thread> m_threads;
  std::vector<std::vector<SumStore>> m_sumStores;  ///< of the whole story, by thread
};

}  // namespace warpbench
