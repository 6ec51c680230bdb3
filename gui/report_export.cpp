// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_export.h"

#include <QDir>
#include <QTimer>
#include <exception>
#include <functional>
#include <memory>

#include "background.h"
#include "report_writer.h"

namespace warpbench::gui {

namespace {

using SharedReport = std::shared_ptr<plots::Report>;
/// `reason` says why there is no file; empty where there is one.
using Ended = std::function<void(const QString& reason)>;

/// Does a part at each turn of the event loop. Lives until the last one.
class Steps : public QObject {
 public:
  Steps(ReportExport* parent, SharedReport report, const QString& path, Ended ended)
      : QObject(parent), m_report(std::move(report)), m_path(path), m_ended(std::move(ended)) {
    QTimer::singleShot(0, this, &Steps::step);
  }

 private:
  void step() {
    QString reason;
    try {
      if (!m_writer) m_writer = plots::reportWriter(std::move(*m_report), m_path);
      if (m_writer->step()) {
        QTimer::singleShot(0, this, &Steps::step);
        return;
      }
    } catch (const std::exception& error) {
      reason = plots::shownText(error.what());
    }
    deleteLater();
    m_ended(reason);
  }

  SharedReport m_report;
  QString m_path;
  Ended m_ended;
  std::unique_ptr<plots::ReportWriter> m_writer;
};

}  // namespace

void ReportExport::write(const Session& session, bool listings, const QString& path) {
  const auto work = [session, listings] {
    return std::make_shared<plots::Report>(plots::reportOf(session, {.listings = listings}));
  };
  ++m_inWork;
  const Ended ended = [this, path](const QString& reason) {
    --m_inWork;
    if (reason.isEmpty())
      emit done(tr("Exported %1").arg(QDir::toNativeSeparators(path)));
    else
      emit failed(reason);
  };
  inBackground(this, work, [this, path, ended](const Outcome<SharedReport>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome))
      ended(*reason);
    else
      new Steps(this, std::get<SharedReport>(outcome), path, ended);
  });
}

}  // namespace warpbench::gui
