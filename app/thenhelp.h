// What may become of later matches, for the help of every command that corrects the record.
#pragma once

#include "command.h"

/// Lines without an end, to stand behind what the command does.
inline QString thenHelp()
{
    return u'\n' + Command::tr("What becomes of a later match whose sides it changes is said with --then:\n"
                               "%1 (who belongs there takes over as it stands), %2 (who belongs there\n"
                               "plays it again), %3 (who sat down plays on, or has played it).")
                       .arg(QStringLiteral("seat"), QStringLiteral("replay"), QStringLiteral("stand"));
}
