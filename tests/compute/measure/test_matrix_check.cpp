// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "measure/matrix_check.h"
#include "measure/verification.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// A product rounded like a textbook kernel's: sums in order.
template <typename T = float>
struct Product {
  explicit Product(const MatrixShape& shape_)
      : shape(shape_),
        m(randomArray<T>("m", Array::Role::Input, shape.rows * shape.inner, 1)),
        n(randomArray<T>("n", Array::Role::Input, shape.inner * shape.columns, 2)),
        output(outputArray<T>("p", shape.rows * shape.columns)),
        p(static_cast<std::size_t>(shape.rows * shape.columns)) {
    inParallel(shape.rows * (1 << 14), [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t row = begin >> 14; row < end >> 14; ++row)
        for (std::int64_t k = 0; k < shape.inner; ++k)
          for (std::int64_t column = 0; column < shape.columns; ++column)
            p[static_cast<std::size_t>(row * shape.columns + column)] +=
                valuesOf<T>(m)[row * shape.inner + k] * valuesOf<T>(n)[k * shape.columns + column];
    });
  }

  /// `owed`: elements of the blocks that ran, if only some did.
  Verification check(const Elements* owed = nullptr) const {
    return MatrixCheck<T>(shape, valuesOf<T>(m), valuesOf<T>(n))
        .verify({.arrays = {std::as_bytes(std::span(p))}, .sampled = owed != nullptr, .owed = owed}, output);
  }
  T& at(std::int64_t row, std::int64_t column) { return p[static_cast<std::size_t>(row * shape.columns + column)]; }
  /// One product that a kernel could forget.
  T term(std::int64_t row, std::int64_t k, std::int64_t column) const {
    return valuesOf<T>(m)[row * shape.inner + k] * valuesOf<T>(n)[k * shape.columns + column];
  }

  MatrixShape shape;
  Array m, n, output;
  std::vector<T> p;
};

}  // namespace

class TestMatrixCheck : public QObject {
  Q_OBJECT

 private slots:
  void aRightProductPassesAndItsErrorIsRounding() {
    const Product product({37, 301, 53});
    const Verification verification = product.check();
    QVERIFY(verification.passed);
    QCOMPARE(verification.method, std::string("every element"));
    QVERIFY(verification.maxError > 0);
    QVERIFY(verification.maxError < verification.tolerance / 4);
  }

  void anElementThatMissesOneTermFails() {
    Product product({37, 301, 53});
    product.at(20, 30) -= product.term(20, 300, 30);
    QVERIFY(std::abs(product.term(20, 300, 30)) > 0.01f);
    QVERIFY(!product.check().passed);
  }

  /// In fp64, the sums expected by Freivalds' test must not be rounded like the product's. With slightly more than 2^33
  /// operations, some sums would exceed the tolerance.
  void aRightProductOfDoublesPassesFreivaldsTest() {
    const Product<double> product({1025, 2048, 2048});
    const Verification verification = product.check();
    QVERIFY2(verification.passed, std::to_string(verification.maxError).c_str());
    QVERIFY(verification.method != std::string("every element"));
  }

  void nanFails() {
    Product product({5, 7, 3});
    product.at(4, 2) = std::numeric_limits<float>::quiet_NaN();
    const Verification verification = product.check();
    QVERIFY(!verification.passed);
    QVERIFY(std::isnan(verification.maxError));
    QCOMPARE(verification.unwritten, std::int64_t{0});
  }

  void whatNoThreadWroteIsCounted() {
    Product product({5, 7, 3});
    std::memset(&product.at(3, 0), 0xff, 6 * sizeof(float));
    product.at(0, 1) = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(product.check().unwritten, std::int64_t{6});
  }

  void beyondTheLimitFreivaldsFindsOneWrongElementAnywhere() {
    // 2^33 operations and a few more, with a short inner side so that the test itself is quick.
    Product product({8192, 65, 8100});
    QVERIFY(product.shape.flops() > kMaxReferenceFlops);
    const Verification right = product.check();
    QVERIFY2(right.passed, right.method.english().c_str());
    QVERIFY(QString::fromStdString(right.method).startsWith("Freivalds' test with 8 vectors"));

    // Far from every row and column of the exact comparison.
    float& element = product.at(5001, 6007);
    const float rightValue = element;
    element += 0.5f;
    QVERIFY(!product.check().passed);
    element = std::numeric_limits<float>::quiet_NaN();
    QVERIFY(!product.check().passed);
    QCOMPARE(product.check().unwritten, std::int64_t{0});
    std::memset(&element, 0xff, sizeof(float));
    QVERIFY(!product.check().passed);
    QCOMPARE(product.check().unwritten, std::int64_t{1});
    element = rightValue;
    QVERIFY(product.check().passed);

    // Also a small error, which a row's rounding would hide: its 8,100 elements are checked in sections.
    element += 3 * static_cast<float>(right.tolerance);
    QVERIFY(!product.check().passed);
    element = rightValue;

    // A small error on an edge is found exactly.
    product.at(8191, 8099) += 10 * static_cast<float>(right.tolerance);
    QVERIFY(!product.check().passed);
  }

  void afterSampledBlocksAllThatTheyOweIsThere() {
    Product product({16, 33, 17});
    const std::vector<float> whole = product.p;
    std::memset(product.p.data(), 0xff, product.p.size() * sizeof(float));
    Elements owed(16 * 17);
    QVERIFY2(!product.check(&owed).passed, "nothing was owed: nothing was verified");
    owed.addTile(16, 17, 12, 14, 8, 8);  // 4 rows and 3 columns of it lie within the matrix
    QCOMPARE(owed.size(), 12);
    QVERIFY2(!product.check(&owed).passed, "nothing was written");
    for (int row = 12; row < 16; ++row)
      for (int column = 14; column < 17; ++column) product.at(row, column) = whole[row * 17 + column];
    QCOMPARE(product.check(&owed).method, std::string("every element that the sampled blocks write (12 of 272)"));
    QVERIFY(product.check(&owed).passed);
    std::memset(&product.at(15, 16), 0xff, sizeof(float));
    QVERIFY2(!product.check(&owed).passed, "the last of them is missing");
    product.at(15, 16) = whole[15 * 17 + 16];
    product.at(9, 9) = whole[9 * 17 + 9] + 1;
    QVERIFY2(!product.check(&owed).passed, "what nobody owed has to be right as well");
    QVERIFY(!product.check().passed);
  }

  void aNotANumberStaysTheLargestDifference() {
    Product product({5, 7, 3});
    product.at(0, 1) = std::numeric_limits<float>::quiet_NaN();
    product.at(4, 2) += 1;
    QVERIFY(std::isnan(product.check().maxError));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMatrixCheck>(__FILE__);
#include "test_matrix_check.moc"
