// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/program_texts.h"

#include <QCoreApplication>
#include <map>

namespace warpbench::gui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::ProgramView)
};

}  // namespace

QString placeText(const std::string& file, int line) {
  return file.empty() ? QString() : QStringLiteral("%1:%2").arg(QString::fromStdString(file)).arg(line);
}

QString mistakeText(const std::string& kind) {
  const std::map<std::string, QString> words{
      {"out-of-bounds", Text::tr("out of bounds")},         {"misaligned", Text::tr("misaligned")},
      {"uninitialised", Text::tr("uninitialised")},         {"race", Text::tr("race")},
      {"divergent-barrier", Text::tr("divergent barrier")}, {"never-ends", Text::tr("never ends")},
      {"use-after-free", Text::tr("use after free")},       {"double-free", Text::tr("freed twice")},
      {"host-pointer", Text::tr("pointer to host memory")}, {"leak", Text::tr("memory never freed")},
      {"unchecked-error", Text::tr("error not checked")}};
  const auto known = words.find(kind);
  return known != words.end() ? known->second : QString::fromStdString(kind);
}

QString endText(const program::ProgramEnd& end) {
  if (end.code) return Text::tr("The program ended with exit code %1.").arg(*end.code);
  return Text::tr("The program %1.", "as in: It was ended by signal 9 (Killed).").arg(QString::fromStdString(end.text));
}

}  // namespace warpbench::gui
