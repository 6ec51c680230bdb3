// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <bit>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "compute/cuda/cuda_launch_fixture.h"
#include "compute/cuda/cuda_number_kernels.h"
#include "compute/cuda/cuda_word_meanings.h"
#include "test_registry.h"

using namespace cuda_language;
using namespace word_meanings;

namespace {

__extension__ typedef __float128 Quad;  // holds what is compared here exactly

template <typename T>
bool same(T a, T b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0 || (a != a && b != b);
}

/// All triples of `values`.
template <typename T>
std::vector<T> triplesOf(const std::vector<T>& values, const std::vector<T>& thirds) {
  std::vector<T> triples;
  for (const T a : values)
    for (const T b : values)
      for (const T c : thirds) triples.insert(triples.end(), {a, b, c});
  return triples;
}

int signOf(Quad x) { return (x > 0) - (x < 0); }

}  // namespace

class TestCudaNumbers : public QObject {
  Q_OBJECT

 private slots:
  void integerWordsMeanWhatTheGuideSays() {
    std::vector<unsigned> values = {0,          1,          2,          3,          0x7f,       0x80,
                                    0xff,       0x100,      0x7fff,     0x8000,     0xffff,     0x7fffff,
                                    0x800000,   0x1000000,  0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe,
                                    0xffffffff, 0x12345678, 0x80818283, 0x7f80ff01};
    std::mt19937 random(3);
    for (int i = 0; i < 6; ++i) values.push_back(static_cast<unsigned>(random()));
    const std::vector<unsigned> triples =
        triplesOf(values, {0, 1, 31, 32, 33, 0x80000000, 0xffffffff, 0x00007531, 0xfedc1234, 0x9e3779b9});
    const char* const names[] = {
#define WORD(word, meaning) #word,
#include "compute/cuda/cuda_integer_words.h"
#undef WORD
    };
    constexpr int kWords = std::size(names);
    const int count = static_cast<int>(triples.size() / 3);
    Buffer<unsigned> in(triples.size());
    std::copy(triples.begin(), triples.end(), in.data());
    Buffer<unsigned long long> out(static_cast<std::size_t>(count) * kWords);
    integerWords(launch, count, in.data(), kWords, out.data());
    for (int triple = 0; triple < count; ++triple) {
      const unsigned x = triples[3 * triple], y = triples[3 * triple + 1], z = triples[3 * triple + 2];
      const int i = static_cast<int>(x), j = static_cast<int>(y);
      const unsigned long long X = static_cast<unsigned long long>(x) << 32 | y;
      const unsigned long long Y = static_cast<unsigned long long>(y) << 32 | z;
      const long long I = static_cast<long long>(X), J = static_cast<long long>(Y);
      const unsigned long long meanings[] = {
#define WORD(word, meaning) static_cast<unsigned long long>(meaning),
#include "compute/cuda/cuda_integer_words.h"
#undef WORD
      };
      for (int word = 0; word < kWords; ++word)
        if (out[static_cast<std::size_t>(triple) * kWords + word] != meanings[word])
          QFAIL(qPrintable(QString("%1 of %2, %3, %4: %5, not %6")
                               .arg(names[word])
                               .arg(x, 0, 16)
                               .arg(y, 0, 16)
                               .arg(z, 0, 16)
                               .arg(out[static_cast<std::size_t>(triple) * kWords + word], 0, 16)
                               .arg(meanings[word], 0, 16)));
    }
  }

  void floatWordsMeanWhatTheGuideSays() {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    const std::vector<float> values = {
        0.0f,         1.0f,    -1.0f, 0.5f,        1.5f,      -2.5f,      3.0f,
        0.1f,         -0.3f,   7.25f, 1e10f,       -1e-10f,   FLT_MAX,    FLT_MIN,
        1e-40f,       -1e-45f, 1e30f, 16777217.0f, kInfinity, -kInfinity, std::numeric_limits<float>::quiet_NaN(),
        2147483520.0f};
    const std::vector<float> triples = triplesOf(values, {0.0f, 1.0f, -0.1f, 1e-30f, -1e10f});
    const char* const names[] = {
#define EXACT(word, meaning) #word,
#define NEAR(word, meaning, share) #word,
#include "compute/cuda/cuda_float_words.h"
#undef NEAR
#undef EXACT
    };
    constexpr int kWords = std::size(names);
    const double shares[] = {
#define EXACT(word, meaning) 0,
#define NEAR(word, meaning, share) share,
#include "compute/cuda/cuda_float_words.h"
#undef NEAR
#undef EXACT
    };
    const int count = static_cast<int>(triples.size() / 3);
    Buffer<float> in(triples.size());
    std::copy(triples.begin(), triples.end(), in.data());
    Buffer<double> out(static_cast<std::size_t>(count) * kWords);
    floatWords(launch, count, in.data(), kWords, out.data());
    for (int triple = 0; triple < count; ++triple) {
      const float a = triples[3 * triple], b = triples[3 * triple + 1], c = triples[3 * triple + 2];
      const double A = a, B = b, C = c;
      const double meanings[] = {
#define EXACT(word, meaning) static_cast<double>(meaning),
#define NEAR(word, meaning, share) static_cast<double>(meaning),
#include "compute/cuda/cuda_float_words.h"
#undef NEAR
#undef EXACT
      };
      for (int word = 0; word < kWords; ++word) {
        const double got = out[static_cast<std::size_t>(triple) * kWords + word];
        const double expected = meanings[word];
        // min and max treat -0 and 0 as equal; a double's range continues where a float's ends.
        const bool exact = got == expected || (got != got && expected != expected);
        const bool near = shares[word] > 0 && (std::abs(got - expected) <= shares[word] * std::abs(expected) ||
                                               std::abs(got - expected) < 1e-44 ||
                                               same(got, static_cast<double>(static_cast<float>(expected))));
        if (!exact && !near)
          QFAIL(qPrintable(QString("%1 of %2, %3, %4: %5, not %6")
                               .arg(names[word])
                               .arg(a)
                               .arg(b)
                               .arg(c)
                               .arg(got, 0, 'g', 17)
                               .arg(expected, 0, 'g', 17)));
      }
    }
  }

  void roundingWaysAreExact() {
    checkRounding<float>(
        {1.0f, -1.0f, 3.0f, 0.1f, -0.7f, 1e10f, 3e-9f, 0x1p-60f, 16777215.0f, 1.5f, 123456.789f, -5e-7f});
    checkRounding<double>({1.0, -1.0, 3.0, 0.1, -0.7, 1e7, 3e-5, 0x1p-25, 9007199254740991.0, 1.5, 123456.789, -5e-7});
  }

  void roundingWaysDifferAtTheEnds() {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    Buffer<float> in(12), out(4 * 28);
    const float triples[] = {FLT_MAX, FLT_MAX, 0, -FLT_MAX, FLT_MAX, 0, 0x1p-149f, 0x1p-149f, 0x1p-149f, 1, -1, 0};
    std::copy(std::begin(triples), std::end(triples), in.data());
    roundedWords<float>(launch, 4, in.data(), out.data());
    const auto ways = [&](int triple, Rounded word) { return out.data() + triple * 28 + static_cast<int>(word) * 4; };
    const auto are = [](const float* got, float n, float z, float u, float d) {
      return same(got[0], n) && same(got[1], z) && same(got[2], u) && same(got[3], d);
    };
    QVERIFY(are(ways(0, Rounded::Add), kInfinity, FLT_MAX, kInfinity, FLT_MAX));
    QVERIFY(are(ways(1, Rounded::Multiply), -kInfinity, -FLT_MAX, -FLT_MAX, -kInfinity));
    QVERIFY(are(ways(2, Rounded::Multiply), 0, 0, 0x1p-149f, 0));
    QVERIFY(are(ways(2, Rounded::MultiplyAdd), 0x1p-149f, 0x1p-149f, 0x1p-148f, 0x1p-149f));
    QVERIFY(are(ways(3, Rounded::Add), 0, 0, 0, -0.0f));  // a sum of nothing is -0 when rounded down (IEEE 754, 6.3)
  }

  void floatsBecomeTheNearestIntegersThereAre() {
    std::vector<double> values = {0,
                                  0.5,
                                  1.5,
                                  2.5,
                                  -0.5,
                                  -1.5,
                                  0.49999997,
                                  1e9,
                                  -1e9,
                                  2147483520,
                                  2147483648.0,
                                  4294967040.0,
                                  4294967296.0,
                                  -2147483648.0,
                                  -2147483904.0,
                                  9223371487098961920.0,
                                  9223372036854775808.0,
                                  18446742974197923840.0,
                                  18446744073709551616.0,
                                  -9223372036854775808.0,
                                  -1e19,
                                  1e30,
                                  -1e30,
                                  std::numeric_limits<double>::infinity(),
                                  -std::numeric_limits<double>::infinity(),
                                  std::numeric_limits<double>::quiet_NaN(),
                                  8388607.5,
                                  -8388608.5,
                                  1e-40,
                                  -1e-40};
    checkIntegers<float>(values);
    for (const double x : {2147483647.4, 2147483647.5, 4294967295.4, 4294967295.6, -2147483648.4, -2147483648.6,
                           4503599627370495.5, 0.49999999999999994, 5e-324})
      values.push_back(x);
    checkIntegers<double>(values);
  }

  void integersBecomeFloatsInFourWays() {
    const long long values[] = {0,
                                1,
                                -1,
                                16777217,
                                16777219,
                                -16777217,
                                33554435,
                                INT_MAX,
                                INT_MIN,
                                UINT_MAX,
                                LLONG_MAX,
                                LLONG_MIN,
                                (1LL << 53) + 1,
                                -(1LL << 53) - 3,
                                (1LL << 62) + 1,
                                (1LL << 40) + (1LL << 16),
                                (1LL << 40) + (1LL << 16) + 1,
                                -2,
                                0x7fffffbf};
    constexpr int kCount = std::size(values);
    Buffer<long long> in(kCount);
    std::copy(std::begin(values), std::end(values), in.data());
    Buffer<Floats> out(kCount);
    toFloats(launch, kCount, in.data(), out.data());
    for (int n = 0; n < kCount; ++n)
      for (int way = 0; way < 4; ++way) {
        const auto check = [&](auto got, Quad exact) {
          return isRounded(way, got, exact < 0, [=](Quad r) { return signOf(r - exact); });
        };
        QVERIFY(check(out[n].i[way], static_cast<int>(values[n])));
        QVERIFY(check(out[n].u[way], static_cast<unsigned>(values[n])));
        QVERIFY(check(out[n].ll[way], values[n]));
        QVERIFY(check(out[n].ull[way], static_cast<unsigned long long>(values[n])));
        QVERIFY(check(out[n].longLong[way], values[n]));
        QVERIFY(check(out[n].unsignedLongLong[way], static_cast<unsigned long long>(values[n])));
      }
  }

  void doublesBecomeFloatsInFourWays() {
    const double values[] = {0.1,    -0.1, 1 + 0x1p-24, 1 + 0x1p-24 + 0x1p-50, 1 + 3 * 0x1p-24, 1e-40, 1e-50,
                             -1e-50, 3.0,  1e38};
    constexpr int kCount = std::size(values);
    Buffer<double> in(kCount);
    std::copy(std::begin(values), std::end(values), in.data());
    Buffer<float> out(4 * kCount);
    doublesToFloats(launch, kCount, in.data(), out.data());
    for (int n = 0; n < kCount; ++n)
      for (int way = 0; way < 4; ++way)
        QVERIFY(isRounded(way, out[4 * n + way], values[n] < 0, [&](Quad r) { return signOf(r - values[n]); }));
  }

  void turnsAreExactAtQuarters() {
    std::vector<double> values = {
        0.0, -0.0, 0.25, 1e-300, 1.75, 1e15 + 0.5, 0.123, -7.4, std::numeric_limits<double>::infinity()};
    for (int i = -16; i <= 16; ++i) values.push_back(i / 2.0);
    const int count = static_cast<int>(values.size());
    Buffer<double> in(values.size()), out(6 * values.size());
    std::copy(values.begin(), values.end(), in.data());
    turns(launch, count, in.data(), out.data());
    for (int n = 0; n < count; ++n) {
      const double x = values[n], twice = 2 * x;
      if (!std::isfinite(x)) {
        for (int k = 0; k < 6; ++k) QVERIFY(std::isnan(out[6 * n + k]));
        continue;
      }
      const double sine = std::sin(M_PI * std::remainder(x, 2)), cosine = std::cos(M_PI * std::remainder(x, 2));
      QVERIFY(std::abs(out[6 * n] - sine) < 1e-14 && std::abs(out[6 * n + 1] - cosine) < 1e-14);
      if (twice == std::rint(twice) && std::abs(x) < 100) {
        QCOMPARE(out[6 * n], std::rint(sine));
        QCOMPARE(out[6 * n + 1], std::rint(cosine));
        for (int k = 2; k < 6; ++k) QCOMPARE(out[6 * n + k], std::rint(k % 2 == 0 ? sine : cosine));
      }
      if (x == std::rint(x)) QCOMPARE(std::signbit(out[6 * n]), std::signbit(x));
      QVERIFY(!(out[6 * n + 1] == 0 && std::signbit(out[6 * n + 1])));
    }
  }

  void scaledErrorFunctionGoesOn() {
    const double values[] = {0, 1, -1, 9.999999, 10.000001, 50};
    const double expected[] = {
        1, 0.42758357615580700442, 5.0089800807622834664, 0.0561409983031349, 0.0561409871845103, 0.011281536265323772};
    Buffer<double> in(6), out(6);
    std::copy(std::begin(values), std::end(values), in.data());
    scaledErfc(launch, 6, in.data(), out.data());
    for (int n = 0; n < 6; ++n) QVERIFY(std::abs(out[n] / expected[n] - 1) < (n == 3 || n == 4 ? 1e-10 : 1e-13));
  }

 private:
  /// Whether `r` is the correctly rounded exact value; compare(x) is the sign of x - exact.
  template <typename T, typename Compare>
  static bool isRounded(int way, T r, bool negative, Compare compare) {
    constexpr T kInfinity = std::numeric_limits<T>::infinity();
    const int sign = compare(r);
    if (sign == 0) return true;
    if (way == 1) way = negative ? 2 : 3;  // toward zero
    const T neighbour = std::nextafter(r, sign > 0 ? -kInfinity : kInfinity);
    if (compare(neighbour) == sign || compare(neighbour) == 0) return false;  // not even next to it
    if (way == 2) return sign > 0;
    if (way == 3) return sign < 0;
    const int middle = compare((static_cast<Quad>(r) + neighbour) / 2);
    std::uint64_t bits = 0;
    std::memcpy(&bits, &r, sizeof r);
    return middle == 0 ? bits % 2 == 0 : middle == -sign;
  }

  template <typename T>
  void checkRounding(const std::vector<T>& values) {
    const std::vector<T> triples = triplesOf(values, values);
    const int count = static_cast<int>(triples.size() / 3);
    Buffer<T> in(triples.size()), out(static_cast<std::size_t>(count) * 28);
    std::copy(triples.begin(), triples.end(), in.data());
    roundedWords<T>(launch, count, in.data(), out.data());
    for (int triple = 0; triple < count; ++triple) {
      const Quad a = triples[3 * triple], b = triples[3 * triple + 1], c = triples[3 * triple + 2];
      for (int word = 0; word < kRoundedWords; ++word)
        for (int way = 0; way < 4; ++way) {
          const T got = out[static_cast<std::size_t>(triple) * 28 + word * 4 + way];
          bool right = false;
          switch (static_cast<Rounded>(word)) {
            case Rounded::Add:
              right = isRounded(way, got, a + b < 0, [=](Quad r) { return signOf(r - (a + b)); });
              break;
            case Rounded::Subtract:
              right = isRounded(way, got, a - b < 0, [=](Quad r) { return signOf(r - (a - b)); });
              break;
            case Rounded::Multiply:
              right = isRounded(way, got, a * b < 0, [=](Quad r) { return signOf(r - a * b); });
              break;
            case Rounded::Divide:  // exactly: r * b against a
              right = isRounded(way, got, (a < 0) != (b < 0), [=](Quad r) { return signOf(r * b - a) * signOf(b); });
              break;
            case Rounded::MultiplyAdd:  // where a Quad holds the sum
              right = (a * b + c) - c != a * b || (a * b + c) - a * b != c ||
                      isRounded(way, got, a * b + c < 0, [=](Quad r) { return signOf(r - (a * b + c)); });
              break;
            case Rounded::Reciprocal:
              right = isRounded(way, got, a < 0, [=](Quad r) { return signOf(r * a - 1) * signOf(a); });
              break;
            case Rounded::SquareRoot:
              right = a < 0 ? got != got : isRounded(way, got, false, [=](Quad r) { return signOf(r * r - a); });
              break;
          }
          if (!right)
            QFAIL(qPrintable(QString("word %1 way %2 of %3, %4, %5: %6")
                                 .arg(word)
                                 .arg(way)
                                 .arg(double(a))
                                 .arg(double(b))
                                 .arg(double(c))
                                 .arg(double(got))));
        }
    }
  }

  /// In long doubles, which hold all integers of 64 bits.
  template <typename Integer, typename T>
  static Integer clamped(T x, int way) {
    using Limits = std::numeric_limits<Integer>;
    if (std::isnan(x)) {
      if (sizeof(T) == 4 && sizeof(Integer) == 4) return 0;
      return Limits::is_signed ? Limits::min() : static_cast<Integer>(Limits::max() / 2 + 1);
    }
    const long double whole = way == 0   ? std::rint(static_cast<long double>(x))
                              : way == 1 ? std::trunc(static_cast<long double>(x))
                              : way == 2 ? std::ceil(static_cast<long double>(x))
                                         : std::floor(static_cast<long double>(x));
    if (whole > static_cast<long double>(Limits::max())) return Limits::max();
    if (whole < static_cast<long double>(Limits::min())) return Limits::min();
    return static_cast<Integer>(whole);
  }
  template <typename T>
  void checkIntegers(const std::vector<double>& values) {
    const int count = static_cast<int>(values.size());
    Buffer<T> in(values.size());
    for (int n = 0; n < count; ++n) in[n] = static_cast<T>(values[n]);
    Buffer<Integers> out(values.size());
    toIntegers<T>(launch, count, in.data(), out.data());
    for (int n = 0; n < count; ++n)
      for (int way = 0; way < 4; ++way) {
        QCOMPARE(out[n].i[way], clamped<int>(in[n], way));
        QCOMPARE(out[n].u[way], clamped<unsigned>(in[n], way));
        QCOMPARE(out[n].ll[way], clamped<long long>(in[n], way));
        QCOMPARE(out[n].ull[way], clamped<unsigned long long>(in[n], way));
      }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCudaNumbers>(__FILE__);
#include "test_cuda_numbers.moc"
