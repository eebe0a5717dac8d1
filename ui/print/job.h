// Pages being made one at a time, so that the window lives on and whoever waits can call it off.
#pragma once

#include "ui/paper/pdf.h"

#include <QObject>
#include <QPrinter>
#include <QTimer>

#include <functional>
#include <memory>

namespace print {

class Job : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Makes a PDF and puts it at `path`, whole or not at all.
    void save(const paper::Document& document, const QDateTime& printed, const QString& path);
    /// Sends the pages to the printer, those of its range alone where one was chosen.
    void print(const paper::Document& document, std::unique_ptr<QPrinter> printer);
    bool isRunning() const { return m_step != nullptr; }

public Q_SLOTS:
    void cancel();

Q_SIGNALS:
    void progressed(qsizetype done, qsizetype all);
    /// All pages are out; `mistake` says what went wrong, and is empty where nothing did.
    void finished(const QString& mistake);
    void cancelled();

private:
    /// Makes a page; true while there are more. `end` is called behind the last and says what went wrong.
    using Step = std::function<bool()>;
    void run(Step step, std::function<QString()> end, std::function<void()> drop);
    void tick();

    QTimer m_timer{this};
    Step m_step;
    std::function<QString()> m_end;
    std::function<void()> m_drop;
};

} // namespace print
