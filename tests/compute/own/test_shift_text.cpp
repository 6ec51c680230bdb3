// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/arithmetic/shift_text.h"

#include <QTest>

#include "test_registry.h"

using warpbench::own::withGpuShifts;

namespace {

/// The text with "@" for the word that a shift gets.
QString shifted(const QString& text) {
  return QString::fromStdString(withGpuShifts(text.toStdString())).replace("::warpbench::simulator::anyAmount", "@");
}

}  // namespace

/// Which shifts of a text are a GPU's.
class TestShiftText : public QObject {
  Q_OBJECT

 private slots:
  void shiftsOfFunctionsOfTheGpuAreFound_data() {
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("result");
    QTest::newRow("both") << "y = a << n | b >> (n + 1);"
                          << "y = a << @ << n | b >> @ >> (n + 1);";
    QTest::newRow("without blanks") << "y=a<<n;z=a>>-n;"
                                    << "y=a<< @ <<n;z=a>> @ >>-n;";
    QTest::newRow("assigned") << "y <<= n; y >>= m ? 1 : 2;"
                              << "y <<= @ <<= n; y >>= @ >>= m ? 1 : 2;";
    QTest::newRow("compared") << "if (i < n >> k) f(); for (; i < m >> s; ++i) g(a > b, c >= d >> e);"
                              << "if (i < n >> @ >> k) f(); for (; i < m >> @ >> s; ++i) g(a > b, c >= d >> @ >> e);";
    QTest::newRow("behind arguments of a template") << "y = f<A<B>>(x) >> static_cast<int>(n) >> p->m;"
                                                    << "y = f<A<B>>(x) >> @ >> static_cast<int>(n) >> @ >> p->m;";
    QTest::newRow("small and larger numbers")
        << "y = a << 31 | b >> 5u | c << 32 | d << 1 + n | e >> 0x1f;"
        << "y = a << 31 | b >> 5u | c << @ << 32 | d << @ << 1 + n | e >> @ >> 0x1f;";
    QTest::newRow("in two lines") << "y = a <<\n n;"
                                  << "y = a << @ <<\n n;";
  }
  void shiftsOfFunctionsOfTheGpuAreFound() {
    QFETCH(QString, body);
    QFETCH(QString, result);
    for (const QString& around :
         {QString("__global__ void k(int n = 3) { if (n) { % } }"),
          QString("struct S { int a; __device__ S() : a{1} { % } };"),
          QString("auto f = [=] __host__ __device__(int i) -> int { % };"),
          QString("__device__ int operator<<=(S s, int n) { % }"),
          QString(
              "__device__ int f(int a, int b); int g(int a) { return a << b; } __device__ int f(int a, int b) { % }")})
      QCOMPARE(shifted(QString(around).replace('%', body)), QString(around).replace('%', result));
  }

  void textWithoutSuchShiftsStays_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("host") << "int f(int a, int n) { std::cout << a; return a << n; }";
    QTest::newRow("variables of the device") << "__device__ int a[3] = {1, 2, 3}; __device__ int b; int c = 1 << d;";
    QTest::newRow("deleted") << "struct S { __device__ S() = delete; int f(int a) { return a << a; } };";
    QTest::newRow("template arguments")
        << "__device__ void f() { A<B<int>> a; g<A<B<C<int>>>, A<T>>(a); h<x && is<T>> (y); }";
    QTest::newRow("launch") << "__global__ void k() { f<<<1, 2>>>(x); f << < 1, 2 >> > (x); }";
    QTest::newRow("operators") << "__device__ S& operator<<(S& s, int n) { return s.operator>>(n); }";
    QTest::newRow("folded") << "template <class... T> __device__ int f(T... t) { return (t << ...) + (... >> t); }";
    QTest::newRow("strings") << "__device__ void f() { g(\"a << n\", '<'); /* a << n */ }";
    QTest::newRow("macros") << "#define SHIFT(a, n) ((a) << (n))\n__device__ void f() {\n#if 1 << N\n#endif\n}";
    QTest::newRow("headers of the system")
        << "# 1 \"/usr/include/a.h\" 1 3\n__device__ int f(int a, int n) { return a << n; }";
    QTest::newRow("no end") << "__device__ int f(int a, int n) { return a <<";
  }
  void textWithoutSuchShiftsStays() {
    QFETCH(QString, text);
    QCOMPARE(shifted(text), text);
  }

  void headersOfTheSystemEnd() {
    QCOMPARE(shifted("# 1 \"a.h\" 1 3\n# 7 \"mine.cu\" 2\n__device__ int f(int a, int n) { return a << n; }"),
             QString("# 1 \"a.h\" 1 3\n# 7 \"mine.cu\" 2\n__device__ int f(int a, int n) { return a << @ << n; }"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestShiftText>(__FILE__);
#include "test_shift_text.moc"
