#include "cards.h"

#include "facts/digest.h"
#include "roster/card.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>
#include <QStandardPaths>
#include <QString>
#include <QUuid>

#include <algorithm>
#include <array>

namespace desk {

using message::Message;

namespace {

constexpr qsizetype keySize = 32;
constexpr std::size_t endSize = 3;

QString keyPath()
{
    QString given = qEnvironmentVariable("COURTSIDE_KEY_FILE");
    if (!given.isEmpty())
        return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/courtside/card.key");
}

tl::unexpected<Failure> keyTrouble(Message what)
{
    return tl::unexpected(Failure{Failure::Kind::Store, {std::move(what)}});
}

tl::unexpected<Failure> keyNotMade(const QString& path, const QString& why)
{
    return keyTrouble(
        Message{"card-key-not-made", {{"path", path.toStdString()}, {"trouble", why.toStdString()}}});
}

std::string randomKey()
{
    std::array<quint32, keySize / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return {reinterpret_cast<const char*>(words.data()), sizeof words};
}

/// Puts a whole key there, or leaves the one that another program has put there meanwhile.
Answer<void> makeKey(const QString& path)
{
    const QString beside = path + QStringLiteral(".new-") + QUuid::createUuid().toString(QUuid::Id128);
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return keyTrouble(Message{"card-key-without-folder", {{"path", path.toStdString()}}});
    // On the disk before it has its name: a tournament whose key is lost knows no card any more.
    QSaveFile saving(beside);
    const std::string key = randomKey();
    if (!saving.open(QIODevice::WriteOnly) || !saving.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        saving.write(key.data(), keySize) != keySize || !saving.commit())
        return keyNotMade(path, saving.errorString());
    QFile file(beside);
    if (file.rename(path))
        return {};
    const QString why = file.errorString();
    file.remove();
    if (QFileInfo::exists(path))
        return {};
    return keyNotMade(path, why);
}

} // namespace

Answer<std::string> cardKey()
{
    const QString path = keyPath();
    QFile file(path);
    if (!file.exists())
        return keyTrouble(Message{"card-key-missing", {{"path", path.toStdString()}}});
    if (!file.open(QIODevice::ReadOnly))
        return keyTrouble(
            Message{"card-key-unreadable",
                    {{"path", path.toStdString()}, {"trouble", file.errorString().toStdString()}}});
    const QByteArray key = file.read(keySize + 1);
    if (key.size() != keySize)
        return keyTrouble(Message{"card-key-damaged",
                                  {{"path", path.toStdString()}, {"bytes", static_cast<int>(keySize)}}});
    return key.toStdString();
}

Answer<std::string> cardKeyOrNew()
{
    const QString path = keyPath();
    if (!QFileInfo::exists(path))
        if (auto made = makeKey(path); !made)
            return tl::unexpected(made.error());
    return cardKey();
}

bool keepsCards(const tournament::Tournament& tournament)
{
    const auto& people = tournament.setting->people;
    return std::any_of(people.begin(), people.end(), [](const auto& each) {
        return !each.second.cardHash.empty() || !each.second.stripeHash.empty();
    });
}

Answer<std::string> cardKeyBeside(const tournament::Tournament& tournament)
{
    return keepsCards(tournament) ? cardKey() : cardKeyOrNew();
}

KeptCard keptOf(std::string_view key, std::string_view number)
{
    return {facts::hmacSha256(key, roster::comparableNumber(number)), cardEnd(number)};
}

std::optional<std::string> cardEnd(std::string_view number)
{
    const auto text =
        QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size())).toStdU32String();
    if (text.size() < 2 * endSize)
        return std::nullopt;
    return QString::fromStdU32String(text.substr(text.size() - endSize)).toStdString();
}

} // namespace desk
