// Our readings of a tournament's rules, numbered alike on its rule card and on the sheet of a ruling; for
// this folder alone.
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

/// A number each, by its code.
class Readings {
public:
    void add(const wording::ReadingNote& note);
    /// Its number, from 1; 0 where it is none of them.
    int numberOf(const std::string& code) const;
    /// `our reading 3`, `our readings 3 and 4`; empty where there are none.
    QString words(const std::vector<wording::ReadingNote>& notes) const;
    /// What each of them says, with its code behind it, for which a rule file is searched.
    QStringList texts() const;

private:
    struct Reading {
        std::string code;
        std::vector<wording::ReadingNote> notes; ///< one a reason
    };
    std::vector<Reading> m_all;
};

/// Those of every card in force, in the order in which the cards name them.
Readings readingsOf(const tournament::Tournament& tournament);

} // namespace paper
