#include "wholefile.h"

#include <QFileInfo>
#include <QSaveFile>

namespace desk {

Answer<void> mustBeFree(const std::string& path)
{
    const QFileInfo file(QString::fromStdString(path));
    if (!file.exists() && !file.isSymLink())
        return {};
    return tl::unexpected(
        Failure{Failure::Kind::Store, {path + " is there already, and nothing is written over."}});
}

Answer<void> writeWhole(const std::string& path, const std::string& text)
{
    QSaveFile file(QString::fromStdString(path));
    const auto size = static_cast<qint64>(text.size());
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit())
        return {};
    return tl::unexpected(Failure{Failure::Kind::Store,
                                  {path + " cannot be written: " + file.errorString().toStdString() + '.'}});
}

} // namespace desk
