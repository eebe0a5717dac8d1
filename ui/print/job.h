// Makes pages one at a time, so that the window keeps reacting and the job can be canceled.
#pragma once

#include "ui/paper/page/document.h"

#include <QObject>
#include <QPrinter>
#include <QTimer>

#include <functional>
#include <memory>

namespace print {

/// The document for the printer: only the pages chosen in the dialog, repeated for each copy if the printer
/// can't make copies itself.
paper::Document sentTo(const QPrinter& printer, const paper::Document& document);

/// A print on its way to a file or a printer, one at a time. It makes a page whenever the window is idle.
class Job : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Makes a PDF and writes it to `path`, completely or not at all.
    void save(const paper::Document& document, const QDateTime& printed, const QString& path);
    /// Sends the pages, at least one, to the printer.
    void print(const paper::Document& document, std::unique_ptr<QPrinter> printer);
    bool isRunning() const { return m_work.step != nullptr; }

    void cancel();

Q_SIGNALS:
    void progressed(qsizetype done, qsizetype all);
    /// All pages are done. `mistake` is the error; empty if there was none.
    void finished(const QString& mistake);
    /// It was canceled. `said` tells what happened to the finished pages.
    void cancelled(const QString& said);

private:
    /// `step` makes a page; true while there are more. `end` is called after the last and returns the error.
    /// `drop` is called if it is canceled and returns what happened to the pages.
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
