// What is typed in a sheet's row and on no record yet, as it is kept for the case that the program is killed.
#pragma once

#include "handentry.h"

#include <QByteArray>
#include <QMap>
#include <QString>

namespace sheet {

/// Of one hand of one match. It is no fact: nobody has said yet that it was so.
struct Draft {
    QString tournament; ///< op of its first fact
    QString match;
    int attempt = 1;
    int game = 1;
    int hand = 1;                 ///< its number on the sheet
    QString amends;               ///< op of the hand on record that is amended; empty: it is the next hand
    bool inserts = false;         ///< a forgotten hand before that one
    QMap<QString, QString> typed; ///< by field, `a-bid-1`: `4`, `nil`, `blind`, `1_`
    QString current;              ///< the field
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// Takes over what stands in the fields.
void read(const HandEntry& entry, Draft& draft);
/// The hand as it was typed, by the keys that were pressed, on what is on record of it. Nothing where the two
/// contradict each other.
std::optional<HandEntry> retyped(const Draft& draft, const HandEntry& onRecord);

QByteArray toJson(const Draft& draft);
/// Nothing where it is no draft of this version, whole and sound.
std::optional<Draft> draftIn(const QByteArray& json);

} // namespace sheet
