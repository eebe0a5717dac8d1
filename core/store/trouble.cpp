#include "trouble.h"

#include <QFileInfo>

namespace store {

std::string nameOf(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return (name.isEmpty() ? path : name).toStdString(); // of "tournaments/" and "/" it is empty
}

Trouble movedFile(const QString& path)
{
    return {Trouble::Kind::Moved, Message{"store-file-moved", {{"file", nameOf(path)}}}};
}

Trouble unreadable(const QString& path)
{
    return {Trouble::Kind::Unreadable, Message{"store-file-unreadable", {{"file", nameOf(path)}}}};
}

Trouble newerFile(const QString& path)
{
    return {Trouble::Kind::Newer, Message{"store-file-newer", {{"file", nameOf(path)}}}};
}

Trouble foreignFile(const QString& path)
{
    return {Trouble::Kind::Foreign, Message{"store-file-foreign", {{"file", nameOf(path)}}}};
}

} // namespace store
