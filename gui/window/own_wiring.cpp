// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/own_wiring.h"

#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "document/own_kernels.h"
#include "engine/run/request.h"
#include "experiment/experiment_panel.h"
#include "memory_panel/memory_panel.h"
#include "model/gpu_profile.h"
#include "plots/plots_panel.h"
#include "run/compute_worker.h"
#include "text/shown_text.h"

namespace warpbench::gui {

void connectOwnKernels(OwnKernels& own, SourcePanel& source, ExperimentPanel& experiment, PlotsPanel& plots,
                       ComputeWorker& worker) {
  MemoryPanel& memory = plots.memory();
  KernelEditor& editor = source.editor();
  const auto offer = [&own, &experiment, &memory] {
    experiment.setCopies(own.allowed());
    memory.setCopies(own.allowed());
  };
  QObject::connect(&own, &OwnKernels::changed, &experiment, offer);
  QObject::connect(&editor, &KernelEditor::paused, &memory, &MemoryPanel::retrace);
  QObject::connect(&editor, &KernelEditor::paused, &experiment, &ExperimentPanel::followCopy);
  // A changed copy has its own results, perhaps from an earlier run.
  QObject::connect(&editor, &KernelEditor::paused, &own, &OwnKernels::showRunOf);
  QObject::connect(&editor, &KernelEditor::paused, &plots, &PlotsPanel::refresh);
  QObject::connect(&worker, &ComputeWorker::diagnosed, &editor,
                   [&editor](const QString& family, const QString& id, const std::vector<Diagnostic>& diagnostics) {
                     editor.setDiagnostics(family.toStdString(), id.toStdString(), diagnostics);
                   });
  // Recordings contain no results of copies, and a recording may be chosen when the user begins to type at startup.
  const auto say = [&experiment, &editor] {
    const DeviceInfo* const device = experiment.device();
    const Variant* const copy =
        experiment.family().id == editor.family() ? experiment.family().find(editor.id()) : nullptr;
    const Message why = device && copy ? whyNotOn(experiment.family(), *copy, *device) : Message();
    editor.setProblem(why.empty() ? QString()
                                  : KernelEditor::tr("The chosen device cannot run it: %1").arg(plots::shownText(why)));
  };
  QObject::connect(&experiment, &ExperimentPanel::readinessChanged, &editor, say);
  QObject::connect(&editor, &KernelEditor::chosen, &editor, say);
  QObject::connect(&editor, &KernelEditor::simulationRequested, &experiment, [&experiment] {
    // Simulates the same GPU if it has a profile, otherwise the default one.
    const std::string id = experiment.device() ? experiment.device()->record.id : std::string();
    const std::string simulated = "simulated:";
    if (!experiment.chooseDevice(simulated + id.substr(id.find(':') + 1)))
      experiment.chooseDevice(simulated + defaultProfile().id);
    emit experiment.runRequested();
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
