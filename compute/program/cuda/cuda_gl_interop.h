// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Some programs include this header without drawing anything. CUDA's functions in it are refused by name.
