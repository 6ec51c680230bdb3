// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_io.h"
#include "export/plot_painting.h"
#include "report/report_writer.h"
#include "results/session/session.h"

namespace warpbench::plots {
namespace {

constexpr int kFontPixels = 14;

/// Light, or dark if the reader's system is dark; plots keep their light background.
constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --ground: #ffffff; --text: #1a1a1a; --muted: #555555; --rule: #d8d8d8; --code: #f5f5f5; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1e2126; --text: #ececec; --muted: #b4b8be; --rule: #43484f; --code: #272b31; }
}
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--rule); }
p, li { max-width: 50rem; }
figure { margin: 1.5rem 0; max-width: 56rem; background: #ffffff; }
figure svg { display: block; width: 100%; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
.common { color: var(--muted); }
pre { padding: 0.75rem; background: var(--code); overflow-x: auto; font-size: 0.8125rem; line-height: 1.4; }
@media print { body { max-width: none; margin: 0; } figure, tr, pre { break-inside: avoid; } }
)";

/// Escapes any text. Control characters, which HTML forbids, become spaces.
QString escaped(QString text) {
  for (QChar& character : text)
    if (character.category() == QChar::Other_Control && character != QLatin1Char('\n') &&
        character != QLatin1Char('\t'))
      character = QLatin1Char(' ');
  return text.toHtmlEscaped();
}
QString escaped(const std::string& text) { return escaped(QString::fromStdString(text)); }

class HtmlWriter : public ReportWriter {
 public:
  HtmlWriter(Report report, const QString& path) : m_report(std::move(report)), m_path(path.toStdU16String()) {
    checkWritable(m_path);
    addHead();
  }

  bool step() override {
    if (m_family < m_report.families.size()) {
      const ReportFamily& family = m_report.families[m_family];
      if (m_plot == 0) add(QStringLiteral("<h2>%1</h2>\n").arg(escaped(family.title)));
      if (m_plot < family.plots.size()) {
        addPlot(family.plots[m_plot++]);
        return true;
      }
      addTexts(family);
      ++m_family;
      m_plot = 0;
      return true;
    }
    add(QStringLiteral("</body>\n</html>\n"));
    writeFile(m_path, m_html.toStdString());
    return false;
  }

 private:
  void add(const QString& html) { m_html += html.toUtf8(); }

  void addHeading(const QString& text) { add(QStringLiteral("<h3>%1</h3>\n").arg(escaped(text))); }

  void addHead() {
    const QString title = escaped(m_report.title);
    add(QStringLiteral(
            "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>%2</title>\n<style>%3</style>\n"
            "</head>\n<body>\n<h1>%2</h1>\n")
            .arg(escaped(m_report.language), title, QLatin1String(kStyle)));
    addHeading(ReportHeadings::environment());
    add(QStringLiteral("<table>\n"));
    for (const auto& [what, value] : m_report.environment)
      add(QStringLiteral("<tr><th scope=\"row\">") + escaped(what) + QStringLiteral("</th><td>") + escaped(value) +
          QStringLiteral("</td></tr>\n"));
    add(QStringLiteral("</table>\n"));
    addHeading(ReportHeadings::method());
    add(QStringLiteral("<p>") + escaped(m_report.method.join(QLatin1Char(' '))) + QStringLiteral("</p>\n"));
  }

  void addPlot(const PlotData& plot) {
    add(QStringLiteral("<figure role=\"img\" aria-label=\"") +
        escaped(QStringLiteral("%1: %2").arg(plot.title, plot.yTitle)) + QStringLiteral("\">\n"));
    m_html += plotSvg(plot, reportPlotSize(plot), kFontPixels);
    add(QStringLiteral("</figure>\n"));
  }

  void addTexts(const ReportFamily& family) {
    addHeading(ReportHeadings::results());
    add(QStringLiteral("<p class=\"common\">") + escaped(family.common) + QStringLiteral("</p>\n"));
    addTable(family.table);
    if (!family.warnings.isEmpty()) {
      addHeading(ReportHeadings::warnings());
      add(QStringLiteral("<ul>\n"));
      for (const QString& warning : family.warnings)
        add(QStringLiteral("<li>") + escaped(warning) + QStringLiteral("</li>\n"));
      add(QStringLiteral("</ul>\n"));
    }
    if (!family.explanations.empty()) addHeading(ReportHeadings::explanations());
    for (const ReportExplanation& explanation : family.explanations)
      add(QStringLiteral("<p><strong>") + escaped(explanation.subject) + QStringLiteral("</strong><br/>\n") +
          escaped(explanation.text) + QStringLiteral("</p>\n"));
    if (!family.listings.empty()) addHeading(ReportHeadings::listings());
    for (const ReportListing& listing : family.listings)
      add(QStringLiteral("<h4>") + escaped(listing.title) + QStringLiteral("</h4>\n<pre><code>") +
          escaped(listing.code) + QStringLiteral("</code></pre>\n"));
  }

  void addTable(const ResultTable& table) {
    const auto open = [&](const QString& tag, std::size_t column) {
      const QString scope = tag == QLatin1String("th") ? QStringLiteral(" scope=\"col\"") : QString();
      return QStringLiteral("<") + tag + scope +
             (table.columns[column].number ? QStringLiteral(" class=\"number\">") : QStringLiteral(">"));
    };
    add(QStringLiteral("<div class=\"wide\">\n<table>\n<thead>\n<tr>"));
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      add(open(QStringLiteral("th"), i) + escaped(table.columns[i].header) + QStringLiteral("</th>"));
    add(QStringLiteral("</tr>\n</thead>\n<tbody>\n"));
    for (const auto& row : table.rows) {
      add(QStringLiteral("<tr>"));
      for (std::size_t i = 0; i < row.size(); ++i)
        add(open(QStringLiteral("td"), i) + escaped(row[i]) + QStringLiteral("</td>"));
      add(QStringLiteral("</tr>\n"));
    }
    add(QStringLiteral("</tbody>\n</table>\n</div>\n"));
  }

  const Report m_report;
  const std::filesystem::path m_path;
  QByteArray m_html;
  std::size_t m_family = 0;
  std::size_t m_plot = 0;
};

}  // namespace

std::unique_ptr<ReportWriter> htmlReportWriter(Report report, const QString& path) {
  return std::make_unique<HtmlWriter>(std::move(report), path);
}

}  // namespace warpbench::plots
