// The page when there is nothing else to show, and the champion's page.
#include "faces.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/drawing/marks.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/tr.h"

using wording::Window;

namespace hall {

namespace {

struct Note {
    QString title;
    QString below;
};

Note noteOf(const Shown& shown)
{
    if (!shown.tournament)
        return {Window::tr("Welcome"), Window::tr("No tournament is open yet.")};
    if (!shown.tournament->setting->draw) {
        const tournament::Counts counts = tournament::countsOf(*shown.tournament);
        const int teams = counts.teams - counts.withdrawn;
        const QString below =
            teams == 0 ? Window::tr("Teams sign up at the supervisor’s desk.")
                       : Window::tr("%n team(s) have signed up. The draw comes next.", nullptr, teams);
        return {Window::tr("Welcome"), below};
    }
    if (!tournament::champion(*shown.tournament).empty())
        return {Window::tr("The tournament is finished"), Window::tr("Thank you for playing.")};
    return {Window::tr("Stay nearby"), Window::tr("The next matches will be called soon.")};
}

/// `312 to 244 against Low Club`; empty if the last match wasn't played to its end, or there is none.
QString lastOf(const tournament::Tournament& tournament, const std::string& champion)
{
    const auto victory = views::victoryView(tournament, champion);
    return victory && victory->wasPlayed ? Window::tr("%1 to %2 against %3")
                                               .arg(kit::text(victory->points), kit::text(victory->against),
                                                    kit::text(victory->opponent))
                                         : QString();
}

QRectF strip(const QRectF& body, double middle, double high)
{
    return {body.left(), middle - high / 2, body.width(), high};
}

} // namespace

std::vector<Face> noteFaces(const Shown& shown, const QSizeF& size)
{
    Face face = framed(shown, size, Kind::Note, {});
    const QRectF body = bodyOf(shown, size, Kind::Note);
    const Note note = noteOf(shown);
    const double middle = body.center().y();
    face.write(strip(body, middle - face.px(60), face.px(120)), Qt::AlignHCenter, note.title,
               {96, kit::Weight::Medium, Ink::Plain});
    face.write(strip(body, middle + face.px(50), face.px(70)), Qt::AlignHCenter, note.below,
               {48, kit::Weight::Plain, Ink::Soft});
    return {face};
}

std::vector<Face> championFaces(const Shown& shown, const QSizeF& size)
{
    const std::string champion = tournament::champion(*shown.tournament);
    if (champion.empty())
        return {};
    Face face = framed(shown, size, Kind::Champion, {});
    const QRectF body = bodyOf(shown, size, Kind::Champion);
    const double middle = body.center().y();
    const double mark = face.px(110);
    const QRectF spade(body.center().x() - mark / 2, middle - face.px(330), mark, mark);
    face.add({drawing::suit(drawing::Suit::Spades, spade), Ink::Plain, Ink::None, 0});
    face.write(strip(body, middle - face.px(165), face.px(70)), Qt::AlignHCenter, Window::tr("Champion"),
               {52, kit::Weight::Plain, Ink::Soft});
    const Type name{140, kit::Weight::Strong, Ink::Plain, 80, false};
    const QString team = kit::text(tournament::teamName(*shown.tournament, champion));
    const Type smaller{80, kit::Weight::Strong, Ink::Plain, 64, false};
    const QRectF place = strip(body, middle - face.px(20), face.px(200));
    if (face.widthOf(team, smaller) <= place.width())
        face.write(place, Qt::AlignHCenter, team, name);
    else
        face.writeLines(place, Qt::AlignHCenter, team, smaller, 2);
    face.write(strip(body, middle + face.px(130), face.px(76)), Qt::AlignHCenter,
               playersInWords(
                   shown, tournament::playersNow(*shown.tournament,
                                                 *tournament::team(*shown.tournament->setting, champion))),
               {56, kit::Weight::Plain, Ink::Plain});
    face.write(strip(body, middle + face.px(225), face.px(70)), Qt::AlignHCenter,
               lastOf(*shown.tournament, champion), {48, kit::Weight::Plain, Ink::Soft});
    return {face};
}

} // namespace hall
