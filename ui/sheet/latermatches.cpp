#include "latermatches.h"

#include "change.h"

#include "desk/names.h"
#include "ui/look/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

/// Who sat down to a match that the bracket now seats otherwise.
QString sitting(const tournament::Match& match, const tournament::Tournament& tournament)
{
    return u"%1 and %2 sat down to %3: say below what becomes of it."_s.arg(
        look::text(desk::teamName(tournament, match.call->teams.a)),
        look::text(desk::teamName(tournament, match.call->teams.b)), look::text(desk::titleOf(match)));
}

} // namespace

QStringList sittingsInWords(const desk::Correction& seen)
{
    QStringList says;
    for (const std::string& match : seen.undecided)
        says << sitting(*tournament::match(seen.after, match), seen.after);
    return says;
}

std::vector<std::string> addLater(QList<look::Question>& questions, const desk::Correction& seen)
{
    std::vector<std::string> matches;
    const auto add = [&](const std::string& match, const QString& given) {
        const QString title = look::sentence(desk::titleOf(*tournament::match(seen.after, match)));
        questions << look::Question{title, choicesInWords(seen, match), given, false};
        matches.push_back(match);
    };
    for (const desk::LaterChoice& each : seen.then) {
        const auto choices = desk::resolutionsFor(seen.after, each.match);
        const auto at = std::find(choices.begin(), choices.end(), each.choice) - choices.begin();
        add(each.match, choicesInWords(seen, each.match).value(at));
    }
    for (const std::string& match : seen.undecided)
        add(match, {});
    return matches;
}

std::vector<desk::LaterChoice> decidedBy(const QStringList& answers, const std::vector<std::string>& matches,
                                         const desk::Correction& seen)
{
    std::vector<desk::LaterChoice> decided;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto at = choicesInWords(seen, matches[i]).indexOf(answers[static_cast<qsizetype>(i)]);
        const auto choices = desk::resolutionsFor(seen.after, matches[i]);
        decided.push_back({matches[i], choices[static_cast<std::size_t>(at)]});
    }
    return decided;
}

} // namespace sheet
