// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

/// Programs with signal handlers of their own. The simulator needs the same signals for kernels.
class TestExecSignals : public ExecTest {
  Q_OBJECT

 private slots:
  void handlersOfFaultsGetThoseOfTheHost() {
    const Outcome outcome = exec("handlers.cu", R"(#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
static sigjmp_buf back;
static int caught = 0;
static void jumps(int signal) { caught = signal; siglongjmp(back, 1); }
static void returns(int signal) { caught = -signal; }
__global__ void k(int* p, int zero) { p[threadIdx.x] = 2 * threadIdx.x + 7 / zero + 1; }
int main() {
  printf("%d", signal(SIGSEGV, jumps) == SIG_DFL);
  struct sigaction action {}, before {};
  action.sa_handler = jumps;
  sigaction(SIGFPE, &action, &before);
  printf(" %d", before.sa_handler == SIG_DFL);
  int* p;
  cudaMalloc(&p, 1 << 20);
  k<<<1, 32>>>(p, 0);
  printf(" %d %d", cudaDeviceSynchronize(), caught);
  if (sigsetjmp(back, 1) == 0) *(volatile int*)8 = 1;
  printf(" %d", caught);
  if (sigsetjmp(back, 1) == 0) raise(SIGFPE);
  printf(" %d", caught);
  signal(SIGABRT, returns);
  raise(SIGABRT);
  printf(" %d", caught);
  signal(SIGABRT, SIG_IGN);
  raise(SIGABRT);
  int host[32];
  cudaMemcpy(host, p, sizeof(host), cudaMemcpyDeviceToHost);
  printf(" %d\n", host[31]);
  signal(SIGSEGV, SIG_DFL);
  fflush(stdout);
  *(volatile int*)8 = 1;
}
)");
    QVERIFY2(outcome.out.startsWith("1 1 0 0 11 8 -6 62\n"), qPrintable(outcome.out + outcome.err));
    QVERIFY2((outcome.out + outcome.err).contains("was ended by signal 11"), qPrintable(outcome.out + outcome.err));
    QCOMPARE(outcome.code, 1);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecSignals>(__FILE__);
#include "test_exec_signals.moc"
