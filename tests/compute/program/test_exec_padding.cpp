// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

const char* const kStructures = R"(
struct Padded { int count[6]; int flag[2]; float value; double sum; };                     // like curandState
struct Tail { double x, y; float z; };
struct Short { char tag; double x; short k; };
template <typename T> __global__ void copy(const T* from, T* to) { T own = from[threadIdx.x]; to[threadIdx.x] = own; }
__global__ void set(Padded* p, Tail* t, Short* s) {
  const int i = threadIdx.x;
  for (int k = 0; k < 6; ++k) p[i].count[k] = k;
  p[i].flag[0] = p[i].flag[1] = i;
  p[i].value = i;
  p[i].sum = i;
  t[i].x = t[i].y = i;
  t[i].z = i;
  s[i].tag = 'a';
  s[i].x = i;
  s[i].k = i;
}
__global__ void setThree(float4* a, float* b) {
  a->x = a->y = a->z = 1;
  for (int k = 0; k < 3; ++k) b[k] = k;
}
#line 1000
__global__ void copyUnset(const Padded* from, Padded* to) { *to = *from; }
__global__ void copyMembers(const float4* from, float4* to) { *to = *from; }
__global__ void copyLoop(const float4* from, float4* to) { *to = *from; }
__global__ void readTail(const float* from, float* to) { *to = from[5]; }
#line 2000
int main() {
  Padded *p, *p2, *unset;
  Tail *t, *t2;
  Short *s, *s2;
  float4 *a, *b, *to;
  cudaMalloc(&p, 64 * sizeof *p); cudaMalloc(&p2, 64 * sizeof *p); cudaMalloc(&unset, sizeof *p);
  cudaMalloc(&t, 64 * sizeof *t); cudaMalloc(&t2, 64 * sizeof *t);
  cudaMalloc(&s, 64 * sizeof *s); cudaMalloc(&s2, 64 * sizeof *s);
  cudaMalloc(&a, sizeof *a); cudaMalloc(&b, sizeof *b); cudaMalloc(&to, sizeof *to);
  set<<<1, 64>>>(p, t, s);
  copy<<<1, 64>>>(p, p2);
  copy<<<1, 64>>>(t, t2);
  copy<<<1, 64>>>(s, s2);
  setThree<<<1, 1>>>(a, &b->x);
  copyMembers<<<1, 1>>>(a, to);
  copyLoop<<<1, 1>>>(b, to);
  readTail<<<1, 1>>>(reinterpret_cast<float*>(t), &to->x);
  copyUnset<<<1, 1>>>(unset, p);
  cudaDeviceReset();
}
)";

class TestExecPadding : public ExecTest {
  Q_OBJECT

 private slots:
  void onlyMembersNeedAValue() {
    const QString file = program("structures.cu", kStructures);
    QStringList all;
    for (const QJsonValue& each : onlyDocument(cli({"exec", file, "--check", "--json"}).out)["findings"].toArray())
      if (each["kind"] == "uninitialised")
        all += QString::number(each["line"].toInt()) + each["text"].toString().replace(file, "F").section(':', 1);
    const QString end = ", which no thread has written";
    const QStringList expected{"1001 load of 16 bytes at byte 0 of the array allocated at F:2008" + end,
                               "1002 load of 16 bytes at byte 0 of the array allocated at F:2008" + end,
                               "1003 load of 4 bytes at byte 20 of the array allocated at F:2006" + end,
                               "1000 load of 16 bytes at byte 0 of the array allocated at F:2005" + end};
    QCOMPARE(all.join("\n"), expected.join("\n"));
  }
};

}  // namespace

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecPadding>(__FILE__);
#include "test_exec_padding.moc"
