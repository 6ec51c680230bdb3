// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <cstring>
#include <limits>
#include <span>

#include "catalogue/catalogue.h"
#include "compute/one_point.h"
#include "core/text/error.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

Chosen ofSize(int rows, int inner, int columns, const char* type) {
  return {{"rows", rows}, {"inner", inner}, {"columns", columns}, {"type", type}};
}

/// A product of 37 x 301 by 301 x 53.
template <typename T>
struct WideProduct {
  static constexpr std::size_t rows = 37, inner = 301, columns = 53;
  explicit WideProduct(const char* type) {
    Parameters parameters;
    for (const auto& [name, size] : {std::pair("rows", rows), std::pair("inner", inner), std::pair("columns", columns)})
      parameters.set(name, static_cast<std::int64_t>(size));
    parameters.set("type", std::string(type));
    problem = findFamily("tensor-wide")->problem(parameters);
    m = valuesOf(0);
    n = valuesOf(1);
  }

  std::vector<T> valuesOf(std::size_t array) const {
    const auto& bytes = problem->arrays().at(array).initial;
    std::vector<T> values(bytes.size() / sizeof(T));
    std::memcpy(values.data(), bytes.data(), bytes.size());
    return values;
  }

  /// P with sums of type Sum.
  template <typename Sum>
  std::vector<T> multiplied() const {
    std::vector<T> p(rows * columns);
    for (std::size_t i = 0; i < p.size(); ++i) {
      Sum sum = 0;
      for (std::size_t k = 0; k < inner; ++k)
        sum += static_cast<Sum>(m[i / columns * inner + k]) * static_cast<Sum>(n[k * columns + i % columns]);
      p[i] = static_cast<T>(sum);
    }
    return p;
  }

  Verification verify(const std::vector<T>& p) const {
    return problem->verify(Outputs{.arrays = {std::as_bytes(std::span(p))}}).value();
  }

  std::unique_ptr<Problem> problem;
  std::vector<T> m;
  std::vector<T> n;
};

/// Without the bits that tensor cores ignore.
float asTf32(float value) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  bits &= ~0x1fffU;
  std::memcpy(&value, &bits, sizeof bits);
  return value;
}

}  // namespace

class TestTensorWide : public QObject {
  Q_OBJECT

 private slots:
  void theNaiveKernelIsExactAtAnySize() {
    for (const char* type : {"tf32", "fp64"}) {
      QCOMPARE(resultOf("tensor-wide", "naive", ofSize(1, 1, 1, type)).verification->maxError, 0.0);
      QCOMPARE(resultOf("tensor-wide", "naive", ofSize(67, 35, 129, type)).verification->maxError, 0.0);
    }
  }

  void everyNumberIsOneOfTf32AndEverySumIsExact() {
    const WideProduct<float> product("tf32");
    for (const float value : product.m) QCOMPARE(asTf32(value), value);
    for (const float value : product.n) QCOMPARE(asTf32(value), value);
    QVERIFY(product.verify(product.multiplied<float>()).passed);
  }

  /// The smallest error that P can have, in each corner.
  void anElementThatIsOffByOneUnitIsFound() {
    const auto check = [](const auto& product, auto unit) {
      const auto right = product.template multiplied<double>();
      QVERIFY(product.verify(right).passed);
      for (const std::size_t i :
           {std::size_t{0}, product.columns - 1, right.size() - product.columns, right.size() - 1}) {
        auto wrong = right;
        wrong[i] += unit;
        QVERIFY(!product.verify(wrong).passed);
        wrong[i] = std::numeric_limits<decltype(unit)>::quiet_NaN();
        QVERIFY(!product.verify(wrong).passed);
      }
    };
    check(WideProduct<float>("tf32"), 1.0F);
    check(WideProduct<double>("fp64"), 1.0);
  }

  void sumsInFp32AreNotThoseOfFp64() {
    const WideProduct<double> product("fp64");
    QVERIFY(!product.verify(product.multiplied<float>()).passed);
  }

  void tensorCoresOfThemAreForGpusOnly() {
    for (const char* type : {"tf32", "fp64"})
      QVERIFY_EXCEPTION_THROWN(resultOf("tensor-wide", "turned", ofSize(64, 64, 64, type)), RequestError);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestTensorWide>(__FILE__);
#include "test_tensor_wide.moc"
