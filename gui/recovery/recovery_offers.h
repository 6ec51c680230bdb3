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

/// Offers the results left by crashed windows, one after the other. Those that are neither taken nor discarded are
/// offered again at the next start.
class RecoveryOffers : public QObject {
  Q_OBJECT

 public:
  struct Offer {
    QString path;
    QDateTime date;
    Session session;
  };

  /// Searches the folder and reads its files in the background.
  void lookIn(const QString& folder);
  /// Nothing if there is none, or none has been read yet.
  const std::optional<Offer>& offer() const { return m_offer; }
  /// Takes the file with that path and continues with the next; nullptr if it is no longer offered.
  std::unique_ptr<RecoveryFile> take(const QString& path);
  /// Discards the current offer.
  void discard();

 signals:
  void changed();

 private:
  void readNext();

  std::vector<std::unique_ptr<RecoveryFile>> m_files;  ///< the first one is offered
  std::optional<Offer> m_offer;
};

}  // namespace warpbench::gui
