// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "export/page_writer.h"
#include "export/plot_painting.h"
#include "look/theme.h"
#include "report/page_flow.h"
#include "report/report_writer.h"

namespace warpbench::plots {
namespace {

struct ReportPdfText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Handout)
};

// In pixels of 1/96 inch, as in all plots.
constexpr int kTitlePixels = 24;
constexpr int kFamilyPixels = 19;
constexpr int kHeadingPixels = 14;
constexpr int kTextPixels = 13;
constexpr int kTablePixels = 9;
constexpr int kCodePixels = 9;
constexpr int kFooterPixels = 11;
constexpr int kPlotPixels = 13;
constexpr double kGap = 12;
constexpr double kFooter = 28;  ///< at the bottom of each page, including the space above it

QFont codeFont() {
  QFont font(QStringLiteral("monospace"));
  font.setStyleHint(QFont::Monospace);
  font.setPixelSize(kCodePixels);
  return font;
}

class PdfWriter : public ReportWriter {
 public:
  PdfWriter(Report report, const QString& path)
      : m_report(std::move(report)),
        m_pages(
            path,
            QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                        QMarginsF(kPageMarginMm, kPageMarginMm, kPageMarginMm, kPageMarginMm), QPageLayout::Millimeter),
            m_report.title),
        m_room(m_pages.room().adjusted(0, 0, 0, -kFooter)),
        m_flow(m_room.width()) {}

  bool step() override {
    if (m_family <= m_report.families.size()) {
      layOut();
      return true;
    }
    if (m_page > 0) m_pages.nextPage();
    paintPage();
    if (++m_page < m_flow.pages()) return true;
    m_pages.commit();
    return false;
  }

 private:
  const Colours& colours() const { return coloursOf(Theme::Light); }

  /// Lays out the head, then one family per call.
  void layOut() {
    if (m_family == 0)
      addHead();
    else
      addFamily(m_report.families[m_family - 1]);
    if (++m_family > m_report.families.size()) m_flow.paginate(m_room.height());
  }

  void addHeading(const QString& text, int pixels) {
    m_flow.addSpace(pixels == kFamilyPixels ? 2 * kGap : kGap);
    m_flow.addText(text, {.font = pageFont(pixels, true), .colour = colours().text, .withNext = true});
    m_flow.addSpace(kGap / 3, true);
  }

  void addParagraph(const QString& text, double indent = 0) {
    m_flow.addText(text, {.font = pageFont(kTextPixels), .colour = colours().text, .indent = indent});
    m_flow.addSpace(kGap / 2);
  }

  void addTable(const ResultTable& table) {
    m_flow.addTable(table, pageFont(kTablePixels), colours().text, colours().grid);
    m_flow.addSpace(kGap / 2);
  }

  void addHead() {
    m_flow.addText(m_report.title, {.font = pageFont(kTitlePixels, true), .colour = colours().text});
    addHeading(ReportHeadings::environment(), kHeadingPixels);
    ResultTable environment{.columns = {{}, {}}, .rows = {}};
    for (const auto& [what, value] : m_report.environment)
      environment.rows.push_back({what.toStdString(), value.toStdString()});
    m_flow.addTable(environment, pageFont(kTextPixels - 1), colours().text, colours().grid);
    addHeading(ReportHeadings::method(), kHeadingPixels);
    addParagraph(m_report.method.join(QLatin1Char(' ')));
  }

  void addFamily(const ReportFamily& family) {
    addHeading(family.title, kFamilyPixels);
    for (const PlotData& plot : family.plots) {
      const QSize size = reportPlotSize(plot);
      const double scale = std::min(m_room.width() / size.width(), (m_room.height() - 4 * kGap) / size.height());
      m_flow.addPicture(size.height() * scale, [&plot, size, scale](QCPPainter& painter, const QRectF& area) {
        paintPlot(painter, QRectF(area.topLeft(), QSizeF(size) * scale), plot, size, kPlotPixels);
      });
      m_flow.addSpace(kGap);
    }
    addHeading(ReportHeadings::results(), kHeadingPixels);
    m_flow.addText(family.common, {.font = pageFont(kTextPixels - 1), .colour = colours().muted, .withNext = true});
    addTable(family.table);
    if (!family.warnings.isEmpty()) addHeading(ReportHeadings::warnings(), kHeadingPixels);
    for (const QString& warning : family.warnings) addParagraph(warning, kGap);
    if (!family.explanations.empty()) addHeading(ReportHeadings::explanations(), kHeadingPixels);
    for (const ReportExplanation& explanation : family.explanations) {
      m_flow.addText(explanation.subject,
                     {.font = pageFont(kTextPixels, true), .colour = colours().text, .withNext = true});
      addParagraph(explanation.text);
    }
    if (!family.listings.empty()) addHeading(ReportHeadings::listings(), kHeadingPixels);
    for (const ReportListing& listing : family.listings) {
      m_flow.addText(listing.title, {.font = pageFont(kTextPixels, true), .colour = colours().text, .withNext = true});
      for (const QString& line : listing.code.split(QLatin1Char('\n')))
        m_flow.addText(line, {.font = codeFont(), .colour = colours().text, .indent = kGap, .code = true});
      m_flow.addSpace(kGap);
    }
  }

  void paintPage() {
    QCPPainter& painter = m_pages.painter();
    m_flow.paintPage(painter, m_page);
    painter.setPen(colours().muted);
    painter.setFont(pageFont(kFooterPixels));
    const QRectF room = m_pages.room();
    const QString number = ReportPdfText::tr("Page %1 of %2").arg(m_page + 1).arg(m_flow.pages());
    painter.drawText(room, Qt::AlignBottom | Qt::AlignRight, number);
    const QFontMetricsF metrics(painter.font());
    const double left = room.width() - metrics.horizontalAdvance(number) - 2 * kGap;
    painter.drawText(room, Qt::AlignBottom | Qt::AlignLeft, metrics.elidedText(m_report.title, Qt::ElideRight, left));
  }

  const Report m_report;
  PageWriter m_pages;
  const QRectF m_room;  ///< above the footer
  PageFlow m_flow;      ///< refers to the report's plots
  std::size_t m_family = 0;
  std::size_t m_page = 0;
};

}  // namespace

std::unique_ptr<ReportWriter> pdfReportWriter(Report report, const QString& path) {
  return std::make_unique<PdfWriter>(std::move(report), path);
}

}  // namespace warpbench::plots
