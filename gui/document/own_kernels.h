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

/// The session's copies of kernels. Copies from an opened session are read-only until the user allows compiling and
/// running them.
class OwnKernels : public QObject {
  Q_OBJECT

 public:
  explicit OwnKernels(SessionDocument& document, QObject* parent = nullptr);

  const std::vector<KernelCopy>& all() const;
  /// nullptr if there is none; `id` such as "conflict-free@mine".
  const KernelCopy* find(const std::string& family, const std::string& id) const;
  /// The copies that may be compiled and run.
  std::vector<KernelCopy> allowed() const;
  bool isAllowed(const KernelCopy& copy) const;
  void allowAll();

  /// Adds a copy with that text under a name that was never used.
  /// @returns its id.
  std::string add(const std::string& family, const std::string& variant, const std::string& text);
  void setText(const std::string& family, const std::string& id, const std::string& text);
  void setBlock(const std::string& family, const std::string& id, const std::optional<OwnBlock>& block);
  /// Renames a copy together with its results. Undoable.
  /// @returns the new id, or the old one if the name is invalid or taken by another copy, including removed ones.
  std::string rename(const std::string& family, const std::string& id, const QString& name);
  /// Its results stay. Undoable.
  void remove(const std::string& family, const std::string& id);

  /// Whether the session has results of this text, which the copy has now or had earlier.
  bool wasRun(const KernelCopy& copy, const OwnKernel& text) const;
  /// If no run with results of the copy's present text is visible, shows the last such run.
  void showRunOf(const std::string& family, const std::string& id);

  /// The original text of a copy; empty if the catalogue has no such kernel.
  static std::string originalOf(const std::string& family, const std::string& variant);

 signals:
  /// The number, names, texts or permissions of copies have changed.
  void changed();
  /// The family's copy `from` is now `to`; `changed` follows.
  void renamed(const std::string& family, const std::string& from, const std::string& to);
  /// The family's removed copy `id` has returned.
  void returned(const std::string& family, const std::string& id);

 private:
  /// Whether a copy has or had the id, even a removed one, because results refer to it.
  bool isTaken(const std::string& family, const std::string& id) const;
  /// Changes a copy, and keeps the texts that have run as its earlier texts.
  void change(const std::string& family, const std::string& id, const std::function<void(OwnKernel&)>& by);

  SessionDocument& m_document;
  std::set<std::pair<std::string, std::string>> m_blocked;  ///< family and id
};

}  // namespace warpbench::gui
