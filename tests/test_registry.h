// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <functional>
#include <string>
#include <vector>

/// The test classes of one program. A folder's tests form one program, because linking each alone takes longer than
/// running it; CTest runs each class in a separate process.
namespace warpbench::tests {

struct TestClass {
  std::string name;                                 ///< from its file, without the ending
  std::function<int(int count, char** words)> run;  ///< as QTest::qExec
};

/// In no particular order.
inline std::vector<TestClass>& testClasses() {
  static std::vector<TestClass> classes;
  return classes;
}

/// Adds `Class`; `file` is __FILE__.
template <typename Class>
bool registerTest(const std::string& file) {
  const std::size_t start = file.rfind('/') + 1;
  testClasses().push_back({file.substr(start, file.rfind('.') - start), [](int count, char** words) {
                             Class test;
                             return QTest::qExec(&test, count, words);
                           }});
  return true;
}

}  // namespace warpbench::tests
