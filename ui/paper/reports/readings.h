// Our readings of a tournament's rules, by their codes; for this folder only.
#pragma once

#include "tournament/model/tournament.h"
#include "wording/rulecard/card.h"

#include <QStringList>

#include <string>
#include <vector>

namespace paper {

struct CardInForce {
    wording::Card card;
    bool isWhole = false; ///< false: the card only has the differences
};
/// The rule cards in force, whole phases first, with their names from the frozen copy.
std::vector<CardInForce> cardsInForce(const tournament::Tournament& tournament,
                                      const tournament::RulesFrom& inForce);

class Readings {
public:
    void add(const wording::ReadingNote& note);
    /// In the order in which their codes were added; one note per reason.
    std::vector<wording::ReadingNote> notes() const;
    struct Text {
        QString code;
        QString says;
    };
    /// In the order of their codes.
    QList<Text> texts() const;

private:
    struct Reading {
        std::string code;
        std::vector<wording::ReadingNote> notes; ///< one per reason
    };
    std::vector<Reading> m_all;
};

/// The readings of every rule card in force.
Readings readingsOf(const tournament::Tournament& tournament);

} // namespace paper
