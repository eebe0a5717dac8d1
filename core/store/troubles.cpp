#include "troubles.h"

#include <QFileInfo>

namespace store {

std::string named(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return '"' + (name.isEmpty() ? path : name).toStdString() + '"'; // of "tournaments/" and "/" it is empty
}

Trouble movedFile(const QString& path)
{
    return {Trouble::Kind::Moved,
            named(path) + " was moved, deleted or replaced while it was open; open it again where it is now. "
                          "What was acknowledged is in the file that was moved."};
}

Trouble unreadable(const QString& path)
{
    return {Trouble::Kind::Unreadable,
            named(path) + " could not be read (disk error); nothing was changed. Try again."};
}

Trouble newerFile(const QString& path)
{
    return {Trouble::Kind::Newer,
            named(path) + " was made by a newer Courtside; open it with that one. It was left untouched."};
}

Trouble foreignFile(const QString& path)
{
    return {Trouble::Kind::Foreign, named(path) + " is no file of Courtside's."};
}

} // namespace store
