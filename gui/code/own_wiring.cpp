// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/own_wiring.h"

#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "document/own_kernels.h"
#include "experiment/experiment_panel.h"
#include "memory/memory_panel.h"
#include "run/compute_worker.h"

namespace warpbench::gui {

void connectOwnKernels(OwnKernels& own, SourcePanel& source, ExperimentPanel& experiment, MemoryPanel& memory,
                       ComputeWorker& worker) {
  KernelEditor& editor = source.editor();
  const auto offer = [&own, &experiment, &memory] {
    experiment.setCopies(own.allowed());
    memory.setCopies(own.allowed());
  };
  QObject::connect(&own, &OwnKernels::changed, &experiment, offer);
  QObject::connect(&editor, &KernelEditor::paused, &memory, &MemoryPanel::retrace);
  QObject::connect(&editor, &KernelEditor::paused, &experiment, &ExperimentPanel::followCopy);
  QObject::connect(&worker, &ComputeWorker::diagnosed, &editor,
                   [&editor](const QString& family, const QString& id, const std::vector<Diagnostic>& diagnostics) {
                     editor.setDiagnostics(family.toStdString(), id.toStdString(), diagnostics);
                   });
  const auto follow = [&source, &experiment] {
    const Family& family = experiment.family();
    for (const Variant& variant : family.variants) {
      if (variant.kernel.empty()) continue;
      source.follow(family.id, variant.id);
      return;
    }
  };
  QObject::connect(&experiment, &ExperimentPanel::familyChanged, &source, follow);
  offer();
  follow();
}

}  // namespace warpbench::gui
