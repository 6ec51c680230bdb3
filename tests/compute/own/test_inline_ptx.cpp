// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "own/ptx/inline_ptx.h"
#include "test_registry.h"

using namespace warpbench::own;

namespace {

/// The first statement of a function with this body.
AsmStatement statementOf(const std::string& body) {
  const std::string text = "void f() { " + body + " }";
  const std::vector<Token> tokens = tokensOf(text);
  for (auto token = tokens.begin(); token != tokens.end(); ++token)
    if (auto statement = asmStatementAt(tokens, token)) return *statement;
  return {};
}

QString cppOf(const std::string& body) {
  const AsmStatement statement = statementOf(body);
  return QString::fromStdString(statement.cpp.empty() ? "not simulated: " + statement.unknown : statement.cpp);
}

}  // namespace

class TestInlinePtx : public QObject {
  Q_OBJECT

 private slots:
  void operandsBecomeVariables() {
    QCOMPARE(cppOf("asm volatile(\"mov.b32 %0, %1;\" : \"=r\"(a[i]) : \"r\"(b->c ? 1 : 2) : \"memory\");"),
             "__extension__({ [[maybe_unused]] unsigned long warpbench0 = 0; [[maybe_unused]] unsigned long warpbench1 "
             "= ::warpbench::simulator::ptx::bits(b->c ? 1 : 2); warpbench0 = warpbench1 & 0xffffffffu; "
             "(a[i]) = ::warpbench::simulator::ptx::value<decltype((a[i]))>(warpbench0); })");
    // Read and written operands, and their names.
    QCOMPARE(cppOf("__asm__ __volatile__(\"mov.u64 %[to], %[from];\" : [to] \"+l\"(x) : [from] \"l\"(y));"),
             "__extension__({ [[maybe_unused]] unsigned long warpbench0 = ::warpbench::simulator::ptx::bits(x); "
             "[[maybe_unused]] unsigned long warpbench1 = ::warpbench::simulator::ptx::bits(y); warpbench0 = "
             "warpbench1; (x) = ::warpbench::simulator::ptx::value<decltype((x))>(warpbench0); })");
  }

  void registersBlocksAndGuardsOfTheTextAreKept() {
    QCOMPARE(
        cppOf("asm(\"{ .reg .pred p, q<2>; // comment ;\\n setp.ne.b32 p, %0, 0; /* ; */ @!p cp.async.wait_all; }\""
              " :: \"r\"(n));"),
        "__extension__({ [[maybe_unused]] unsigned long warpbench0 = ::warpbench::simulator::ptx::bits(n); { "
        "[[maybe_unused]] unsigned long warpbenchOwn_p = 0; [[maybe_unused]] unsigned long warpbenchOwn_q0 = 0; "
        "[[maybe_unused]] unsigned long warpbenchOwn_q1 = 0; warpbenchOwn_p = "
        "(::warpbench::simulator::ptx::value<unsigned>(warpbench0) != "
        "::warpbench::simulator::ptx::value<unsigned>(static_cast<unsigned long>(0L))); if (!warpbenchOwn_p) { "
        "::__pipeline_commit(); "
        "::__pipeline_wait_prior(0); } } "
        "})");
  }

  void branchesGoToLabels() {
    QCOMPARE(
        cppOf("asm(\"{ .reg .pred p; L_%=: setp.ne.b32 p, %0, 0; @p bra.uni L_%=; bra DONE; DONE: }\" :: \"r\"(n));"),
        "__extension__({ __label__ warpbenchOwn_DONE; __label__ warpbenchOwn_L_; [[maybe_unused]] unsigned long "
        "warpbench0 = ::warpbench::simulator::ptx::bits(n); { [[maybe_unused]] unsigned long warpbenchOwn_p = 0; "
        "warpbenchOwn_L_:; warpbenchOwn_p = (::warpbench::simulator::ptx::value<unsigned>(warpbench0) != "
        "::warpbench::simulator::ptx::value<unsigned>(static_cast<unsigned long>(0L))); if (warpbenchOwn_p) goto "
        "warpbenchOwn_L_; goto "
        "warpbenchOwn_DONE; warpbenchOwn_DONE:; } })");
  }

  void instructionsAreCalls_data() {
    QTest::addColumn<QString>("ptx");
    QTest::addColumn<QString>("call");
    const auto row = [](const char* ptx, const char* call) { QTest::newRow(ptx) << ptx << call; };
    row("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};",
        "P::mma<16, 8, 16, P::Float, P::Half, P::Half, P::Float>((4 | 5 << 32), (6 | 7 << 32), (8 | 9 << 32), (0 | 1 "
        "<< "
        "32), (2 | 3 << 32), false)");
    row("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3}, {%4}, {%5,%6};",
        "P::mma<16, 8, 8, P::Half, P::Half, P::Half, P::Half>((2 | 3 << 32), 0, 4, (5 | 6 << 32), 0, false)");
    row("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};",
        "P::mma<16, 8, 4, P::Float, P::TensorFloat, P::TensorFloat, P::Float>((4 | 5 << 32), 0, 6, (0 | 1 << 32), (2 | "
        "3 << 32), false)");
    row("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%4,%5};",
        "P::mma<8, 8, 4, P::Double, P::Double, P::Double, P::Double>(2, 0, 3, 4, 5, false)");
    row("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
        "{%0,%1,%2,%3};",
        "P::mma<16, 8, 32, P::Integer<int>, P::Integer<unsigned char>, P::Integer<signed char>, P::Integer<int>>((4 | "
        "5 << "
        "32), "
        "(6 | 7 << 32), (8 | 9 << 32), (0 | 1 << 32), (2 | 3 << 32), true)");
    row("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4+32];",
        "P::loadMatrices<4, true>((4 + static_cast<unsigned long>(32L)))");
    row("ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 {%0}, [%1];", "P::loadMatrices<1, false>(1)");
    row("cp.async.cg.shared.global [%0], [%1], 16;",
        "P::copyAsync(0, 1, static_cast<unsigned long>(16L), static_cast<unsigned long>(16L))");
    row("cp.async.ca.shared.global.L2::128B [%0], [%1], %2, %3;", "P::copyAsync(0, 1, 2, 3)");
    row("cp.async.commit_group;", "__pipeline_commit()");
    row("cp.async.wait_group %0;", "__pipeline_wait_prior(0)");
    row("mbarrier.init.shared::cta.b64 [%0], 3;",
        "P::barrierInit(::::simulator::sharedMemoryAt(0), static_cast<unsigned long>(3L))");
    row("mbarrier.inval.b64 [%2];", "P::barrierInval(reinterpret_cast<void*>(2))");
    row("mbarrier.arrive.shared.b64 %0, [%2];", "0 = P::barrierArrive(::::simulator::sharedMemoryAt(2), 1, 0, false)");
    row("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%2], %3;",
        "P::barrierArrive(::::simulator::sharedMemoryAt(2), 3, 0, false)");
    row("mbarrier.arrive_drop.expect_tx.relaxed.cta.shared::cta.b64 %0, [%2 + 8], %3;",
        "0 = P::barrierArrive(::::simulator::sharedMemoryAt((2 + static_cast<unsigned long>(8L))), 1, 3, true)");
    row("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%2], %3;",
        "P::barrierExpect(::::simulator::sharedMemoryAt(2), 3)");
    row("mbarrier.complete_tx.shared::cta.b64 [%2], %3;", "P::barrierComplete(::::simulator::sharedMemoryAt(2), 3)");
    row("mbarrier.test_wait.acquire.cta.shared::cta.b64 %0, [%2], %3;",
        "0 = P::barrierWait(::::simulator::sharedMemoryAt(2), 3)");
    row("mbarrier.try_wait.parity.shared::cta.b64 %0, [%2], %3, %4;",
        "0 = P::barrierWaitParity(::::simulator::sharedMemoryAt(2), 3)");
    row("mbarrier.pending_count.b64 %0, %2;", "0 = ::::simulator::pendingOf(2)");
    row("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1], %2, [%3], %4;",
        "P::bulkToShared(::::simulator::sharedMemoryAt(0), reinterpret_cast<void*>(1), 2, "
        "::::simulator::sharedMemoryAt(3))");
    row("cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];",
        "P::bulkToShared(::::simulator::sharedMemoryAt(0), reinterpret_cast<void*>(1), 2, "
        "::::simulator::sharedMemoryAt(3))");
    row("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;",
        "P::bulkToGlobal(reinterpret_cast<void*>(0), ::::simulator::sharedMemoryAt(1), 2)");
    row("cp.async.bulk.commit_group;", "P::bulkCommit()");
    row("cp.async.bulk.wait_group.read 1;", "P::bulkWait(static_cast<unsigned long>(1L))");
    row("fence.proxy.async.shared::cta;", "P::proxyFence()");
    row("fence.mbarrier_init.release.cluster;", "P::fenceOfNothing()");
    row("fence.proxy.async.global;", "P::fenceOfNothing()");
    row("selp.b32 %0, 1, %2, %3;", "0 = 3 ? static_cast<unsigned long>(1L) : 2;");
    row("cvta.to.shared.u64 %0, %1;", "sharedAddressOf(reinterpret_cast<const void*>(1))");
    row("rsqrt.approx.f32 %0, %1;",
        "0 = __builtin_bit_cast(unsigned, ::rsqrtf(__builtin_bit_cast(float, static_cast<unsigned>(1))));");
    row("rsqrt.approx.ftz.f32 %0, %1;", "static_cast<unsigned>((1 & 0x7f800000u) == 0 ? 1 & 0x80000000u : 1))));");
    row("mov.u32 %0, %%ctaid.y;", "0 = ::blockIdx.y & 0xffffffffu;");
  }
  void instructionsAreCalls() {
    QFETCH(QString, ptx);
    QFETCH(QString, call);
    const QString cpp = cppOf("asm(\"" + ptx.toStdString() +
                              "\" : \"+r\"(a), \"+r\"(b) : \"r\"(c), \"r\"(d), \"r\"(e), \"r\"(f), \"r\"(g), "
                              "\"r\"(h), \"r\"(i), \"r\"(j));");
    const QString plain = QString(cpp).replace("::warpbench::simulator::ptx::", "P::").remove("warpbench");
    QVERIFY2(plain.contains(call), qPrintable(plain));
  }

  void whatIsNotSimulatedIsNamed_data() {
    QTest::addColumn<QString>("ptx");
    QTest::addColumn<QString>("unknown");
    const auto row = [](const char* ptx, const char* unknown) { QTest::newRow(ptx) << ptx << unknown; };
    row("mov.u32 %0, 1; bar.red.popc.u32 %0, 0, p;", "bar.red.popc.u32");
    row("mov.u32 %0, %7;", "mov.u32");
    row("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1}, [%0];", "ldmatrix.sync.aligned.m8n8.x4.shared.b16");
    row("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%0}, {%0}, {%0}, {%0};",
        "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32");
    row("mma.sync.aligned.m16n8k8.row.col.f16.bf16.bf16.f16 {%0,%1}, {%0,%1}, {%0}, {%0,%1};",
        "mma.sync.aligned.m16n8k8.row.col.f16.bf16.bf16.f16");
    row("loop: bra other;", "bra");
    row("@%0 loop: bra loop;", "@");
    row("mov.u32 _, %1;", "mov.u32");
    row("mbarrier.init.global.b64 [%0], 1;", "mbarrier.init.global.b64");
    row("mbarrier.arrive.shared.b64 [%0];", "mbarrier.arrive.shared.b64");
    row("mbarrier.arrive.expect_tx.shared.b64 _, [%0];", "mbarrier.arrive.expect_tx.shared.b64");
    row("mbarrier.test_wait.shared.b64 _, [%0], %1;", "mbarrier.test_wait.shared.b64");
    row("mbarrier.test_wait.parity.shared.b64 %0, [%1], 0, 100;", "mbarrier.test_wait.parity.shared.b64");
    row("cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint [%0], [%1], 16;",
        "cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint");
    row("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], 16, [%0], "
        "%1;",
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster");
    row("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], 16, [%0];",
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes");
    row("cp.async.bulk.prefetch.L2.global [%1], 16;", "cp.async.bulk.prefetch.L2.global");
    row("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], 16;",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32");
    row("fence.proxy.tensormap::generic.release.gpu;", "fence.proxy.tensormap::generic.release.gpu");
    row("mapa.shared::cluster.u32 %0, %1, 1;", "mapa.shared::cluster.u32");
  }
  void whatIsNotSimulatedIsNamed() {
    QFETCH(QString, ptx);
    QFETCH(QString, unknown);
    QCOMPARE(cppOf("asm(\"" + ptx.toStdString() + "\" : \"=r\"(a) : \"r\"(b));"), "not simulated: " + unknown);
  }

  void barriersOfTheCompilerStaySuch() {
    QCOMPARE(cppOf("if (x) asm volatile(\"\" ::: \"memory\");"), "__asm__ volatile(\"\" : : : \"memory\")");
  }

  void namesForTheLinkerAreNoStatements() {
    const std::string text = "extern int x asm(\"y\"); namespace n { void f() __asm__(\"z\"); }";
    const std::vector<Token> tokens = tokensOf(text);
    for (auto token = tokens.begin(); token != tokens.end(); ++token) QVERIFY(!asmStatementAt(tokens, token));
  }

  void linesStayWhereTheyAre() {
    const std::string text =
        "void f() {\n#pragma unroll\n  asm volatile(\n      \"mov.u32 %0, \"\n      \"1;\"\n      : \"=r\"(x));\n"
        "  asm volatile(\n\"bar.red.popc.u32 %0, 0, p;\");\n}\n";
    const std::string result = withInlinePtx(text);
    QCOMPARE(std::ranges::count(result, '\n'), std::ranges::count(text, '\n'));
    QVERIFY(result.find("mov.u32") == std::string::npos);
    QVERIFY(result.find("asm volatile(\n\"bar.red.popc.u32 %0, 0, p;\")") !=
            std::string::npos);  // for the compiler to refuse
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestInlinePtx>(__FILE__);
#include "test_inline_ptx.moc"
