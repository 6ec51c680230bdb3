// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "measure/input_progress.h"
#include "measure/problem_cache.h"
#include "measure/verification.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Parameters initials(const Family& family) {
  Parameters parameters;
  for (const ParameterSpec& spec : family.parameters) parameters.set(spec.id, spec.initialValue(true));
  return parameters;
}

Parameters matrix(std::int64_t width, std::int64_t height) {
  Parameters parameters = initials(*findFamily("transpose"));
  parameters.set("width", width);
  parameters.set("height", height);
  return parameters;
}

}  // namespace

/// The memory that data take before and during their creation.
class TestDataSize : public QObject {
  Q_OBJECT

 private slots:
  void ofATransposeTheInputIsContentAndBothAreArrays() {
    const DataSize size = dataSizeOf(*findFamily("transpose"), matrix(77, 45));
    QCOMPARE(size.content, std::size_t{77 * 45 * 4});
    QCOMPARE(size.arrays, std::size_t{2 * 77 * 45 * 4});
    QCOMPARE(size.all(), std::size_t{3 * 77 * 45 * 4});
  }

  void itIsKnownOfEveryFamilyBeforeAnythingIsMade() {
    for (const Family& family : catalog()) {
      const Parameters parameters = initials(family);
      const DataSize before = dataSizeOf(family, parameters);
      const DataSize made = dataSizeOf(*family.problem(parameters));
      QCOMPARE(before.content, made.content);
      QCOMPARE(before.arrays, made.arrays);
    }
    QVERIFY(!SizesOnly::on());
  }

  void aFileIsNotReadForIt() {
    Parameters parameters = initials(*findFamily("grayscale"));
    parameters.set("image", std::string("/no/such/picture.png"));
    QCOMPARE(dataSizeOf(*findFamily("grayscale"), parameters).all(), std::size_t{0});
  }

  void whatIsKeptIsNotMadeAgain() {
    ProblemCache cache;
    const Family& family = *findFamily("transpose");
    QCOMPARE(cache.sizeToMake(family, matrix(77, 45)).all(), std::size_t{3 * 77 * 45 * 4});
    cache.get(family, matrix(77, 45));
    QCOMPARE(cache.sizeToMake(family, matrix(77, 45)).content, std::size_t{0});
    QCOMPARE(cache.sizeToMake(family, matrix(77, 45)).all(), std::size_t{2 * 77 * 45 * 4});
    QCOMPARE(cache.sizeToMake(family, matrix(77, 46)).all(), std::size_t{3 * 77 * 46 * 4});
  }

  void whoMakesDataTellsHowFarTheyAre() {
    constexpr std::int64_t kCount = 3'000'007;
    std::vector<double> shares;
    {
      const DataProgress progress(
          2 * kCount * sizeof(float), [&](double share) { shares.push_back(share); }, std::chrono::milliseconds(0));
      randomArray<float>("in", Array::Role::Input, kCount, 1);
      QVERIFY(!shares.empty());
      QVERIFY(shares.back() > 0.49 && shares.back() <= 0.5);
      inParallel(kCount, [](std::int64_t, std::int64_t) {});  // no data
      QVERIFY(shares.back() <= 0.5);
      randomArray<float>("in", Array::Role::Input, kCount, 1);
      QVERIFY(shares.back() > 0.99 && shares.back() <= 1);
      QVERIFY(std::ranges::is_sorted(shares));
    }
    const std::size_t told = shares.size();
    randomArray<float>("in", Array::Role::Input, kCount, 1);
    QCOMPARE(shares.size(), told);
  }

  void makingHasItsShareOfThePointsBar() {
    constexpr std::int64_t kCount = 3'000'007;
    std::vector<std::pair<std::string, double>> told;
    const PointProgress progress = [&](const Message& what, double share) { told.emplace_back(what.english(), share); };
    {
      InputProgress making(kCount * sizeof(float), progress, std::chrono::milliseconds(0));
      randomArray<float>("in", Array::Role::Input, kCount, 1);
      QVERIFY(told.size() > 2);
      QCOMPARE(told.front(), (std::pair<std::string, double>("making the input", 0)));
      const QRegularExpression last("^making the input: (99|100) %, [01] s left$");
      QVERIFY2(last.match(QString::fromStdString(told.back().first)).hasMatch(), told.back().first.c_str());
      QVERIFY(told.back().second > 0.29 && told.back().second <= 0.3);
      making.rest()(Message::text("verifying"), 0.5);
      QCOMPARE(told.back().first, std::string("verifying"));
      QCOMPARE(told.back().second, 0.65);
    }
    // Instantly, so the whole bar is left for the rest.
    told.clear();
    const InputProgress making(4, progress, std::chrono::hours(1));
    randomArray<float>("in", Array::Role::Input, 1, 1);
    making.rest()(Message::text("verifying"), 0.5);
    QCOMPARE(told, (std::vector<std::pair<std::string, double>>{{"making the input", 0}, {"verifying", 0.5}}));
  }

  void whereOnlySizesAreWantedNothingIsDone() {
    int done = 0;
    {
      const SizesOnly sizesOnly;
      inParallel(1000, [&](std::int64_t, std::int64_t) { ++done; });
    }
    QCOMPARE(done, 0);
    inParallel(1000, [&](std::int64_t, std::int64_t) { ++done; });
    QCOMPARE(done, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestDataSize>(__FILE__);
#include "test_data_size.moc"
