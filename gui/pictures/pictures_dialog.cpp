// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/pictures_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "document/file_writer.h"
#include "pictures/picture_images.h"
#include "pictures/picture_view.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

/// The kernel's output picture, sharing ownership with the results' pictures.
std::shared_ptr<const Picture> afterOf(const std::shared_ptr<const Pictures>& pictures) {
  return {pictures, &pictures->after};
}

}  // namespace

PicturesDialog::PicturesDialog(const SessionDocument& document, Dialogs& dialogs, FileWriter& writer, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_dialogs(dialogs),
      m_writer(writer),
      m_title(new QLabel(this)),
      m_before(new PictureView(this)),
      m_after(new PictureView(this)) {
  setObjectName(QStringLiteral("pictures"));
  setWindowTitle(tr("Pictures"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_title->setObjectName(QStringLiteral("pictures.title"));
  m_before->setAccessibleName(tr("Before"));
  m_before->setObjectName(QStringLiteral("pictures.before"));
  m_after->setAccessibleName(tr("After"));
  m_after->setObjectName(QStringLiteral("pictures.after"));

  auto* pictures = new QGridLayout;
  pictures->addWidget(new QLabel(tr("Before"), this), 0, 0);
  pictures->addWidget(new QLabel(tr("After"), this), 0, 1);
  pictures->addWidget(m_before, 1, 0);
  pictures->addWidget(m_after, 1, 1);
  pictures->setRowStretch(1, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_save = buttons->addButton(tr("&Save picture..."), QDialogButtonBox::ActionRole);
  m_save->setToolTip(tr("Save the picture that the kernel computed"));
  connect(m_save, &QPushButton::clicked, this, &PicturesDialog::askSave);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addLayout(pictures, 1);
  column->addWidget(buttons);

  connect(&document, &SessionDocument::appended, this, &PicturesDialog::showLatest);
  connect(&document, &SessionDocument::replaced, this, [this] { select({}); });
  connect(&document, &SessionDocument::renumbered, this, [this] { select({}); });
  showLatest();
}

void PicturesDialog::select(const std::vector<std::size_t>& resultIndices) {
  m_selected = resultIndices;
  showLatest();
}

void PicturesDialog::showLatest() {
  const Results& results = m_document.session().results;
  for (auto index = m_selected.rbegin(); index != m_selected.rend(); ++index)
    if (*index < results.size() && results[*index].pictures) return showPictures(&results[*index]);
  const auto last = std::find_if(results.rbegin(), results.rend(), [](const Result& each) { return !!each.pictures; });
  showPictures(last == results.rend() ? nullptr : &*last);
}

void PicturesDialog::showPictures(const Result* result) {
  const std::shared_ptr<const Pictures> pictures = result ? result->pictures : nullptr;
  if (pictures == m_pictures && pictures) return;
  m_pictures = pictures;
  m_save->setEnabled(available());
  m_title->setText(result ? QStringList{variantTitle(result->family, result->variant),
                                        QString::fromStdString(result->device), parametersText(result->parameters)}
                                .join(QStringLiteral(", "))
                          : tr("No result has a picture."));
  m_before->setImage(available() ? imageOf(m_pictures->before) : QImage());
  m_after->setImage(available() ? imageOf(afterOf(m_pictures)) : QImage());
  emit availableChanged();
}

void PicturesDialog::askSave() {
  const QString path = m_dialogs.askSavePath(this, tr("Save picture"), QStringLiteral("picture.png"),
                                             tr("Pictures (*.png *.jpg *.bmp);;All files (*)"));
  if (!path.isEmpty()) save(path);
}

void PicturesDialog::save(const QString& path) {
  if (!available()) return;
  m_writer.start([path, image = imageOf(afterOf(m_pictures))] { saveImage(image, path); },
                 tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

}  // namespace warpbench::gui
