// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "document/recovery_file.h"
#include "session/session.h"
#include "widgets/offer_bar.h"

namespace warpbench::gui {

/// Offers the results that crashed windows left. What is neither recovered nor discarded is offered again at the next
/// start.
class RecoveryBar : public OfferBar {
  Q_OBJECT

 public:
  explicit RecoveryBar(QWidget* parent = nullptr);

  /// Looks for them there; they are read in the background.
  void lookIn(const QString& folder);
  /// Offers what `former` does, which then offers nothing.
  void takeOver(RecoveryBar& former);
  /// The file of that path, which goes on to the next; nullptr where it is no longer on offer.
  std::unique_ptr<RecoveryFile> take(const QString& path);

 signals:
  /// A person wants it: whoever has made room for it calls `take`. It stays on offer until then.
  void recoverRequested(const warpbench::Session& session, const QString& path);

 private:
  void offerNext();

  std::vector<std::unique_ptr<RecoveryFile>> m_files;  ///< the first is on offer
  Session m_session;                                   ///< its content
};

}  // namespace warpbench::gui
