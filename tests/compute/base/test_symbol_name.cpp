// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/text/symbol_name.h"
#include "test_registry.h"

using namespace warpbench;

class TestSymbolName : public QObject {
  Q_OBJECT

 private slots:
  void symbolsAreNamedAsPeopleWriteThem() {
    QCOMPARE(demangled("_Z5scaleIfEvPT_i"), std::string("void scale<float>(float*, int)"));
    QCOMPARE(demangled("main"), std::string("main"));
    QCOMPARE(demangled(""), std::string());
  }
  void namesEndBeforeTheirParameters() {
    QCOMPARE(withoutParameters("void scale<float>(float*, int)"), std::string("scale<float>"));
    QCOMPARE(withoutParameters("(anonymous namespace)::add(int)"), std::string("(anonymous namespace)::add"));
    QCOMPARE(withoutParameters("apply<void (*)(int)>(int)"), std::string("apply<void (*)(int)>"));
    QCOMPARE(withoutParameters("add"), std::string("add"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestSymbolName>(__FILE__);
#include "test_symbol_name.moc"
