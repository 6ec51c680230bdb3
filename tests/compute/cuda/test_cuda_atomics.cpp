// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCudaAtomics : public ExecTest {
  Q_OBJECT

 private slots:
  /// Counts of these launches by Nsight Compute on an H100, compiled by nvcc 13.0.
  void atomicsOnOneAddressAreCombinedAsByNvcc() {
    struct Case {
      const char* statement;  ///< of 1003 threads in blocks of 256
      const char* kind;
      int requests, units;
    };
    constexpr Case kCases[] = {
        {"out[i] = atomicAdd(a, 1);", "atom", 32, 32},
        {"if (i % 3) out[atomicAdd(a, 1)] = i;", "atom", 32, 32},
        {"out[i] = atomicSub_block(a + blockIdx.x, 1);", "atom", 32, 32},
        {"for (int k = 0; k < 3; ++k) out[i] = atomicAdd(a, 2);", "atom", 96, 96},
        {"out[i] = atomicAdd(a, i);", "atom", 32, 42},  // of the last warp, 11 lanes are there
        {"if (i % 3) out[i] = atomicAdd(a, i);", "atom", 32, 668},
        {"out[i] = atomicAdd(a + i / 32, i);", "atom", 32, 1003},
        {"out[i] = atomicXor(a, 1);", "atom", 32, 1003},
        {"out[i] = atomicMax(a, i);", "atom", 32, 1003},
        {"out[i] = atomicInc((unsigned*)a, 9);", "atom", 32, 1003},
        {"out[i] = atomicAdd((float*)a, 1.0f);", "atom", 32, 1003},
        {"atomicAdd(a, i);", "red", 32, 32},
        {"atomicMax(a, i);", "red", 32, 32},
        {"atomicAdd((unsigned long long*)a, 1ull);", "red", 32, 32},
        {"atomicAdd((unsigned long long*)a, (unsigned long long)i);", "red", 32, 1003},
        {"out[i] = atomicAdd((unsigned long long*)a, 1ull);", "atom", 32, 32},
        {"out[i] = atomicAdd((unsigned long long*)a, (unsigned long long)i);", "atom", 32, 1003},
        {"out[i] = atomicAdd(&s, 1);", "shared", 32, 32},
        {"out[i] = atomicAdd(&s, i);", "shared", 32, 42},
        {"out[i] = atomicMax(&s, i);", "shared", 32, 1003},
        // Functions with a memory order: an atom instruction, whether the result is used or not.
        {"__nv_atomic_add(a, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);", "atom", 32, 32},
        {"__nv_atomic_add(a + i / 3, i, __NV_ATOMIC_RELAXED);", "atom", 32, 189},
        {"__nv_atomic_add(a + i / 32, i, __NV_ATOMIC_RELAXED);", "atom", 32, 1003},
        {"__nv_atomic_add((float*)a + i / 4, 1.0f, __NV_ATOMIC_RELAXED);", "atom", 32, 128},
        {"__nv_atomic_max(a, i, __NV_ATOMIC_RELAXED);", "atom", 32, 32},
        {"out[i] = __nv_atomic_fetch_max(a, i, __NV_ATOMIC_RELAXED);", "atom", 32, 1003},
        {"out[i] = __nv_atomic_fetch_sub(a, i, __NV_ATOMIC_ACQ_REL);", "atom", 32, 42},
        {"out[i] = __nv_atomic_exchange_n(a + i, i, __NV_ATOMIC_RELAXED);", "atom", 32, 126},
        {"out[i] = __nv_atomic_load_n(a + i, __NV_ATOMIC_RELAXED);", "load", 32, 126},
        {"__nv_atomic_store_n(a + i, i, __NV_ATOMIC_RELEASE);", "store", 32, 126},
    };
    std::string text, launches;
    for (std::size_t i = 0; i < std::size(kCases); ++i) {
      const std::string name = "k" + std::to_string(i);
      const bool shared = std::string(kCases[i].kind) == "shared";
      text += "__global__ void " + name + "(int* a, int* out, int n) {\n" +
              (shared ? "__shared__ int s; if (threadIdx.x == 0) s = 0; __syncthreads();\n" : "") +
              "const int i = blockIdx.x * blockDim.x + threadIdx.x;\nif (i < n) { " + kCases[i].statement + " }\n}\n";
      launches += "cudaMemset(a, 0, 8192); " + name + "<<<4, 256>>>(a, out, 1003);\n";
    }
    text += "int main() { int *a, *out; cudaMalloc(&a, 8192); cudaMalloc(&out, 8192);\n" + launches +
            "return cudaDeviceSynchronize(); }\n";
    const QJsonArray ran = document("atomics.cu", text.c_str())["launches"].toArray();
    QCOMPARE(ran.size(), static_cast<qsizetype>(std::size(kCases)));
    for (std::size_t i = 0; i < std::size(kCases); ++i) {
      const Case& each = kCases[i];
      const QString kind = each.kind;
      const QString name = kind == "shared" ? QString("shared_atomic") : "global_" + kind;
      const QJsonObject counters = ran[static_cast<qsizetype>(i)]["counters"].toObject();
      const QList<int> found{counters[name + "_requests"].toInt(),
                             counters[name + (kind == "shared" ? "_wavefronts" : "_sectors")].toInt()};
      QVERIFY2(found == QList<int>({each.requests, each.units}),
               qPrintable(QString("%1: %2 %3").arg(each.statement).arg(found[0]).arg(found[1])));
    }
  }

  void atomicsWithAnOrderDoWhatTheySay() {
    const Outcome outcome =
        exec("ordered.cu",
             "#include <cstdio>\n"
             "__global__ void k(unsigned* a, double* d, unsigned long long* l) {\n"
             "  const unsigned i = threadIdx.x;\n"
             "  __nv_atomic_sub(a, 2u, __NV_ATOMIC_RELAXED);\n"
             "  __nv_atomic_or(a + 1, 1u << i % 32, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_BLOCK);\n"
             "  __nv_atomic_and(a + 2, 6u, __NV_ATOMIC_ACQUIRE);\n"
             "  __nv_atomic_min(l, 1000ull - i, __NV_ATOMIC_RELEASE);\n"
             "  unsigned expected = 1;\n"
             "  const bool done = __nv_atomic_compare_exchange_n(a + 4 + i, &expected, 7u, false,\n"
             "                                                   __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_RELAXED);\n"
             "  a[140 + i] = 10 * expected + done;\n"
             "  double value = 2.5, old = 0;\n"
             "  __nv_atomic_exchange(d + i, &value, &old, __NV_ATOMIC_RELAXED);\n"
             "  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);\n"
             "  __nv_atomic_load(d + i, &value, __NV_ATOMIC_CONSUME);\n"
             "  value += old;\n"
             "  __nv_atomic_store(d + i, &value, __NV_ATOMIC_RELAXED);\n"
             "}\n"
             "int main() {\n"
             "  unsigned* a;\n  double* d;\n  unsigned long long* l;\n"
             "  cudaMallocManaged(&a, 300 * sizeof *a);\n"
             "  cudaMallocManaged(&d, 131 * sizeof *d);\n"
             "  cudaMallocManaged(&l, sizeof *l);\n"
             "  for (int i = 0; i < 131; ++i) a[4 + i] = i % 2, d[i] = i;\n"
             "  a[0] = 300, a[1] = 0, a[2] = 15, *l = 5000;\n"
             "  k<<<1, 131>>>(a, d, l);\n"
             "  cudaDeviceSynchronize();\n"
             "  printf(\"%u %x %u %llu %u %u %u %u %g\\n\", a[0], a[1], a[2], *l, a[6], a[7], a[142],\n"
             "         a[143], d[130]);\n"
             "}\n");
    QVERIFY2(outcome.out.startsWith("38 ffffffff 6 870 0 7 0 11 132.5\n"), qPrintable(outcome.out + outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCudaAtomics>(__FILE__);
#include "test_cuda_atomics.moc"
