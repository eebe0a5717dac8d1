// What is typed and said at the door; for this folder alone.
#pragma once

#include "tournament/model/tournament.h"

#include <QStringList>

namespace checkin {

/// What a reader sends, which begins with its sentinel, or a number and nothing else.
bool looksLikeCard(const QString& typed);
/// What comes before anybody can be checked in; empty where nothing does.
QString firstToDo(const tournament::Tournament& tournament);
QString prompt();
/// Of a card that nobody has yet, for whom the roster has another number: `The roster has …890 for Yara Zane;
/// this card has another number`. Empty where it has none for them.
QString otherNumber(const tournament::Tournament& tournament, const std::string& person);
/// Those of the sentences that say anything, one behind the other, each with its full stop.
QString inAnswer(QStringList sentences);

} // namespace checkin
