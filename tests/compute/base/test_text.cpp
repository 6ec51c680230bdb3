// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <limits>
#include <sstream>

#include "cli/terminal/table.h"
#include "core/text/error.h"
#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "test_registry.h"

using namespace warpbench;

class TestText : public QObject {
  Q_OBJECT

 private slots:
  void numbersAreShortAndExact_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("negative zero") << -0.0 << "-0";
    QTest::newRow("whole") << 100'000.0 << "100000";
    QTest::newRow("negative") << -42.0 << "-42";
    QTest::newRow("2^53 - 1") << 9007199254740991.0 << "9007199254740991";
    QTest::newRow("large") << 1e22 << "1e+22";
    QTest::newRow("tenth") << 0.1 << "0.1";
    QTest::newRow("sum") << 0.1 + 0.2 << "0.30000000000000004";
    QTest::newRow("smallest") << 5e-324 << "5e-324";
    QTest::newRow("nan") << std::numeric_limits<double>::quiet_NaN() << "nan";
    QTest::newRow("negative nan") << -std::numeric_limits<double>::quiet_NaN() << "nan";
    QTest::newRow("inf") << std::numeric_limits<double>::infinity() << "inf";
    QTest::newRow("-inf") << -std::numeric_limits<double>::infinity() << "-inf";
  }
  void numbersAreShortAndExact() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(numberText(value)), text);
  }

  void aFloatBecomesTheDoubleOfItsShortestDecimal() {
    QCOMPARE(shortestDouble(0.072992F), 0.072992);
    QVERIFY(static_cast<double>(0.072992F) != 0.072992);
    QCOMPARE(shortestDouble(471.2F), 471.2);
    QCOMPARE(shortestDouble(0.0F), 0.0);
    QCOMPARE(shortestDouble(-1.5F), -1.5);
    QCOMPARE(shortestDouble(3.4028235e38F), 3.4028235e38);
    QCOMPARE(shortestDouble(1e-45F), 1e-45);
    QVERIFY(std::isnan(shortestDouble(std::numeric_limits<float>::quiet_NaN())));
    QVERIFY(std::isinf(shortestDouble(std::numeric_limits<float>::infinity())));
  }

  void theNearestNameIsFound() {
    const std::vector<std::string> names{"transpose", "matmul", "offset"};
    QCOMPARE(nearest("transpos", names), std::string("transpose"));
    QCOMPARE(nearest("matmull", names), std::string("matmul"));
    QCOMPARE(nearest("ofset", names), std::string("offset"));
    QCOMPARE(nearest("widht", {"width", "height"}), std::string("width"));
    QCOMPARE(nearest("pi", names), std::string());
    QCOMPARE(nearest("", names), std::string());
    QCOMPARE(nearest(std::string(100'000, 't'), names), std::string());
    QCOMPARE(nearest("x", {}), std::string());
  }

  void aLineStaysOne() { QCOMPARE(oneLine("a\nb\tc\r\x1b[31m\x7f d"), std::string("a b c  [31m  d")); }

  void whatSteersATerminalOrTurnsALineIsReplaced() {
    QCOMPARE(withoutControls("\x1b[31m\u009b31m\u0085", '?'), std::string("?[31m?31m?"));
    QCOMPARE(withoutControls("a\u202eb\u2066c\u2028d\u200fe\u061c", '?'), std::string("a?b?c?d?e?"));
    QCOMPARE(withoutControls("na\u200bive\ufeff \u2060\u00ad\u200d\u3164\ufe0f\U000e0041", '?'),
             std::string("na?ive? ??????"));
    QCOMPARE(withoutControls("\u00a0\u0160 \u20ac \U0001f600", '?'), std::string("\u00a0\u0160 \u20ac \U0001f600"));
    // Invalid UTF-8: a byte that steers some terminals, an incomplete sequence, a surrogate, and two overlong forms.
    QCOMPARE(withoutControls("a\x9b"
                             "b\xe2\x82",
                             '?'),
             std::string("a?b??"));
    QCOMPARE(withoutControls("\xed\xa0\x80 \xc0\xaf \xf5\x80", '?'), std::string("??? ?? ??"));
  }

  void aLongNameIsCutBetweenCharacters() {
    QCOMPARE(printable(std::string(79, 'a') + "\u0160b"), std::string(79, 'a') + "...");
    QCOMPARE(printable(std::string(78, 'a') + "\u0160"), std::string(78, 'a') + "\u0160");
  }

  void aLongCellMovesItsOwnRowOnly() {
    cli::Table table({{"a"}, {"b"}});
    table.add({std::string(1000, 'x'), "1"});
    table.add({"y", "2"});
    std::ostringstream out;
    table.print(out);
    const QStringList lines = QString::fromStdString(out.str()).split('\n');
    QCOMPARE(lines[2], QString(1000, 'x') + "  1");
    QCOMPARE(lines[3], "y" + QString(119, ' ') + "  2");
    QCOMPARE(lines[1], QString(120, '-') + "  -");
  }

  void wordsAreJoined() {
    QCOMPARE(joined({}), std::string());
    QCOMPARE(joined({"a"}), std::string("a"));
    QCOMPARE(joined({"a", "", "c"}, "; "), std::string("a; ; c"));
  }

  void significantDigitsAreKept() {
    QCOMPARE(significant(0.012345), std::string("0.01235"));
    QCOMPARE(significant(4814.1), std::string("4814"));
    QCOMPARE(significant(550.14), std::string("550.1"));
    QCOMPARE(significant(123456.7), std::string("123457"));
    QCOMPARE(significant(0), std::string("0"));
    QCOMPARE(significant(1e-300), std::string("0.000000000000"));
    QCOMPARE(significant(std::numeric_limits<double>::quiet_NaN()), std::string("-"));
    QCOMPARE(significant(std::numeric_limits<double>::max()).size(), 309u);
  }

  void thousandsAreMarked() {
    QCOMPARE(grouped(0), std::string("0"));
    QCOMPARE(grouped(999), std::string("999"));
    QCOMPARE(grouped(1000), std::string("1,000"));
    QCOMPARE(grouped(262144), std::string("262,144"));
    QCOMPARE(grouped(-1234567.4), std::string("-1,234,567"));
    QCOMPARE(grouped(-123), std::string("-123"));
  }

  void columnsStandUnderEachOther() {
    cli::Table table({{"name"}, {"n", true}, {"end"}});
    table.add({"caf\u00e9", "5", "x"});
    table.add({"a\x1b[1m", "1234", ""});
    std::ostringstream out;
    table.print(out, "> ");
    QCOMPARE(QString::fromStdString(out.str()), QString("> name      n  end\n"
                                                        "> -----  ----  ---\n"
                                                        "> caf\u00e9      5  x\n"
                                                        "> a?[1m  1234\n"));
    QVERIFY_EXCEPTION_THROWN(table.add({"too few"}), std::logic_error);
  }

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

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestText>(__FILE__);
#include "test_text.moc"
