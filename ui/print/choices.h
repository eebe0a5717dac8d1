// What was chosen last for a kind of page, kept in the settings of this machine.
#pragma once

#include "ui/paper/page/document.h"
#include "ui/session/settings.h"

namespace print {

/// Paper and printer are those of the kind, or where nothing was chosen for it yet those that were chosen
/// last for any; how many sheets share a page and how many copies are made is of the kind alone.
class Choices {
public:
    /// `kind` is its word: `bracket`.
    Choices(session::Settings& settings, QString kind) : m_settings(settings), m_kind(std::move(kind)) {}

    paper::Format format() const;
    void setFormat(paper::Format format);
    /// Score sheets on a page: 1, 2 or 4.
    int perPage() const;
    void setPerPage(int perPage);
    /// Of which matches, in the words of desk::SheetChoice::key, while that tournament is open; empty: all.
    QString which(const QString& tournament) const;
    void setWhich(const QString& tournament, const QString& key);
    int copies() const;
    void setCopies(int copies);
    /// Its name; empty where nothing was printed yet, or into a file.
    QString printer() const;
    void setPrinter(const QString& name);

private:
    QString keyOf(const QString& what) const { return QStringLiteral("print/%1/%2").arg(m_kind, what); }
    QString keyOfAll(const QString& what) const { return QStringLiteral("print/%1").arg(what); }
    QString last(const QString& what) const;
    void keep(const QString& what, const QString& value);
    int number(const QString& what) const;

    session::Settings& m_settings;
    QString m_kind;
};

} // namespace print
