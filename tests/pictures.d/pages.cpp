#include "pages.h"

#include "desk/rulings/ruling.h"
#include "rules/builtin.h"
#include "wording/record/refusal.h"

#include <QPainter>

namespace pictures {

using namespace Qt::StringLiterals;
using facts::Format;

namespace {

desk::DemoOptions stopped(int teams, Format format)
{
    desk::DemoOptions options{.teams = teams, .format = format};
    if (format == Format::Swiss)
        options.venue = rules::venueCalled("classic").value();
    options.stopIn = teams < 16 ? 1 : 2;
    return options;
}

/// The match with the longest record.
std::string fullest(const tournament::Tournament& tournament)
{
    std::string longest;
    std::size_t most = 0;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (const std::size_t size = tournament::recordOf(tournament, match->id).size(); size > most) {
            longest = match->id;
            most = size;
        }
    return longest;
}

/// Decides all matches in play except one, so that others need sheets.
void decideInPlay(desk::Draft& draft)
{
    std::vector<facts::Outcome> decided;
    for (const tournament::Match* match : tournament::inOrder(draft.tournament()))
        if (match->state == tournament::State::Playing || match->state == tournament::State::Called)
            decided.push_back({{match->id, match->attempt},
                               facts::Winner::A,
                               facts::Decided::Ruling,
                               "as the supervisor saw it"});
    for (std::size_t i = 0; i + 1 < decided.size(); ++i)
        tournaments::add(draft, decided[i]);
}

} // namespace

QList<Printed> pagesFor(int teams)
{
    QList<Printed> all;
    const auto add = [&](const QString& name, Format format, const QString& word,
                         const paper::PrintOptions& asked = {}) {
        all << Printed{u"%1-%2"_s.arg(name).arg(teams), stopped(teams, format), word, asked};
    };
    for (const paper::Print& print : paper::prints())
        add(print.word, Format::SingleElimination, print.word);
    for (const int perPage : {2, 4}) {
        paper::PrintOptions asked;
        asked.perPage = perPage;
        add(u"scoresheets-by-%1"_s.arg(perPage), Format::SingleElimination, u"scoresheets"_s, asked);
    }
    paper::PrintOptions byTwo;
    byTwo.perPage = 2;
    add(u"played-by-2"_s, Format::SingleElimination, u"played"_s, byTwo);
    paper::PrintOptions blank;
    blank.blank = 1;
    add(u"scoresheets-blank"_s, Format::SingleElimination, u"scoresheets"_s, blank);
    for (const auto& [format, name] : {std::pair(Format::DoubleElimination, u"double"_s),
                                       {Format::RoundRobin, u"robin"_s},
                                       {Format::PoolsPlayoff, u"pools"_s},
                                       {Format::Swiss, u"swiss"_s}})
        if (teams >= 8 || (format != Format::PoolsPlayoff && format != Format::Swiss))
            for (const QString& word : {u"bracket"_s, u"rounds"_s, u"standings"_s, u"certificate"_s})
                add(word + u'-' + name, format, word);
    return all;
}

std::optional<paper::Document> Press::print(const Printed& printed, Names names, paper::Format format)
{
    play(printed.tournament, names);
    paper::PrintOptions asked = printed.asked;
    asked.match = fullest(*m_tournament);
    if (const auto cases = desk::casesIn(*m_tournament); !cases.empty())
        asked.challenge = cases.front().op;
    const paper::Record record{m_tournament, u"fall-spades.courtside"_s, u"9f31c0d2ab47"_s,
                               QDateTime(QDate(2026, 11, 21), QTime(19, 12), Qt::UTC)};
    const auto made = paper::make(*paper::print(printed.word), record, format, asked);
    return made ? std::optional(*made) : std::nullopt;
}

void Press::play(const desk::DemoOptions& options, Names names)
{
    const QString what =
        u"%1 %2 %3"_s.arg(options.teams).arg(int(options.format)).arg(int(names == Names::Hostile));
    if (what == m_played)
        return;
    auto draft = desk::demoTournament(options);
    if (!draft)
        qFatal("%s", wording::inFull(draft.error().mistakes.front()).c_str());
    decideInPlay(*draft);
    if (names == Names::Hostile)
        nameAll(*draft, names);
    m_tournament = std::make_shared<const tournament::Tournament>(draft->tournament());
    m_played = what;
}

QImage imageOf(const paper::Page& page, int scale)
{
    const double dots = 4 * scale / 100.0;
    QImage image((page.size() * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dots, dots);
    paper::paint(page, painter);
    return image;
}

} // namespace pictures
