// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/arithmetic/conversion_text.h"

#include <QTest>

#include "test_registry.h"

using warpbench::own::withGpuConversions;

namespace {

/// The text with "whole" and "as" for the functions that convert.
QString converted(const QString& text) {
  return QString::fromStdString(withGpuConversions(text.toStdString()))
      .replace("::warpbench::simulator::wholeOf", "whole")
      .replace("::warpbench::simulator::assigned", "as");
}

}  // namespace

/// Which conversions of a text are a GPU's.
class TestConversionText : public QObject {
  Q_OBJECT

 private slots:
  void conversionsAreFound_data() {
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("result");
    const auto add = [](const char* name, const char* body, const char* result) {
      QTest::newRow(name) << body << result;
    };
    add("casts", "f((int)x, (unsigned char)(x * y) + 1, (long long)-p->a[i].b(2)++);",
        "f(whole<int>(x), whole<unsigned char>((x * y)) + 1, whole<long long>(-p->a[i].b(2)++));");
    add("a cast of a cast", "g((int)(float)(unsigned)x < n);", "g(whole<int>((float)whole<unsigned>(x)) < n);");
    add("a cast behind a sign", "g(-(int)x, a > (int)y, (float)(int)z);",
        "g(-whole<int>(x), a > whole<int>(y), (float)whole<int>(z));");
    add("a call of a template", "g((int)f<3, A<B>>(x) + (size_t)a.template h<2>(y));",
        "g(whole<int>(f<3, A<B>>(x)) + whole<size_t>(a.template h<2>(y)));");
    add("casts in words", "g(static_cast<unsigned>(x), int(x + 1), std::size_t(x));",
        "g(whole<unsigned>(x), whole<int>(x + 1), std::size_t(x));");
    add("declared", "const int i = x, *p = q, j = y * 2.0f; for (unsigned k = f(x); k; ) ;",
        "const int i = as<int>(x), *p = q, j = as<int>(y * 2.0f); for (unsigned k = as<unsigned>(f(x)); k; ) ;");
    add("declared by names", "std::uint32_t a = x; static const unsigned long b = y;",
        "std::uint32_t a = as<std::uint32_t>(x); static const unsigned long b = as<unsigned long>(y);");
    add("declared by arguments of a template", "int a = f<b, c>(d), e = 3;", "int a = as<int>(f<b, c>(d)), e = 3;");
    add("assigned", "a[i] = x; *p = y + 1; if (x) s->m = z; else c.d[2].e = f(x);",
        "a[i] = as<decltype((a[i]))>(x); *p = as<decltype((*p))>(y + 1); if (x) s->m = as<decltype((s->m))>(z); else "
        "c.d[2].e = as<decltype((c.d[2].e))>(f(x));");
    add("with commas", "a = x, b = y; if (x) c = f<d, e>(y), g(z);",
        "a = as<decltype((a))>(x), b = y; if (x) c = as<decltype((c))>(f<d, e>(y)), g(z);");
    add("in two lines", "int i =\n x;", "int i =\n as<int>(x);");
  }
  void conversionsAreFound() {
    QFETCH(QString, body);
    QFETCH(QString, result);
    for (const QString& around : {QString("__global__ void k(int n = 3) { if (n) { % } }"),
                                  QString("struct S { int a; __device__ S() : a{1} { % } };"),
                                  QString("auto f = [=] __host__ __device__(int i) -> int { % };"),
                                  QString("int g(float x) { return (int)x; } __device__ int f(int a, int b) { % }")})
      QCOMPARE(converted(QString(around).replace('%', body)), QString(around).replace('%', result));
  }

  void returnsOfWholeNumbersAreFound() {
    QCOMPARE(converted("__device__ int f(float x) { if (x) { return x; } return 1; }"),
             "__device__ int f(float x) { if (x) { return as<int>(x); } return 1; }");
    QCOMPARE(converted("struct S { __device__ unsigned operator()(float x) const { return x; } };"),
             "struct S { __device__ unsigned operator()(float x) const { return as<unsigned>(x); } };");
    QCOMPARE(converted("__device__ int f(float x) { auto g = [](float y) { return y; }; return g(x); }"),
             "__device__ int f(float x) { auto g = [](float y) { return y; }; return as<int>(g(x)); }");
    QCOMPARE(converted("__device__ float f(float x) { return x; }"), "__device__ float f(float x) { return x; }");
  }

  void namesOfTypesAreKnown() {
    QCOMPARE(
        converted(
            "typedef unsigned char byte; using Index = long; __device__ void f(float x) { byte b = x; g((Index)x); }"),
        "typedef unsigned char byte; using Index = long; __device__ void f(float x) { byte b = as<byte>(x); "
        "g(whole<Index>(x)); }");
    QCOMPARE(
        converted("template <typename T> __device__ T f(float x) { T y = x; g((T)x, (T)(x + 1), static_cast<T>(x)); }"),
        "template <typename T> __device__ T f(float x) { T y = as<T>(x); g(whole<T>(x), whole<T>((x + 1)), "
        "whole<T>(x)); }");
  }

  void textWithoutSuchConversionsStays_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("host") << "int f(float x) { int i = x; return (int)x; }";
    QTest::newRow("whole numbers")
        << "__device__ void f() { int a = 5, b = 'c', c[2] = {1, 2}, d = -1; a = 0x1e; g((int)3); }";
    QTest::newRow("sizes") << "__device__ void f() { g(sizeof(int) * 2, (int)sizeof(float)); }";
    QTest::newRow("other types")
        << "__device__ void f() { float a = x; auto b = y; int* p = q; int& r = s; g((float)x); }";
    QTest::newRow("types of functions") << "__device__ void f(void (*g)(int), int (*h)[3]) { int (*i)(int) = j; }";
    QTest::newRow("lists") << "__device__ void f() { a = {1, 2}; b = [&](int c) { return c; }; }";
    QTest::newRow("brackets behind a head") << "__device__ void f() { if (a < 16) ((int4*)s)[t] = x; }";
    QTest::newRow("compared") << "__device__ void f() { if (a == b) g(c <= d); }";
  }
  void textWithoutSuchConversionsStays() {
    QFETCH(QString, text);
    QCOMPARE(converted(text), text);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestConversionText>(__FILE__);
#include "test_conversion_text.moc"
