// Pages being made one at a time, so that the window lives on and whoever waits can call it off.
#pragma once

#include "ui/paper/page/document.h"

#include <QObject>
#include <QPrinter>
#include <QTimer>

#include <functional>
#include <memory>

namespace print {

/// What is sent to the printer: the pages of the range that was chosen in its dialog, and so many times as
/// copies were, where the printer cannot make them itself.
paper::Document sentTo(const QPrinter& printer, const paper::Document& document);

/// One print at a time on its way into a file or to a printer, a page whenever the window has nothing to do.
class Job : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Makes a PDF and puts it at `path`, whole or not at all.
    void save(const paper::Document& document, const QDateTime& printed, const QString& path);
    /// Sends the pages to the printer. There is at least one.
    void print(const paper::Document& document, std::unique_ptr<QPrinter> printer);
    bool isRunning() const { return m_work.step != nullptr; }

    void cancel();

Q_SIGNALS:
    void progressed(qsizetype done, qsizetype all);
    /// All pages are out; `mistake` says what went wrong, and is empty where nothing did.
    void finished(const QString& mistake);
    /// It was called off; `said` says what happened to the pages that were made.
    void cancelled(const QString& said);

private:
    /// Makes a page; true while there are more. `end` is called behind the last and says what went wrong;
    /// `drop` where it is called off, and says what happened to the pages.
    struct Work {
        std::function<bool()> step;
        std::function<QString()> end;
        std::function<QString()> drop;
    };
    void run(Work work);
    void tick();

    QTimer m_timer{this};
    Work m_work;
};

} // namespace print
