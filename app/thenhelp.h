// What may become of later matches, for the help of every command that corrects the record.
#pragma once

#include <QString>

/// Lines without an end, to stand behind what the command does.
inline QString thenHelp()
{
    return QStringLiteral("\nWhat becomes of a later match whose sides it changes is said with --then:\n"
                          "seat (who belongs there takes over as it stands), replay (who belongs there\n"
                          "plays it anew), stand (who sat down plays on, or has played it).");
}
