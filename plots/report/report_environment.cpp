// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "report/report.h"
#include "text/number_text.h"
#include "text/result_words.h"

namespace warpbench::plots {
namespace {

struct ReportEnvironmentText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::ReportEnvironment)
};

/// The session's own value, followed by different values in its results: a session may have grown for weeks.
QString allOf(const Session& session, const std::string& own, std::string Provenance::*member) {
  QStringList texts{QString::fromStdString(own).simplified()};
  for (const Result& result : session.results) texts << QString::fromStdString(result.provenance.*member).simplified();
  texts.removeAll(QString());
  texts.removeDuplicates();
  return texts.join(QStringLiteral(", "));
}

QString programOf(const std::string& version, const std::string& commit) {
  QString number = QString::fromStdString(version).simplified();
  if (number.isEmpty() || commit.empty()) return number;
  return ReportEnvironmentText::tr("%1 (commit %2)").arg(number, QString::fromStdString(commit).simplified());
}

QString programsOf(const Session& session) {
  QStringList texts{programOf(session.environment.appVersion, session.environment.commit)};
  for (const Result& result : session.results)
    texts << programOf(result.provenance.appVersion, result.provenance.commit);
  texts.removeAll(QString());
  texts.removeDuplicates();
  return texts.join(QStringLiteral(", "));
}

/// From the first to the last result.
QString datesOf(const Session& session) {
  std::string first = session.environment.date;
  std::string last = first;
  for (const Result& result : session.results) {
    const std::string& date = result.provenance.date;
    if (date.empty()) continue;
    if (first.empty() || date < first) first = date;
    if (date > last) last = date;
  }
  const auto shown = [](const std::string& date) { return QString::fromStdString(date).simplified(); };
  return first == last ? shown(first) : ReportEnvironmentText::tr("%1 to %2").arg(shown(first), shown(last));
}

QString deviceText(const DeviceRecord& device) {
  QStringList texts{QString::fromStdString(device.name).simplified(), originText(device.origin)};
  const auto add = [&](const QString& text, double value) {
    if (value > 0) texts << text.arg(figureText(value));
  };
  if (!device.date.empty())
    texts << ReportEnvironmentText::tr("recorded on %1").arg(QString::fromStdString(device.date).simplified());
  add(ReportEnvironmentText::tr("peak bandwidth %1 GB/s"), device.peakBandwidthGbs);
  add(QStringLiteral("%1 %2 GB/s").arg(copyText(device.origin), QStringLiteral("%1")), device.copyBandwidthGbs);
  add(ReportEnvironmentText::tr("peak of fp32 %1 GFLOP/s"), device.peakGflopsFp32);
  add(ReportEnvironmentText::tr("peak of fp64 %1 GFLOP/s"), device.peakGflopsFp64);
  add(ReportEnvironmentText::tr("peak of fp64 on tensor cores %1 GFLOP/s"), device.peakGflopsFp64Tensor);
  add(ReportEnvironmentText::tr("peak of TF32 on tensor cores %1 GFLOP/s"), device.peakGflopsTf32Tensor);
  add(ReportEnvironmentText::tr("multiprocessors at up to %1 MHz"), device.smClockMhz);
  add(ReportEnvironmentText::tr("memory at %1 MHz"), device.memoryClockMhz);
  if (!device.ecc.empty())
    texts << (device.ecc == "on" ? ReportEnvironmentText::tr("memory with error correction (ECC)")
                                 : ReportEnvironmentText::tr("memory without error correction (ECC)"));
  return texts.join(QStringLiteral(", "));
}

}  // namespace

std::vector<std::pair<QString, QString>> reportEnvironment(const Session& session) {
  const Environment& environment = session.environment;
  std::vector<std::pair<QString, QString>> rows;
  const auto add = [&](const QString& what, const QString& value) {
    if (!value.isEmpty()) rows.emplace_back(what, value);
  };
  for (const DeviceRecord& device : environment.devices)
    add(ReportEnvironmentText::tr("Device %1").arg(QString::fromStdString(device.id).simplified()), deviceText(device));
  if (environment.devices.empty())
    add(ReportEnvironmentText::tr("Device"), QString::fromStdString(environment.device).simplified());
  add(ReportEnvironmentText::tr("Driver"), allOf(session, environment.driver, &Provenance::driver));
  add(ReportEnvironmentText::tr("CUDA toolkit"), allOf(session, environment.toolkit, &Provenance::toolkit));
  add(ReportEnvironmentText::tr("Clocks"), QString::fromStdString(environment.clocks).simplified());
  add(ReportEnvironmentText::tr("Host"), QString::fromStdString(environment.host).simplified());
  add(ReportEnvironmentText::tr("Date (UTC)"), datesOf(session));
  add(ReportEnvironmentText::tr("Warpbench"), programsOf(session));
  return rows;
}

}  // namespace warpbench::plots
