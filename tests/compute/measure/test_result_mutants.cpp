// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>

#include "catalogue/catalogue.h"
#include "catalogue/family.h"
#include "engine/run/request.h"
#include "host/host_launcher.h"
#include "host/host_memory.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// A point's correct result, and its mutations.
class Answer {
 public:
  Answer(const Family& family, const Parameters& parameters)
      : m_problem(family.problem(parameters)), m_memory(*m_problem), m_parameters(parameters) {
    const auto launch = launchOf<cpu::HostLauncher>(family.id, "cpu-one-thread");
    cpu::ThreadTeam team(cpu::ThreadTeam::Priority::Normal, 1);
    cpu::HostLauncher launcher(team);
    launch(launcher, m_memory.arguments(m_parameters));
    m_right.assign(output().begin(), output().end());
    const auto written = std::ranges::find_if(m_problem->arrays(), &Array::written);
    m_element = written->shape.elementBytes;
    m_before.assign(written->initial.begin(), written->initial.end());
    if (m_before.empty()) m_before.assign(m_right.size(), std::byte{0xff});
  }

  std::size_t count() const { return m_right.size() / m_element; }
  std::size_t elementBytes() const { return m_element; }
  Problem& problem() { return *m_problem; }

  std::span<std::byte> output() {
    const std::span<const std::byte> written = m_memory.written().at(0);
    return {const_cast<std::byte*>(written.data()), written.size()};
  }
  std::span<std::byte> element(std::size_t i) { return output().subspan(i * m_element, m_element); }
  void restore() { std::ranges::copy(m_right, output().begin()); }
  /// Elements begin..end-1 as if no block had written them.
  void drop(std::size_t begin, std::size_t end) {
    std::copy(m_before.begin() + static_cast<std::ptrdiff_t>(begin * m_element),
              m_before.begin() + static_cast<std::ptrdiff_t>(end * m_element),
              output().begin() + static_cast<std::ptrdiff_t>(begin * m_element));
  }
  bool isWritten(std::size_t i) const {
    return std::memcmp(&m_right[i * m_element], &m_before[i * m_element], m_element) != 0;
  }
  bool changed() { return std::memcmp(output().data(), m_right.data(), m_right.size()) != 0; }

  bool passes(const Elements* owed = nullptr) {
    const Outputs outputs{.arrays = m_memory.written(), .sampled = owed != nullptr, .owed = owed};
    const std::optional<Verification> verification = m_problem->verify(outputs);
    return verification && verification->passed;
  }

 private:
  std::unique_ptr<Problem> m_problem;
  cpu::HostMemory m_memory;
  Parameters m_parameters;
  std::vector<std::byte> m_right;
  std::vector<std::byte> m_before;
  std::size_t m_element = 0;
};

/// All points of a family in its types, in a small and a larger odd size.
std::vector<Parameters> pointsOf(const Family& family) {
  std::vector<Parameters> points;
  for (const bool large : {false, true}) {
    Parameters parameters;
    std::vector<ParameterSpec> choices;
    for (const ParameterSpec& spec : family.parameters) {
      parameters.set(spec.id, spec.initialValue(true));
      const auto size = [&](std::int64_t small, std::int64_t larger) {
        parameters.set(spec.id, large ? larger : small);
      };
      if (spec.id == "elements" || spec.id == "points") size(37, 100003);
      if (spec.id == "width" || spec.id == "columns" || spec.id == "rows") size(5, 131);
      if (spec.id == "height" || spec.id == "inner") size(7, 67);
      if (spec.id == "bodies") size(37, 1003);
      if (spec.id == "length") size(5, 67);
      if (spec.id == "mib") size(1, 1);
      if (spec.id == "blocks" || spec.id == "threads") size(3, 101);
      if (spec.id == "work" || spec.id == "reads") size(3, 5);
      if (spec.id == "type") choices.push_back(spec);
    }
    points.push_back(parameters);
    if (choices.empty()) continue;
    points.pop_back();
    for (const std::string& type : choices[0].choices) {
      parameters.set("type", type);
      points.push_back(parameters);
    }
  }
  return points;
}

template <typename T>
bool setNotANumber(std::span<std::byte> element) {
  const T nan = std::numeric_limits<T>::quiet_NaN();
  std::memcpy(element.data(), &nan, sizeof(T));
  return true;
}

}  // namespace

/// Wrong results of every family, type and size: none may pass.
class TestResultMutants : public QObject {
  Q_OBJECT

 private slots:
  void noWrongResultPasses_data() {
    QTest::addColumn<QString>("family");
    for (const Family& family : catalog()) QTest::newRow(family.id.c_str()) << QString::fromStdString(family.id);
  }

  void noWrongResultPasses() {
    QFETCH(const QString, family);
    const Family& described = *findFamily(family.toStdString());
    for (const Parameters& point : pointsOf(described)) {
      Answer answer(described, point);
      const std::string what = described.id + " " + toText(point);
      QVERIFY2(answer.passes(), (what + ": the right result").c_str());
      const std::size_t last = answer.count() - 1;
      std::size_t looked = 0;
      const auto rejected = [&](const char* mutant) {
        if (!answer.changed()) return;  // the same bits: a right result
        QVERIFY2(!answer.passes(), (what + ": " + mutant + ", element " + std::to_string(looked)).c_str());
        answer.restore();
      };
      const std::size_t anywhere = QRandomGenerator::global()->bounded(static_cast<quint32>(answer.count()));
      for (const std::size_t at : {std::size_t{0}, last, last * 7 / 11, anywhere}) {
        looked = at;
        // Changes the element's second most significant byte: a small error, not orders of magnitude. Attention's
        // elements are means of numbers up to 1, so the tolerance is absolute, and a small element needs a larger
        // error.
        const std::span<std::byte> element = answer.element(at);
        const bool isMean = described.id == "attention";
        element[element.size() > 1 && !isMean ? element.size() - 2 : element.size() - 1] ^= std::byte{0x40};
        rejected("a wrong element");
        answer.drop(at, at + 1);
        rejected("an element unwritten");
        if (described.id == "grayscale" || (point.contains("type") && point.text("type") == "int32")) continue;
        if (answer.elementBytes() == sizeof(float) && described.id != "counter" && described.id != "pi" &&
            described.id != "bank-stride")
          setNotANumber<float>(answer.element(at));
        if (answer.elementBytes() == sizeof(double)) setNotANumber<double>(answer.element(at));
        rejected("not a number");
      }
      for (const std::size_t block : {std::size_t{0}, last / 2 / 32 * 32}) {
        answer.drop(block, std::min(answer.count(), block + 32));
        rejected("a block dropped");
      }
      std::ranges::swap_ranges(answer.element(last), answer.element(last / 3));
      rejected("a pair swapped");
      answer.drop(0, answer.count());
      rejected("nothing written");
    }
  }

  void whatBlocksOweIsMissed_data() { noWrongResultPasses_data(); }
  void whatBlocksOweIsMissed() {
    QFETCH(const QString, family);
    const Family& described = *findFamily(family.toStdString());
    for (const Parameters& point : pointsOf(described)) {
      Answer answer(described, point);
      const std::int64_t all = answer.problem().owedElements();
      QVERIFY(all > 0);
      if (all != static_cast<std::int64_t>(answer.count())) continue;  // all values equal: see the next test
      std::int64_t written = all - 1;
      while (written >= 0 && !answer.isWritten(static_cast<std::size_t>(written))) --written;
      QVERIFY(written >= 0);
      Elements owed(all);
      owed.add(written, written + 1);
      answer.drop(0, static_cast<std::size_t>(written));
      QVERIFY2(answer.passes(&owed), toText(point).c_str());
      answer.drop(static_cast<std::size_t>(written), static_cast<std::size_t>(written + 1));
      QVERIFY2(!answer.passes(&owed), toText(point).c_str());
    }
  }

  void sumsMissEveryBlock() {
    for (const char* type : {"fp32", "fp64", "int32"})
      for (const std::int64_t elements : {std::int64_t{1000}, std::int64_t{(1 << 25) + 5}}) {
        Parameters point;
        for (const ParameterSpec& spec : findFamily("reduction")->parameters)
          point.set(spec.id, spec.initialValue(true));
        point.set("elements", elements);
        point.set("type", std::string(type));
        Answer answer(*findFamily("reduction"), point);
        QVERIFY(answer.passes());
        QCOMPARE(answer.problem().owedElements(), elements);
        // The total is wrong if any 64 neighbours are missing.
        for (std::int64_t without = 0; without < elements; without += elements / 7) {
          Elements owed(elements);
          owed.add(0, without);
          owed.add(without + 64, elements);
          QVERIFY2(!answer.passes(&owed), std::to_string(without).c_str());
        }
      }
  }

  /// Large numbers cancel in any order. Any of the small ones may be lost next to them, but no more than those.
  void whereNumbersCancelOnlySmallOnesAreLost() {
    const auto check = [](auto zero, const char* type, std::int64_t elements) {
      using T = decltype(zero);
      Parameters point;
      for (const ParameterSpec& spec : findFamily("reduction")->parameters) point.set(spec.id, spec.initialValue(true));
      point.set("elements", elements);
      point.set("type", std::string(type));
      point.set("values", std::string("cancelling"));
      Answer answer(*findFamily("reduction"), point);
      const auto takes = [&](double sum) {
        const T value = static_cast<T>(sum);
        std::memcpy(answer.element(0).data(), &value, sizeof(T));
        return answer.passes();
      };
      const double small = static_cast<double>(elements / 4 * 3);
      const double large =
          static_cast<double>(reinterpret_cast<const T*>(answer.problem().arrays()[0].initial.data())[0]);
      QVERIFY(large > 1e29);
      for (const double right : {0.0, 2.0, small - 1, small}) QVERIFY2(takes(right), std::to_string(right).c_str());
      for (const double wrong : {-small, 3 * small, large, -large, std::sqrt(large), double{NAN}, double{INFINITY}})
        QVERIFY2(!takes(wrong), std::to_string(wrong).c_str());
    };
    for (const std::int64_t elements : {std::int64_t{100}, std::int64_t{1 << 20}}) {
      check(0.0F, "fp32", elements);
      check(0.0, "fp64", elements);
    }
  }

  void theExtremeIsTheLast() {
    for (const char* operation : {"min", "max"})
      for (const char* type : {"fp32", "fp64", "int32"}) {
        Parameters point;
        for (const ParameterSpec& spec : findFamily("reduction")->parameters)
          point.set(spec.id, spec.initialValue(true));
        point.set("elements", std::int64_t{4099});
        point.set("type", std::string(type));
        point.set("operation", std::string(operation));
        Answer answer(*findFamily("reduction"), point);
        Elements butTheLast(4099);
        butTheLast.add(0, 4098);
        QVERIFY(answer.passes());
        QVERIFY(!answer.passes(&butTheLast));
      }
  }

  void greysAreCutAndNotRounded() {
    Parameters point;
    for (const ParameterSpec& spec : findFamily("grayscale")->parameters) point.set(spec.id, spec.initialValue(true));
    point.set("width", std::int64_t{131});
    point.set("height", std::int64_t{67});
    Answer answer(*findFamily("grayscale"), point);
    const auto* const rgb = reinterpret_cast<const unsigned char*>(answer.problem().arrays()[0].initial.data());
    for (std::size_t i = 0; i < answer.count(); ++i) {
      const int hundredths = 21 * rgb[3 * i] + 71 * rgb[3 * i + 1] + 7 * rgb[3 * i + 2];
      answer.element(i)[0] = static_cast<std::byte>((hundredths + 50) / 100);
    }
    QVERIFY(!answer.passes());
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestResultMutants>(__FILE__);
#include "test_result_mutants.moc"
