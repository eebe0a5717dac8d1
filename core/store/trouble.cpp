#include "trouble.h"

#include <QFileInfo>

namespace store {

std::string nameOf(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return (name.isEmpty() ? path : name).toStdString(); // empty for "tournaments/" and "/"
}

Trouble ofFile(const QString& path, Trouble::Kind kind, Message message)
{
    message.arguments.insert(message.arguments.begin(), {"file", nameOf(path)});
    return {kind, std::move(message)};
}

Trouble unreadable(const QString& path)
{
    return ofFile(path, Trouble::Kind::Unreadable, Message{"store-file-unreadable"});
}

Trouble newerFile(const QString& path)
{
    return ofFile(path, Trouble::Kind::Newer, Message{"store-file-newer"});
}

Trouble foreignFile(const QString& path)
{
    return ofFile(path, Trouble::Kind::Foreign, Message{"store-file-foreign"});
}

} // namespace store
