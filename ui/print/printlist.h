// The list of prints: a name and a line about each.
#pragma once

#include "ui/kit/theme.h"
#include "ui/paper/page/document.h"
#include "ui/session/settings.h"

#include <QListWidget>

namespace print {

class PrintList : public QListWidget {
    Q_OBJECT
public:
    explicit PrintList(kit::Theme& theme, QWidget* parent = nullptr);
    /// The word of the selected print.
    QString word() const { return currentItem()->data(wordRole).toString(); }
    void choose(const QString& word);
    /// Keeps the selected print in view when the rows get other heights.
    void doItemsLayout() override;

private:
    static constexpr int wordRole = Qt::UserRole;
};

// The last choices for a kind of print, stored in the settings of this machine.

/// Paper and printer are those of the kind or, if none were chosen for it yet, the last chosen for any kind;
/// sheets per page and copies are stored only for the kind.
class Choices {
public:
    /// `kind` is its word: `bracket`.
    Choices(session::Settings& settings, QString kind) : m_settings(settings), m_kind(std::move(kind)) {}

    paper::Format format() const;
    void setFormat(paper::Format format);
    /// Score sheets on a page: 1, 2 or 4.
    int perPage() const;
    void setPerPage(int perPage) { m_settings.set(keyOf(QStringLiteral("per-page")), perPage); }
    /// The matches, as desk::SheetChoice::key, while that tournament is open; empty: all.
    QString which(const QString& tournament) const;
    void setWhich(const QString& tournament, const QString& key);
    int copies() const { return number(QStringLiteral("copies")); }
    void setCopies(int copies) { m_settings.set(keyOf(QStringLiteral("copies")), copies); }
    /// Its name; empty if nothing was printed yet, or only to a file.
    QString printer() const { return last(QStringLiteral("printer")); }
    void setPrinter(const QString& name) { keep(QStringLiteral("printer"), name); }
    /// The key for the last choice for any kind.
    static QString keyOfAll(const QString& what) { return QStringLiteral("print/%1").arg(what); }

private:
    QString keyOf(const QString& what) const { return QStringLiteral("print/%1/%2").arg(m_kind, what); }
    QString last(const QString& what) const;
    void keep(const QString& what, const QString& value);
    /// At least 1, because the file can have been edited by hand.
    int number(const QString& what) const { return qMax(1, m_settings.value(keyOf(what), 1).toInt()); }

    session::Settings& m_settings;
    QString m_kind;
};

/// The paper that was last chosen for any kind; at first that of the system's country.
paper::Format usualPaper(const session::Settings& settings);
/// Sets the paper for every kind, until another is chosen for one.
void setPaper(session::Settings& settings, paper::Format format);

} // namespace print
