// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_writer.h"

#include <QCoreApplication>
#include <QSaveFile>

#include "export/picture_export.h"

namespace warpbench::plots {
namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Export)
};

constexpr int kDotsPerInch = 96;  ///< of a logical pixel

}  // namespace

PageWriter::PageWriter(const QString& path, const QPageLayout& layout, const QString& title)
    : m_path(path), m_writer(&m_buffer) {
  if (formatOf(path) != PictureFormat::Pdf) failExport(path, Text::tr("several pages need a .pdf"));
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
  if (!m_painted || !m_painter.end()) failExport(m_path, Text::tr("the pages could not be painted"));
  PreparedFile{.path = m_path, .bytes = m_buffer.data()}.write();
}

}  // namespace warpbench::plots
