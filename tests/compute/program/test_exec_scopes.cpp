// SPDX-License-Identifier: GPL-3.0-or-later
// The check's knowledge of CUDA's memory model: scopes of atomics and fences, locks, flags, and data passed between
// threads.
#include <QJsonArray>
#include <QSet>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

/// The mistakes in the kernels are at lines with `// wrong`, followed by what is missing; each kernel has a correct
/// twin.
constexpr const char* kScopes = R"(#include <cstdio>
struct Shared { int lock, flag, data, count, out[64]; };
template <bool block> __device__ void fence() { if constexpr (block) __threadfence_block(); else __threadfence(); }

__global__ void blockAtomics(Shared* s) {
  atomicAdd_block(&s->count, 1);  // wrong: an atomic of device scope is missing
}
__global__ void deviceAtomics(Shared* s) { atomicAdd(&s->count, 1); }

__global__ void volatileBesideAtomic(Shared* s) {
  if (threadIdx.x == 0) atomicExch(&s->data, 1);
  if (threadIdx.x == 32) *(volatile int*)&s->data = 2;  // wrong: without a barrier after the atomic at
}

__global__ void lastBlock(Shared* s, int n) {
  if (threadIdx.x == 0) {
    s->out[blockIdx.x] = 1;  // wrong: __threadfence() before FILE:18 is missing
    if (atomicAdd(&s->count, 1) == n - 1)
      for (int i = 0; i < n; ++i) s->data += s->out[i];
  }
}
__global__ void lastBlockFences(Shared* s, int n) {
  __shared__ bool last;
  if (threadIdx.x == 0) {
    s->out[blockIdx.x] = 1;
    __threadfence();
    last = atomicAdd(&s->count, 1) == n - 1;
  }
  __syncthreads();
  if (last && threadIdx.x < n) atomicAdd(&s->data, s->out[threadIdx.x]);
}
__global__ void allFenceAndMeet(Shared* s, int n) {
  __shared__ bool last;
  if (threadIdx.x < 4) s->out[blockIdx.x * 4 + threadIdx.x] = 1;
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) last = atomicAdd(&s->count, 1) == n - 1;
  __syncthreads();
  if (last && threadIdx.x < 4 * n) atomicAdd(&s->data, s->out[threadIdx.x]);
}
__global__ void signalBeforeDone(Shared* s, int n) {
  __shared__ bool last;
  if (threadIdx.x < 2) s->out[blockIdx.x * 2 + threadIdx.x] = 1;  // wrong: __syncthreads() before FILE:45 is missing
  __threadfence();
  if (threadIdx.x == 0) last = atomicAdd(&s->count, 1) == n - 1;
  __syncthreads();
  if (last && threadIdx.x < 2 * n) atomicAdd(&s->data, s->out[threadIdx.x]);
}

__global__ void flagForBlock(Shared* s) {
  if (blockIdx.x == 0) {
    s->data = 1;  // wrong: __threadfence() before FILE:54 is missing
    __threadfence_block();
    atomicExch(&s->flag, 1);
  } else {
    while (atomicExch(&s->flag, 0) == 0) {}
    s->out[0] = s->data;
  }
}
template <bool block> __global__ void flagForWarp(Shared* s) {
  if (threadIdx.x == 0) {
    s->data = 1;
    fence<block>();
    atomicExch(&s->flag, 1);
  } else if (threadIdx.x == 32) {
    while (atomicAdd(&s->flag, 0) == 0) {}
    s->out[0] = s->data;
  }
}
// Passes data to a block through another thread of the same block.
__global__ void byAThird(Shared* s) {
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    s->data = 1;
    __threadfence_block();
    atomicExch(&s->flag, 1);
  } else if (blockIdx.x == 0 && threadIdx.x == 32) {
    while (atomicAdd(&s->flag, 0) != 1) {}
    s->data += 2;
    __threadfence();
    atomicExch(&s->lock, 2);
  } else if (blockIdx.x == 1 && threadIdx.x == 0) {
    while (atomicAdd(&s->lock, 0) != 2) {}
    s->data += 3;
  }
}
__global__ void flagIsVolatile(Shared* s) {
  volatile int* const flag = &s->flag;
  if (blockIdx.x == 0 && threadIdx.x == 0) { s->data = 1; __threadfence(); *flag = 1; }
  if (blockIdx.x == 1 && threadIdx.x == 0) { while (*flag == 0) {} __threadfence(); s->out[0] = s->data; }
}

__global__ void lockNotFenced(Shared* s) {
  if (threadIdx.x == 0) {
    while (atomicCAS(&s->lock, 0, 1) != 0) {}
    s->data = s->data + 1;  // wrong: __threadfence() after FILE:94 is missing
    __threadfence();
    atomicExch(&s->lock, 0);
  }
}
__global__ void unlockNotFenced(Shared* s) {
  if (threadIdx.x == 0) {
    while (atomicCAS(&s->lock, 0, 1) != 0) {}
    __threadfence();
    s->data = s->data + 1;  // wrong: __threadfence() before FILE:105 is missing
    atomicExch(&s->lock, 0);
  }
}
template <bool block> __global__ void lock(Shared* s) {
  bool done = false;
  while (!done)
    if (atomicCAS(&s->lock, 0, 1) == 0) {
      fence<block>();
      s->data = s->data + 1;
      fence<block>();
      atomicExch(&s->lock, 0);
      done = true;
    }
}
__global__ void beyondTheLock(Shared* s) {
  if (threadIdx.x != 0) return;
  while (atomicCAS(&s->lock, 0, 1) != 0) {}
  __threadfence();
  s->out[0] = s->data;  // wrong: without a barrier after the store at FILE:126
  __threadfence();
  atomicExch(&s->lock, 0);
  if (blockIdx.x == 0) s->data = 1;
}

// The Programming Guide's loop, whose first load is plain.
__global__ void addBySwaps(Shared* s) {
  int old = s->count, assumed;
  do { assumed = old; old = atomicCAS(&s->count, assumed, assumed + 1); } while (assumed != old);
}
__global__ void loadBesideAtomics(Shared* s) {
  atomicAdd(&s->count, 1);
  s->out[threadIdx.x] = s->count;  // wrong: without a barrier after the atomic at FILE:135
}
__global__ void allStoreOne(Shared* s) { s->flag = 1; }
__global__ void allStoreTheirs(Shared* s) { s->flag = threadIdx.x; }  // wrong: without a barrier after the store at

int main() {
  Shared *s;
  cudaMalloc(&s, sizeof *s);
#define RUN(kernel, blocks, threads, ...) \
  cudaMemset(s, 0, sizeof *s), kernel<<<blocks, threads>>>(s __VA_OPT__(,) __VA_ARGS__)
  RUN(blockAtomics, 2, 32); RUN(deviceAtomics, 2, 32);
  RUN(blockAtomics, 1, 64);
  RUN(volatileBesideAtomic, 1, 33);
  RUN(lastBlock, 5, 3, 5); RUN(lastBlockFences, 5, 33, 5); RUN(allFenceAndMeet, 5, 33, 5);
  RUN(signalBeforeDone, 5, 33, 5);
  RUN(flagForBlock, 2, 1); RUN(flagForWarp<true>, 1, 33); RUN(flagForWarp<false>, 1, 33); RUN(byAThird, 2, 33);
  RUN(flagIsVolatile, 2, 1);
  RUN(lockNotFenced, 3, 5); RUN(unlockNotFenced, 3, 5);
  RUN(lock<true>, 1, 67); RUN(lock<false>, 3, 33);
  RUN(beyondTheLock, 2, 1);
  RUN(addBySwaps, 3, 33); RUN(loadBesideAtomics, 1, 33);
  RUN(allStoreOne, 2, 33); RUN(allStoreTheirs, 1, 33);
  cudaDeviceSynchronize();
  cudaFree(s);
})";

}  // namespace

class TestExecScopes : public ExecTest {
  Q_OBJECT

 private slots:
  void aRaceTellsWhatIsMissing() {
    const QString file = program("scopes.cu", kScopes);
    const Outcome outcome = cli({"exec", file, "--check", "--json"});
    QCOMPARE(outcome.code, 1);
    QMap<int, QString> wanted;
    const QStringList lines = QString(kScopes).split('\n');
    for (int i = 0; i < lines.size(); ++i)
      if (const int at = static_cast<int>(lines[i].indexOf("// wrong: ")); at >= 0)
        wanted[i + 1] = lines[i].mid(at + 10).replace("FILE", file);
    QSet<int> told;
    for (const QJsonValue& finding : onlyDocument(outcome.out)["findings"].toArray()) {
      const int line = finding["line"].toInt();
      const QString text = finding["text"].toString();
      qInfo("%d: %s", line, qPrintable(text));
      QCOMPARE(finding["kind"].toString(), "race");
      QVERIFY2(wanted.contains(line) && text.contains(wanted[line]), qPrintable(QString::number(line) + ": " + text));
      told << line;
    }
    for (auto each = wanted.begin(); each != wanted.end(); ++each)
      QVERIFY2(told.contains(each.key()), qPrintable(QString::number(each.key())));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecScopes>(__FILE__);
#include "test_exec_scopes.moc"
