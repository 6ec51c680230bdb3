// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/batch_export.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

#include "core/text/error.h"
#include "export/export.h"
#include "widgets/background.h"

namespace warpbench::gui {

namespace {

plots::ViewState stateOf(const ExportChoices& choices, const plots::PlannedPlot& plot) {
  plots::ViewState state{.parts = choices.shownParts()};
  state.parts.own = plot.words;
  state.takeAxes(plot.data);
  return state;
}

}  // namespace

void BatchExport::start(const Session& session, const QString& folder, const ExportChoices& choices, QSize window,
                        AskReplace askReplace) {
  if (m_running) return;
  m_running = true;
  m_cancelled = false;
  m_folder = folder;
  m_choices = choices;
  m_window = window;
  m_askReplace = std::move(askReplace);
  m_plots.clear();
  m_next = 0;
  const auto plan = [session, folder] {
    QDir().mkpath(folder);  // if this fails, writing the first file reports the reason
    return plots::plannedPlots(session);
  };
  inBackground(this, plan, [this](const Outcome<std::vector<plots::PlannedPlot>>& outcome) {
    if (const auto* reason = std::get_if<QString>(&outcome))
      fail(*reason);
    else
      choose(std::get<0>(outcome));
  });
}

void BatchExport::choose(std::vector<plots::PlannedPlot> plots) {
  m_plots = std::move(plots);
  const auto exists = [this](const plots::PlannedPlot& plot) { return QFileInfo::exists(pathOf(plot)); };
  if (const auto existing = std::ranges::count_if(m_plots, exists); existing > 0) {
    switch (m_askReplace(static_cast<int>(existing), static_cast<int>(m_plots.size()))) {
      case Dialogs::Existing::Replace:
        break;
      case Dialogs::Existing::Keep:
        std::erase_if(m_plots, exists);
        break;
      case Dialogs::Existing::Cancel:
        m_cancelled = true;
        break;
    }
  }
  next();
}

void BatchExport::next() {
  const int written = static_cast<int>(m_next);
  emit progress(written, static_cast<int>(m_plots.size()));
  if (m_cancelled || m_next == m_plots.size()) return end(written, m_cancelled);
  try {
    const plots::PlannedPlot& plot = m_plots[m_next];
    const auto write = [file = plots::prepared(plot.data, pathOf(plot), m_choices.theme(), m_choices.sizeFor(m_window),
                                               stateOf(m_choices, plot))] {
      file.write();
      return true;
    };
    inBackground(this, write, [this](const Outcome<bool>& outcome) {
      if (const auto* reason = std::get_if<QString>(&outcome)) return fail(*reason);
      ++m_next;
      next();
    });
  } catch (const RequestError& error) {
    fail(plots::shownText(messageOf(error)));
  }
}

void BatchExport::end(int written, bool cancelled) {
  m_running = false;
  emit finished(written, cancelled);
}

void BatchExport::fail(const QString& reason) {
  m_running = false;
  emit failed(reason);
}

QString BatchExport::pathOf(const plots::PlannedPlot& plot) const {
  return QDir(m_folder).filePath(plot.name + QLatin1Char('.') + m_choices.ending);
}

}  // namespace warpbench::gui
