// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::gui {

class ComputeWorker;
class ExperimentPanel;
class OwnKernels;
class PlotsPanel;
class SourcePanel;

/// What is typed in `source` becomes a variant in `experiment`, and what the worker's compiler says of it is shown
/// there.
void connectOwnKernels(OwnKernels& own, SourcePanel& source, ExperimentPanel& experiment, PlotsPanel& plots,
                       ComputeWorker& worker);

}  // namespace warpbench::gui
