// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "results/values/own_kernel.h"

namespace warpbench::gui {

class SessionDocument;

/// The copies of kernels that the session has. What came with a session that was opened is only looked at until a
/// person allows it to be compiled and run.
class OwnKernels : public QObject {
  Q_OBJECT

 public:
  explicit OwnKernels(SessionDocument& document, QObject* parent = nullptr);

  const std::vector<KernelCopy>& all() const;
  /// nullptr where there is none; `id` as "conflict-free@mine".
  const KernelCopy* find(const std::string& family, const std::string& id) const;
  /// Those that may be compiled and run.
  std::vector<KernelCopy> allowed() const;
  bool isAllowed(const KernelCopy& copy) const;
  void allowAll();

  /// A new copy with that text, under a name that no other has or had. @returns its id.
  std::string add(const std::string& family, const std::string& variant, const std::string& text);
  void setText(const std::string& family, const std::string& id, const std::string& text);
  void setBlock(const std::string& family, const std::string& id, const std::optional<OwnBlock>& block);
  /// Its results go with it. Can be undone. @returns its new id, or the old one where the name is no name or is taken
  /// by another copy, be it a removed one.
  std::string rename(const std::string& family, const std::string& id, const QString& name);
  /// Its results stay. Can be undone.
  void remove(const std::string& family, const std::string& id);

  /// Of a copy's texts, now or earlier, whether the session has results.
  bool wasRun(const KernelCopy& copy, const OwnKernel& text) const;
  /// Shows the last run that has results of the copy's present text, where no such run is shown.
  void showRunOf(const std::string& family, const std::string& id);

  /// The text that it is a copy of; empty where the catalogue has no such kernel.
  static std::string originalOf(const std::string& family, const std::string& variant);

 signals:
  /// Their number, names, texts, or which are allowed.
  void changed();
  /// The family's copy `from` is `to` now; `changed` follows.
  void renamed(const std::string& family, const std::string& from, const std::string& to);
  /// The family's copy `id` was removed and is back.
  void returned(const std::string& family, const std::string& id);

 private:
  /// By a copy, also after its removal: results go by its name.
  bool isTaken(const std::string& family, const std::string& id) const;
  /// Changes a copy. What was run before stays among its earlier texts.
  void change(const std::string& family, const std::string& id, const std::function<void(OwnKernel&)>& by);

  SessionDocument& m_document;
  std::set<std::pair<std::string, std::string>> m_blocked;  ///< family and id
};

}  // namespace warpbench::gui
