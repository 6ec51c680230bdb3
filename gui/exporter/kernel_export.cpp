// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/kernel_export.h"

#include <QDir>
#include <QWidget>

#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "document/file_writer.h"
#include "document/own_kernels.h"
#include "engine/run/request.h"
#include "experiment/experiment_panel.h"
#include "model/gpu_profile.h"
#include "own/sliders.h"
#include "standalone/standalone_program.h"
#include "text/shown_text.h"
#include "widgets/dialogs.h"

namespace warpbench::gui {
namespace {

/// A point for the variant or copy on a GPU, with the experiment's values for its parameters.
Point pointOf(const std::string& familyId, const std::string& id, const KernelCopy* copy, const Parameters& entered) {
  const Family family =
      copy ? own::familyWith(*findFamily(familyId), copy->variant, copy->kernel) : *findFamily(familyId);
  Request request{.family = familyId, .variants = {catalogueVariant(id)}};
  if (copy) request.own = std::make_shared<const OwnKernel>(copy->kernel);
  for (const ParameterSpec& spec : specsOf(family, *family.find(catalogueVariant(id))))
    if (const Value* const value = entered.find(spec.id); value && spec.editor != ParameterSpec::Editor::File)
      request.parameters.set(spec.id, *value);
  return expand(request, deviceFor(family, *family.find(catalogueVariant(id)))).front();
}

QString fileName(const std::string& family, const std::string& id, const char* ending) {
  return QDir::home().filePath(QString::fromStdString(family + "-" + id).replace('@', '-') + QLatin1String(ending));
}

}  // namespace

KernelExport::KernelExport(const OwnKernels& own, const ExperimentPanel& experiment, Dialogs& dialogs,
                           FileWriter& writer, QWidget& window)
    : QObject(&window), m_own(own), m_experiment(experiment), m_dialogs(dialogs), m_writer(writer), m_window(window) {}

void KernelExport::exportFile(const std::string& family, const std::string& id) {
  const KernelCopy* const copy = m_own.find(family, id);
  const std::string text = copy ? copy->kernel.text : OwnKernels::originalOf(family, id);
  const QString path =
      m_dialogs.askSavePath(&m_window, tr("Export kernel"), fileName(family, id, ".cuh"), tr("Kernels (*.cuh)"));
  if (path.isEmpty()) return;
  m_writer.start([path = path.toStdString(), text] { writeFile(path, text); },
                 tr("Exported %1").arg(QDir::toNativeSeparators(path)));
}

void KernelExport::exportProgram(const std::string& family, const std::string& id) {
  try {
    Parameters entered;
    if (m_experiment.family().id == family) entered = m_experiment.request().parameters;
    const Point point = pointOf(family, id, m_own.find(family, id), entered);
    if (const Message why = standalone::whyNoProgram(point.family, point.variant); !why.empty())
      throw RequestError(why);
    const QString path = m_dialogs.askSavePath(&m_window, tr("Export as CUDA program"), fileName(family, id, ".cu"),
                                               tr("CUDA programs (*.cu)"));
    if (path.isEmpty()) return;
    m_writer.start([path = path.toStdString(),
                    point] { writeFile(path, standalone::programOf(point, defaultProfile().multiprocessors)); },
                   tr("Exported %1").arg(QDir::toNativeSeparators(path)));
  } catch (const RequestError& error) {
    m_dialogs.showError(&m_window, plots::shownText(messageOf(error)));
  }
}

}  // namespace warpbench::gui
