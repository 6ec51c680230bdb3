// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/about_text.h"

#include <qcustomplot.h>

#include <QCoreApplication>

#include "engine/devices/devices.h"
#include "engine/run/runner.h"

namespace warpbench::gui {

namespace {

struct AboutText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::Dialogs)
};

}  // namespace

QString aboutText() {
  const Environment environment = environmentOf(DeviceInfo());
  const QString cuda = QString::fromStdString(cudaToolkitVersion());
  const QStringList lines{
      AboutText::tr("Warpbench %1, commit %2")
          .arg(QString::fromStdString(environment.appVersion), QString::fromStdString(environment.commit)),
      AboutText::tr("Qt %1, built with %2").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR)),
      AboutText::tr("QCustomPlot %1").arg(QLatin1String(QCUSTOMPLOT_VERSION_STR)),
      cuda.isEmpty() ? AboutText::tr("CUDA: built without") : AboutText::tr("CUDA Toolkit %1").arg(cuda),
      QString(),
      AboutText::tr("Licence: GPL-3.0-or-later. This program comes with no warranty."),
  };
  return lines.join(QLatin1Char('\n'));
}

}  // namespace warpbench::gui
