// The list of what can be printed: a name and a line about it.
#pragma once

#include "ui/kit/theme.h"
#include "ui/paper/page/document.h"
#include "ui/session/settings.h"

#include <QListWidget>

namespace print {

class WhatList : public QListWidget {
    Q_OBJECT
public:
    explicit WhatList(kit::Theme& theme, QWidget* parent = nullptr);
    /// The word of the print that is chosen.
    QString word() const { return currentItem()->data(wordRole).toString(); }
    void choose(const QString& word);

private:
    static constexpr int wordRole = Qt::UserRole;
};

// What was chosen last for a kind of page, kept in the settings of this machine.

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
    void setPerPage(int perPage) { m_settings.set(keyOf(QStringLiteral("per-page")), perPage); }
    /// Of which matches, in the words of desk::SheetChoice::key, while that tournament is open; empty: all.
    QString which(const QString& tournament) const;
    void setWhich(const QString& tournament, const QString& key);
    int copies() const { return number(QStringLiteral("copies")); }
    void setCopies(int copies) { m_settings.set(keyOf(QStringLiteral("copies")), copies); }
    /// Its name; empty where nothing was printed yet, or into a file.
    QString printer() const { return last(QStringLiteral("printer")); }
    void setPrinter(const QString& name) { keep(QStringLiteral("printer"), name); }
    /// Under which what was chosen last for any kind is kept.
    static QString keyOfAll(const QString& what) { return QStringLiteral("print/%1").arg(what); }

private:
    QString keyOf(const QString& what) const { return QStringLiteral("print/%1/%2").arg(m_kind, what); }
    QString last(const QString& what) const;
    void keep(const QString& what, const QString& value);
    /// The file may have been written by hand.
    int number(const QString& what) const { return qMax(1, m_settings.value(keyOf(what), 1).toInt()); }

    session::Settings& m_settings;
    QString m_kind;
};

/// The paper that was chosen last for any kind; Letter at first.
paper::Format usualPaper(const session::Settings& settings);
/// For every kind from now on, until another is chosen for one.
void setPaper(session::Settings& settings, paper::Format format);

} // namespace print
