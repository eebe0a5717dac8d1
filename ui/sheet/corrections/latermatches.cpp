#include "latermatches.h"

#include "change.h"

#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// Who sat down to a match that the bracket now seats otherwise.
QString sitting(const tournament::Match& match, const tournament::Tournament& tournament)
{
    return Window::tr("%1 and %2 sat down to %3: say below what becomes of it.")
        .arg(kit::text(tournament::teamName(tournament, match.call->teams.a)),
             kit::text(tournament::teamName(tournament, match.call->teams.b)),
             kit::text(wording::titleOf(match)));
}

} // namespace

QStringList sittingsInWords(const desk::Correction& seen)
{
    QStringList says;
    for (const std::string& match : seen.undecided)
        says << sitting(*tournament::match(seen.after, match), seen.after);
    return says;
}

std::vector<std::string> addLater(QList<kit::Question>& questions, const desk::Correction& seen)
{
    std::vector<std::string> matches;
    const auto add = [&](const std::string& match, const QVariant& given) {
        const QString title = kit::sentence(wording::titleOf(*tournament::match(seen.after, match)));
        questions << kit::Question{title, choicesFor(seen, match), given, false};
        matches.push_back(match);
    };
    for (const desk::LaterChoice& each : seen.then)
        add(each.match, QVariant::fromValue(each.choice));
    for (const std::string& match : seen.undecided)
        add(match, {});
    return matches;
}

std::vector<desk::LaterChoice> decidedBy(const kit::Answers& answers, const std::vector<std::string>& matches,
                                         qsizetype before)
{
    std::vector<desk::LaterChoice> decided;
    for (const std::string& match : matches)
        decided.push_back({match, answers.chosen<facts::Resolution>(before++)});
    return decided;
}

} // namespace sheet
