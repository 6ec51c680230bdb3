// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

namespace {

using namespace warpbench::test;

/// The digests of 10^6 numbers of each kind, and what follows them.
const char* const kSequences = R"(#include <cmath>
#include <cstdio>
#include <vector>
#include <curand.h>
const int n = 1000000;
unsigned long long digest(const void* at, size_t bytes) {
  unsigned long long sum = 0xcbf29ce484222325ull;
  for (size_t i = 0; i < bytes; ++i) sum = (sum ^ ((const unsigned char*)at)[i]) * 0x100000001b3ull;
  return sum;
}
template <typename T, typename F> std::vector<T> get(curandGenerator_t g, int count, F fill) {
  T* device; cudaMalloc(&device, count * sizeof(T));
  const int status = fill(device);
  if (status) std::printf("status %d\n", status);
  std::vector<T> host(count);
  cudaMemcpy(host.data(), device, count * sizeof(T), cudaMemcpyDeviceToHost);
  cudaFree(device);
  return host;
}
int main() {
  for (curandRngType_t type : {CURAND_RNG_PSEUDO_DEFAULT, CURAND_RNG_PSEUDO_MRG32K3A, CURAND_RNG_PSEUDO_PHILOX4_32_10}) {
    curandGenerator_t g;
    curandCreateGenerator(&g, type);
    curandSetPseudoRandomGeneratorSeed(g, 1234ULL);
    const auto words = [&](int count) {
      auto got = get<unsigned>(g, count, [&](unsigned* to) { return curandGenerate(g, to, count); });
      std::printf(" %016llx", digest(got.data(), count * 4));
    };
    const auto restart = [&](int offset) { curandSetPseudoRandomGeneratorSeed(g, 1234ULL); curandSetGeneratorOffset(g, offset); };
    std::printf("%d:", type);
    words(n); words(1000); words(1001); words(1001);
    restart(0);
    auto floats = get<float>(g, n, [&](float* to) { return curandGenerateUniform(g, to, n); });
    restart(0);
    auto doubles = get<double>(g, n, [&](double* to) { return curandGenerateUniformDouble(g, to, n); });
    std::printf("\n %016llx %016llx", digest(floats.data(), n * 4), digest(doubles.data(), n * 8));
    restart(100); words(10000); restart(4097); words(10000);
    restart(0);
    auto normals = get<float>(g, n, [&](float* to) { return curandGenerateNormal(g, to, n, 0, 1); });
    std::printf("\n %.4f %.4f %.4f %.4f", normals[0], normals[1], normals[2], normals[3]);
    restart(0);
    auto wide = get<double>(g, n, [&](double* to) { return curandGenerateNormalDouble(g, to, n, 3, 2); });
    restart(0);
    auto logs = get<float>(g, n, [&](float* to) { return curandGenerateLogNormal(g, to, n, 0, 1); });
    std::printf(" %.6f %.6f %d\n", wide[0], wide[1], std::fabs(logs[1] - std::exp(normals[1])) < 1e-6);
    curandGenerator_t host;
    std::vector<unsigned> numbers(100000);
    curandCreateGeneratorHost(&host, type);
    curandSetPseudoRandomGeneratorSeed(host, 1234ULL);
    curandGenerate(host, numbers.data(), numbers.size());
    std::printf(" %016llx %d %d\n", digest(numbers.data(), 400000), curandDestroyGenerator(host), curandDestroyGenerator(g));
  }
}
)";

const char* const kWrong = R"(#include <cstdio>
#include <curand.h>
int main() {
  curandGenerator_t g = nullptr;
  unsigned* words; float* floats; double* doubles; unsigned long long* longs;
  cudaMalloc(&words, 400); cudaMalloc(&floats, 400); cudaMalloc(&doubles, 800); cudaMalloc(&longs, 800);
  std::printf("%d %d %d ", curandCreateGenerator(&g, (curandRngType_t)5), curandSetPseudoRandomGeneratorSeed(nullptr, 1),
              curandGenerate(nullptr, words, 5));
  std::printf("%d %d\n", curandDestroyGenerator(nullptr), curandCreateGenerator(&g, CURAND_RNG_PSEUDO_XORWOW));
  std::printf("%d %d ", curandGenerate(g, nullptr, 0), curandGenerateLongLong(g, longs, 2));
  std::printf("%d %d ", curandSetQuasiRandomGeneratorDimensions(g, 2), curandSetGeneratorOrdering(g, CURAND_ORDERING_QUASI_DEFAULT));
  std::printf("%d %d ", curandGenerateNormal(g, floats, 7, 0, 1), curandGenerateNormal(g, floats, 2, 0, -1));
  std::printf("%d %d\n", curandGeneratePoisson(g, words, 2, -1), curandSetGeneratorOrdering(g, CURAND_ORDERING_PSEUDO_BEST));
  int version; curandGetVersion(&version);
  std::printf("%d %d\n", version, curandGenerate(g, words, 101));
}
)";

/// cuRAND's host functions.
class TestExecCurandHost : public ExecTest {
  Q_OBJECT

 private slots:
  void sequencesAreThoseOfAGpu() {
    const Outcome outcome = exec("sequences.cu", kSequences);
    // An H200 prints the same, except for the last digits of normal numbers.
    QVERIFY2(outcome.out.startsWith("100: bf7358eff37d3f88 cfb63fe8bf4b7883 9db647af77af9388 1996a90f74cf924f\n"
                                    " 9cb5e6b3bec3b769 349f3f1796c40c5c 9fd5687be4b85234 9aed6d9509da93b6\n"
                                    " 0.7810 -1.8016 -0.2808 0.5635 3.717480 0.520815 1\n 87ba1e218145b34f 0 0\n"
                                    "121: 1d4d5e8561a32a54 a08bfcd6099e5c32 30158001d4074a87 ff601bd03dbfca0e\n"
                                    " b1243e4766b4adaf 1b145495220eebf8 ab0eca0e228727f6 f985994d8b19b5b3\n"
                                    " -0.3607 -0.5913 -1.7185 -0.9016 2.278693 1.817437 1\n f229a48d11c35a62 0 0\n"
                                    "161: e5cf0fd4ed056168 0798ab5780c56143 a113b245fede2188 275d7a201c505ce9\n"
                                    " 1e57a3ae9b50b80a d90ddfb41dbcb00a 57f75e5808c72583 fda11da7f1843230\n"
                                    " -1.6165 1.2292 -1.5605 0.4646 1.920947 3.321267 1\n a5b9b7a1f4b80636 0 0\n"),
             qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.contains("computed by plain loops: neither counted nor timed"));
  }
  void errorsAreNvidias() {
    const Outcome outcome = exec("wrong.cu", kWrong);
    QVERIFY2(outcome.out.startsWith("103 101 101 101 0\n0 103 103 104 105 0 104 0\n10400 201\n"),
             qPrintable(outcome.out + outcome.err));
  }
  void whatIsNotTheSameIsRefused_data() {
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* call, const char* refusal) { QTest::newRow(call) << call << refusal; };
    row("curandCreateGenerator(&h, CURAND_RNG_PSEUDO_MTGP32)", "a.cu:4: curandCreateGenerator is asked for MTGP32");
    row("curandCreateGenerator(&h, CURAND_RNG_PSEUDO_MT19937)", "is asked for MT19937");
    row("curandCreateGenerator(&h, CURAND_RNG_QUASI_DEFAULT)", "is asked for Sobol's numbers");
    row("curandSetGeneratorOrdering(g, CURAND_ORDERING_PSEUDO_SEEDED)", "is given ordering 102");
    row("curandGeneratePoisson(g, words, 4, 10.0)", "a.cu:4: curandGeneratePoisson is not simulated");
  }
  void whatIsNotTheSameIsRefused() {
    QFETCH(QString, call);
    QFETCH(QString, refusal);
    const QByteArray text =
        "#include <curand.h>\nint main() { unsigned* words; cudaMalloc(&words, 16); curandGenerator_t g, "
        "h; curandCreateGenerator(&g, CURAND_RNG_PSEUDO_DEFAULT); (void)h;\n\n  " +
        call.toUtf8() + ";\n}\n";
    const Outcome outcome = exec("a.cu", text);
    QVERIFY2(outcome.err.contains(refusal), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecCurandHost>(__FILE__);
#include "test_exec_curand_host.moc"
