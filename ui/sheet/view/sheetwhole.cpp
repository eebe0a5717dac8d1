// When the whole sheet is wrong (F8): its columns, its seats, who dealt first, or the match that it is of.
#include "sheetview.h"

#include "desk/corrections/wholesheet.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

Change changeOf(const desk::SheetOptions& asked, const std::string& by)
{
    Change change;
    change.title = asked.to      ? Window::tr("Put these hands on the sheet of another match")
                   : asked.sides ? Window::tr("Exchange what stands under A and B")
                                 : Window::tr("Put right who sits where and deals");
    change.accept = asked.to      ? Window::tr("Move the sheet")
                    : asked.sides ? Window::tr("Swap sides")
                                  : Window::tr("Put it right");
    change.done = asked.to      ? Window::tr("sheet, moved,")
                  : asked.sides ? Window::tr("sides, swapped,")
                                : Window::tr("seats");
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
            says << kit::sentence(line) + u'.';
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
    const QString title = kit::sentence(wording::titleOf(match));
    const QString a = kit::text(tournament::teamName(tournament, match.teams.a));
    const QString b = kit::text(tournament::teamName(tournament, match.teams.b));
    return at ? Window::tr("%1: %2 and %3, table %4").arg(title, a, b, QString::number(*at))
              : Window::tr("%1: %2 and %3").arg(title, a, b);
}

} // namespace

void SheetView::askSheet()
{
    const tournament::Match* match = current();
    if (!match || match->games.empty())
        return complain({Window::tr("Nothing is on this sheet yet.")});
    if (waitsForDisk() || !mayChange(&SheetView::askSheet))
        return;
    // Of a finished match somebody has gone on, and they have left the table.
    const bool isFinal = match->state == tournament::State::Final;
    QList<kit::Choice> choices{{Wrong::Columns, Window::tr("A and B in each other's columns")}};
    if (!isFinal)
        choices << kit::Choice{Wrong::SeatsA, Window::tr("A's partners the wrong way round")}
                << kit::Choice{Wrong::SeatsB, Window::tr("B's partners the wrong way round")}
                << kit::Choice{Wrong::FirstDealer, Window::tr("another first dealer")}
                << kit::Choice{Wrong::OtherMatch, Window::tr("the hands of another match")};
    m_ask->ask(Window::tr("What is wrong with the whole sheet?"),
               {{Window::tr("It has"), choices, isFinal ? choices.front().value : QVariant(), false}},
               Window::tr("Go on"), [this](const kit::Answers& answers) {
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
    m_ask->ask(Window::tr("Who dealt the first hand?"), {{Window::tr("Dealer"), seatChoices(), {}, false}},
               Window::tr("Go on"), [this, options](const kit::Answers& answers) {
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
            {Window::tr("No other match is ready with an empty sheet: undo what was entered there first")});
    }
    QList<kit::Choice> matches;
    for (const tournament::Match* other : others)
        matches.append({other->id, otherInWords(m_session.tournament(), *other)});
    m_ask->ask(Window::tr("Which match was it?"), {{Window::tr("They were played in"), matches, {}, false}},
               Window::tr("Go on"), [this, options](const kit::Answers& answers) {
                   desk::SheetOptions with = options;
                   with.to = answers.chosen<std::string>(0);
                   later([this, with] { askChange(changeOf(with, by())); });
               });
}

} // namespace sheet
