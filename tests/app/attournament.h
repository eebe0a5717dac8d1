// A folder with a tournament of two teams, and commands run in it.
#pragma once

#include "program.h"

#include "program/textfile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace attournament {

using namespace Qt::StringLiterals;
using program::Ran;

inline const QByteArray twoTeams = "Team,Name,ID\nFull House,Ana Ruiz,730114820\nFull House,Ben Oyelaran,\n"
                                   "Nil by Mouth,Cy Dale,0042\nNil by Mouth,Di Ngo,\n";

/// A folder with a tournament, and commands run in it.
class Place {
public:
    Place() { put("teams.csv", twoTeams); }

    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    bool has(const char* name) const { return QFile::exists(path(name)); }
    QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden); }
    void put(const char* name, const QByteArray& bytes) const
    {
        tests::put(path(name).toStdString(), bytes.toStdString());
    }
    /// The content of the file.
    QByteArray bytes(const char* name) const
    {
        return QByteArray::fromStdString(tests::textIn(path(name).toStdString()));
    }

    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        return program::run(words, input, m_folder.path(),
                            {{u"COURTSIDE_BY"_s, u"J. Park"_s}, {u"COURTSIDE_KEY_FILE"_s, path("card.key")}});
    }
    /// Runs `new tournament.courtside` with the roster teams.csv and these additional words.
    Ran makeTournament(const QStringList& more = {u"--rules"_s, u"unc"_s}) const
    {
        return run(QStringList{u"new"_s, u"tournament.courtside"_s, u"--name"_s, u"Fall Spades"_s,
                               u"--teams"_s, u"teams.csv"_s, u"--format"_s, u"single-elimination"_s} +
                   more);
    }
    Ran checkin(const QStringList& more) const
    {
        return run(QStringList{u"checkin"_s, u"tournament.courtside"_s} + more);
    }

private:
    QTemporaryDir m_folder;
};

inline QJsonObject object(const QString& json)
{
    return QJsonDocument::fromJson(json.toUtf8()).object();
}

} // namespace attournament
