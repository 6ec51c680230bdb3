// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/offer_bar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "widgets/texts.h"

namespace warpbench::gui {

OfferBar::OfferBar(const QString& name, const QString& acceptName, const QString& acceptText,
                   const QString& discardText, QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_accept(new QPushButton(acceptText, this)),
      m_discard(new QPushButton(discardText, this)) {
  setObjectName(name);
  m_text->setObjectName(name + QStringLiteral(".text"));
  m_text->setTextFormat(Qt::PlainText);
  m_text->setWordWrap(true);
  m_accept->setObjectName(name + QLatin1Char('.') + acceptName);
  m_discard->setObjectName(name + QStringLiteral(".discard"));
  auto* row = new QHBoxLayout(this);
  row->addWidget(m_text, 1);
  row->addWidget(m_accept);
  row->addWidget(m_discard);
  hide();

  m_pause.setSingleShot(true);
  m_pause.setInterval(QApplication::doubleClickInterval());
  connect(&m_pause, &QTimer::timeout, this, &OfferBar::follow);
  for (const QPushButton* button : {m_accept, m_discard})
    connect(button, &QPushButton::clicked, &m_pause, qOverload<>(&QTimer::start));
  connect(m_accept, &QPushButton::clicked, this, &OfferBar::accepted);
  connect(m_discard, &QPushButton::clicked, this, &OfferBar::discarded);
}

void OfferBar::setQuiet(bool quiet) {
  m_quiet = quiet;
  follow();
}

void OfferBar::setAcceptEnabled(bool enabled) { m_accept->setEnabled(enabled); }

void OfferBar::setToolTips(const QString& accept, const QString& discard) {
  m_accept->setToolTip(toolTipText(accept));
  m_discard->setToolTip(toolTipText(discard));
}

void OfferBar::offer(const QString& text, bool acceptable) {
  m_text->setText(text);
  m_accept->setVisible(acceptable);
  m_offers = true;
  follow();
}

void OfferBar::offerNothing() {
  m_offers = false;
  follow();
}

void OfferBar::follow() { setVisible(m_offers && !m_quiet && !m_pause.isActive()); }

}  // namespace warpbench::gui
