// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/report_export.h"

#include <QTimer>
#include <exception>
#include <memory>

#include "core/text/error.h"
#include "report/report_writer.h"
#include "widgets/background.h"

namespace warpbench::gui {

namespace {

using SharedReport = std::shared_ptr<plots::Report>;

/// Writes one part per turn of the event loop, and deletes itself after the last one.
class Steps : public QObject {
 public:
  Steps(FileWriter* parent, SharedReport report, const QString& path, FileWriter::Ended ended)
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
      reason = plots::shownText(messageOf(error));
    }
    deleteLater();
    m_ended(reason);
  }

  SharedReport m_report;
  QString m_path;
  FileWriter::Ended m_ended;
  std::unique_ptr<plots::ReportWriter> m_writer;
};

}  // namespace

void writeReport(FileWriter& writer, const Session& session, const plots::ReportChoices& choices, const QString& path,
                 const QString& message) {
  const auto work = [session, choices] {
    return std::make_shared<plots::Report>(plots::reportOf(session, choices));
  };
  inBackground(&writer, work, [&writer, path, ended = writer.begin(message)](const Outcome<SharedReport>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome))
      ended(*reason);
    else
      new Steps(&writer, std::get<SharedReport>(outcome), path, ended);
  });
}

}  // namespace warpbench::gui
