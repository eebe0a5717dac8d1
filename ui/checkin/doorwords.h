// What is typed and said at the door; for this folder alone.
#pragma once

#include "night/night.h"

#include <QString>

namespace checkin {

/// What a reader sends, which begins with its sentinel, or a number and nothing else.
bool looksLikeCard(const QString& typed);
/// What comes before anybody can be checked in; empty where nothing does.
QString firstToDo(const night::Night& night);
QString prompt();

} // namespace checkin
