#include "forms.h"

#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

QString matchName(const tournament::Tournament& tournament, const tournament::Match& match)
{
    QString title = kit::sentence(wording::titleOf(match));
    if (!tournament::isKnown(match))
        return title;
    return title + u" · "_s +
           Window::tr("%1 vs. %2")
               .arg(kit::text(tournament::teamName(tournament, match.teams.a)),
                    kit::text(tournament::teamName(tournament, match.teams.b)));
}

QList<Picker::Entry> matchesOffered(const tournament::Tournament& tournament,
                                    bool (*wanted)(const tournament::Match& match), const std::string& from)
{
    QList<Picker::Entry> all;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->number && tournament::isKnown(*match) && (match->id == from || wanted(*match)))
            all.append({kit::text(match->id), matchName(tournament, *match)});
    return all;
}

bool wasCalled(const tournament::Match& match)
{
    return match.call.has_value();
}

QString likelyMatch(const tournament::Tournament& tournament, const QList<Picker::Entry>& offered,
                    const std::string& wanted)
{
    QString likely = offered.isEmpty() ? QString() : offered.constLast().id;
    for (const Picker::Entry& each : offered) {
        if (each.id == kit::text(wanted))
            return each.id;
        if (tournament::match(tournament, each.id.toStdString())->state == tournament::State::Playing)
            likely = each.id;
    }
    return likely;
}

// Counts the hands on record; the hand in play has no number yet.
QString playedSoFar(const tournament::Tournament& tournament, const tournament::Match& match)
{
    views::StateView state = views::stateView(tournament, match);
    if (state.state == tournament::State::Playing && match.series.games == 1)
        state.activity =
            Window::tr("%n hand(s) on record", nullptr, tournament::handsOn(match)).toStdString();
    return kit::text(state.full());
}

QString whereIs(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return kit::whole(playedSoFar(tournament, match));
}

QList<Choices::Option> sidesOffered(const tournament::Tournament& tournament, const tournament::Match* match)
{
    const auto name = [&](facts::Side side) {
        return match ? u"  "_s + kit::text(tournament::teamName(tournament, match->teams[side])) : QString();
    };
    return {{u"a"_s, {u"A"_s + name(facts::Side::A), true, {}, {}}},
            {u"b"_s, {u"B"_s + name(facts::Side::B), false, {}, {}}}};
}

facts::Side sideOf(const Choices& sides)
{
    return sides.id() == u"b"_s ? facts::Side::B : facts::Side::A;
}

QString handId(int game, int hand)
{
    return u"%1/%2"_s.arg(game).arg(hand);
}

sheet::ChangeRow effect(const QString& id, const QString& icon, const QString& label, const QString& is)
{
    return {id, {}, icon, label, {}, is};
}

sheet::ChangeRow noPoints()
{
    return effect(u"scores"_s, u"points"_s, Window::tr("Points"), Window::tr("No score changes"));
}

QList<Picker::Entry> handsOffered(const tournament::Match& match)
{
    QList<Picker::Entry> all;
    for (int game = 1; const tournament::Sheet& sheet : match.games) {
        const QString of = match.series.games > 1 ? Window::tr("Game %1").arg(game) + u", "_s : QString();
        int hand = 0;
        for (const tournament::Item& item : sheet.items) {
            if (!std::holds_alternative<scoring::Hand>(item.what))
                continue;
            const QString words =
                of + (of.isEmpty() ? Window::tr("Hand %1") : Window::tr("hand %1")).arg(++hand);
            all.append({handId(game, hand), item.isOpen ? Window::tr("%1, in play").arg(words) : words});
        }
        ++game;
    }
    return all;
}

} // namespace rulings
