// The choices for a print: the match or case, the sheets, the paper and the pages.
#pragma once

#include "printlist.h"

#include "desk/reports/sheetchoice.h"
#include "ui/kit/fields.h"
#include "ui/paper/prints/prints.h"
#include "ui/session/session.h"

#include <QLineEdit>
#include <QPushButton>

namespace print {

/// Pixels between two choices. With all of them, the screen fits a window of 1280x720.
constexpr int choicesGap = 4;

/// A button of the screen. `spokenName`: its name for screen readers.
QPushButton* makeButton(const QString& name, const QString& text, const QString& spokenName);

class Chooser : public QWidget {
    Q_OBJECT
public:
    Chooser(kit::Theme& theme, session::Session& session);
    /// Another tournament is open: clears the chosen match and its pages.
    void begin();
    /// Shows another print, with the paper and sheets per page last chosen for it, and all its pages.
    void setPrint(const paper::Print& print);
    /// Updates the matches, cases and sheets.
    void refresh();
    /// Chooses that match or case (its op).
    void choose(const QString& of);
    /// Shows the choices that the print has, and hides the others.
    void showChoices();

    const paper::Print& print() const { return *m_of; }
    paper::Format format() const { return static_cast<paper::Format>(m_paper->currentData().toInt()); }
    paper::PrintOptions asked() const;
    /// As typed: `1-3,5`.
    QString pages() const { return m_pages->text(); }
    /// A message that the chosen sheets are gone; returned once.
    QString takeGone() { return std::exchange(m_gone, {}); }
    Choices remembered() { return {m_session.settings(), m_of->word}; }

Q_SIGNALS:
    /// The choice has changed. `keepPage`: the preview stays on its page.
    void changed(bool keepPage);

private:
    void fillPaper();
    void fillSheets();
    void fillWhich();
    void restoreWhich(bool isPlayed);

    session::Session& m_session;
    const paper::Print* m_of = &paper::prints().front();
    kit::Line* m_matchLabel;
    kit::DropDown* m_match;
    kit::DropDown* m_names;
    kit::DropDown* m_paper;
    kit::DropDown* m_which; ///< the matches of the score sheets: all, or some
    std::vector<desk::SheetChoice> m_parts;
    QString m_gone;
    kit::DropDown* m_sheets; ///< its data: the number per page, or 1 for blank sheets
    QLineEdit* m_pages;
};

} // namespace print
