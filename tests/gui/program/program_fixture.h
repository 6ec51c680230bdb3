// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "gui/annotation_text.h"
#include "gui/window_fixture.h"
#include "programs/program_output.h"
#include "programs/program_source_view.h"
#include "programs/program_view.h"

namespace warpbench::test {

// 1003 elements: the last block is not full, nor is its last warp. A test changes the factor.
inline const char* const kProgram = R"(#include <cstdio>
#include <cstdlib>
__global__ void scale(const float* a, float* b, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) b[i] = 2 * a[i * %1 % n];
}
__global__ void turn(const float* a, float* b) {
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = a[threadIdx.y * 32 + threadIdx.x];
  __syncthreads();
  b[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
int main(int argc, char** argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1003;
  float *a, *b;
  cudaMalloc(&a, 1024 * sizeof(float));
  cudaMalloc(&b, 1024 * sizeof(float));
  cudaMemset(a, 0, 1024 * sizeof(float));
  scale<<<(n + 255) / 256, 256>>>(a, b, n);
  turn<<<1, dim3(32, 32)>>>(a, b);
  scale<<<(n + 255) / 256, 256>>>(a, b, n);
  cudaDeviceSynchronize();
  printf("n = %d\n", n);
  cudaFree(a);
  cudaFree(b);
  return argc > 2 ? 3 : 0;
}
)";

/// A visible program window with its own program.
class ProgramFixture {
 public:
  explicit ProgramFixture(const QString& text, const QString& name = QStringLiteral("homework.cu"))
      : path(m_folder.filePath(name)) {
    write(text);
    open();
  }
  ProgramFixture() : path(m_folder.filePath(QStringLiteral("missing.cu"))) { open(); }

  void write(const QString& text) const {
    QFile file(path);
    if (!file.open(QFile::WriteOnly)) qFatal("cannot write %s", qPrintable(path));
    file.write(text.toUtf8());
  }

  template <typename Part>
  Part& part(const QString& name) const {
    auto* const found = window->findChild<Part*>(name);
    if (!found) qFatal("no part %s", qPrintable(name));
    return *found;
  }

  bool waitForEnd() {
    return QTest::qWaitFor([&] { return !window->running(); }, kPatienceMs);
  }
  void press(const QString& name) {
    QSignalSpy ended(window.get(), &gui::ProgramView::ended);
    part<QPushButton>(name).click();
    if (!QTest::qWaitFor([&] { return !ended.isEmpty(); }, kPatienceMs)) qFatal("it does not end");
  }

  QString cell(int row, int column) const {
    const QAbstractItemModel& model = *part<QTableView>("program.launches").model();
    return model.index(row, column).data().toString();
  }
  int rows() const { return part<QTableView>("program.launches").model()->rowCount(); }
  QString output() const { return part<gui::ProgramOutput>("program.output").toPlainText(); }
  QString said(int line) const { return annotationOf(part<gui::ProgramSourceView>("program.source"), line - 1); }
  FakeDialogs::Script script;
  QTreeWidget& mistakes() const { return part<QTreeWidget>("program.mistakes"); }

 private:
  void open() {
    window = std::make_unique<gui::ProgramView>(path, m_dialogs);
    bool known = false;
    QObject::connect(window.get(), &gui::ProgramView::loaded, window.get(), [&](bool success) {
      known = true;
      opened = success;
    });
    window->show();
    if (!QTest::qWaitFor([&] { return known; }, kPatienceMs)) qFatal("it was not read");
    QObject::disconnect(window.get(), &gui::ProgramView::loaded, nullptr, nullptr);
  }

  QTemporaryDir m_folder;
  FakeDialogs m_dialogs{script};

 public:
  QString path;
  std::unique_ptr<gui::ProgramView> window;
  bool opened = false;
};

inline QString programText(int factor = 1) { return QString(kProgram).replace("%1", QString::number(factor)); }

}  // namespace warpbench::test
