// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_handout.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "exercises/lesson_texts.h"
#include "lessons/lesson_answer_text.h"
#include "lessons/lesson_options.h"
#include "lessons/lesson_stage.h"
#include "memory/memory_export.h"
#include "views/views.h"

namespace warpbench::gui {

namespace {

struct HandoutText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::LessonHandout)
};

QString questionHtml(const Lesson& lesson, std::size_t step) {
  QString html = QStringLiteral("<div><b>%1</b></div>").arg(lessonHtml(lesson.steps[step].guess->question));
  const std::vector<LessonOption> options = optionsOf(lesson, step);
  if (options.empty()) return html;
  html += QStringLiteral("<ol type=\"a\">");
  for (const LessonOption& option : options) html += QStringLiteral("<li>%1</li>").arg(option.text.toHtmlEscaped());
  return html + QStringLiteral("</ol>");
}

QString answerHtml(const Lesson& lesson, std::size_t step, const Session* session) {
  const LessonStep& asked = lesson.steps[step];
  const auto experiment = lesson.experimentOf(step);
  QString html = QStringLiteral("<p><b>%1. %2</b></p>").arg(step + 1).arg(lessonPlain(asked.title).toHtmlEscaped());
  html += lessonHtml(answerText(*asked.guess, {}, experiment ? &*lesson.steps[*experiment].experiment : nullptr,
                                session ? &session->results : nullptr)
                         .remove(QLatin1Char('`')));
  return asked.reveal && !asked.reveal->text.empty() ? html + lessonHtml(asked.reveal->text) : html;
}

/// Puts the answers on separate pages, so that readers can think first. Each page gets as many as fit in full size.
std::vector<plots::HandoutPage> pagesOf(const QStringList& answers) {
  constexpr qsizetype kMost = 2800;  // characters per page, including markup
  std::vector<plots::HandoutPage> pages;
  for (const QString& answer : answers) {
    if (pages.empty() || pages.back().html.size() + answer.size() > kMost)
      pages.push_back({.title = HandoutText::tr("Answers"), .html = {}, .plot = {}, .picture = {}});
    pages.back().html += answer;
  }
  return pages;
}

}  // namespace

using plots::Handout;  // lupdate mistakes a qualified type at the start of a function for its class

Handout handoutOf(const Lesson& lesson, const HandoutSources& from) {
  Handout handout;
  handout.title = lessonPlain(lesson.title);
  QStringList sources;
  for (const std::string& source : lesson.sources) sources << QString::fromStdString(source);
  if (!sources.isEmpty())
    handout.sources = HandoutText::tr("From: %1").arg(sources.join(QStringLiteral("; ")));
  QStringList answers;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    const auto experiment = lesson.experimentOf(i);
    const Session* session = from.results(i);
    plots::HandoutPage page;
    page.title = lessonPlain(step.title);
    page.html = lessonHtml(step.text);
    if (step.guess) {
      page.html += questionHtml(lesson, i);
      answers << answerHtml(lesson, i, session);
    } else if (step.reveal && !step.reveal->text.empty()) {
      page.html += lessonHtml(step.reveal->text);
    }
    const auto scene = from.memory(i);
    if (scene && scene->moments() > 0) {
      const auto at = static_cast<std::size_t>(lesson.steps[*lesson.memoryOf(i)].memory->at);
      page.picture = [scene, at](QPainter& painter, const QRectF& area) {
        plots::paintMemory(painter, area, *scene, std::min(at, scene->moments() - 1));
      };
    }
    const auto view = lesson.viewOf(i);
    const auto plot = view ? lesson.steps[*view].view : std::nullopt;
    if (plot && session && experiment) {
      const QString family = QString::fromStdString(lesson.steps[*experiment].experiment->request.family);
      page.plot = plots::withHiddenParts(plots::plotData(*session, family, *plot, {.counter = counterOf(lesson, i)}), stageOf(step, true));
    }
    handout.pages.push_back(std::move(page));
  }
  std::ranges::move(pagesOf(answers), std::back_inserter(handout.pages));
  return handout;
}

}  // namespace warpbench::gui
