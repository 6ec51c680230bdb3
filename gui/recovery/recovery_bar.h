// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "recovery/recovery_offers.h"
#include "widgets/offer_bar.h"

namespace warpbench::gui {

/// Offers the results left by crashed windows; the receiver of `accepted` makes room for them and takes them.
class RecoveryBar : public OfferBar {
  Q_OBJECT

 public:
  explicit RecoveryBar(RecoveryOffers& offers, QWidget* parent = nullptr);

 private:
  void offerFirst();

  RecoveryOffers& m_offers;
};

}  // namespace warpbench::gui
