// Prints the rule card of rules that no tournament has.
#pragma once

#include "job.h"

#include "tournament/model/setting.h"
#include "ui/session/settings.h"

#include <QWidget>

namespace print {

class CardPrinter : public QObject {
    Q_OBJECT
public:
    /// The dialog that chooses the printer opens above that window.
    explicit CardPrinter(QWidget& window);
    void print(const tournament::RulesFrom& rules, const session::Settings& settings);
    /// Asks for the printer; false cancels.
    std::function<bool(QPrinter& printer)> askPrinter;

Q_SIGNALS:
    void said(const QString& sentence, bool isGood);

private:
    Job m_job{this};
    QString m_file; ///< that it prints to; empty for a printer
};

} // namespace print
