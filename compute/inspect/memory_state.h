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

/// A summand that a thread adds in a register: an element or a product of two.
struct Term {
  ElementId left;
  std::optional<ElementId> right;
  bool operator==(const Term&) const = default;
};

/// The state of a block's memory after the first moments of a story: elements read and written, the origin of data in
/// shared memory, and the threads' partial sums.
///
/// Derived only from the trace and the source lines. If a lane also loads at a line where it stores, the loads are the
/// source; if the line only stores, the source is the single element loaded since the lane's last store. Lines such as
/// `sum += a[i] * b[j]` add to a sum, which goes to the thread's next store without a load.
class MemoryState {
 public:
  /// The state before the first moment. `story` must outlive it.
  explicit MemoryState(const MemoryStory& story);

  /// Advances, or restarts, to the state after the first `moments` moments.
  void advanceTo(std::size_t moments);
  std::size_t moments() const { return m_moments; }

  bool written(const ElementId& element) const { return m_written[element.array][at(element)]; }
  bool read(const ElementId& element) const { return m_read[element.array][at(element)]; }
  /// The elements from which this element of shared memory was computed; empty if unknown or constant.
  std::vector<ElementId> sourcesOf(const ElementId& element) const;
  /// The element that this one is a direct or indirect copy of; itself if not a copy.
  ElementId originOf(const ElementId& element) const;

  /// The terms added so far for the thread's next store. Threads are numbered with x fastest.
  const std::vector<Term>& sumOf(int thread) const { return m_threads[static_cast<std::size_t>(thread)].sum; }
  /// The terms added in one moment.
  std::vector<Term> termsOf(const Moment& moment, int thread) const;
  /// The element that the thread's sum is stored to; nothing if there is none.
  std::optional<ElementId> targetOf(int thread) const;
  /// The final number of terms of the thread's sum.
  std::size_t termsInTheEnd(int thread) const;

 private:
  static std::size_t at(const ElementId& element) { return static_cast<std::size_t>(element.index); }

  /// Keeps up to two elements; `count` may be higher.
  struct Sources {
    int count = 0;
    std::array<ElementId, 2> first;
    ElementId origin;  ///< origin of a single element when loaded
    void add(const ElementId& element) {
      if (count < 2) first[static_cast<std::size_t>(count)] = element;
      ++count;
    }
  };
  struct Thread {
    Sources pending;  ///< loads since the last store
    std::vector<Term> sum;
    std::size_t stores = 0;  ///< sums stored so far
    bool stored = false;     ///< no term was added since the last store
  };
  struct SumStore {
    ElementId element;
    std::size_t terms = 0;  ///< in the complete sum
  };

  struct Load {
    int column = 0;  ///< column in the source line
    LaneAccess access;
  };

  static std::vector<Term> termsOf(std::string_view line, std::vector<Load> loads);
  void findSumStores();
  void reset();
  void apply(const Moment& moment);
  /// `loads` are the thread's in this moment; `onlyStores`: no lane ever loads at the line.
  void store(const LaneAccess& access, const std::vector<Load>& loads, bool onlyStores);
  void addTerms(int thread, const std::vector<Term>& terms);
  void mark(std::vector<std::vector<bool>>& marks, const LaneAccess& access);

  const MemoryStory& m_story;
  std::set<std::pair<std::string, int>> m_loadingLines;  ///< lines with loads by any lane of the block
  std::size_t m_moments = 0;
  bool m_looksAhead = false;                 ///< during the pass that finds the targets of sums
  std::vector<std::vector<bool>> m_written;  ///< by array and element
  std::vector<std::vector<bool>> m_read;
  std::vector<std::vector<Sources>> m_sources;  ///< for arrays in shared memory
  std::vector<Thread> m_threads;
  std::vector<std::vector<SumStore>> m_sumStores;  ///< of the whole story, by thread
};

}  // namespace warpbench
