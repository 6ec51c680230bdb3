// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "own/arithmetic/conversion_text.h"
#include "own/arithmetic/shift_text.h"
#include "own/cuda_tokens.h"
#include "own/diagnostics.h"
#include "own/launch/launched_kernels.h"
#include "own/scattered_atomics.h"
#include "own/sliders.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::own;

namespace {

/// The text with "@" in place of the shift's function.
QString shifted(const QString& text) {
  return QString::fromStdString(withGpuShifts(text.toStdString())).replace("::warpbench::simulator::anyAmount", "@");
}

/// The text with "whole" and "as" in place of the conversion functions.
QString converted(const QString& text) {
  return QString::fromStdString(withGpuConversions(text.toStdString()))
      .replace(" ::warpbench::simulator::wholeOf", "whole")
      .replace(" ::warpbench::simulator::assigned", "as");
}

}  // namespace

/// Parsing of kernels, compiler messages and symbol names. Needs no compiler.
class TestOwnText : public QObject {
  Q_OBJECT

 private slots:
  void commentsAndLiteralsAreNoWords() {
    const std::vector<Token> tokens =
        tokensOf("a /* b */ \"c\" 'd' // e \\\nf\nR\"x(g \" )y\" h)x\" u8\"i\" 1'000.5e-3f + j->k\n#define l m\nn");
    std::string words;
    for (const Token& token : tokens)
      if (token.kind == Token::Kind::Identifier) words += std::string(token.text) + " ";
    QCOMPARE(words, std::string("a j k define l m n "));
    QVERIFY(names(tokens, "k"));
    QVERIFY(!names(tokens, "c"));
    const auto number = std::ranges::find(tokens, Token::Kind::Number, &Token::kind);
    QCOMPARE(std::string(number->text), std::string("1'000.5e-3f"));
    QVERIFY(std::ranges::find(tokens, "l", &Token::text)->inDirective);
    QVERIFY(!std::ranges::find(tokens, "n", &Token::text)->inDirective);
  }

  void whatHasNoEndEndsWithTheText() {
    for (const char* text : {"/*", "\"a", "'", "R\"(", "R\"x", "//", "\\", "\"\\", "#"}) tokensOf(text);
    QCOMPARE(tokensOf("\"a\nb").size(), std::size_t{2});
  }

  void kernelsAreFoundWithAndWithoutTemplates() {
    const std::vector<DeclaredKernel> kernels =
        kernelsIn(tokensOf("// __global__ void no()\n__global__ void plain(int n) { f(n); }\n"
                           "template <typename T, int n>\n__global__ void __launch_bounds__(128, 2) bounded(T* at) {}\n"
                           "extern \"C\" __global__ void last();"));
    QCOMPARE(kernels.size(), std::size_t{3});
    QCOMPARE(kernels[0].name, std::string("plain"));
    QCOMPARE(kernels[1].name, std::string("bounded"));
    QCOMPARE(kernels[2].name, std::string("last"));
    QCOMPARE(kernels[0].isTemplate, false);
    QCOMPARE(kernels[1].isTemplate, true);
    QCOMPARE(kernels[2].isTemplate, false);
    QVERIFY(kernels[0].defined && kernels[1].defined && !kernels[2].defined);
    QCOMPARE(kernels[0].at, std::size_t{40});
  }

  void kernelsBecomeInlineWhereCppAllowsIt() {
    QCOMPARE(withInlineKernels("static __global__ void a();\nextern \"C\" __global__ void __launch_bounds__(8) b() {}\n"
                               "template <>\n__global__ void c<1>(int) {}"),
             std::string("static __kernel__ void a();\nextern \"C\" __kernel__ void __launch_bounds__(8) b() {}\n"
                         "template <>\n__kernel__ void c<1>(int) {}"));
    for (const char* kept :
         {"template __global__ void c<int>(int*);",
          "// __global__\n#define K __global__\nconst char* s = \"__global__\";", "inline __global__ void d() {}",
          "__global__ __launch_bounds__(8) __forceinline__ void e();"})
      QCOMPARE(withInlineKernels(kept), std::string(kept));
    QCOMPARE(withInlineKernels("inline int f();\n__global__ void g();"),
             std::string("inline int f();\n__kernel__ void g();"));
  }

  void dynamicSharedMemoryMayHaveAnyName() {
    QCOMPARE(withDynamicShared("extern __shared__ float tile[];\nint a[3];"),
             std::string("extern __shared__ float tile[] __asm__(\"_ZN9warpbench4simt13dynamicSharedE\");\nint a[3];"));
    QCOMPARE(
        withDynamicShared("void f() {\n  extern __shared__ __align__(16) unsigned\n  char raw[][4];\n}"),
        std::string("void f() {\n  unsigned char (&raw)[1 << 20][4] = reinterpret_cast<unsigned char (&)[1 << 20][4]>"
                    "(warpbench::simt::dynamicShared)\n;\n}"));
    QCOMPARE(withDynamicShared("int b;\n__shared__ extern int tile[];"),
             std::string("int b;\nextern __shared__ int tile[] __asm__(\"_ZN9warpbench4simt13dynamicSharedE\");"));
    for (const char* kept : {"__shared__ float tile[32][33];", "extern int a[];", "// extern __shared__ float t[];",
                             "extern __shared__", "extern __shared__ float a[", "{ extern __shared__ int one; }"})
      QCOMPARE(withDynamicShared(kept), std::string(kept));
  }

  void unrollingByANumberIsThatOfGcc() {
    QCOMPARE(withUnrolling("int a;\n  #  pragma unroll 4\nfor (;;)\n#pragma unroll(1)\nfor (;;);"),
             std::string("int a;\n  #  pragma GCC unroll 4\nfor (;;)\n#pragma GCC unroll(1)\nfor (;;);"));
    for (const char* kept : {"#pragma unroll\n4;", "#pragma unroll kTile\n", "// #pragma unroll 4", "#pragma unroll",
                             "#pragma unroll (", "pragma unroll 4", "#pragma GCC unroll 4"})
      QCOMPARE(withUnrolling(kept), std::string(kept));
  }

  void addressesOfAtomicsThatDependOnTheLaneAreMarked() {
    const std::string marked = "::warpbench::simulator::words::scattered(";
    const auto inFunction = [](const std::string& body) { return "void f(int* a, const int* in) {\n" + body + "}\n"; };
    const std::vector<std::string> ofLane{"", "const int i = blockIdx.x * blockDim.x + threadIdx.x;\n",
                                          "int v = in[2];\n", "int v = 1;\nv += *in;\n", "int* p = a + threadIdx.x;\n"};
    const std::vector<std::string> addresses{"&a[in[0]]", "&a[i]", "&a[v + 1]", "a + 3 * v", "p"};
    for (std::size_t i = 0; i < ofLane.size(); ++i)
      QCOMPARE(withScatteredAtomics(inFunction(ofLane[i] + "atomicAdd(" + addresses[i] + ", 1);\n")),
               inFunction(ofLane[i] + "atomicAdd(" + marked + addresses[i] + "), 1);\n"));
    for (const char* name : {"atomicAdd_block", "atomicXor_system", "__nv_atomic_add", "__nv_atomic_fetch_max"})
      QCOMPARE(withScatteredAtomics(inFunction(std::string(name) + "(&a[in[0]], 1);\n")),
               inFunction(std::string(name) + "(" + marked + "&a[in[0]]), 1);\n"));
    for (const char* kept :
         {"__nv_atomic_load_n(&a[in[0]], 1);", "atomicExch_block(&a[in[0]], 1);", "atomicAdd(a, in[0]);",
          "atomicAdd(&a[0], 1);", "atomicAdd(&a[blockIdx.x], 1);", "int v = 3;\natomicMax(&a[v], 1);",
          "atomicAdd(&x.count, 1);", "atomicMin(reinterpret_cast<Bits<int>*>(a), 1);", "atomicMax((int*)a, 1);",
          "int v = in[1];\natomicAdd(a, v);", "atomicExch(&a[in[0]], 1);", "atomicAdd(&a[in[0]]", "atomicAdd",
          "// atomicAdd(&a[in[0]], 1);", "if (v == in[0]) atomicAdd(&a[v], 1);"})
      QCOMPARE(withScatteredAtomics(inFunction(kept)), inFunction(kept));
    // A variable of one function says nothing about the next; a declaration has no address.
    const std::string two = inFunction("int v = in[1];") + inFunction("atomicAdd(&a[v], 1);") +
                            "int atomicAdd(int* at, int value);\nint b = a[threadIdx.x];\n";
    QCOMPARE(withScatteredAtomics(two), two);
    QCOMPARE(withScatteredAtomics(inFunction("atomicAdd(&a[in[atomicAdd(&a[in[1]], 1)]], 2);")),
             inFunction("atomicAdd(" + marked + "&a[in[atomicAdd(&a[in[1]], 1)]]), 2);"));
  }

  void diagnosticsAreOfTheUsersFile() {
    const std::vector<Diagnostic> found = diagnosticsIn(
        "mine.cuh: In instantiation of 'void k(T*) [with T = float]':\n"
        "warpbench-launch:2:17:   required from here\n"
        "mine.cuh:7:14: error: 'y' was not declared in this scope\n"
        "    7 |   out[x] = y;\n"
        "mine.cuh:3:5: note: to match this '{'\n"
        "In file included from mine.cuh:2:\n"
        "mine.cuh:9:20:   required from 'void k(T*) [with T = float]'\n"
        "/somewhere/simulator/cuda/language/warp_functions.h:19:17: error: static assertion failed\n"
        "/somewhere/simulator/cuda/language/warp_functions.h:18:1: note: declared here\n"
        "mine.cuh:12: warning: unterminated\n"
        "cc1plus: all warnings being treated as errors\n",
        "mine.cuh");
    using Severity = Diagnostic::Severity;
    const std::vector<Diagnostic> expected{{Severity::Error, "mine.cuh", 7, 14, "'y' was not declared in this scope"},
                                           {Severity::Note, "mine.cuh", 3, 5, "to match this '{'"},
                                           {Severity::Error, "mine.cuh", 9, 20, "static assertion failed"},
                                           {Severity::Warning, "mine.cuh", 12, 0, "unterminated"}};
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) QVERIFY2(found[i] == expected[i], toText(found[i]).c_str());
    QCOMPARE(toText(found[0]), std::string("mine.cuh:7:14: error: 'y' was not declared in this scope"));
    QCOMPARE(std::string(CompileError(found).what()),
             std::string("mine.cuh:7:14: error: 'y' was not declared in this scope (and 1 more)"));
  }

  void markedConstantsBecomeParameters() {
    const OwnKernel own{.name = "mine",
                        .file = "mine.cuh",
                        .text =
                            "#define ROWS 4 // slider 1..8\n  inline constexpr int kTile = 16;  // slider 1..64\n"
                            "constexpr int kOther = 3;\n// constexpr int kNone = 3; // slider 1..4\n"
                            "int variable = 3;  // slider 1..4\n"};
    const std::vector<ParameterSpec> sliders = slidersIn(own);
    QCOMPARE(sliders.size(), std::size_t{2});
    QCOMPARE(sliders[0].id, std::string("ROWS"));
    QCOMPARE(sliders[1].id, std::string("kTile"));
    QCOMPARE(sliders[1].minimum, std::int64_t{1});
    QCOMPARE(sliders[1].maximum, std::int64_t{64});
    QCOMPARE(sliders[1].initial, std::int64_t{16});
    Parameters parameters;
    parameters.set("kTile", std::int64_t{64});
    std::string expected = own.text;
    expected.replace(expected.find("16"), 2, "64");
    QCOMPARE(withSliders(own, parameters), expected);
    QCOMPARE(withSliders(own, {}), own.text);
    QVERIFY_THROWS_EXCEPTION(CompileError, slidersIn({"mine", "mine.cuh", "constexpr int k = 9; // slider 1..8"}));
  }

  void symbolsBecomeNamesOfTheUsersText() {
    const LaunchedName kernel = parseName(
        "void warpbench::simt::combinePartials<warpbench::simt::MaxOperation, double>(double const*, double*, int)");
    QCOMPARE(kernel.name, std::string("combinePartials"));
    QCOMPARE(kernel.arguments, std::string("<MaxOperation, double>"));
    QCOMPARE(kernel.type, std::string("void (*)(double const*, double*, int)"));
    QCOMPARE(kernel.signature(), std::string("combinePartials<MaxOperation, double>(double const*, double*, int)"));
    const LaunchedName chosen = parseName("void warpbench::simt::load<(warpbench::simt::Pattern)2>(int*)");
    QCOMPARE(chosen.arguments, std::string("<(Pattern)2>"));
    const LaunchedName plain = parseName("warpbench::simt::polynomialGlobal(float const*, int)");
    QCOMPARE(plain.name, std::string("polynomialGlobal"));
    QCOMPARE(plain.arguments, std::string());
    QCOMPARE(plain.type, std::string("void (*)(float const*, int)"));
    const LaunchedName constant = parseName("warpbench::simt::constantCoefficients");
    QVERIFY(!constant.isKernel());
    QCOMPARE(constant.signature(), std::string("constantCoefficients"));
  }

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

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestOwnText>(__FILE__);
#include "test_own_text.moc"
