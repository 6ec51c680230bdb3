// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonObject>

#include "compute/cli/cli_fixture.h"

namespace warpbench::test {

/// Runs whole CUDA programs with `warpbench-cli exec`.
class ExecTest : public CliTest {
 protected:
  QString program(const QString& name, const char* text) {
    QFile file(path(name));
    if (!file.open(QFile::WriteOnly)) qFatal("cannot write %s", qPrintable(file.fileName()));
    file.write(text);
    return file.fileName();
  }
  Outcome exec(const QString& name, const char* text, const QStringList& more = {}) {
    return cli(QStringList{"exec", program(name, text)} + more);
  }
  QJsonObject document(const QString& name, const char* text) {
    const Outcome outcome = exec(name, text, {"--json"});
    if (outcome.code != 0) QTest::qFail(qPrintable(outcome.err + outcome.out), __FILE__, __LINE__);
    return onlyDocument(outcome.out);
  }
};

}  // namespace warpbench::test
