// SPDX-License-Identifier: GPL-3.0-or-later
#include "recovery/recovery_bar.h"

#include <QLocale>

namespace warpbench::gui {

RecoveryBar::RecoveryBar(RecoveryOffers& offers, QWidget* parent)
    : OfferBar(QStringLiteral("recovery"), QStringLiteral("recover"), tr("Recover"), tr("Discard"), parent),
      m_offers(offers) {
  setToolTips(tr("Open these unsaved results"), tr("Delete these results permanently"));
  connect(this, &OfferBar::discarded, &m_offers, &RecoveryOffers::discard);
  connect(&m_offers, &RecoveryOffers::changed, this, &RecoveryBar::offerFirst);
  offerFirst();
}

void RecoveryBar::offerFirst() {
  const auto& first = m_offers.offer();
  if (!first) return offerNothing();
  offer(
      tr("Warpbench ended unexpectedly. Unsaved results: %1, of %2.")
          .arg(QString::number(first->session.results.size()), QLocale().toString(first->date, QLocale::ShortFormat)));
}

}  // namespace warpbench::gui
