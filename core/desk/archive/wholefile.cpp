#include "wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace desk {

namespace {

tl::unexpected<Failure> notWritten(const QSaveFile& file)
{
    return tl::unexpected(Failure{Failure::Kind::Store,
                                  {message::Message{"file-not-written",
                                                    {{"file", file.fileName().toStdString()},
                                                     {"why", file.errorString().toStdString()}}}}});
}

using Laid = std::unique_ptr<QSaveFile>; // what is not committed leaves no trace

Answer<Laid> laid(const QString& path, const QByteArray& text)
{
    auto file = std::make_unique<QSaveFile>(path);
    if (!file->open(QIODevice::WriteOnly) || file->write(text) != text.size() || !file->flush())
        return notWritten(*file);
    return file;
}

/// What stands there, once more.
Answer<Laid> laidAgain(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Failure{
            Failure::Kind::Store,
            {message::Message{"file-not-read",
                              {{"file", path.toStdString()}, {"why", file.errorString().toStdString()}}}}});
    return laid(path, file.readAll());
}

} // namespace

Answer<void> mustBeFree(const std::string& path)
{
    const QFileInfo file(QString::fromStdString(path));
    if (!file.exists() && !file.isSymLink())
        return {};
    return tl::unexpected(
        Failure{Failure::Kind::Store, {message::Message{"file-there-already", {{"file", path}}}}});
}

Answer<void> writeWhole(const std::string& path, const std::string& text)
{
    return writeWhole({TextAt{path, text}});
}

Answer<void> writeWhole(const std::vector<TextAt>& texts)
{
    auto laid = LaidOut::of(texts);
    return laid ? laid->takePlaces() : tl::unexpected(laid.error());
}

LaidOut::LaidOut() = default;
LaidOut::LaidOut(LaidOut&&) noexcept = default;
LaidOut& LaidOut::operator=(LaidOut&&) noexcept = default;
LaidOut::~LaidOut() = default;

Answer<LaidOut> LaidOut::of(const std::vector<TextAt>& texts)
{
    LaidOut all;
    all.m_places.reserve(texts.size());
    for (const TextAt& each : texts) {
        Place& place = all.m_places.emplace_back();
        const QString path = QString::fromStdString(each.path);
        auto text = laid(path, QByteArray::fromStdString(each.text));
        if (!text)
            return tl::unexpected(text.error());
        place.text = *std::move(text);
        if (&each == &texts.back() || !QFileInfo::exists(path))
            continue; // nothing is put back there
        auto older = laidAgain(path);
        if (!older)
            return tl::unexpected(older.error());
        place.older = *std::move(older);
    }
    return all;
}

Answer<void> LaidOut::takePlaces()
{
    for (std::size_t at = 0; at < m_places.size(); ++at)
        if (QSaveFile& file = *m_places[at].text; !file.commit()) {
            putBack(at);
            return notWritten(file);
        }
    return {};
}

/// Of so many, the first ones.
void LaidOut::putBack(std::size_t count)
{
    while (count-- > 0)
        if (const Place& place = m_places[count]; place.older)
            place.older->commit();
        else
            QFile::remove(place.text->fileName());
}

} // namespace desk
