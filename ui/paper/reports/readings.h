// Our readings of a tournament's rules, by their codes; for this folder alone.
#pragma once

#include "tournament/model/tournament.h"
#include "wording/rulecard/card.h"

#include <QStringList>

#include <string>
#include <vector>

namespace paper {

struct CardInForce {
    wording::Card card;
    bool isWhole = false; ///< else it only says what is different there
};
/// Whole phases first. A frozen copy has them by name.
std::vector<CardInForce> cardsInForce(const tournament::Tournament& tournament,
                                      const tournament::RulesFrom& inForce);

class Readings {
public:
    void add(const wording::ReadingNote& note);
    /// In the order in which their codes were added; those for the same reason are one.
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
        std::vector<wording::ReadingNote> notes; ///< one a reason
    };
    std::vector<Reading> m_all;
};

/// Those of every card in force.
Readings readingsOf(const tournament::Tournament& tournament);

} // namespace paper
