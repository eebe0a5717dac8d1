// When the whole sheet is wrong (F8): its columns, its seats, who dealt first, or the match that it is of.
#include "sheetview.h"

#include "desk/corrections/wholesheet.h"
#include "desk/wording/names.h"
#include "tournament/queries/room.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

Change changeOf(const desk::SheetOptions& asked, const std::string& by)
{
    Change change;
    change.title = asked.to      ? u"Put these hands on the sheet of another match"_s
                   : asked.sides ? u"Exchange what stands under A and B"_s
                                 : u"Put right who sits where and deals"_s;
    change.accept = asked.to ? u"Move the sheet"_s : asked.sides ? u"Swap sides"_s : u"Put it right"_s;
    change.done = asked.to ? u"sheet, moved,"_s : asked.sides ? u"sides, swapped,"_s : u"seats"_s;
    change.look = [asked, by](const tournament::Tournament& tournament,
                              const std::vector<desk::LaterChoice>& then) {
        return desk::previewSheet(tournament, desk::thisMachine(), by, completed(asked, {}, then));
    };
    change.make = [asked, by](desk::Desk& desk, const tournament::Tournament& seen, const std::string& reason,
                              const std::vector<desk::LaterChoice>& then) {
        return desk::correctSheet(desk, by, completed(asked, reason, then), &seen)
            .map([](desk::Correction&& made) { return *std::move(made.recorded); });
    };
    change.says = [asked](const desk::Correction& seen) {
        QStringList says;
        for (const std::string& line : desk::sheetChanges(seen, asked))
            says << look::sentence(line) + u'.';
        return says;
    };
    change.sheets = {asked.match};
    if (asked.to)
        change.sheets.push_back(*asked.to);
    return change;
}

/// `Match 5: Team 2 and Team 3, table 4`
QString otherInWords(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto at = tournament::tableOf(tournament, match);
    const QString table = at ? u", table %1"_s.arg(*at) : QString();
    return u"%1: %2 and %3%4"_s.arg(look::sentence(desk::titleOf(match)),
                                    look::text(desk::teamName(tournament, match.teams.a)),
                                    look::text(desk::teamName(tournament, match.teams.b)), table);
}

} // namespace

void SheetView::askSheet()
{
    const tournament::Match* match = current();
    if (!match || match->games.empty())
        return complain({u"Nothing is on this sheet yet."_s});
    if (waitsForDisk() || !mayChange(&SheetView::askSheet))
        return;
    // Of a finished match somebody has gone on, and they have left the table.
    const bool isFinal = match->state == tournament::State::Final;
    QList<look::Choice> choices{{Wrong::Columns, u"A and B in each other's columns"_s}};
    if (!isFinal)
        choices << look::Choice{Wrong::SeatsA, u"A's partners the wrong way round"_s}
                << look::Choice{Wrong::SeatsB, u"B's partners the wrong way round"_s}
                << look::Choice{Wrong::FirstDealer, u"another first dealer"_s}
                << look::Choice{Wrong::OtherMatch, u"the hands of another match"_s};
    m_ask->ask(u"What is wrong with the whole sheet?"_s,
               {{u"It has"_s, choices, isFinal ? choices.front().value : QVariant(), false}}, u"Go on"_s,
               [this](const look::Answers& answers) {
                   later([this, wrong = answers.chosen<Wrong>(0)] { askSheetAbout(wrong); });
               });
}

void SheetView::askSheetAbout(Wrong wrong)
{
    desk::SheetOptions options;
    options.match = m_match.toStdString();
    options.sides = wrong == Wrong::Columns;
    options.seatsA = wrong == Wrong::SeatsA;
    options.seatsB = wrong == Wrong::SeatsB;
    if (wrong == Wrong::FirstDealer)
        return askFirstDealer(options);
    if (wrong == Wrong::OtherMatch)
        return askOtherMatch(options);
    askChange(changeOf(options, by()));
}

void SheetView::askFirstDealer(const desk::SheetOptions& options)
{
    m_ask->ask(u"Who dealt the first hand?"_s, {{u"Dealer"_s, seatChoices(), {}, false}}, u"Go on"_s,
               [this, options](const look::Answers& answers) {
                   desk::SheetOptions with = options;
                   with.firstDealer = answers.chosen<facts::Seat>(0);
                   later([this, with] { askChange(changeOf(with, by())); });
               });
}

void SheetView::askOtherMatch(const desk::SheetOptions& options)
{
    const auto others = desk::mayTakeSheet(m_session.tournament(), options.match);
    if (others.empty()) {
        m_ask->drop();
        return complain(
            {u"No other match is ready with an empty sheet: undo what was entered there first"_s});
    }
    QList<look::Choice> matches;
    for (const tournament::Match* other : others)
        matches.append({other->id, otherInWords(m_session.tournament(), *other)});
    m_ask->ask(u"Which match was it?"_s, {{u"They were played in"_s, matches, {}, false}}, u"Go on"_s,
               [this, options](const look::Answers& answers) {
                   desk::SheetOptions with = options;
                   with.to = answers.chosen<std::string>(0);
                   later([this, with] { askChange(changeOf(with, by())); });
               });
}

} // namespace sheet
