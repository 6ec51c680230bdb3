// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench::gui {

class ComputeWorker;
class ExperimentPanel;
class OwnKernels;
class PlotsPanel;
class SourcePanel;

/// Makes kernels typed in `source` variants of `experiment`, and shows the compiler's diagnostics in `source`.
void connectOwnKernels(OwnKernels& own, SourcePanel& source, ExperimentPanel& experiment, PlotsPanel& plots,
                       ComputeWorker& worker);

}  // namespace warpbench::gui
