// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QString>
#include <QThreadPool>
#include <exception>
#include <memory>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/text/error.h"
#include "host/thread_team.h"
#include "text/shown_text.h"

namespace warpbench::gui {

/// The result of background work: its value, or its error on one line in the window's language.
template <typename T>
using Outcome = std::variant<T, QString>;

/// The same before the window's thread translates the error.
template <typename T>
using Come = std::variant<T, Message>;

/// A pool of `threads` threads that lives as long as the program, whose exit waits for it.
QThreadPool* newPool(int threads);

/// The threads that read and write files and trace launches, one per processor. Qt's global pool is unsuitable: Qt
/// paints with it, so painting would wait for this work (Qt 6.4, QThreadPool::globalInstance() in QtGui's raster
/// engine).
QThreadPool& backgroundPool();

/// Runs `work` on a thread of `pool` and calls `done` with its Outcome on the receiver's thread, unless the receiver is
/// destroyed first. For work that must not block the window. Work that waits for others needs its own pool.
template <typename Work, typename Done>
void inBackground(QObject* receiver, Work work, Done done, QThreadPool& pool = backgroundPool()) {
  using Value = std::invoke_result_t<Work>;
  auto* watcher = new QFutureWatcher<Come<Value>>(receiver);
  QObject::connect(watcher, &QFutureWatcherBase::finished, receiver, [watcher, done = std::move(done)] {
    watcher->deleteLater();
    Come<Value> come = watcher->result();
    Outcome<Value> outcome = come.index() == 0
                                 ? Outcome<Value>(std::in_place_index<0>, std::get<0>(std::move(come)))
                                 : Outcome<Value>(std::in_place_index<1>, plots::shownText(std::get<1>(come)));
    done(outcome);
  });
  auto promise = std::make_shared<QPromise<Come<Value>>>();
  watcher->setFuture(promise->future());
  promise->start();
  pool.start([promise, work = std::move(work)]() mutable {
    cpu::giveWayToOthers();  // to the window and to measurements
    try {
      promise->addResult(Come<Value>(std::in_place_index<0>, work()));
    } catch (const std::exception& error) {
      promise->addResult(Come<Value>(std::in_place_index<1>, messageOf(error)));
    }
    promise->finish();
  });
}

}  // namespace warpbench::gui
