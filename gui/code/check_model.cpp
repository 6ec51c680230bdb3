// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/check_model.h"

#include <QApplication>
#include <QIcon>
#include <QLocale>
#include <QStyle>

#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

/// Internal id of variant rows. A finding's id is 1 + its variant's row.
constexpr quintptr kVariant = 0;

/// In English.
const char* verdictWord(Verdict verdict) {
  switch (verdict) {
    case Verdict::Clean:
      return QT_TRANSLATE_NOOP("warpbench::gui::CheckModel", "clean");
    case Verdict::CleanDespitePurpose:
      return QT_TRANSLATE_NOOP("warpbench::gui::CheckModel", "clean, though wrong on purpose");
    case Verdict::FoundAsMeant:
      return QT_TRANSLATE_NOOP("warpbench::gui::CheckModel", "wrong on purpose, and detected");
    case Verdict::Mistakes:
      return QT_TRANSLATE_NOOP("warpbench::gui::CheckModel", "mistakes");
    case Verdict::WrongResult:
      return QT_TRANSLATE_NOOP("warpbench::gui::CheckModel", "wrong result, nothing found");
    case Verdict::GivenUp:
      return QT_TRANSLATE_NOOP("warpbench::gui::CheckModel", "given up");
  }
  return "";
}

QString verdictText(Verdict verdict) { return CheckModel::tr(verdictWord(verdict)); }

QStyle::StandardPixmap verdictPixmap(Verdict verdict) {
  switch (verdict) {
    case Verdict::Clean:
      return QStyle::SP_DialogApplyButton;
    case Verdict::FoundAsMeant:
      return QStyle::SP_MessageBoxInformation;
    default:
      return QStyle::SP_MessageBoxWarning;
  }
}

QString kindText(Finding::Kind kind) {
  switch (kind) {
    case Finding::Kind::OutOfBounds:
      return CheckModel::tr("out of bounds");
    case Finding::Kind::Misaligned:
      return CheckModel::tr("misaligned");
    case Finding::Kind::Uninitialised:
      return CheckModel::tr("uninitialised");
    case Finding::Kind::Race:
      return CheckModel::tr("race");
    case Finding::Kind::UnfinishedCopy:
      return CheckModel::tr("unfinished copy");
    case Finding::Kind::MissingFence:
      return CheckModel::tr("missing fence");
    case Finding::Kind::DivergentBarrier:
      return CheckModel::tr("divergent barrier");
    case Finding::Kind::IncompleteBarrier:
      return CheckModel::tr("incomplete barrier");
    case Finding::Kind::MisusedBarrier:
      return CheckModel::tr("misused barrier");
    case Finding::Kind::AbsentLane:
      return CheckModel::tr("absent lane");
    case Finding::Kind::NeverEnds:
      return CheckModel::tr("never ends");
    case Finding::Kind::NeverWritten:
      return CheckModel::tr("never written");
    case Finding::Kind::NeverRead:
      return CheckModel::tr("never read");
  }
  return {};
}

QString meaningOf(Finding::Kind kind) {
  switch (kind) {
    case Finding::Kind::OutOfBounds:
      return CheckModel::tr("An access beyond its buffer or shared array.");
    case Finding::Kind::Misaligned:
      return CheckModel::tr("An address that is not a multiple of the access size.");
    case Finding::Kind::Uninitialised:
      return CheckModel::tr("A read of memory that no thread has written: its value is undefined.");
    case Finding::Kind::Race:
      return CheckModel::tr(
          "A race: two threads use the same bytes, one of them writes, and neither a barrier nor atomics order them.");
    case Finding::Kind::UnfinishedCopy:
      return CheckModel::tr(
          "A use of an asynchronous copy's data before the thread waits for the copy: on a GPU the old value may still "
          "be there.");
    case Finding::Kind::MissingFence:
      return CheckModel::tr(
          "A bulk copy of data that a thread stored without fence.proxy.async after the store: on a GPU the copy may "
          "take the old value.");
    case Finding::Kind::DivergentBarrier:
      return CheckModel::tr("A barrier that not all threads reach: on a GPU the others may wait forever.");
    case Finding::Kind::IncompleteBarrier:
      return CheckModel::tr("A barrier in shared memory that waits for arrivals or bytes that never come.");
    case Finding::Kind::MisusedBarrier:
      return CheckModel::tr("Incorrect use of a barrier in shared memory or of a bulk copy.");
    case Finding::Kind::AbsentLane:
      return CheckModel::tr("A shuffle that takes the value of an absent lane: the result is undefined.");
    case Finding::Kind::NeverEnds:
      return CheckModel::tr(
          "A thread stopped after very many steps: an endless loop, or a wait for something that never happens.");
    case Finding::Kind::NeverWritten:
      return CheckModel::tr("The result is wrong, and no thread wrote this element of it.");
    case Finding::Kind::NeverRead:
      return CheckModel::tr(
          "The result is wrong, and no thread read this element of the input or this value that a thread stored for "
          "others.");
  }
  return {};
}

/// The access and its memory, often the only difference between two findings on a line.
QString accessText(const Finding& finding) {
  const QString memory = plots::shownText(finding.memory);
  if (memory.isEmpty()) return {};
  // A missing access has no text of its own.
  if (finding.kind == Finding::Kind::NeverWritten || finding.kind == Finding::Kind::NeverRead)
    return CheckModel::tr("in %1", "an array").arg(memory);
  return CheckModel::tr("%1 of %2", "an access, an array").arg(plots::shownText(finding.access), memory);
}

QString shortText(const Finding& finding) {
  QStringList lines{placeAndKind(finding), accessText(finding)};
  lines.removeAll(QString());
  return lines.join(QLatin1Char('\n'));
}

QString wholeText(const Finding& finding) {
  return QStringList{placeAndKind(finding), plots::shownText(toText(finding.who)),
                     plots::shownText(whatIsWrong(finding)), QString(), meaningOf(finding.kind)}
      .join(QLatin1Char('\n'));
}

std::string idOf(const Point& point) { return point.own ? variantWith(point.variant, *point.own) : point.variant; }

QString shortText(const CheckReport& report) {
  return variantTitle(report.point.family, idOf(report.point)) + QLatin1Char('\n') + verdictText(report.verdict());
}

QString wholeText(const CheckReport& report) {
  QStringList lines{shortText(report), parametersText(report.point.parameters)};
  if (!report.error.empty()) lines << plots::shownText(report.error).simplified();
  if (report.verification && !report.verification->passed)
    lines << CheckModel::tr("The result is wrong.");
  else if (report.verification && !report.findings.empty())
    lines << CheckModel::tr("The result is right only because a check runs the threads one after another.");
  else if (report.verification)
    lines << CheckModel::tr("The result is right.");
  return lines.join(QLatin1Char('\n'));
}

QString copyText(const CheckReport& report) {
  QString text = QString::fromStdString(report.point.family + ' ' + idOf(report.point) + ", " +
                                        toText(report.point.parameters) + ": " + verdictWord(report.verdict()));
  if (!report.error.empty()) text += QLatin1String(": ") + plots::shownText(report.error).simplified();
  return text;
}

}  // namespace

QString placeAndKind(const Finding& finding) {
  const QString place = plots::shownText(toText(finding.where)) + QLatin1Char('\n');
  const QString kind = kindText(finding.kind);
  if (finding.times <= 1) return place + kind;
  return place + CheckModel::tr("%1, %2 times").arg(kind, QLocale().toString(qlonglong{finding.times}));
}

QString findingText(const Finding& finding) {
  return QStringList{placeAndKind(finding).section(QLatin1Char('\n'), 1), plots::shownText(toText(finding.who)),
                     plots::shownText(whatIsWrong(finding))}
      .join(QLatin1String(": "));
}

void CheckModel::clear() {
  beginResetModel();
  m_reports.clear();
  endResetModel();
}

void CheckModel::append(const CheckReport& report) {
  beginInsertRows({}, rowCount(), rowCount());
  m_reports.push_back(report);
  endInsertRows();
}

QModelIndex CheckModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? 1 + static_cast<quintptr>(parent.row()) : kVariant);
}

QModelIndex CheckModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kVariant) return {};
  return createIndex(static_cast<int>(index.internalId() - 1), 0, kVariant);
}

int CheckModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(m_reports.size());
  if (parent.internalId() != kVariant) return 0;
  return static_cast<int>(m_reports.at(static_cast<std::size_t>(parent.row())).findings.size());
}

int CheckModel::columnCount(const QModelIndex&) const { return 1; }

const CheckReport& CheckModel::report(const QModelIndex& index) const {
  return m_reports.at(index.internalId() == kVariant ? static_cast<std::size_t>(index.row()) : index.internalId() - 1);
}

const Finding* CheckModel::finding(const QModelIndex& index) const {
  if (index.internalId() == kVariant) return nullptr;
  return &report(index).findings.at(static_cast<std::size_t>(index.row()));
}

QVariant CheckModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const CheckReport& report = this->report(index);
  const Finding* const finding = this->finding(index);
  switch (role) {
    case Qt::DisplayRole:
      return finding ? shortText(*finding) : shortText(report);
    case DetailRole:
      return finding ? wholeText(*finding) : wholeText(report);
    case CopyRole:
      return finding ? QString::fromStdString(describe(*finding)) : copyText(report);
    case Qt::ToolTipRole:
      return toolTipText(data(index, DetailRole).toString());
    case Qt::AccessibleTextRole:
      return data(index, DetailRole).toString().replace(QLatin1Char('\n'), QLatin1String(", "));
    case Qt::DecorationRole:
      if (finding) return {};
      return QApplication::style()->standardIcon(verdictPixmap(report.verdict()));
    default:
      return {};
  }
}

}  // namespace warpbench::gui
