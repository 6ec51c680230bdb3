// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "recovery/recovery_file.h"
#include "results/session/session.h"

namespace warpbench::gui {

/// The results that crashed windows left, one after the other. What is neither taken nor discarded is offered again at
/// the next start.
class RecoveryOffers : public QObject {
  Q_OBJECT

 public:
  struct Offer {
    QString path;
    QDateTime date;
    Session session;
  };

  /// Looks for them there; they are read in the background.
  void lookIn(const QString& folder);
  /// Nothing where there is none, or none that has been read yet.
  const std::optional<Offer>& offer() const { return m_offer; }
  /// The file of that path, which goes on to the next; nullptr where it is no longer on offer.
  std::unique_ptr<RecoveryFile> take(const QString& path);
  /// Removes what is on offer.
  void discard();

 signals:
  void changed();

 private:
  void readNext();

  std::vector<std::unique_ptr<RecoveryFile>> m_files;  ///< the first is on offer
  std::optional<Offer> m_offer;
};

}  // namespace warpbench::gui
