#include "faces.h"

#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "ui/tables/tableswords.h"
#include "wording/clock.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace hall {

namespace {

// At 1920 by 1080.
constexpr double sideMargin = 60;
constexpr double topMargin = 40;
constexpr double bottomMargin = 40;
constexpr double headHeight = 76;
constexpr double bandGap = 28;
constexpr double bandInset = 34;
constexpr int mostMessageLines = 2;

const Type messageType{48, kit::Weight::Medium, Ink::Warn};

double inside(const Face& face)
{
    return face.size().width() - face.px(2 * sideMargin);
}

/// 0 without a message.
double messageHeight(const Face& face, const QString& message)
{
    if (message.isEmpty())
        return 0;
    const double width = inside(face) - face.px(2 * bandInset);
    return face.px(58) * face.linesOf(message, width, messageType, mostMessageLines) + face.px(32);
}

QString eventOf(const Shown& shown)
{
    return shown.tournament && shown.tournament->setting->tournament
               ? kit::text(shown.tournament->setting->tournament->name)
               : u"Courtside"_s;
}

QString roundOf(const Shown& shown)
{
    const bool isDrawn = shown.tournament && shown.tournament->setting->draw;
    return isDrawn && tournament::champion(*shown.tournament).empty() ? tables::roundNow(*shown.tournament)
                                                                      : QString();
}

void writeHead(Face& face, const Shown& shown, const QString& title)
{
    QRectF place(face.px(sideMargin), face.px(topMargin), inside(face), face.px(headHeight));
    const Type clock{58, kit::Weight::Medium, Ink::Plain, 48, false};
    const QString time = timeOfDay(shown.now);
    face.write(place, Qt::AlignRight, time, clock);
    place.setRight(place.right() - face.widthOf(time, clock) - face.px(40));
    const QString round = roundOf(shown);
    const QString behind = round + (round.isEmpty() || title.isEmpty() ? u""_s : u" · "_s) + title;
    const Type soft{least, kit::Weight::Plain, Ink::Soft};
    const double behindWidth = behind.isEmpty() ? 0 : face.widthOf(behind, soft) + face.px(32);
    const Type name{58, kit::Weight::Medium, Ink::Plain};
    const double room = std::max(place.width() - behindWidth, place.width() / 3);
    const double wide = std::min(room, face.widthOf(eventOf(shown), name));
    face.write(QRectF(place.topLeft(), QSizeF(wide, place.height())), Qt::AlignLeft, eventOf(shown), name);
    face.write(place.adjusted(wide + face.px(32), face.px(6), 0, face.px(6)), Qt::AlignLeft, behind, soft);
}

void writeMessage(Face& face, const QString& message)
{
    const double high = messageHeight(face, message);
    if (high == 0)
        return;
    const QRectF band(face.px(sideMargin), face.size().height() - face.px(bottomMargin) - high, inside(face),
                      high);
    face.box(band, Ink::WarnBar);
    face.writeLines(band.adjusted(face.px(bandInset), 0, -face.px(bandInset), 0), Qt::AlignHCenter, message,
                    messageType, mostMessageLines);
}

} // namespace

QString timeOfDay(const tournament::Timestamp& now)
{
    return wording::timeOfDay(tournament::wallClock(now.utc, now.aheadMin));
}

std::vector<const tournament::Match*> calledNow(const Shown& shown)
{
    std::vector<const tournament::Match*> called;
    if (shown.tournament && shown.tournament->setting->draw)
        for (const tournament::Match* match : tournament::atTables(*shown.tournament))
            if (match && match->state == tournament::State::Called)
                called.push_back(match);
    return called;
}

QRectF roomOf(const Shown& shown, const QSizeF& size)
{
    const Face face(Kind::Note, size);
    const double message = messageHeight(face, shown.choices.message);
    const double from = face.px(topMargin + headHeight + bandGap);
    const double to = size.height() - face.px(bottomMargin) - (message > 0 ? message + face.px(bandGap) : 0);
    return {face.px(sideMargin), from, inside(face), to - from};
}

Face framed(const Shown& shown, const QSizeF& size, Kind kind, const QString& title)
{
    Face face(kind, size);
    writeHead(face, shown, title);
    writeMessage(face, shown.choices.message);
    return face;
}

std::vector<Face> pagesOf(const Shown& shown, const QSizeF& size, Kind kind, std::size_t pages,
                          const std::function<QString(std::size_t page)>& title,
                          const std::function<void(Face& face, std::size_t page)>& draw)
{
    std::vector<Face> faces;
    for (std::size_t page = 0; page < pages; ++page) {
        faces.push_back(framed(shown, size, kind, title(page)));
        draw(faces.back(), page);
    }
    return faces;
}

QString numbered(const QString& title, std::size_t page, std::size_t pages)
{
    return pages == 1
               ? title
               : Window::tr("%1 %2 of %3").arg(title, QString::number(page + 1), QString::number(pages));
}

QString playersInWords(const Shown& shown, const std::vector<std::string>& players)
{
    QStringList names;
    for (const std::string& player : players) {
        const tournament::Person* person = tournament::person(*shown.tournament->setting, player);
        if (person && !person->name.empty())
            names << kit::text(shown.choices.shortNames ? wording::shortName(person->name) : person->name);
    }
    return names.join(u", "_s);
}

std::vector<Face> facesOf(const Shown& shown, const QSizeF& size, Kind kind)
{
    const bool isDrawn = shown.tournament && shown.tournament->setting->draw;
    if (kind != Kind::Note && (!isDrawn || shown.choices.left.contains(kind)))
        return {};
    static constexpr std::vector<Face> (*faces[])(const Shown&, const QSizeF&) = {
        noteFaces, championFaces, tableFaces, callFaces, bracketFaces, standingsFaces}; // in Kind's order
    return faces[static_cast<std::size_t>(kind)](shown, size);
}

std::vector<Face> facesOf(const Shown& shown, const QSizeF& size)
{
    std::vector<Face> all;
    for (const Kind kind : {Kind::Champion, Kind::Tables, Kind::Calls, Kind::Bracket, Kind::Standings})
        for (Face& face : facesOf(shown, size, kind))
            all.push_back(std::move(face));
    return all.empty() ? noteFaces(shown, size) : all;
}

} // namespace hall
