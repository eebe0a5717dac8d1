#include "readings.h"

#include "tournament/model/setting.h"
#include "ui/paper/page/words.h"
#include "wording/record/names.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace paper {

namespace {

/// The parameters of the phase that were agreed for this tournament.
std::vector<std::string> agreedIn(const tournament::Tournament& tournament,
                                  const tournament::RulesFrom& inForce, const rules::Phase& phase)
{
    const tournament::Filed* filed = tournament::filed(tournament, inForce.op);
    const auto* fact = filed ? std::get_if<facts::Rules>(&filed->entry->fact) : nullptr;
    std::vector<std::string> names;
    if (!fact || !fact->agreed)
        return names;
    const QString prefix = q(phase.name) + u'.';
    const QStringList keys =
        QJsonDocument::fromJson(QByteArray::fromStdString(*fact->agreed)).object().keys();
    for (const QString& key : keys)
        names.push_back((key.startsWith(prefix) ? key.mid(prefix.size()) : key).toStdString());
    return names;
}

} // namespace

std::vector<CardInForce> cardsInForce(const tournament::Tournament& tournament,
                                      const tournament::RulesFrom& inForce)
{
    rules::Venue venue = inForce.venue;
    std::stable_partition(venue.phases.begin(), venue.phases.end(),
                          [](const rules::Phase& phase) { return phase.from.empty(); });
    std::vector<CardInForce> cards;
    for (wording::Card& card : wording::cards(venue)) {
        const rules::Phase& phase = venue.phases[cards.size()];
        if (!phase.from.empty()) {
            cards.push_back({std::move(card), false});
            continue;
        }
        rules::Set set = rules::set(venue, phase);
        set.agreed = agreedIn(tournament, inForce, phase);
        cards.push_back({wording::card(set), true});
    }
    return cards;
}

void Readings::add(const wording::ReadingNote& note)
{
    const auto at = std::ranges::find(m_all, note.code, &Reading::code);
    Reading& reading = at == m_all.end() ? m_all.emplace_back(Reading{note.code, {}}) : *at;
    const auto same = std::ranges::find(reading.notes, note.why, &wording::ReadingNote::why);
    if (same == reading.notes.end()) {
        reading.notes.push_back(note);
        return;
    }
    for (const std::string& each : note.readings)
        if (std::ranges::count(same->readings, each) == 0)
            same->readings.push_back(each);
}

std::vector<wording::ReadingNote> Readings::notes() const
{
    std::vector<wording::ReadingNote> all;
    for (const Reading& reading : m_all)
        all.insert(all.end(), reading.notes.begin(), reading.notes.end());
    return all;
}

QList<Readings::Text> Readings::texts() const
{
    QList<Text> all;
    for (const Reading& reading : m_all) {
        QStringList parts;
        for (const wording::ReadingNote& note : reading.notes)
            parts << q(wording::inWords(note));
        all << Text{q(reading.code), parts.join(u' ')};
    }
    std::ranges::sort(all, wording::nameOrder(), &Text::code); // U2 before U12
    return all;
}

Readings readingsOf(const tournament::Tournament& tournament)
{
    Readings readings;
    const auto addAll = [&](const std::vector<wording::ReadingNote>& notes) {
        for (const wording::ReadingNote& note : notes)
            readings.add(note);
    };
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*tournament.setting))
        for (const CardInForce& inForce : cardsInForce(tournament, *each.rules)) {
            for (const wording::CardSection& section : inForce.card.sections)
                for (const wording::Statement& statement : section.statements)
                    addAll(statement.notes);
            addAll(inForce.card.readings); // also those without a statement
        }
    return readings;
}

} // namespace paper
