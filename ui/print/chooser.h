// What there is to choose of a print: of which match or case, of which sheets, on which paper, which pages.
#pragma once

#include "whatlist.h"

#include "desk/reports/sheetchoice.h"
#include "ui/kit/fields.h"
#include "ui/paper/prints/prints.h"
#include "ui/session/session.h"

#include <QLineEdit>
#include <QPushButton>

namespace print {

/// Pixels between two choices: with the most of them the screen is as high as a window of 1280x720 leaves.
constexpr int choicesGap = 4;

/// A button of the screen; `aloud`: as a screen reader says it.
QPushButton* makeButton(const QString& name, const QString& text, const QString& aloud);

class Chooser : public QWidget {
    Q_OBJECT
public:
    Chooser(kit::Theme& theme, session::Session& session);
    /// The match that was chosen, and its pages, are of the tournament before.
    void begin();
    /// Another print: paper, and sheets on a page, as they were chosen last for that kind; all of its pages.
    void setPrint(const paper::Print& print);
    /// The matches, cases and sheets that there are now.
    void refresh();
    /// That match or (its op) case.
    void choose(const QString& of);
    /// Shows what the print has to choose of, and hides the rest.
    void showChoices();

    const paper::Print& print() const { return *m_of; }
    paper::Format format() const { return static_cast<paper::Format>(m_paper->currentData().toInt()); }
    paper::Asked asked() const;
    /// As they were typed: `1-3,5`.
    QString pages() const { return m_pages->text(); }
    /// That what was chosen among the sheets is gone; told once.
    QString takeGone() { return std::exchange(m_gone, {}); }
    Choices remembered() { return {m_session.settings(), m_of->word}; }

Q_SIGNALS:
    /// Something else was chosen; the page that is up stays up where `keepPage`.
    void changed(bool keepPage);

private:
    void fillPaper();
    void fillSheets();
    void fillWhich();
    void recallWhich(bool isPlayed);

    session::Session& m_session;
    const paper::Print* m_of = &paper::prints().front();
    kit::Line* m_matchLabel;
    kit::DropDown* m_match;
    kit::DropDown* m_names;
    kit::DropDown* m_paper;
    kit::DropDown* m_which; ///< of which matches there are score sheets: all, or one of these
    std::vector<desk::SheetChoice> m_parts;
    QString m_gone;
    kit::DropDown* m_sheets; ///< its data: how many on a page, and 1 where they are blank
    QLineEdit* m_pages;
};

} // namespace print
