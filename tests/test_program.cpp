// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include "test_registry.h"
#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

/// PROGRAM NAME [arguments of Qt Test]: runs the class of the file NAME.cpp. Without a name, lists the classes.
int main(int count, char** words) {
  Application application(count, words);
#ifdef QT_WIDGETS_LIB
  Application::setAttribute(Qt::AA_Use96Dpi, true);  // as QTEST_MAIN does
#endif
  const std::string name = count > 1 ? words[1] : "";
  for (const warpbench::tests::TestClass& test : warpbench::tests::testClasses())
    if (test.name == name) return test.run(count - 1, words + 1);
  std::printf("which test? %s NAME [options of Qt Test], where NAME is one of\n", words[0]);
  for (const warpbench::tests::TestClass& test : warpbench::tests::testClasses())
    std::printf("  %s\n", test.name.c_str());
  return 2;
}
