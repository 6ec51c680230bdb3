// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <QTimer>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "data/hidden_parts.h"
#include "document/session_document.h"
#include "plots/plot_page.h"
#include "views/views.h"

class QAction;

namespace warpbench::gui {

class DetachedPlots;
class MemoryPanel;
class PlotActions;

/// The plots of one family's results in the session, a tab for each plots::View that can say something of it, and the
/// memory view behind them. Only the plot in front is kept up to date; the others are drawn when they are asked for.
class PlotsPanel : public QTabWidget {
  Q_OBJECT

 public:
  explicit PlotsPanel(const SessionDocument& document, QWidget* parent = nullptr);

  void showFamily(const std::string& family);
  /// What comes to the front with a session that is opened.
  struct Front {
    std::string family;
    std::optional<plots::View> view;  ///< none: the one that is there
  };
  /// Asked before such a session is drawn; without it the family stays, too.
  void setChooser(std::function<Front()> choose) { m_choose = std::move(choose); }
  const std::string& family() const { return m_family; }
  /// Draws the session as it is now; without it, results that come are drawn within a few frames.
  void refresh();
  /// Marks the points of these results, and shows their samples.
  void highlight(const std::vector<std::size_t>& resultIndices);

  /// Draws only results that `accepts` says yes of; nothing: all of the runs that are shown.
  void setFilter(std::function<bool(std::size_t)> accepts);
  /// What a plot without anything in it says; where that is empty, or without this, the plot has words of its own.
  void setWhyEmpty(std::function<QString()> why) { m_whyEmpty = std::move(why); }
  /// What is kept back in all plots from now on.
  void setStage(const plots::Stage& stage);

  /// Draws another session's results beside the document's, until endComparison() or another one.
  void compareWith(const Session& session, const QString& name);
  void endComparison();
  /// The other session's name; empty where there is none.
  const QString& comparedWith() const { return m_otherName; }
  /// Refers to the panel's copy of it.
  plots::Comparison comparison() const;

  /// Drawn as the session is now.
  plots::PlotView* view(plots::View view);
  /// The plot in front; while the memory view is, the plot that was before.
  plots::View currentView() const { return m_front; }
  /// What an export is of: the plot in the window of its own that was used last, else the one in front; nullptr where
  /// that is the memory view.
  plots::PlotView* plotInUse();
  /// The family's figure where that view says nothing of the family.
  void setCurrentView(plots::View view);
  /// What Counters shows.
  void chooseCounter(plots::CounterKind kind) { choose(plots::View::Counters, static_cast<int>(kind)); }
  /// The view that follows among those that there are, or with -1 the one before.
  void showNextView(int step);

  /// What a person chose in the plots, for a panel in another language: rows of legends by their places.
  struct Choices {
    struct OfView {
      plots::ViewState state;
      std::vector<qsizetype> hidden;
      void hideIn(plots::PlotView& plot) const;
    };
    static OfView of(const plots::PlotView& plot);
    /// A window of its own.
    struct OfWindow {
      plots::View view{};
      OfView shown;
      QByteArray geometry;
    };
    std::vector<OfView> views;  ///< by plots::View
    std::vector<OfWindow> windows;
    std::map<std::string, QString> baselines;
    bool inOrder = false;
    plots::CounterKind counter{};
  };
  Choices choices();
  void setChoices(const Choices& choices);

  MemoryPanel& memory() const { return *m_memory; }
  bool memoryInFront() const;
  void bringMemoryToFront();

  /// Whether there is something in front that can be exported.
  bool canExport() const;
  /// Writes what is in front to a picture file. @throws RequestError naming the path and the cause.
  void exportFront(const QString& path);

  /// What can be done to the plot in front.
  PlotActions& actions() const { return *m_actions; }
  /// Opens a window with the view in front, which follows the session as the tabs do.
  void detach();
  /// Marks in plots along one of these parameters where the experiment stands, where that is of the family.
  void setPosition(const std::string& family, const Parameters& parameters);
  /// Where that is along the plot's x.
  std::optional<double> positionIn(const plots::PlotData& plot) const;
  /// Adds an action to the plots' context menu.
  void addPlotAction(QAction* action);
  QSize minimumSizeHint() const override;

 signals:
  /// Of another family, or the same anew; not drawn yet.
  void familyChanged();
  void resultClicked(std::size_t resultIndex, bool further);
  /// The plot in front is another, or shows other data.
  void shownChanged();
  /// Names, colours and notes of the plot in front are to be edited.
  void editRequested();
  /// By a person, for the plot in front.
  void axesChosen(const PlotAxes& axes);

 private:
  struct Tab {
    PlotPage* page = nullptr;
    bool stale = true;                  ///< does not show the session as it is now
    std::optional<PlotAxes> axes = {};  ///< the session's, as it last took them
  };

  void addTabs();
  plots::DrawnRuns drawnRuns() const;
  /// What the view shows of the session as it is now.
  void draw(plots::PlotView& page, plots::View view) const;
  /// Shows the axes that the session has for the plot, where they are others by now.
  void takeAxes(Tab& tab) const;
  void forgetAxes();
  void offerAxes(plots::View view);
  void openWindow(plots::View view, const plots::ViewState& state);
  void updateDetached();
  Tab& tab(plots::View view) { return m_tabs[static_cast<std::size_t>(view)]; }
  void takeFamily(const std::string& family);
  void refreshWith(std::optional<plots::View> front);
  void markStale();
  void update(plots::View view);
  void offerChoices(plots::View view);
  void choose(plots::View view, const QVariant& value);
  void showTabs();
  void showActions();

  const SessionDocument& m_document;
  std::string m_family;
  std::vector<Tab> m_tabs;  ///< by plots::View
  plots::View m_front = plots::View::Time;
  MemoryPanel* m_memory = nullptr;
  std::vector<std::size_t> m_highlighted;
  plots::Stage m_stage;
  std::function<bool(std::size_t)> m_accepts;
  plots::PlotChoices m_choices;
  std::map<std::string, QString> m_baselines;  ///< chosen ones, by family
  Session m_other;                             ///< the session compared with
  QString m_otherName;
  QString m_ownName;        ///< beside it, as drawn
  plots::DrawnRuns m_runs;  ///< as drawn
  std::function<Front()> m_choose;
  std::function<QString()> m_whyEmpty;
  bool m_refreshing = false;
  std::string m_positionOf;  ///< the family of m_position
  Parameters m_position;
  PlotActions* m_actions;
  DetachedPlots* m_detached;
  QTimer m_refresh;  ///< results that come in quick succession are drawn together
};

}  // namespace warpbench::gui
