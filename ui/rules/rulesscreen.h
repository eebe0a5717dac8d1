// The rules of the tournament, from the copy it keeps: every parameter in words, with its section of the
// sheet. The rules of any venue can be shown too, even without a tournament.
#pragma once

#include "rulerows.h"
#include "venuebar.h"

#include "ui/kit/widgets.h"
#include "ui/session/screen.h"

#include <QLineEdit>
#include <QScrollArea>

namespace rulesview {

class RulesScreen : public session::Screen {
    Q_OBJECT
public:
    RulesScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void refresh() override;
    void takeFocus() override { m_page->setFocus(); }
    /// The name of the rules in the editor with unsaved changes; nothing if there are none.
    std::function<std::optional<QString>()> unsaved;
    ownrules::RulesImport& import() { return m_bar->import(); }
    VenueBar& bar() { return *m_bar; }
    /// The venue whose rules are shown; null if there is none.
    const rules::Venue* shownVenue() const;

Q_SIGNALS:
    void newVenueWanted();
    /// A copy of these rules should be edited.
    void copyWanted(const rules::Venue& venue);
    /// The saved rules in that file of the folder should be edited.
    void editWanted(const std::string& file, const rules::FileRead& read);
    /// The card of these rules, which belong to no tournament, should be printed.
    void cardWanted(const tournament::RulesFrom& rules);
    /// The unsaved rules should be shown in the editor.
    void unsavedWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    void rebuild(const std::vector<Book>& books);
    QWidget* headOf(const Book& book, bool isOnly);
    /// Shows the reason instead of rules.
    void showNone(const QString& why);
    void filter();
    void print();

    bool m_isOther = false; ///< another tournament was opened since the page was filled
    kit::Line* m_title;
    kit::Prose* m_subtitle;
    kit::Line* m_found;
    QLineEdit* m_search;
    QPushButton* m_close; ///< if no tournament is open
    kit::KeyHint* m_print;
    VenueBar* m_bar;
    QScrollArea* m_page;
    kit::Prose* m_none;
    std::vector<SectionPiece*> m_sections;
    tournament::Shared<tournament::Setting> m_shown; ///< the setting whose rules are shown
    bool m_isStale = true;                           ///< the choice has changed since the page was filled
};

} // namespace rulesview
