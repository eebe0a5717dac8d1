// courtside score [FILE|-]: records in, ledgers out, one at a time.
#include "command.h"
#include "input.h"

#include "desk/score.h"

#include <fstream>
#include <iostream>

namespace {

Exit score(std::istream& in, const std::string& name, desk::ScoredAs as)
{
    desk::RecordReader records(in);
    while (const auto scored = records.next(as)) {
        if (!*scored) {
            const desk::Refusal& refusal = scored->error();
            complain(shownName(name) + ':' + std::to_string(refusal.line) + ": " + refusal.text);
            return Exit::BadInput;
        }
        if (!answer(**scored))
            return Exit::Store;
    }
    return Exit::Done;
}

} // namespace

Exit scoreCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("score [FILE|-] [--text]"),
        QStringLiteral(
            "Scores game and match records (courtside-game/1, courtside-match/1), one after another, and\n"
            "writes a ledger (courtside-ledger/1) a line for each. --text writes the sheet and the reason\n"
            "for every point instead."));
    asked.option(QStringLiteral("text"), QStringLiteral("for people"));
    asked.option(QStringLiteral("json"), QStringLiteral("machine-readable, as without it"));
    if (!asked.read(words, 0, 1))
        return asked.exit();
    const std::string name = asked.rest().isEmpty() ? "-" : asked.rest().first().toStdString();
    const desk::ScoredAs as = asked.has(QStringLiteral("text")) ? desk::ScoredAs::Text : desk::ScoredAs::Json;
    if (name == "-")
        return score(std::cin, name, as);
    if (const std::string why = whyUnreadable(name); !why.empty()) {
        complain(why);
        return Exit::BadInput;
    }
    std::ifstream in(name, std::ios::binary);
    return score(in, name, as);
}
