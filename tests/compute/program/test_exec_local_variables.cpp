// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

const char* const kMistakes = R"(#include <cstdio>
template <typename T> __device__ T total(const T* a, int n) {
  T sum;
  for (int i = 0; i < n; ++i) sum += a[i];
  return sum;
}
__global__ void scalar(const float* a, float* out, int n) { out[threadIdx.x] = total(a, n); }
__global__ void accumulators(const float* a, float* out, int n) {
  float acc[2][2], used[4];
  for (int i = 0; i < 4; ++i) used[i] = a[i];
  for (int k = 0; k < n; ++k)
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j) acc[i][j] += used[i * 2 + j];
  out[threadIdx.x] = acc[1][threadIdx.x % 2];
}
__global__ void partly(const int* in, int* out, int m) {
  int a[16];
  for (int i = 0; i < m; ++i) a[i] = i;
  int s = 0;
  for (int i = 0; i < 16; ++i) s += a[(i * in[0] + threadIdx.x) & 15];
  out[threadIdx.x] = s;
}
__global__ void best(const float* a, int* out, int n) {
  float largest;
  int where = 0;
  for (int i = 0; i < n; ++i)
    if (a[i] > largest) { largest = a[i]; where = i; }
  out[threadIdx.x] = where;
}
int main() {
  float* a; int* b;
  cudaMalloc(&a, 4096); cudaMalloc(&b, 4096); cudaMemset(a, 0, 4096); cudaMemset(b, 1, 4096);
  scalar<<<1, 3>>>(a, a + 100, 5);
  accumulators<<<1, 3>>>(a, a + 100, 5);
  partly<<<1, 3>>>(b, b + 100, 7);
  best<<<1, 3>>>(a, b + 200, 5);
  cudaDeviceSynchronize();
  cudaFree(a); cudaFree(b);
}
)";

// Every way of giving a variable its value.
const char* const kRight = R"(#include <cstdio>
#include <cmath>
#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;
struct Pair { float x, y; };
struct Box { float a[3]; int n; __device__ Box() : n(0) { for (float& each : a) each = 1; } };
__device__ void both(float v, float& a, float* b) { a = v; *b = 2 * v; }
__device__ void fill(float (&to)[4], float v) { for (float& each : to) each = v; }
__device__ Pair make(float v) { Pair p; p.x = v; p.y = 2 * v; return p; }
__global__ void right(const float* a, float* out, int n) {
  float s, c, first, second, sum, filled[4], copied[4], guarded[4], got[4];
  Pair pairs[2];
  Box boxes[2], one;
  int i, whole;
  sincosf(a[0], &s, &c);
  both(a[1], first, &second);
  fill(filled, a[2]);
  memcpy(copied, filled, sizeof copied);
  for (i = 0; i < 4; ++i) if (i < n) guarded[i] = a[i];
  for (i = 0; i < 4; ++i) if (i < n) out[threadIdx.x * 8 + i] = guarded[i];
  for (i = 0; i < 2; ++i) pairs[i] = make(a[i]);
  if (n > 3) sum = 1; else sum = 2;
  whole = n;
  float4 four = *reinterpret_cast<const float4*>(a);
  *reinterpret_cast<float4*>(got) = four;
  float fraction, part;
  fraction = modff(a[3], &part);
  float q;
  asm("add.f32 %0, %1, %2;" : "=f"(q) : "f"(a[0]), "f"(a[1]));
  unsigned reg[4];
  asm volatile("{ mov.u32 %0, 1; mov.u32 %1, 2; mov.u32 %2, 3; mov.u32 %3, 4; }" : "=r"(reg[0]), "=r"(reg[1]), "=r"(reg[2]), "=r"(reg[3]));
  switch (n) { case 3: { int x[2]; x[0] = x[1] = n; whole += x[1]; } break; default: whole++; }
  struct Local { float inner[2]; int k; } local;
  local.inner[0] = 1;
  auto f = [&](int k) { float tmp[2]; tmp[0] = k; tmp[1] = k; return tmp[0] + tmp[1]; };
  out[threadIdx.x * 8] = s + c + first + second + copied[3] + pairs[1].y + boxes[1].a[2] + one.a[0] + sum + whole + got[2] +
                     fraction + part + q + reg[0] + reg[1] + reg[2] + reg[3] + local.inner[0] + f(3);
}
__global__ void mma(const unsigned* a, float* out) {
  float d[4];
  float z[4] = {0, 0, 0, 0};
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};"
    : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
    : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "f"(z[0]), "f"(z[1]), "f"(z[2]), "f"(z[3]));
  for (int i = 0; i < 4; ++i) out[threadIdx.x * 4 + i] = d[i];
  unsigned r[2];
  __shared__ __align__(16) half tile[256];
  for (int i = threadIdx.x; i < 256; i += 32) tile[i] = __float2half(i);
  __syncwarp();
  unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(tile + (threadIdx.x % 16) * 8));
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(at));
  out[threadIdx.x] += r[0] + r[1];
}
int main() {
  float* a;
  cudaMalloc(&a, 4096); cudaMemset(a, 0, 4096);
  right<<<1, 3>>>(a, a + 100, 3);
  mma<<<1, 32>>>(reinterpret_cast<unsigned*>(a), a + 200);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  cudaFree(a);
}
)";

}  // namespace

class TestExecLocalVariables : public ExecTest {
  Q_OBJECT

  QStringList findings(const QString& name, const char* text) {
    QStringList all;
    const QString file = program(name, text);
    for (const QJsonValue& each : onlyDocument(cli({"exec", file, "--check", "--json"}).out)["findings"].toArray())
      all += QString::number(each["line"].toInt()) + " " + each["kind"].toString() + ": " + each["text"].toString();
    return all;
  }

 private slots:
  void readsBeforeTheFirstWriteAreToldWithTheName() {
    const QString thread = "uninitialised: block (0, 0), thread (0, 0): load of 4 bytes at byte ";
    const QString variable = " of the thread's own variable ", end = ", which no thread has written";
    const QStringList expected{
        "4 " + thread + "0" + variable + "sum" + end, "13 " + thread + "0" + variable + "acc" + end,
        "20 " + thread + "28" + variable + "a" + end, "27 " + thread + "0" + variable + "largest" + end};
    QCOMPARE(findings("mistakes.cu", kMistakes).join("\n"), expected.join("\n"));
  }

  void variablesThatGetTheirValueInAnyWayAreQuiet() { QCOMPARE(findings("right.cu", kRight), QStringList()); }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecLocalVariables>(__FILE__);
#include "test_exec_local_variables.moc"
