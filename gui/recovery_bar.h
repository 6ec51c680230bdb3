// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "recovery_file.h"
#include "session.h"

class QLabel;
class QPushButton;

namespace warpbench::gui {

/// Offers the results that crashed windows left, one session after the other; hidden where there are none. What is
/// neither recovered nor discarded is offered again at the next start.
class RecoveryBar : public QWidget {
  Q_OBJECT

 public:
  explicit RecoveryBar(QWidget* parent = nullptr);

  /// Looks for them there; they are read in the background.
  void lookIn(const QString& folder);
  /// Offers what `former` does, which then offers nothing.
  void takeOver(RecoveryBar& former);
  void setRecoverEnabled(bool enabled);
  /// The session on offer is taken: its file, which still holds it, and goes on to the next.
  std::unique_ptr<RecoveryFile> take();

 signals:
  /// A person wants it: whoever has made room for it calls `take`.
  void recoverRequested(const warpbench::Session& session);

 private:
  void offerNext();
  void show(const Session& session);

  std::vector<std::unique_ptr<RecoveryFile>> m_files;  ///< the first is on offer
  Session m_session;                                   ///< its content
  QLabel* m_text;
  QPushButton* m_recover;
  QPushButton* m_discard;
};

}  // namespace warpbench::gui
