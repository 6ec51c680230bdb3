// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "compute/cuda/cuda_launch_fixture.h"
#include "compute/cuda/cuda_small_float_kernels.h"
#include "test_registry.h"

using namespace cuda_language;

namespace {

__extension__ typedef __float128 Quad;

constexpr std::uint16_t kNaN = 0x7fff;

/// A format by its definition: sign, exponent, fraction.
struct Format {
  int number, exponentBits, fractionBits;
  int bias() const { return (1 << (exponentBits - 1)) - 1; }
  int infinity() const { return ((1 << exponentBits) - 1) << fractionBits; }
  /// For a number of 15 bits; infinity counts as the next number.
  double value(int magnitude) const {
    const int exponent = magnitude >> fractionBits;
    const int fraction = magnitude & ((1 << fractionBits) - 1);
    return exponent == 0 ? std::ldexp(fraction, 1 - bias() - fractionBits)
                         : std::ldexp(fraction + (1 << fractionBits), exponent - bias() - fractionBits);
  }
  double signedValue(std::uint16_t bits) const {
    const int magnitude = bits & 0x7fff;
    if (magnitude > infinity()) return std::numeric_limits<double>::quiet_NaN();
    const double x = magnitude == infinity() ? std::numeric_limits<double>::infinity() : value(magnitude);
    return (bits & 0x8000) != 0 ? -x : x;
  }
  /// The nearest number, ties to even, searched among all of them. Negative values that become 0 are -0.
  template <typename Real>
  std::uint16_t nearest(Real x, bool negativeZero = false) const {
    if (x != x) return kNaN;
    const std::uint16_t sign = x < 0 || (x == 0 && negativeZero) ? 0x8000 : 0;
    const Real size = x < 0 ? -x : x;
    int low = 0, high = infinity();
    while (high - low > 1) {
      const int middle = (low + high) / 2;
      (static_cast<Real>(value(middle)) <= size ? low : high) = middle;
    }
    if (size >= static_cast<Real>(value(high))) return static_cast<std::uint16_t>(sign | infinity());
    const Real below = size - static_cast<Real>(value(low)), above = static_cast<Real>(value(high)) - size;
    const int chosen = below < above || (below == above && low % 2 == 0) ? low : high;
    return static_cast<std::uint16_t>(sign | chosen);
  }
};
const Format kFormats[] = {{0, 5, 10}, {1, 8, 7}};

/// Numbers of all kinds.
std::vector<std::uint16_t> samples(const Format& format) {
  const int one = format.bias() << format.fractionBits;
  std::vector<std::uint16_t> bits;
  for (const int magnitude :
       {0, 1, 2, 3, (1 << format.fractionBits) - 1, 1 << format.fractionBits, one - 1, one, one + 1, one + 3,
        format.infinity() - 1, format.infinity(), format.infinity() + 1, 0x7fff, one / 2, one / 4 * 3, one + one / 2,
        one + one / 2 + 1, one + (5 << format.fractionBits) + 1})
    for (const int sign : {0, 0x8000}) bits.push_back(static_cast<std::uint16_t>(sign | magnitude));
  std::mt19937 random(11);
  for (int i = 0; i < 60; ++i) bits.push_back(static_cast<std::uint16_t>(random()));
  return bits;
}
bool isNaN(const Format& format, std::uint16_t bits) { return (bits & 0x7fff) > format.infinity(); }

}  // namespace

class TestCudaSmallFloats : public QObject {
  Q_OBJECT

 private slots:
  void allNumbersAsFloats() {
    for (const Format& format : kFormats) {
      Buffer<float> out(65536);
      smallToFloat(launch, format.number, out.data());
      for (int bits = 0; bits < 65536; ++bits) {
        const double expected = format.signedValue(static_cast<std::uint16_t>(bits));
        if (expected != expected)
          QVERIFY(std::isnan(out[bits]));
        else
          QVERIFY(out[bits] == expected && std::signbit(out[bits]) == (bits >= 0x8000));
      }
    }
  }

  void floatsOnAndBesideEachNumberAndEachMiddle() {
    for (const Format& format : kFormats) {
      const float kMost = std::numeric_limits<float>::max();
      std::vector<float> in;
      std::vector<std::uint16_t> expected;  // nearest, zero, up, down
      for (int low = 0; low < format.infinity(); ++low) {
        const double value = format.value(low), next = format.value(low + 1);
        const float middle = static_cast<float>((value + next) / 2);
        const int high = low + 1;
        const int even = low % 2 == 0 ? low : high;
        const auto add = [&](float x, int nearest, bool exact) {
          for (const int sign : {0, 0x8000}) {
            in.push_back(sign != 0 ? -x : x);
            const int away = exact ? low : high;
            // Infinity follows the greatest number.
            expected.insert(expected.end(),
                            {static_cast<std::uint16_t>(sign | nearest), static_cast<std::uint16_t>(sign | low),
                             static_cast<std::uint16_t>(sign | (sign != 0 ? low : away)),
                             static_cast<std::uint16_t>(sign | (sign != 0 ? away : low))});
          }
        };
        add(static_cast<float>(value), low, true);
        add(std::nextafter(static_cast<float>(value), kMost), low, false);
        add(std::nextafter(middle, 0.0f), low, false);
        add(middle, even, false);
        add(std::nextafter(middle, kMost), high, false);
      }
      Buffer<float> buffer(in.size());
      std::copy(in.begin(), in.end(), buffer.data());
      Buffer<std::uint16_t> out(4 * in.size());
      floatToSmall(launch, format.number, static_cast<int>(in.size()), buffer.data(), out.data());
      for (std::size_t i = 0; i < expected.size(); ++i)
        if (out[i] != expected[i])
          QFAIL(qPrintable(QString("format %1 way %2 of %3: %4, not %5")
                               .arg(format.number)
                               .arg(i % 4)
                               .arg(in[i / 4], 0, 'g', 9)
                               .arg(out[i], 0, 16)
                               .arg(expected[i], 0, 16)));
    }
  }

  void doublesAreRoundedOnce() {
    for (const Format& format : kFormats) {
      std::vector<double> in;
      std::vector<std::uint16_t> expected;
      for (int low = 0; low < format.infinity(); ++low) {
        const double middle = (format.value(low) + format.value(low + 1)) / 2;
        const auto add = [&](double x, int nearest) {
          in.push_back(x);
          expected.push_back(static_cast<std::uint16_t>(nearest));
          in.push_back(-x);
          expected.push_back(static_cast<std::uint16_t>(nearest | 0x8000));
        };
        add(std::nextafter(middle, 0), low);  // as floats, these three are one
        add(middle, low % 2 == 0 ? low : low + 1);
        add(std::nextafter(middle, 1e300), low + 1);
      }
      for (const double x : {1e300, 1e-300, 5e-324, std::numeric_limits<double>::infinity()}) {
        in.push_back(x);
        expected.push_back(static_cast<std::uint16_t>(x > 1 ? format.infinity() : 0));
      }
      in.push_back(std::numeric_limits<double>::quiet_NaN());
      expected.push_back(kNaN);
      Buffer<double> buffer(in.size());
      std::copy(in.begin(), in.end(), buffer.data());
      Buffer<std::uint16_t> out(in.size());
      doubleToSmall(launch, format.number, static_cast<int>(in.size()), buffer.data(), out.data());
      for (std::size_t i = 0; i < expected.size(); ++i) QCOMPARE(out[i], expected[i]);
    }
  }

  void specialFloats() {
    for (const Format& format : kFormats) {
      const float kInfinity = std::numeric_limits<float>::infinity();
      const std::uint16_t most = static_cast<std::uint16_t>(format.infinity() - 1), infinity = most + 1;
      Buffer<float> in(5);
      in[0] = kInfinity, in[1] = -kInfinity, in[2] = std::numeric_limits<float>::quiet_NaN(), in[3] = -in[2];
      in[4] = std::numeric_limits<float>::max();
      Buffer<std::uint16_t> out(20);
      floatToSmall(launch, format.number, 5, in.data(), out.data());
      for (int way = 0; way < 4; ++way) {
        QCOMPARE(out[way], infinity);
        QCOMPARE(out[4 + way], static_cast<std::uint16_t>(infinity | 0x8000));
        QCOMPARE(out[8 + way], kNaN);
        QCOMPARE(out[12 + way], kNaN);
        QCOMPARE(out[16 + way], way == 0 || way == 2 ? infinity : most);
      }
    }
  }

  void arithmeticIsRoundedOnce() {
    for (const Format& format : kFormats) {
      const std::vector<std::uint16_t> all = samples(format);
      Buffer<std::uint16_t> in(2 * all.size() * all.size());
      std::size_t count = 0;
      for (const std::uint16_t a : all)
        for (const std::uint16_t b : all) {
          in[2 * count] = a;
          in[2 * count++ + 1] = b;
        }
      Buffer<std::uint16_t> out(count * kPairWords);
      pairWords(launch, format.number, static_cast<int>(count), in.data(), out.data());
      for (std::size_t i = 0; i < count; ++i) {
        const std::uint16_t a = in[2 * i], b = in[2 * i + 1];
        const double x = format.signedValue(a), y = format.signedValue(b);
        const bool aNaN = isNaN(format, a), bNaN = isNaN(format, b);
        std::uint16_t expected[kPairWords];
        // Exact as Quads; a quotient of so few digits is never close enough to a tie to be rounded wrongly.
        const auto rounded = [&](Quad exact, double plain) {
          return std::isfinite(plain) && exact != 0 ? format.nearest(exact)
                                                    : format.nearest(plain, std::signbit(plain));
        };
        expected[kAdd] = rounded(static_cast<Quad>(x) + y, x + y);
        expected[kSubtract] = rounded(static_cast<Quad>(x) - y, x - y);
        expected[kMultiply] = rounded(static_cast<Quad>(x) * y, x * y);
        expected[kDivide] = y == 0 || !std::isfinite(x / y) ? format.nearest(x / y, std::signbit(x / y))
                                                            : rounded(static_cast<Quad>(x) / y, x / y);
        const bool less = x < y || (x == y && std::signbit(x) && !std::signbit(y));
        expected[kMin] = aNaN && bNaN ? kNaN : aNaN ? b : bNaN ? a : less ? a : b;
        expected[kMax] = aNaN && bNaN ? kNaN : aNaN ? b : bNaN ? a : less ? b : a;
        expected[kMinNaN] = aNaN || bNaN ? kNaN : expected[kMin];
        expected[kMaxNaN] = aNaN || bNaN ? kNaN : expected[kMax];
        expected[kNegative] = a ^ 0x8000;
        expected[kAbsolute] = a & 0x7fff;
        expected[kRoot] = format.nearest(std::sqrt(x), std::signbit(x));
        const double sum = format.signedValue(expected[kAdd]);
        expected[kSaturatedAdd] = !(sum > 0) ? 0 : sum > 1 ? format.nearest(1.0) : expected[kAdd];
        for (int word = 0; word < kPairWords; ++word)
          if (out[i * kPairWords + word] != expected[word])
            QFAIL(qPrintable(QString("format %1 word %2 of %3 and %4: %5, not %6")
                                 .arg(format.number)
                                 .arg(word)
                                 .arg(a, 0, 16)
                                 .arg(b, 0, 16)
                                 .arg(out[i * kPairWords + word], 0, 16)
                                 .arg(expected[word], 0, 16)));
      }
      Buffer<int> agree(count);
      pairWordsAgree(launch, format.number, static_cast<int>(count), in.data(), agree.data());
      for (std::size_t i = 0; i < count; ++i) QVERIFY(agree[i] == 1);

      Buffer<unsigned> compared(count);
      comparisons(launch, format.number, static_cast<int>(count), in.data(), compared.data());
      for (std::size_t i = 0; i < count; ++i) {
        const double x = format.signedValue(in[2 * i]), y = format.signedValue(in[2 * i + 1]);
        const bool unordered = x != x || y != y;
        const bool results[] = {x == y, !unordered && x != y, x<y, x <= y, x> y, x >= y};
        unsigned bits = static_cast<unsigned>(x != x) << 12;
        for (int k = 0; k < 6; ++k)
          bits |= static_cast<unsigned>(results[k]) << k | static_cast<unsigned>(results[k] || unordered) << (6 + k);
        QCOMPARE(compared[i], bits);
      }
    }
  }

  void multiplyAddRoundsOnce() {
    for (const Format& format : kFormats) {
      const std::vector<std::uint16_t> all = samples(format);
      std::vector<std::uint16_t> triples;
      std::mt19937 random(5);
      for (const std::uint16_t a : all)
        for (const std::uint16_t b : all)
          for (int k = 0; k < 4; ++k)
            triples.insert(triples.end(),
                           {a, b, k < 3 ? all[random() % all.size()] : static_cast<std::uint16_t>(random())});
      // Products that lie in the middle of two numbers, and the least there is on either side.
      const std::uint16_t one = static_cast<std::uint16_t>(format.bias() << format.fractionBits);
      for (int f = 1; f < 1 << format.fractionBits; ++f)
        for (int g = f; g < 1 << format.fractionBits; ++g) {
          const Quad product = static_cast<Quad>(format.value(one + f)) * format.value(one + g);
          const std::uint16_t up = format.nearest(product + static_cast<Quad>(1e-9)),
                              down = format.nearest(product - static_cast<Quad>(1e-9));
          if (up == down) continue;
          for (const std::uint16_t c : {0x0001, 0x8001, 0x0000})
            triples.insert(triples.end(),
                           {static_cast<std::uint16_t>(one + f), static_cast<std::uint16_t>(one + g), c});
        }
      const std::size_t count = triples.size() / 3;
      Buffer<std::uint16_t> in(triples.size()), out(count);
      std::copy(triples.begin(), triples.end(), in.data());
      multiplyAdds(launch, format.number, static_cast<int>(count), in.data(), out.data());
      for (std::size_t i = 0; i < count; ++i) {
        const double x = format.signedValue(in[3 * i]), y = format.signedValue(in[3 * i + 1]),
                     z = format.signedValue(in[3 * i + 2]);
        const double plain = std::fma(x, y, z);
        std::uint16_t expected = 0;
        if (!std::isfinite(plain) || plain == 0) {
          expected = format.nearest(plain, std::signbit(plain));
        } else {
          // If a Quad is too short for the smaller part, one step toward it shows on which side the sum lies.
          const Quad product = static_cast<Quad>(x) * y;
          Quad sum = product + z;
          const Quad lost = sum == product ? static_cast<Quad>(z) : sum == z ? product : 0;
          const Quad size = sum < 0 ? -sum : sum;
          if (lost != 0) sum += (lost > 0 ? size : -size) * static_cast<Quad>(0x1p-110);
          expected = format.nearest(sum);
        }
        if (out[i] != expected)
          QFAIL(qPrintable(QString("format %1 of %2, %3, %4: %5, not %6")
                               .arg(format.number)
                               .arg(in[3 * i], 0, 16)
                               .arg(in[3 * i + 1], 0, 16)
                               .arg(in[3 * i + 2], 0, 16)
                               .arg(out[i], 0, 16)
                               .arg(expected, 0, 16)));
      }
      QVERIFY(count > 30000);
    }
  }

  void integersBecomeSmallFloatsAndBack() {
    for (const Format& format : kFormats) {
      const long long values[] = {0,
                                  1,
                                  -1,
                                  2047,
                                  2048,
                                  2049,
                                  2051,
                                  -2049,
                                  65504,
                                  65519,
                                  65520,
                                  -65520,
                                  65535,
                                  255,
                                  257,
                                  259,
                                  (1LL << 62) + 1,
                                  (1LL << 62) + (1LL << 54),
                                  (1LL << 62) + (1LL << 54) + 1,
                                  LLONG_MAX,
                                  LLONG_MIN};
      constexpr int kCount = std::size(values);
      Buffer<long long> in(kCount);
      std::copy(std::begin(values), std::end(values), in.data());
      Buffer<std::uint16_t> out(4 * kCount);
      smallFromIntegers(launch, format.number, kCount, in.data(), out.data());
      for (int i = 0; i < kCount; ++i) {
        const Quad x = values[i];
        QCOMPARE(out[4 * i], format.nearest(x));
        // Toward zero it is not greater, and the next number is; up and down lie on either side.
        const auto value = [&](int way) { return static_cast<Quad>(format.signedValue(out[4 * i + way])); };
        QVERIFY((x < 0 ? value(1) >= x : value(1) <= x) && value(2) >= x && value(3) <= x);
        QVERIFY(value(2) == value(3) ? value(2) == x : (value(1) == value(2)) != (value(1) == value(3)));
      }
      Buffer<std::uint16_t> bits(65536);
      for (int i = 0; i < 65536; ++i) bits[i] = static_cast<std::uint16_t>(i);
      Buffer<int> integers(4 * 65536);
      smallToIntegers(launch, format.number, 65536, bits.data(), integers.data());
      for (int i = 0; i < 65536; ++i) {
        const double x = format.signedValue(static_cast<std::uint16_t>(i));
        const double whole[] = {std::rint(x), std::trunc(x), std::ceil(x), std::floor(x)};
        for (int way = 0; way < 4; ++way)
          QVERIFY(integers[4 * i + way] ==
                  (x != x ? 0 : static_cast<int>(std::clamp(whole[way], -2147483648.0, 2147483647.0))));
      }
    }
  }

  void smallFloatsAreUsedLikeOthers() {
    for (const Format& format : kFormats) {
      Buffer<std::uint16_t> memory(4);
      Buffer<int> out(32 * kSmallUses);
      smallUses(launch, format.number, memory.data(), out.data());
      for (int i = 0; i < 32 * kSmallUses; ++i)
        QVERIFY2(
            out[i] == 1,
            qPrintable(QString("format %1 lane %2 use %3").arg(format.number).arg(i / kSmallUses).arg(i % kSmallUses)));
    }
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCudaSmallFloats>(__FILE__);
#include "test_cuda_small_floats.moc"
