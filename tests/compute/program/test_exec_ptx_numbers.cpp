// SPDX-License-Identifier: GPL-3.0-or-later
// Inline PTX beyond the tensor cores': each instruction against the same computed another way.
#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

constexpr const char* kNumbers = R"(#include <cstdio>
#include <cstring>
#include <climits>
typedef unsigned U; typedef unsigned long long L;
#define R(i, text, ...) { U r = 0; asm volatile(text : "=r"(r) : __VA_ARGS__); o[i] = r; }
__global__ void whole(U* o, U a, U b, int c) {
  R(0, "add.u32 %0, %1, %2;", "r"(a), "r"(b))
  R(1, "sub.s32 %0, %1, %2;", "r"(c), "r"(a))
  R(2, "mul.lo.u32 %0, %1, %2;", "r"(a), "r"(b))
  R(3, "mul.hi.s32 %0, %1, %2;", "r"(c), "r"(a))
  R(4, "mad.lo.u32 %0, %1, %2, 7;", "r"(a), "r"(b))
  R(5, "lop3.b32 %0, %1, %2, %3, 0xE8;", "r"(a), "r"(b), "r"(c))
  R(6, "bfe.u32 %0, %1, 4, 8;", "r"(a))
  R(7, "bfe.s32 %0, %1, 28, 8;", "r"(b))
  R(8, "bfi.b32 %0, %1, %2, 8, 12;", "r"(a), "r"(b))
  R(9, "prmt.b32 %0, %1, %2, 0x5410;", "r"(a), "r"(b))
  R(10, "prmt.b32 %0, %1, %2, 0xF810;", "r"(a), "r"(b))
  R(11, "popc.b32 %0, %1;", "r"(a))
  R(12, "clz.b32 %0, %1;", "r"(a))
  R(13, "brev.b32 %0, %1;", "r"(a))
  R(14, "bfind.u32 %0, %1;", "r"(a))
  R(15, "shl.b32 %0, %1, %2;", "r"(a), "r"(33u))
  R(16, "shr.s32 %0, %1, %2;", "r"(c), "r"(40u))
  R(17, "shf.l.wrap.b32 %0, %1, %2, 36;", "r"(a), "r"(b))
  R(18, "shf.r.clamp.b32 %0, %1, %2, 36;", "r"(a), "r"(b))
  R(19, "min.s32 %0, %1, %2;", "r"(c), "r"(a))
  R(20, "sad.u32 %0, %1, %2, 5;", "r"(a), "r"(b))
  R(21, "{ .reg .pred p; setp.lt.and.s32 p, %1, %2, 1; selp.u32 %0, 3, 4, p; }", "r"(c), "r"(a))
  R(22, "{ .reg .pred p, q; setp.lo.u32 p|q, %1, %2; selp.u32 %0, 3, 4, q; }", "r"(a), "r"(b))
  R(23, "add.cc.u32 %0, %1, %2; addc.u32 %0, 0, 0;", "r"(b), "r"(b))
  R(24, "add.sat.s32 %0, %1, %2;", "r"(INT_MAX), "r"(5))
  R(25, "{ .reg .u64 w; mul.wide.u32 w, %1, %2; { .reg .u32 t; mov.b64 {t, %0}, w; } }", "r"(a), "r"(b))
  R(26, "cvt.sat.s8.s32 %0, %1;", "r"(c))
  R(27, "cvt.u32.u16 %0, %1;", "h"((unsigned short)b))
  R(28, "neg.s32 %0, %1;", "r"(c))
  R(29, "slct.u32.s32 %0, %1, %2, %3;", "r"(a), "r"(b), "r"(c))
  R(30, "dp4a.u32.u32 %0, %1, %2, 9;", "r"(a), "r"(b))
  R(31, "cnot.b32 %0, %1;", "r"(0u))
}
__global__ void floats(float* o, float a, float b, double d) {
  float r; U w; double e;
  asm("fma.rn.f32 %0, %1, %2, %1;" : "=f"(r) : "f"(a), "f"(b)); o[0] = r;
  asm("add.rz.f32 %0, %1, %2;" : "=f"(r) : "f"(1.f), "f"(1e-9f)); o[1] = r;
  asm("add.rp.f32 %0, %1, %2;" : "=f"(r) : "f"(1.f), "f"(1e-9f)); o[2] = r;
  asm("mul.ftz.f32 %0, %1, %2;" : "=f"(r) : "f"(1e-20f), "f"(1e-20f)); o[3] = r;
  asm("add.sat.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); o[4] = r;
  asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(w) : "f"(-3e9f)); o[5] = (int)w == INT_MIN;
  asm("cvt.rn.f32.u32 %0, %1;" : "=f"(r) : "r"(16777217u)); o[6] = r;
  asm("max.f32 %0, %1, %2;" : "=f"(r) : "f"(nanf("")), "f"(b)); o[7] = r;
  asm("mov.f32 %0, 0f40490FDB;" : "=f"(r)); o[8] = r;
  asm("sqrt.rn.f64 %0, %1;" : "=d"(e) : "d"(d)); o[9] = e;
  asm("ex2.approx.f32 %0, %1;" : "=f"(r) : "f"(5.f)); o[10] = r;
  asm("{ .reg .pred p; setp.neu.f32 p, %1, %1; selp.u32 %0, 1, 0, p; }" : "=r"(w) : "f"(nanf(""))); o[11] = w;
  asm("{ .reg .b16 h; cvt.rn.f16.f32 h, %1; cvt.f32.f16 %0, h; }" : "=f"(r) : "f"(0.1f)); o[12] = r;
  asm("cvt.rni.f32.f32 %0, %1;" : "=f"(r) : "f"(2.5f)); o[13] = r;
}
__global__ void memory(U* o, const uint4* in, L* sum) {
  __shared__ U s[64]; const U t = threadIdx.x; U x, y, z, w;
  asm volatile("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(x), "=r"(y), "=r"(z), "=r"(w) : "l"(in + t));
  const U at = static_cast<U>(__cvta_generic_to_shared(s + t));
  asm volatile("st.shared.u32 [%0], %1;" :: "r"(at), "r"(x + 10 * y + 100 * z + 1000 * w) : "memory");
  asm volatile("bar.sync 0;" ::: "memory");
  asm volatile("ld.volatile.shared.u32 %0, [%1 + 4];" : "=r"(x) : "r"(t < 31 ? at : at - 4));
  asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 31, 0xffffffff;" : "=r"(y) : "r"(x));
  asm volatile("{ .reg .pred p; shfl.sync.up.b32 %0|p, %1, 3, 0, -1; selp.u32 %0, %0, 77, p; }" : "=r"(z) : "r"(t));
  asm volatile("st.global.cs.v2.u32 [%0], {%1, %2};" :: "l"(o + 4 * t), "r"(y), "r"(z) : "memory");
  asm volatile("{ .reg .pred p; setp.ge.u32 p, %1, 30; vote.sync.ballot.b32 %0, p, -1; }" : "=r"(w) : "r"(t));
  asm volatile("redux.sync.add.u32 %0, %1, -1;" : "=r"(x) : "r"(t));
  o[4 * t + 2] = w; o[4 * t + 3] = x;
  asm volatile("red.relaxed.gpu.global.add.u64 [%0], %1;" :: "l"(sum), "l"((L)t << 33) : "memory");
  asm volatile("{ .reg .u64 old; atom.global.max.u64 old, [%0], %1; }" :: "l"(sum + 1), "l"((L)t) : "memory");
  U mask, lane; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask)); asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  if (mask != (1u << lane) - 1) asm volatile("trap;");
  asm volatile("membar.gl; fence.acq_rel.gpu; prefetch.global.L2 [%0]; nanosleep.u32 10;" :: "l"(o));
  if (t == 5) asm volatile("exit;");
  sum[2 + t] = 1;
}
#define IS(a, b) do { if (!((a) == (b))) { printf("line %d: %.9g, not %.9g\n", __LINE__, (double)(a), (double)(b)); ++bad; } } while (0)
int main() {
  int bad = 0; U *o; float* f; cudaMallocManaged(&o, 512); cudaMallocManaged(&f, 64);
  const U a = 0x12345678, b = 0x9abcdef0; const int c = -1000;
  whole<<<1, 1>>>(o, a, b, c); cudaDeviceSynchronize();
  IS(o[0], a + b); IS(o[1], (U)c - a); IS(o[2], a * b); IS((int)o[3], (int)((long long)c * (int)a >> 32)); IS(o[4], a * b + 7);
  IS(o[5], (a & b) | (a & c) | (b & c)); IS(o[6], a >> 4 & 0xff); IS((int)o[7], (int)b >> 28);
  IS(o[8], (b & ~0xfff00u) | (a & 0xfff) << 8); IS(o[9], 0xdef05678u); IS(o[10], 0xff005678u); IS(o[11], 13u); IS(o[12], 3u);
  IS(o[13], 0x1e6a2c48u); IS(o[14], 28u); IS(o[15], 0u); IS(o[16], 0xffffffffu); IS(o[17], b << 4 | a >> 28); IS(o[18], b);
  IS((int)o[19], c); IS(o[20], b - a + 5); IS(o[21], 3u); IS(o[22], 4u); IS(o[23], 1u); IS(o[24], (U)INT_MAX);
  IS(o[25], (U)((L)a * b >> 32)); IS((int)o[26], -128); IS(o[27], 0xdef0u); IS(o[28], 1000u); IS(o[29], b);
  IS(o[30], 9u + 0x78 * 0xf0 + 0x56 * 0xde + 0x34 * 0xbc + 0x12 * 0x9a); IS(o[31], 1u);
  floats<<<1, 1>>>(f, 1.5f, 2.25f, 2.0); cudaDeviceSynchronize();
  IS(f[0], 1.5f * 2.25f + 1.5f); IS(f[1], 1.f); IS(f[2], 1.f + 0x1p-23f); IS(f[3], 0.f); IS(f[4], 1.f); IS(f[5], 1.f); IS(f[6], 16777216.f);
  IS(f[7], 2.25f); IS(f[8], 3.14159274f); IS(f[9], 1.41421354f); IS(f[10], 32.f); IS(f[11], 1.f); IS(f[12], 0.0999755859f); IS(f[13], 2.f);
  uint4* in; L* sum; cudaMallocManaged(&in, 512); cudaMallocManaged(&sum, 34 * 8);
  for (U i = 0; i < 32; ++i) in[i] = {i, 2 * i, 3 * i, 4 * i};
  memset(sum, 0, 34 * 8);
  memory<<<1, 32>>>(o, in, sum); cudaDeviceSynchronize();
  for (U t = 0; t < 32; ++t) {
    const U from = t ^ 1, seen = from < 31 ? from + 1 : 31;
    IS(o[4 * t], 4321 * seen); IS(o[4 * t + 1], t < 3 ? 77u : t - 3); IS(o[4 * t + 2], 0xc0000000u); IS(o[4 * t + 3], 496u);
    IS(sum[2 + t], (L)(t != 5));
  }
  IS(sum[0], 496ull << 33); IS(sum[1], 31ull);
  printf("%d bad, %s\n", bad, cudaGetErrorString(cudaGetLastError()));
  cudaFree(o); cudaFree(f); cudaFree(in); cudaFree(sum);
  return bad;
}
)";

// Two warps hand 37 elements from one to the other; a third, of 5 lanes, stands aside.
constexpr const char* kPairs = R"(#include <cstdio>
#include <cstdlib>
__device__ void meets(int id, int n) { asm volatile("bar.sync %0, %1;" :: "r"(id), "r"(n) : "memory"); }
__device__ void arrives(int id, int n) { asm volatile("bar.arrive %0, %1;" :: "r"(id), "r"(n) : "memory"); }
__global__ void pairs(int* o, int what) {
  __shared__ int s[32];
  const int t = threadIdx.x;
  if (t >= 64) return;
  if (t < 32) {
    for (int i = 0; i < 7; i++) { s[t] = i * 100 + t; if (what != 2) arrives(1, 64); meets(what == 1 ? 16 : 2, 64); }
  } else {
    for (int i = 0; i < 7; i++) { if (what != 3) meets(1, 64); o[i * 32 + t - 32] = s[63 - t]; arrives(2, 64); }
  }
}
__global__ void all(int* o) {
  __shared__ int s[69];
  s[threadIdx.x] = threadIdx.x;
  asm volatile("bar.sync 3;" ::: "memory");
  o[threadIdx.x] = s[68 - threadIdx.x];
}
int main(int, char** argv) {
  const int what = atoi(argv[1]);
  int *o, bad = 0;
  cudaMallocManaged(&o, 7 * 32 * 4);
  pairs<<<1, 69>>>(o, what);
  if (cudaDeviceSynchronize() != cudaSuccess) return 3;
  for (int i = 0; i < 7; i++) for (int l = 0; l < 32; l++) bad += o[i * 32 + l] != i * 100 + 31 - l;
  all<<<1, 69>>>(o);
  cudaDeviceSynchronize();
  for (int i = 0; i < 69; i++) bad += o[i] != 68 - i;
  cudaFree(o);
  printf("%d bad\n", bad);
  return bad != 0;
}
)";

}  // namespace

class TestExecPtxNumbers : public ExecTest {
  Q_OBJECT
 private slots:
  void eachInstructionGivesWhatTheManualHas() {
    const Outcome outcome = exec("numbers.cu", kNumbers);
    QVERIFY2(outcome.out.startsWith("0 bad, no error\n"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 0);
  }
  void masksOfBits() {
    const Outcome outcome = exec(
        "masks.cu",
        "#include <cstdio>\n#define M(i, mode, a, b) \\\n"
        "  asm(\"bmsk.\" mode \".b32 %0, %1, %2;\" : \"=r\"(o[i]) : \"r\"(a), \"r\"(b));\n"
        "__global__ void k(unsigned* o) {\n  M(0, \"clamp\", 4, 8) M(1, \"clamp\", 40, 8) M(2, \"wrap\", 40, 8)\n"
        "  M(3, \"clamp\", 28, 8) M(4, \"wrap\", 3, 32) M(5, \"clamp\", 3, 40) M(6, \"clamp\", 0, 0)\n}\n"
        "int main() {\n  unsigned* o;\n  cudaMallocManaged(&o, 28);\n  k<<<1, 1>>>(o);\n  cudaDeviceSynchronize();\n"
        "  for (int i = 0; i < 7; ++i) printf(\"%x \", o[i]);\n}\n");
    QVERIFY2(outcome.out.startsWith("ff0 0 ff00 f0000000 0 fffffff8 0 "), qPrintable(outcome.out + outcome.err));
  }
  void whatIsNotSimulatedIsRefusedByName() {
    for (const char* text : {"addc.u32 %0, %1, 1;", "mov.u32 %0, %%nsmid;", "fns.b32 %0, %1, 1, 1;"}) {
      const QByteArray program =
          QByteArray("__global__ void k(unsigned* o) { unsigned r; asm volatile(\"") + text +
          "\" : \"=r\"(r) : \"r\"(1u)); *o = r; }\nint main() { unsigned* o; "
          "cudaMalloc(&o, 4); k<<<1, 1>>>(o); return cudaDeviceSynchronize() == 719 ? 0 : 1; }\n";
      const Outcome outcome = exec("refused.cu", program.constData());
      QVERIFY2(outcome.out.contains("comes to inline PTX: ") && outcome.out.contains("which is not simulated"),
               qPrintable(outcome.out + outcome.err));
    }
  }
  void warpsMeetAtBarriersOfTheirOwn() {
    const Outcome outcome = exec("pairs.cu", kPairs, {"--", "0"});
    QVERIFY2(outcome.out.startsWith("0 bad\n"), qPrintable(outcome.out + outcome.err));
    const Outcome check = exec("pairs.cu", kPairs, {"--check", "--", "0"});
    QVERIFY2(check.out.contains("2 launches checked, 0 findings\n"), qPrintable(check.out));
  }
  void whoMeetsInVainIsTold_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("words");
    QTest::newRow("no such barrier") << 1 << "reaches barrier 16, but a block has barriers 0 to 15";
    QTest::newRow("nobody arrives")
        << 2
        << "thread (0, 0, 0) waits at barrier 2 of its block for 64 threads, but only 32 arrive (block (0, 0, 0), ";
  }
  void whoMeetsInVainIsTold() {
    QFETCH(int, what);
    QFETCH(QString, words);
    const Outcome outcome = exec("pairs.cu", kPairs, {"--", QString::number(what)});
    QVERIFY2(outcome.out.contains(words), qPrintable(outcome.out));
    QCOMPARE(outcome.code, 1);
  }
  void aMissingArrivalIsARace() {
    const Outcome outcome = exec("pairs.cu", kPairs, {"--check", "--", "3"});
    QVERIFY2(outcome.out.contains("pairs.cu:12: race: pairs: "), qPrintable(outcome.out));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecPtxNumbers>(__FILE__);
#include "test_exec_ptx_numbers.moc"
