// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_handout.h"

#include <QCoreApplication>
#include <algorithm>

#include "lessons/lesson_answer_text.h"
#include "lessons/lesson_stage.h"
#include "lessons/lesson_texts.h"
#include "memory/memory_export.h"
#include "views/views.h"

namespace warpbench::gui {

plots::Handout handoutOf(const Lesson& lesson, const HandoutSources& from) {
  plots::Handout handout;
  handout.title = lessonPlain(lesson.title);
  QStringList sources;
  for (const std::string& source : lesson.sources) sources << QString::fromStdString(source);
  if (!sources.isEmpty())
    handout.sources = QCoreApplication::translate("warpbench::gui::LessonHandout", "From: %1")
                          .arg(sources.join(QStringLiteral("; ")));
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const LessonStep& step = lesson.steps[i];
    const auto experiment = lesson.experimentOf(i);
    const Session* session = from.results(i);
    plots::HandoutPage page;
    page.title = lessonPlain(step.title);
    page.html = lessonHtml(step.text);
    if (step.guess) {
      page.html += QStringLiteral("<div><b>%1</b></div>").arg(lessonHtml(step.guess->question));
      page.html += lessonHtml(answerText(*step.guess, {}, experiment ? &*lesson.steps[*experiment].experiment : nullptr,
                                         session ? &session->results : nullptr)
                                  .remove(QLatin1Char('`')));
    }
    if (step.reveal && !step.reveal->text.empty()) page.html += lessonHtml(step.reveal->text);
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
      page.plot = plots::withHiddenParts(plots::plotData(*session, family, *plot), stageOf(step, true));
    }
    handout.pages.push_back(std::move(page));
  }
  return handout;
}

}  // namespace warpbench::gui
