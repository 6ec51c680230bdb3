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

/// The plots of one family's results: a tab for each plots::View that applies to the family, and the memory view behind
/// them. Only the plot in front is kept up to date; the others are drawn on request.
class PlotsPanel : public QTabWidget {
  Q_OBJECT

 public:
  explicit PlotsPanel(const SessionDocument& document, QWidget* parent = nullptr);

  void showFamily(const std::string& family);
  /// What to show first for an opened session.
  struct Front {
    std::string family;
    std::optional<plots::View> view;  ///< none: the present one
  };
  /// Called before an opened session is drawn. Without it, the family stays.
  void setChooser(std::function<Front()> choose) { m_choose = std::move(choose); }
  const std::string& family() const { return m_family; }
  /// Draws the session as it is now. New results are also drawn automatically within a few frames.
  void refresh();
  /// Marks the points of these results and shows their samples.
  void highlight(const std::vector<std::size_t>& resultIndices);

  /// Draws only results that `accepts` allows; an empty function allows all results of visible runs.
  void setFilter(std::function<bool(std::size_t)> accepts);
  /// Sets the text for an empty plot. If it is empty or unset, the plot shows its own text.
  void setWhyEmpty(std::function<QString()> why) { m_whyEmpty = std::move(why); }
  /// Sets what all plots hide from now on.
  void setStage(const plots::Stage& stage);

  /// Draws another session's results next to the document's, until endComparison() or the next call.
  void compareWith(const Session& session, const QString& name);
  void endComparison();
  /// The other session's name; empty without a comparison.
  const QString& comparedWith() const { return m_otherName; }
  /// Refers to the panel's copy of the other session.
  plots::Comparison comparison() const;

  /// Draws the plot from the present session first.
  plots::PlotView* view(plots::View view);
  /// The plot in front, or the last one if the memory view is in front.
  plots::View currentView() const { return m_front; }
  /// The plot to export: that of the separate window if it was used last, otherwise the plot in front; nullptr if that
  /// is the memory view.
  plots::PlotView* plotInUse();
  /// Shows the family's figure if the view does not apply to the family.
  void setCurrentView(plots::View view);
  /// Sets the counter that the Counters view shows.
  void chooseCounter(plots::CounterKind kind) { choose(plots::View::Counters, static_cast<int>(kind)); }
  /// Shows the next available view, or with -1 the previous one.
  void showNextView(int step);

  /// The user's choices in the plots, for a panel in another language; legend rows by position.
  struct Choices {
    struct OfView {
      plots::ViewState state;
      std::vector<qsizetype> hidden;
      void hideIn(plots::PlotView& plot) const;
    };
    static OfView of(const plots::PlotView& plot);
    /// A separate window.
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

  /// Whether the view in front can be exported.
  bool canExport() const;
  /// Writes the view in front to a picture file. @throws RequestError naming the path and the cause.
  void exportFront(const QString& path);

  /// The actions on the plot in front.
  PlotActions& actions() const { return *m_actions; }
  /// Opens the view in front in a separate window, which follows the session as the tabs do.
  void detach();
  /// Marks the experiment's position in plots of this family along one of these parameters.
  void setPosition(const std::string& family, const Parameters& parameters);
  /// The experiment's position on the plot's x axis.
  std::optional<double> positionIn(const plots::PlotData& plot) const;
  /// Adds an action to the plots' context menu.
  void addPlotAction(QAction* action);
  QSize minimumSizeHint() const override;

 signals:
  /// The panel shows another family, or the same one again; the plots are not drawn yet.
  void familyChanged();
  void resultClicked(std::size_t resultIndex, bool further);
  /// The plot in front has changed or shows other data.
  void shownChanged();
  /// The user wants to edit names, colours and notes of the plot in front.
  void editRequested();
  /// The user chose axes for the plot in front.
  void axesChosen(const PlotAxes& axes);

 private:
  struct Tab {
    PlotPage* page = nullptr;
    bool stale = true;                  ///< the plot does not show the present session
    std::optional<PlotAxes> axes = {};  ///< the session's axes when last applied
  };

  void addTabs();
  plots::DrawnRuns drawnRuns() const;
  /// Draws the view from the present session.
  void draw(plots::PlotView& page, plots::View view) const;
  /// Applies the session's axes if they have changed.
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
  std::map<std::string, QString> m_baselines;  ///< those that the user chose, by family
  Session m_other;                             ///< the compared session
  QString m_otherName;
  QString m_ownName;        ///< this session's name in the comparison, as drawn
  plots::DrawnRuns m_runs;  ///< as drawn
  std::function<Front()> m_choose;
  std::function<QString()> m_whyEmpty;
  bool m_refreshing = false;
  std::string m_positionOf;  ///< the family of m_position
  Parameters m_position;
  PlotActions* m_actions;
  DetachedPlots* m_detached;
  QTimer m_refresh;  ///< batches results that arrive in quick succession
};

}  // namespace warpbench::gui
