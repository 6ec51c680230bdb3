// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/page_writer.h"

#include <QCoreApplication>
#include <QSaveFile>

#include "export/picture_export.h"

namespace warpbench::plots {
namespace {

struct PageWriterText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

}  // namespace

QFont pageFont(int pixels, bool bold) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(pixels);
  font.setBold(bold);
  return font;
}

PageWriter::PageWriter(const QString& path, const QPageLayout& layout, const QString& title)
    : m_path(path), m_writer(&m_buffer) {
  if (formatOf(path) != PictureFormat::Pdf) failExport(path, PageWriterText::tr("several pages need a .pdf file"));
  // Before anything is painted.
  if (QSaveFile probe(path); !probe.open(QIODevice::WriteOnly)) failExport(path, probe.errorString());
  m_buffer.open(QIODevice::WriteOnly);
  m_writer.setTitle(title);
  m_writer.setCreator(QStringLiteral("Warpbench"));
  m_writer.setResolution(kDotsPerInch);
  m_writer.setPageLayout(layout);
  m_painted = m_painter.begin(&m_writer);
  for (const auto mode : {QCPPainter::pmVectorized, QCPPainter::pmNoCaching, QCPPainter::pmNonCosmetic})
    m_painter.setMode(mode);
}

QRectF PageWriter::room() const { return {QPointF(), m_writer.pageLayout().paintRectPixels(kDotsPerInch).size()}; }

void PageWriter::nextPage() { m_painted = m_painted && m_writer.newPage(); }

void PageWriter::commit() {
  if (!m_painted || !m_painter.end()) failExport(m_path, PageWriterText::tr("cannot draw the pages"));
  PreparedFile{.path = m_path, .bytes = m_buffer.data()}.write();
}

}  // namespace warpbench::plots
