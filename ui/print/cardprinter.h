// Prints the rule card of rules without a tournament.
#pragma once

#include "job.h"

#include "tournament/model/setting.h"
#include "ui/session/settings.h"

#include <QWidget>

namespace print {

class CardPrinter : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of the dialog that chooses the printer.
    explicit CardPrinter(QWidget& window);
    void print(const tournament::RulesFrom& rules, const session::Settings& settings);
    /// Asks for the printer; false cancels.
    std::function<bool(QPrinter& printer)> askPrinter;

Q_SIGNALS:
    void said(const QString& sentence, bool isGood);

private:
    Job m_job{this};
    QString m_file; ///< the PDF that it prints to; empty for a printer
};

} // namespace print
