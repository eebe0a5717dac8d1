// Files and facts for the store's tests.
#pragma once

#include "store/store.h"
#include "wording/text.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariant>

#include <string>
#include <vector>

namespace files {

inline QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The op with the number `number`, made by the client with the number `maker`.
inline std::string op(long long number, int maker = 0)
{
    const auto padded = [](long long n, std::size_t width) {
        const std::string digits = std::to_string(n);
        return std::string(width - digits.size(), '0') + digits;
    };
    return padded(maker, 8) + "-0000-4000-8000-" + padded(number, 12);
}

inline facts::Entry entry(long long number, facts::Fact fact, int maker = 0)
{
    return {0, {op(number, maker), "J. Park", "desk", "2026-11-21T19:42:07.123Z"}, std::move(fact)};
}

/// A hand of match F-1 at that place.
inline facts::Hand hand(int place)
{
    facts::Hand hand;
    hand.spot = {{"F-1", 1}, 1, place};
    hand.sides.a = {
        facts::Bids{facts::Bid{facts::Bid::Call::Number, 4}, facts::Bid{facts::Bid::Call::Nil, 0}}, false,
        facts::Split{5, 0}};
    hand.sides.b = {6, false, 8};
    return hand;
}

/// Two teams of two in a match with three hands; ops 1 to 11.
inline std::vector<facts::Entry> live()
{
    std::vector<facts::Entry> all;
    const auto add = [&](facts::Fact fact) {
        all.push_back(entry(static_cast<long long>(all.size()) + 1, std::move(fact)));
    };
    add(facts::Tournament{"Fall Spades \u2660", facts::Format::SingleElimination, 2});
    for (const char* id : {"P1", "P2", "P3", "P4"})
        add(facts::Person{id, std::string("Player ") + id, {}, {}});
    add(facts::Team{"T1", "Full House", 1, {"P1", "P2"}});
    add(facts::Team{"T2", "Deuces", 2, {"P3", "P4"}});
    add(facts::Call{{"F-1", 1}, 1, {"T1", "T2"}, {{"P1", "P3", "P2", "P4"}}, facts::Seat::B2});
    for (int i = 1; i <= 3; ++i)
        add(hand(i * facts::placeStep));
    return all;
}

/// A folder with one tournament, `tournament.courtside`.
struct Tournament {
    QTemporaryDir folder;
    std::string path = file("tournament.courtside");

    std::string file(const char* name) const
    {
        return folder.filePath(QString::fromUtf8(name)).toStdString();
    }
    /// Records the two teams and their hands; the file is closed afterwards.
    void record() const { static_cast<void>(store::Store::create(path, live())); }
    /// The names of the files in the folder, sorted.
    QStringList names() const { return QDir(folder.path()).entryList(QDir::Files, QDir::Name); }
};

/// With the two teams and their hands on record.
struct Recorded : Tournament {
    Recorded() { record(); }
};

/// Makes the tournament with the tournament on record.
inline store::Answer<store::Store> recorded(const std::string& path)
{
    return store::Store::create(path, live());
}

/// Changes the file as another program would. Returns the error, or an empty text.
inline QString changeOutside(const std::string& path, const QStringList& statements)
{
    QString said;
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        other.setDatabaseName(q(path));
        other.open();
        for (const QString& statement : statements) {
            QSqlQuery query(other);
            if (!query.exec(statement) && said.isEmpty())
                said = query.lastError().databaseText();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
    return said;
}

/// The first value that the query returns.
inline QString value(const std::string& path, const QString& query)
{
    QString found;
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("value"));
        other.setDatabaseName(q(path));
        other.open();
        QSqlQuery asked(query, other);
        if (asked.next())
            found = asked.value(0).toString();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("value"));
    return found;
}

inline QByteArray bytes(const std::string& path)
{
    QFile file(q(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool write(const std::string& path, const QByteArray& bytes)
{
    QFile file(q(path));
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

/// The message as its code and arguments: `store-fact-missing(10)`.
inline QString coded(const message::Message& message)
{
    QStringList arguments;
    for (const message::Argument& argument : message.arguments) {
        if (const std::string* text = std::get_if<std::string>(&argument.value))
            arguments << q(*text);
        else if (const long long* number = std::get_if<long long>(&argument.value))
            arguments << QString::number(*number);
        else
            for (const message::Message& part : std::get<std::vector<message::Message>>(argument.value))
                arguments << coded(part);
    }
    const QString code = q(std::string(message.code));
    return arguments.isEmpty() ? code : code + u'(' + arguments.join(QStringLiteral(", ")) + u')';
}

/// The findings, one per line.
inline QString coded(const store::Answer<std::vector<store::Finding>>& findings)
{
    if (!findings)
        return coded(findings.error().message);
    QStringList all;
    for (const store::Finding& finding : *findings)
        all << coded(finding.message);
    return all.join(QLatin1Char('\n'));
}

template <class T>
QString coded(const store::Answer<T>& answer)
{
    return answer ? QStringLiteral("done") : coded(answer.error().message);
}

/// The findings, one per line; or the error as a sentence.
inline QString asText(const store::Answer<std::vector<store::Finding>>& findings)
{
    if (!findings)
        return q(wording::text(findings.error().message));
    QStringList all;
    for (const store::Finding& finding : *findings)
        all << q(wording::text(finding.message));
    return all.join(QLatin1Char('\n'));
}

template <class T>
QString asText(const store::Answer<T>& answer)
{
    return answer ? QStringLiteral("done") : q(wording::text(answer.error().message));
}

} // namespace files
