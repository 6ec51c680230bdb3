// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <bit>

#include "engine/simulated/check.h"
#include "inspect/checked_points.h"
#include "inspect/memory_state.h"
#include "test_registry.h"

using namespace warpbench;
using simulator::AccessKind;
using simulator::MemorySpace;

namespace {

using Sizes = std::vector<std::pair<std::string, Value>>;

BlockTrace storyTrace(const std::string& family, const std::string& variant, const Sizes& sizes,
                      std::array<unsigned, 3> block = {}) {
  Request request;
  request.family = family;
  request.variants = {variant};
  for (const auto& [name, value] : sizes) request.parameters.set(name, value);
  return traceBlock(pointsToCheck(request).at(0), defaultProfile(), block);
}

Sizes product(int rows, int inner, int columns, int tile) {
  return {{"rows", std::int64_t{rows}},
          {"inner", std::int64_t{inner}},
          {"columns", std::int64_t{columns}},
          {"tile", std::int64_t{tile}}};
}

std::string indexed(const std::string& name, int row, int column) {
  return name + "[" + std::to_string(row) + "][" + std::to_string(column) + "]";
}

/// "1 loads m[0][1]", thread first, for each access of a moment.
std::vector<std::string> wordsOf(const MemoryStory& story, const Moment& moment) {
  std::vector<std::string> words;
  for (const LaneAccess& access : story.accesses(moment))
    words.push_back(std::to_string(access.warp * 32 + access.lane) + (access.writes ? " stores " : " loads ") +
                    story.nameOf(access.first));
  return words;
}

std::string nameOf(const MemoryStory& story, const Term& term) {
  return story.nameOf(term.left) + (term.right ? "*" + story.nameOf(*term.right) : "");
}

std::vector<int> activeInEach(const MemoryStory& story) {
  std::vector<int> counts;
  for (const Moment& moment : story.moments()) {
    if (moment.barrier) continue;
    int lanes = 0;
    for (const std::uint32_t mask : story.activeLanes(moment)) lanes += std::popcount(mask);
    counts.push_back(lanes);
  }
  return counts;
}

/// The first moment in which the block does this, with only the steps of this kind.
Moment firstOf(const MemoryStory& story, AccessKind kind) {
  for (Moment moment : story.moments()) {
    std::erase_if(moment.steps,
                  [&](std::size_t i) { return story.trace().steps[i].barrier || story.trace().steps[i].kind != kind; });
    if (!moment.steps.empty()) return moment;
  }
  return {};
}

}  // namespace

class TestMemoryStory : public QObject {
  Q_OBJECT

 private slots:
  // The courses' tables for 4 x 4 matrices and 2 x 2 tiles, block (0, 0), with their misprint corrected: thread (0, 1)
  // stores its element of N in nTile[0][1].
  void tiledMatmulIsToldAsTheCoursesDo() {
    const MemoryStory story(storyTrace("matmul", "tiled", product(4, 4, 4, 2)));
    MemoryState state(story);
    std::size_t at = 0;
    const auto next = [&]() -> const Moment& { return story.moments().at(at++); };
    std::vector<std::vector<std::string>> sums(4);
    for (int phase = 0; phase < 2; ++phase) {
      for (const bool ofM : {true, false}) {
        const Moment& load = next();
        std::vector<std::string> words;
        for (int ty = 0; ty < 2; ++ty)
          for (int tx = 0; tx < 2; ++tx)
            words.push_back(std::to_string(2 * ty + tx) + " loads " +
                            (ofM ? indexed("m", ty, 2 * phase + tx) : indexed("n", 2 * phase + ty, tx)));
        for (int ty = 0; ty < 2; ++ty)
          for (int tx = 0; tx < 2; ++tx)
            words.push_back(std::to_string(2 * ty + tx) + " stores " + indexed(ofM ? "mTile" : "nTile", ty, tx));
        QCOMPARE(wordsOf(story, load), words);
        QCOMPARE(load.phase, std::optional(phase));
        state.advanceTo(at);
      }
      // The origin of the tiles' elements.
      for (std::int64_t ty = 0; ty < 2; ++ty)
        for (std::int64_t tx = 0; tx < 2; ++tx) {
          const std::size_t mTile = 1, nTile = 3;  // in the order of their first accesses
          QCOMPARE(story.nameOf(state.originOf({mTile, 2 * ty + tx})), indexed("m", int(ty), int(2 * phase + tx)));
          QCOMPARE(story.nameOf(state.originOf({nTile, 2 * ty + tx})), indexed("n", int(2 * phase + ty), int(tx)));
        }
      QVERIFY(next().barrier);
      for (int k = 0; k < 2; ++k) {
        const Moment& add = next();
        QCOMPARE(add.phase, std::optional(phase));
        for (int ty = 0; ty < 2; ++ty)
          for (int tx = 0; tx < 2; ++tx) {
            const std::vector<Term> terms = state.termsOf(add, 2 * ty + tx);
            QCOMPARE(terms.size(), std::size_t{1});
            QCOMPARE(nameOf(story, terms[0]), indexed("mTile", ty, k) + "*" + indexed("nTile", k, tx));
            sums[static_cast<std::size_t>(2 * ty + tx)].push_back(indexed("m", ty, 2 * phase + k) + "*" +
                                                                  indexed("n", 2 * phase + k, tx));
          }
        state.advanceTo(at);
        for (int thread = 0; thread < 4; ++thread) {
          std::vector<std::string> terms;
          for (const Term& term : state.sumOf(thread)) terms.push_back(nameOf(story, term));
          QCOMPARE(terms, sums[static_cast<std::size_t>(thread)]);
          QCOMPARE(state.termsInTheEnd(thread), std::size_t{4});
          QCOMPARE(story.nameOf(state.targetOf(thread).value()), indexed("p", thread / 2, thread % 2));
        }
      }
      QVERIFY(next().barrier);
      state.advanceTo(at);
    }
    const Moment& last = next();
    QCOMPARE(wordsOf(story, last), (std::vector<std::string>{"0 stores p[0][0]", "1 stores p[0][1]", "2 stores p[1][0]",
                                                             "3 stores p[1][1]"}));
    QVERIFY(!last.phase);
    QCOMPARE(story.moments().size(), at);
    QCOMPARE(lineText(last.where, story.trace().point),
             "if (row < rows && column < columns) p[row * columns + column] = sum;");
  }

  // 5 x 3 x 7 with tiles of 2: the block at the lower right corner has one row and one column of P inside.
  void beyondTheEdgeNothingIsLoadedAndZerosAreStored() {
    const MemoryStory story(storyTrace("matmul", "tiled", product(5, 3, 7, 2), {3, 2, 0}));
    QCOMPARE(wordsOf(story, story.moments()[0]),
             (std::vector<std::string>{"0 loads m[4][0]", "1 loads m[4][1]", "0 stores mTile[0][0]",
                                       "1 stores mTile[0][1]", "2 stores mTile[1][0]", "3 stores mTile[1][1]"}));
    MemoryState state(story);
    state.advanceTo(1);
    QCOMPARE(state.sourcesOf({1, 0}).size(), std::size_t{1});
    QVERIFY(state.sourcesOf({1, 2}).empty());
    QVERIFY(state.written({1, 2}));
    QCOMPARE(wordsOf(story, story.moments().back()), (std::vector<std::string>{"0 stores p[4][6]"}));
    QCOMPARE(story.moments().front().phase, std::optional(0));
    state.advanceTo(story.moments().size());
    QCOMPARE(state.sumOf(0).size(), std::size_t{4});  // the last of them with zeros
    QCOMPARE(nameOf(story, state.sumOf(0)[2]), "m[4][2]*n[2][6]");
  }

  // All needed warps form one moment; a single warp has the same moments with only its own lanes.
  void theWarpsOfABlockMoveTogether() {
    const BlockTrace trace = storyTrace("matmul", "tiled", product(33, 20, 17, 16));
    const MemoryStory all(trace);
    const MemoryStory one(trace, 3);
    QCOMPARE(all.warps(), 8);
    QCOMPARE(all.moments().size(), one.moments().size());
    QCOMPARE(all.moments().size(), std::size_t{2 * (2 + 1 + 16 + 1) + 1});
    QCOMPARE(all.accesses(all.moments()[0]).size(), std::size_t{512});
    QCOMPARE(one.accesses(one.moments()[0]).size(), std::size_t{64});
    for (const LaneAccess& access : one.accesses(one.moments()[0])) QCOMPARE(access.warp, 3);
    const std::vector<WarpAtBarrier> warps = all.warpsAt(all.moments()[2]);
    QCOMPARE(warps.size(), std::size_t{8});
    for (const WarpAtBarrier& warp : warps) {
      QVERIFY(warp.waits);
      QCOMPARE(warp.requests, 4);
    }
  }

  // A column of a 32 x 32 tile lies in one bank, and one of 32 x 33 in all banks, as the simulator counts.
  void paddingTakesTheConflictsAway() {
    for (const bool padded : {false, true}) {
      const MemoryStory story(storyTrace("transpose", padded ? "conflict-free" : "coalesced",
                                         {{"width", std::int64_t{32}}, {"height", std::int64_t{32}}}));
      const auto tile = std::ranges::find(story.arrays(), "tile", &StoryArray::name);
      QVERIFY(tile != story.arrays().end());
      QCOMPARE(tile->columns, padded ? 33 : 32);
      QCOMPARE(tile->rows(), 32);
      const Moment loads = firstOf(story, AccessKind::SharedLoad);
      QCOMPARE(loads.steps.size(), std::size_t{32});
      for (const std::size_t i : loads.steps) {
        const TraceStep& step = story.trace().steps[i];
        QCOMPARE(step.cost.units, padded ? 1 : 32);
        const std::vector<BankPart> parts = bankParts(step);
        QCOMPARE(parts.size(), std::size_t{1});
        QCOMPARE(parts[0].wavefronts(), padded ? 1 : 32);
        std::size_t used = 0;
        for (const auto& bank : parts[0].banks) used += !bank.empty();
        QCOMPARE(used, std::size_t(padded ? 32 : 1));
      }
    }
  }

  // The heights of the stacks are the wavefronts that are counted, for wide accesses too.
  void stacksOfBanksAddUpToTheWavefronts() {
    int compared = 0;
    for (const char* variant : {"coalesced", "conflict-free", "swizzled", "vectorised"})
      for (const char* type : {"fp32", "fp64"}) {
        const BlockTrace trace =
            storyTrace("transpose", variant,
                       {{"width", std::int64_t{64}}, {"height", std::int64_t{64}}, {"type", std::string(type)}});
        for (const TraceStep& step : trace.steps) {
          if (step.barrier || !isShared(step.kind)) continue;
          int wavefronts = 0;
          for (const BankPart& part : bankParts(step)) wavefronts += part.wavefronts();
          QCOMPARE(wavefronts, step.cost.units);
          ++compared;
        }
      }
    QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
  }

  // The upper half waits: the tree from the courses.
  void everSmallerHalvesWorkInASequentialReduction() {
    const MemoryStory story(
        storyTrace("reduction", "sequential", {{"elements", std::int64_t{32}}, {"block", std::string("32")}}));
    QCOMPARE(activeInEach(story), (std::vector<int>{32, 16, 8, 4, 2, 1, 1}));
    MemoryState state(story);
    // After the second moment of work, partial[0] combines itself and the element 8 further on.
    std::size_t at = 0;
    int phases = 0;
    for (const Moment& moment : story.moments()) {
      ++at;
      if (moment.barrier || !moment.phase) continue;
      ++phases;
      state.advanceTo(at);
      const auto partial = static_cast<std::size_t>(std::ranges::find(story.arrays(), "partial", &StoryArray::name) -
                                                    story.arrays().begin());
      std::vector<ElementId> sources = state.sourcesOf({partial, 0});
      std::ranges::sort(sources);
      QCOMPARE(sources.size(), std::size_t{2});
      QCOMPARE(sources[0].index, std::int64_t{0});
      QCOMPARE(sources[1].index, std::int64_t{32 >> phases});
    }
    QCOMPARE(phases, 5);
  }

  void everSecondFourthEighthLaneWorksInAnInterleavedReduction() {
    const MemoryStory story(
        storyTrace("reduction", "interleaved", {{"elements", std::int64_t{32}}, {"block", std::string("32")}}));
    std::vector<std::uint32_t> masks;
    for (const Moment& moment : story.moments())
      if (moment.phase && !moment.barrier) masks.push_back(story.activeLanes(moment)[0]);
    QCOMPARE(masks, (std::vector<std::uint32_t>{0x55555555, 0x11111111, 0x01010101, 0x00010001, 0x00000001}));
  }

  void anOffsetOfOneTouchesAFifthSector() {
    for (const std::int64_t offset : {0, 1, 8}) {
      const MemoryStory story(storyTrace("offset", "increment", {{"mib", std::int64_t{1}}, {"offset", offset}}), 0);
      QCOMPARE(story.moments().size(), std::size_t{1});
      const SectorUse use = story.sectors(firstOf(story, AccessKind::GlobalLoad));
      QCOMPARE(use.requests, 1);
      QCOMPARE(use.sectors, std::int64_t{offset % 8 == 0 ? 4 : 5});
      QCOMPARE(use.ideal, std::int64_t{4});
      QCOMPARE(use.bytesUsed, std::int64_t{128});
    }
  }

  void aStrideOfTwoUsesHalfOfWhatItFetches() {
    const MemoryStory story(storyTrace("stride", "increment", {{"mib", std::int64_t{1}}, {"stride", std::int64_t{2}}}),
                            0);
    const SectorUse use = story.sectors(firstOf(story, AccessKind::GlobalLoad));
    QCOMPARE(use.sectors, std::int64_t{8});
    QCOMPARE(use.bytesFetched(), std::int64_t{256});
    QCOMPARE(use.bytesUsed, std::int64_t{128});
    QCOMPARE(use.ideal, std::int64_t{4});
  }

  // Going back restores the earlier state.
  void aStateThatGoesBackIsAsBefore() {
    const MemoryStory story(storyTrace("matmul", "tiled", product(4, 4, 4, 2)));
    MemoryState there(story);
    there.advanceTo(5);
    MemoryState back(story);
    back.advanceTo(story.moments().size());
    back.advanceTo(5);
    for (std::size_t array = 0; array < story.arrays().size(); ++array)
      for (std::int64_t i = 0; i < story.arrays()[array].elements; ++i) {
        QCOMPARE(back.written({array, i}), there.written({array, i}));
        QCOMPARE(back.sourcesOf({array, i}), there.sourcesOf({array, i}));
      }
    for (int thread = 0; thread < 4; ++thread) QCOMPARE(back.sumOf(thread), there.sumOf(thread));
    QCOMPARE(back.moments(), std::size_t{5});
  }

  // The naive kernel that keeps its sum in P stores it after each product; it still counts as one sum.
  void aSumThatIsStoredAtEachStepGoesOn() {
    const MemoryStory story(storyTrace("matmul", "naive-in-p", product(2, 3, 2, 2)));
    MemoryState state(story);
    state.advanceTo(story.moments().size());
    for (int thread = 0; thread < 4; ++thread) {
      QCOMPARE(state.sumOf(thread).size(), std::size_t{3});
      QCOMPARE(state.termsInTheEnd(thread), std::size_t{3});
    }
    QCOMPARE(nameOf(story, state.sumOf(3)[2]), "m[1][2]*n[2][1]");
  }

  // A trace has no names for dynamic shared memory and constant memory. Their names come from the kernel's text, at the
  // place of use, including called functions.
  void sharedAndConstantArraysHaveTheNamesOfTheText_data() {
    QTest::addColumn<QString>("family");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<MemorySpace>("space");
    QTest::addColumn<QString>("name");
    const auto add = [](const char* family, const char* variant, MemorySpace space, const char* name) {
      QTest::addRow("%s %s %s", family, variant, name) << family << variant << space << name;
    };
    add("scan", "hillis-steele", MemorySpace::Shared, "from");
    add("scan", "blelloch", MemorySpace::Shared, "tree");
    add("scan", "blelloch-padded", MemorySpace::Shared, "tree");
    add("convolution", "constant", MemorySpace::Constant, "constantMask");
    add("convolution", "tiled", MemorySpace::Constant, "constantMask");
    add("convolution", "separable", MemorySpace::Constant, "maskColumn");  // of the last launch
  }
  void sharedAndConstantArraysHaveTheNamesOfTheText() {
    QFETCH(QString, family);
    QFETCH(QString, variant);
    QFETCH(MemorySpace, space);
    QFETCH(QString, name);
    const MemoryStory story(storyTrace(family.toStdString(), variant.toStdString(), {}));
    const auto found = std::ranges::find(story.arrays(), space, &StoryArray::space);
    QVERIFY(found != story.arrays().end());
    QCOMPARE(found->name, name.toStdString());
  }

  // A program's trace names arrays by their allocation; its text contains their names if known.
  void arraysOfAProgramHaveTheNamesOfItsText() {
    BlockTrace trace;
    trace.threads = {1, 1, 1};
    const auto add = [&](const std::string& name) {
      trace.memories.push_back({.name = name, .bytes = 12});
      trace.steps.push_back({.where = {"add.cu", 7}, .bytesPerLane = 4, .active = 1, .memory = trace.steps.size()});
    };
    add("array 1 (cudaMalloc at add.cu:1)");
    add("array 2 (cudaMallocManaged at add.cu:2)");
    add("array 3 (cudaMalloc at add.cu:3)");
    add("array 4 (cudaMalloc at add.cu:3)");
    add("array 5 (cudaMalloc at add.cu:4)");
    add("array 6 (cudaMalloc at tools.cu:1)");
    add("array 7 (cudaMalloc)");
    add("array 8 (cudaMalloc at add.cu:99)");
    const auto namesOf = [](const BlockTrace& traced) {
      const MemoryStory story(traced);
      std::vector<std::string> names;
      for (const StoryArray& array : story.arrays()) names.push_back(array.name);
      return names;
    };
    std::vector<std::string> expected;
    for (int i = 1; i <= 8; ++i) expected.push_back("array " + std::to_string(i));
    QCOMPARE(namesOf(trace), expected);
    trace.point.own = std::make_shared<const OwnKernel>(OwnKernel{.name = "add.cu",
                                                                  .file = "add.cu",
                                                                  .text = "cudaMalloc((void**)&d_a, 12);\n"
                                                                          "check(cudaMallocManaged(&sum, n));\n"
                                                                          "cudaMalloc(&many[i], 12);\n"
                                                                          "cudaMalloc(pointer, 12);\n"
                                                                          "\n\n  sum[i] = d_a[i];  \n"});
    expected[0] = "d_a";
    expected[1] = "sum";
    QCOMPARE(namesOf(trace), expected);
    QCOMPARE(lineText({"add.cu", 7}, trace.point), "sum[i] = d_a[i];");
    QCOMPARE(lineText({"tools.cu", 7}, trace.point), "");
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMemoryStory>(__FILE__);
#include "test_memory_story.moc"
