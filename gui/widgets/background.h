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

/// What work in the background came to: its value, or the one line of what it threw, in the window's language.
template <typename T>
using Outcome = std::variant<T, QString>;

/// The same on its way to the window's thread, which translates.
template <typename T>
using Come = std::variant<T, Message>;

/// A pool of `threads` threads for the life of the program, whose end waits for what they do.
QThreadPool* newPool(int threads);

/// The threads that read and write files and trace launches, as many as there are processors. Not Qt's global pool: Qt
/// paints with that one, and the window would wait for what it works on (Qt 6.4, QThreadPool::globalInstance() in
/// QtGui's raster engine).
QThreadPool& backgroundPool();

/// Runs `work` on a thread of `pool` and calls `done` with its Outcome on the thread of `receiver`, or not at all where
/// the receiver is gone by then. For what the window must not wait for; what waits on others has a pool of its own.
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
    cpu::giveWayToOthers();  // to the window, and to what is measured
    try {
      promise->addResult(Come<Value>(std::in_place_index<0>, work()));
    } catch (const std::exception& error) {
      promise->addResult(Come<Value>(std::in_place_index<1>, messageOf(error)));
    }
    promise->finish();
  });
}

}  // namespace warpbench::gui
