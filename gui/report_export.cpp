// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_export.h"

#include <QDir>
#include <QTimer>
#include <exception>
#include <memory>

#include "background.h"
#include "report_writer.h"

namespace warpbench::gui {

namespace {

using SharedReport = std::shared_ptr<plots::Report>;

/// Does a part at each turn of the event loop. Lives until the last one.
class Steps : public QObject {
 public:
  Steps(ReportExport* parent, SharedReport report, const QString& path)
      : QObject(parent), m_parent(parent), m_report(std::move(report)), m_path(path) {
    QTimer::singleShot(0, this, &Steps::step);
  }

 private:
  void step() {
    try {
      if (!m_writer) m_writer = plots::reportWriter(std::move(*m_report), m_path);
      if (m_writer->step()) {
        QTimer::singleShot(0, this, &Steps::step);
        return;
      }
      emit m_parent->done(ReportExport::tr("Exported %1").arg(QDir::toNativeSeparators(m_path)));
    } catch (const std::exception& error) {
      emit m_parent->failed(plots::shownText(error.what()));
    }
    deleteLater();
  }

  ReportExport* m_parent;
  SharedReport m_report;
  QString m_path;
  std::unique_ptr<plots::ReportWriter> m_writer;
};

}  // namespace

void ReportExport::write(const Session& session, bool listings, const QString& path) {
  const auto work = [session, listings] {
    return std::make_shared<plots::Report>(plots::reportOf(session, {.listings = listings}));
  };
  inBackground(this, work, [this, path](const Outcome<SharedReport>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome))
      emit failed(*reason);
    else
      new Steps(this, std::get<SharedReport>(outcome), path);
  });
}

}  // namespace warpbench::gui
