// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>
#include <map>

#include "catalogue/catalogue.h"
#include "compute/model/explanation_fixture.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// Measured on a GPU of the same name as the simulated one's profile.
Result measuredAs(const Result& simulated, double milliseconds) {
  Result result = simulated;
  result.device = "cuda:0";
  result.origin = Origin::Measured;
  result.counters.reset();
  result.time = TimeStatistics{.median = milliseconds};
  result.bandwidthGbs = result.bytes / milliseconds * 1e-6;
  return result;
}

Environment environmentOfBoth() {
  Environment environment;
  environment.add(simulatedDevice().info().record);
  environment.add({.id = "cuda:0", .name = "NVIDIA H200", .copyBandwidthGbs = 4000, .peakGflopsFp32 = 60000});
  return environment;
}

QStringList explainedIn(const Session& session, std::size_t index) {
  return englishTexts(explain(session, session.results.at(index)));
}

/// A transpose at 2048 x 2048, simulated once.
const Result& square(const std::string& variant) {
  static std::map<std::string, Result> results;
  const auto known = results.find(variant);
  if (known != results.end()) return known->second;
  return results[variant] = resultOf("transpose", variant, {{"width", 2048}, {"height", 2048}});
}

const Chosen kOdd{{"width", 1101}, {"height", 515}};

}  // namespace

/// Explanations of the catalogue's variants, simulated.
class TestExplanationCatalogue : public QObject {
  Q_OBJECT

 private slots:
  void transposeAtAPowerOfTwo() {
    QCOMPARE(explained({square("naive"), square("coalesced")}),
             QStringList(
                 {"On average a warp's store touches 32 sectors instead of 4: 8 times the traffic.",
                  "The L2 cache limits this kernel on the NVIDIA H200 (modelled): 4,718,592 sectors take 67.3 us; DRAM "
                  "would take 7.59 us.",
                  "Partly hidden work adds 3.53 us and the launch 1.47 us; total 72.3 us.",
                  "Next variant, Shared tile: global store sectors fall from 4,194,304 to 524,288, 8 times fewer."}));
    QCOMPARE(explained({square("coalesced"), square("conflict-free")}),
             QStringList({"Bank conflicts: a warp's load from shared memory takes 32 wavefronts instead of 1, a 32-way "
                          "conflict on average.",
                          "Shared memory limits this kernel on the NVIDIA H200 (modelled): 4,325,376 wavefronts take "
                          "18.3 us; DRAM would take 7.59 us.",
                          "Partly hidden work adds 13.3 us and the launch 1.47 us; total 33.1 us.",
                          "Next variant, Shared tile, padded: shared load wavefronts fall from 4,194,304 to 131,072, "
                          "32 times fewer."}));
    QCOMPARE(
        explained({square("conflict-free"), square("chosen-padding")}),
        QStringList({"The accesses waste almost nothing: sectors and wavefronts are as few as the lanes' bytes allow.",
                     "Latency limits this kernel on the NVIDIA H200 (modelled): with the blocks that fit, latencies "
                     "take 10.3 us (rounds of loads in a block: 1); DRAM takes 7.59 us.",
                     "Partly hidden work adds 8.53 us and the launch 1.47 us; total 20.3 us.",
                     "Next variant, Shared tile, custom padding: the same counts. " +
                         QString::fromStdString(findFamily("transpose")->find("chosen-padding")->idea)}));
  }

  void transposeAtOddSizes() {
    // 1101 columns are 35 tiles with 31.5 lanes each on average; every lane stores to a separate sector. The tile is
    // read along the 515 rows, in 17 tiles of 30.3 lanes each, all in one bank.
    const QStringList naive = explainedBeside("transpose", "naive", "coalesced", kOdd);
    QCOMPARE(naive.value(0), "On average a warp's store touches 31.5 sectors instead of 4: 7.86 times the traffic.");
    QCOMPARE(naive.size(), 4);
    const QStringList coalesced = explainedBeside("transpose", "coalesced", "conflict-free", kOdd);
    QVERIFY2(coalesced.value(0).startsWith("Bank conflicts: a warp's load from shared memory takes 30.3 wavefronts"),
             qPrintable(coalesced.value(0)));
    // Rows of 1101 elements begin anywhere in a sector.
    QVERIFY2(explainedBeside("transpose", "conflict-free", "chosen-padding", kOdd)
                 .value(0)
                 .contains("not aligned to sectors"),
             qPrintable(explainedBeside("transpose", "conflict-free", "chosen-padding", kOdd).value(0)));
  }

  void whatTakesNoTimeAtASmallSizeIsSaidToo() {
    const Chosen small{{"width", 64}, {"height", 64}};
    QCOMPARE(explainedBeside("transpose", "coalesced", "conflict-free", small).last(),
             "Next variant, Shared tile, padded: shared load wavefronts fall from 4,096 to 128, 32 times fewer.");
  }

  void offsetAndStride() {
    QCOMPARE(explained({resultOf("offset", "increment", {{"mib", 32}, {"offset", 1}})}),
             QStringList({"Loads and stores are not aligned to sectors: a warp touches 5 instead of 4, 1.25 "
                          "times the traffic.",
                          "Starting blocks limits this kernel on the NVIDIA H200 (modelled): 32,768 blocks take 20.2 "
                          "us; DRAM takes 15.2 us.",
                          "Partly hidden work adds 5.63 us and the launch 1.47 us; total 27.3 us."}));
    QCOMPARE(
        explained({resultOf("stride", "increment", {{"mib", 8}, {"stride", 7}})}),
        QStringList({"On average a warp's loads and stores each touch 28 sectors instead of 4: 7 times the traffic.",
                     "DRAM limits this kernel on the NVIDIA H200 (modelled): it moves 112 MiB in 26.6 us; the "
                     "algorithm needs 16 MiB.",
                     "The launch adds 1.47 us; total 28.5 us."}));
  }

  void matmul() {
    const Chosen sizes{{"rows", 256}, {"inner", 256}, {"columns", 256}, {"tile", 16}};
    QCOMPARE(explainedBeside("matmul", "naive", "tiled", sizes),
             QStringList(
                 {"Each sector is loaded 128 times: the L2 cache holds all 512 KiB, so DRAM does not repeat the loads.",
                  "Latency limits this kernel on the NVIDIA H200 (modelled): with the blocks that fit, latencies take "
                  "11.3 us (rounds of loads in a block: 64); the L1 cache takes 6.27 us.",
                  "Partly hidden work adds 3.93 us and the launch 1.47 us; total 16.7 us.",
                  "Next variant, Tiled: global load sectors fall from 2,097,152 to 262,144, 8 times fewer."}));
    const QStringList tiled = explainedBeside("matmul", "tiled", "tiled-dynamic", sizes);
    QCOMPARE(tiled.value(1),
             "Latency limits this kernel on the NVIDIA H200 (modelled): with the blocks that fit, latencies take 4.14 "
             "us (rounds of loads in a block: 16); shared memory takes 3.93 us.");
    // Variants that are wrong on purpose are skipped as a next step, but their own explanation says what is missing.
    QVERIFY(explainedBeside("matmul", "without-barrier", "tiled", sizes)
                .last()
                .endsWith("barriers rise from none to 8,192."));
    const QStringList odd =
        explainedBeside("matmul", "naive", "tiled", {{"rows", 70}, {"inner", 41}, {"columns", 101}, {"tile", 3}});
    QCOMPARE(odd.value(0), "Blocks of 9 threads do not fill their warps: on average 8.66 of 32 lanes have work.");
  }

  void reductionAndCounter() {
    const Chosen sizes{{"elements", 262144}};
    QCOMPARE(
        explainedBeside("reduction", "atomic", "interleaved", sizes),
        QStringList(
            {"The lanes of a warp use one address: memory serves each atomic of the warp in 32 turns instead of one.",
             "Atomics on one address limit this kernel on the NVIDIA H200 (modelled): 262,144 atomics, one after "
             "another, take 467 us at 561 per microsecond.",
             "Next variant, Interleaved, divergent: atomics on one address fall from 262,144 to 32, 8,192 times "
             "fewer."}));
    const QStringList interleaved = explainedBeside("reduction", "interleaved", "interleaved-strided", sizes);
    QCOMPARE(interleaved.value(0),
             "On average 8.05 of a warp's 32 lanes are active in a memory request and 27.7 in a basic block: the rest "
             "are idle.");
    QCOMPARE(interleaved.last(),
             "Next variant, Interleaved, bank conflicts: on average 23.7 lanes of a warp work instead of 8.05.");
    const QStringList sequential = explainedBeside("reduction", "sequential", "first-add", sizes);
    QCOMPARE(
        sequential.value(0),
        "A block waits at 8.96 barriers on average, 1.33 per memory request of a warp: warps wait for each other.");
    QCOMPARE(sequential.last(),
             "Next variant, First add on load: shared load wavefronts fall from 25,600 to 12,800, 2 times fewer.");
    const Chosen few{{"blocks", 33}, {"threads", 100}};
    const QStringList unprotected = explainedBeside("counter", "unprotected", "atomic", few);
    QCOMPARE(unprotected.value(0),
             "This variant is wrong on purpose: its result cannot be used, however fast it is. Threads load, add and "
             "store without synchronisation, so increments are lost.");
    QCOMPARE(unprotected.last(), "Next variant, Atomic: atomics on one address rise from none to 132.");
    QCOMPARE(explainedBeside("counter", "atomic", "atomic-per-block", few).last(),
             "Next variant, Atomic per block: 1.71 us instead of 1.66 us, no faster here.");
  }

  void whatIsSlowerIsNotProposed() {
    const auto simulated = [](const char* variant, double milliseconds, double storeSectors) {
      Counters counters;
      counters.globalLoad = wordsOf(1000, 4);
      counters.globalStore = wordsOf(1000, storeSectors);
      Result result = countedResult(counters);
      result.family = "transpose";
      result.variant = variant;
      result.time = TimeStatistics{.median = milliseconds};
      return result;
    };
    // Sectors fall, but the time rises.
    const Results slower{simulated("naive", 2, 32), simulated("coalesced", 2.5, 4), simulated("conflict-free", 3, 4),
                         simulated("copy", 1, 4)};
    QCOMPARE(explained(slower, 0).last(), "Next variant, Shared tile: 2.5 ms instead of 2 ms, no faster here.");
    QCOMPARE(explained(slower, 1).last(), "Faster here, Naive: 2 ms instead of 2.5 ms, 1.25 times as fast.");
    const Results faster{simulated("naive", 2, 32), simulated("coalesced", 1, 4), simulated("thin", 1.5, 4)};
    QCOMPARE(explained(faster, 0).last(),
             "Next variant, Shared tile: global store sectors fall from 32,000 to 4,000, 8 times fewer.");
    QCOMPARE(explained(faster, 2).last(), "Faster here, Shared tile: 1 ms instead of 1.5 ms, 1.5 times as fast.");
    // Variants of equal speed may have the same counts.
    QVERIFY(explained({faster[1], simulated("conflict-free", 1, 4)}, 0)
                .last()
                .startsWith("Next variant, Shared tile, padded: the same counts. "));
  }

  void aHistogramIsNeverToldToBeSlower() {
    for (const char* values : {"uniform", "skewed", "equal"}) {
      Results results;
      const std::vector<std::string> variants{"global", "shared", "coarsened", "aggregated", "per-lane"};
      for (const std::string& variant : variants)
        results.push_back(resultOn(simulatedDevice(), "histogram", variant,
                                   {{"elements", std::int64_t{20001}}, {"values", std::string(values)}}));
      for (std::size_t i = 0; i < results.size(); ++i) {
        const QString last = explained(results, i).last();
        for (std::size_t other = 0; other < results.size(); ++other) {
          const QString title = QString::fromStdString(findFamily("histogram")->find(variants[other])->title);
          const bool proposed = last.startsWith("Faster here, " + title + ": ") ||
                                (last.startsWith("Next variant, " + title + ": ") && !last.endsWith(", no faster here."));
          QVERIFY2(!proposed || results[other].time->median <= 1.01 * results[i].time->median,
                   qPrintable(QString(values) + ", " + variants[i].c_str() + ": " + last));
        }
      }
    }
    const auto equal = [](const char* variant) {
      return resultOn(simulatedDevice(), "histogram", variant,
                      {{"elements", std::int64_t{262144}}, {"values", std::string("equal")}});
    };
    QCOMPARE(explained({equal("aggregated"), equal("per-lane")}).last(),
             "Next variant, Bins for each lane: 3.05 us instead of 2.68 us, no faster here.");
  }

  void banksAndLatency() {
    QCOMPARE(explained({resultOf("bank-stride", "read", {{"elements", 1000}, {"stride", 6}, {"reads", 99}})}).value(0),
             "Bank conflicts: a warp's load from shared memory takes 2 wavefronts instead of 1, a 2-way conflict on "
             "average.");
    const QStringList latency = explainedBeside("latency", "one-load", "two-loads", {{"elements", 9999}, {"warps", 2}});
    QCOMPARE(latency.value(0), "The grid gives a multiprocessor 2 of the 64 warps that fit, so it hides less latency.");
    QCOMPARE(latency.last(),
             "Next variant, Two loads in flight: the same counts. Each thread requests two elements before it waits.");
  }

  void theIdeaStandsInForAResultThatIsNotThere() {
    const Result naive = resultOf("transpose", "naive", kOdd);
    const QString idea = QString::fromStdString(findFamily("transpose")->find("coalesced")->idea);
    QCOMPARE(explained({naive}).last(), "Next variant, Shared tile: " + idea);
    QCOMPARE(explained({naive, square("coalesced")}).last(), "Next variant, Shared tile: " + idea);
    // The copy's work differs from that of the transposes after it.
    QCOMPARE(explainedBeside("transpose", "copy-four-rows", "naive", kOdd).size(), 3);
  }

  void aMeasuredResultClaimsNoCounts() {
    const Result simulated = square("naive");
    Session session{.environment = environmentOfBoth(), .results = {measuredAs(simulated, 0.1)}};
    QCOMPARE(explainedIn(session, 0).mid(0, 2),
             QStringList({"It reaches 336 GB/s, 8.39 % of the device's own copy, which reaches 4,000 GB/s.",
                          "A run on the NVIDIA H200 (modelled) shows why, because it counts each access."}));
    // The next variant's time is known.
    session.results.push_back(measuredAs(square("coalesced"), 0.05));
    QCOMPARE(explainedIn(session, 0).value(2),
             "Next variant, Shared tile: 50 us (measured) instead of 100 us, 2 times as fast.");
    for (Result& each : session.results) each.origin = Origin::Recorded;
    QCOMPARE(explainedIn(session, 0).value(2),
             "Next variant, Shared tile: 50 us (recorded) instead of 100 us, 2 times as fast.");
    for (Result& each : session.results) each.origin = Origin::Measured;
    session.results.back().time->median = 0.2;
    QCOMPARE(explainedIn(session, 0).value(2), "Next variant, Shared tile: 200 us instead of 100 us, no faster here.");
    // Counts of the same point exist now.
    session.results.push_back(simulated);
    QCOMPARE(
        explainedIn(session, 0).mid(0, 2),
        QStringList({"On average a warp's store touches 32 sectors instead of 4: 8 times the traffic.",
                     "It takes 100 us (measured); by its counts, the L2 cache alone takes 67.3 us, 67.3 % of that."}));
  }

  void whatLimitsOccupancyIsNamedOfAMeasuredResultToo() {
    const Result simulated = square("naive");
    Result measured = measuredAs(simulated, 0.1);
    measured.occupancy = 0.75;
    measured.registers = 40;
    const QString limit = "Occupancy is 75 %: with 40 registers per thread no more blocks fit a multiprocessor.";
    Session session{.environment = environmentOfBoth(), .results = {measured}};
    QCOMPARE(explainedIn(session, 0).value(1), limit);
    session.results.push_back(simulated);  // with counts
    QCOMPARE(explainedIn(session, 0).value(2), limit);
    QCOMPARE(explainedIn(session, 0).count(limit), 1);
  }

  void librariesCpusAndFailuresAreNotExplainedAway() {
    Session session{.environment = environmentOfBoth(), .results = {}};
    Result result = measuredAs(square("naive"), 0.1);
    result.variant = "memcpy";
    session.results.push_back(result);
    QCOMPARE(explainedIn(session, 0).value(1),
             "The simulator could show why, but cannot run this variant: cudaMemcpy is a library call, not a kernel.");
    result.variant = "cpu-one-thread";
    result.device = "cpu";
    session.results.push_back(result);
    QCOMPARE(explainedIn(session, 1), QStringList("This variant ran on the CPU, which counts nothing."));
    result.status = Result::Status::Failed;
    result.error = "out of memory: choose smaller sizes";
    session.results.push_back(result);
    QCOMPARE(explainedIn(session, 2),
             QStringList("This run failed, so there is nothing to explain: out of memory: choose smaller sizes"));
    result = measuredAs(square("naive"), 0.1);
    result.time.reset();
    session.results.push_back(result);
    QCOMPARE(explainedIn(session, 3), QStringList("This result has no time, so there is nothing to explain."));
    result = measuredAs(square("naive"), 0.1);
    result.family = "of a later version";
    session.results.push_back(result);
    session.environment = {};
    QCOMPARE(explainedIn(session, 4), QStringList("It takes 100 us (measured)."));
  }

  void everySimulatedVariantHasTwoToFourWholeSentences() {
    const QRegularExpression broken("%[1-9]|\\bnan\\b|\\binf\\b|  | [.,:;]|\\(\\)|^\\s|\\s$");
    for (const Family& family : catalog()) {
      Request request{.family = family.id, .variants = {}};
      for (const ParameterSpec& spec : family.parameters)
        if (spec.editor == ParameterSpec::Editor::PowersOfTwo && spec.id != "mib")
          request.parameters.set(spec.id, std::clamp<std::int64_t>(77, spec.minimum, spec.maximum));
      Session session;
      session.environment.add(simulatedDevice().info().record);
      run(simulatedDevice(), request, {}, {}, [&](Result result) { session.results.push_back(std::move(result)); });
      QVERIFY(!session.results.empty());
      for (const Result& result : session.results) {
        const Explanation explanation = explain(session, result);
        QStringList texts = englishTexts(explanation);
        const QString name = QString::fromStdString(family.id + " " + result.variant) + ": " + texts.join(" ");
        const bool saysWrong = texts.front().startsWith("This variant is wrong on purpose");
        QVERIFY2(saysWrong == family.find(result.variant)->wrongOnPurpose, qPrintable(name));
        if (saysWrong) QVERIFY2(!broken.match(texts.takeFirst()).hasMatch(), qPrintable(name));
        QVERIFY2(texts.size() >= 2 && texts.size() <= 4, qPrintable(name));
        for (const QString& text : texts) {
          QVERIFY2(!broken.match(text).hasMatch(), qPrintable(name));
          QVERIFY2(text.endsWith('.') && text.at(0).isUpper(), qPrintable(name));
        }
        for (const Message& sentence : explanation.sentences)
          for (const Argument& argument : sentence.arguments()) {
            if (const auto* number = std::get_if<Number>(&argument.value))
              QVERIFY2(std::isfinite(number->value) && number->value >= 0, qPrintable(name));
            if (const auto* words = std::get_if<std::string>(&argument.value))
              QVERIFY2(!words->empty(), qPrintable(name));
          }
      }
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExplanationCatalogue>(__FILE__);
#include "test_explanation_catalogue.moc"
