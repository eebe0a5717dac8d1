// The rules of the tournament: the copy it keeps, every parameter in words with its place on the sheet. Those
// of any venue can be read here too, without a tournament those alone.
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
    /// The name of rules that are being edited and have changes that aren't saved; nothing where there are
    /// none.
    std::function<std::optional<QString>()> unsaved;
    ownrules::RulesImport& import() { return m_bar->import(); }
    VenueBar& bar() { return *m_bar; }
    /// Whose rules are on the page; null where there are none.
    const rules::Venue* shownVenue() const;

Q_SIGNALS:
    void newVenueWanted();
    /// Somebody wants to edit a copy of these rules.
    void copyWanted(const rules::Venue& venue);
    /// Somebody wants to edit one's own rules in that file of the folder.
    void editWanted(const std::string& file, const rules::FileRead& read);
    /// Somebody wants to print the card of these rules, which no tournament has.
    void cardWanted(const tournament::RulesFrom& rules);
    /// Somebody wants to continue with what isn't saved.
    void unsavedWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    void rebuild(const std::vector<Book>& books);
    QWidget* headOf(const Book& book, bool isOnly);
    /// In place of a page of rules.
    void showNone(const QString& why);
    void filter();
    void print();

    bool m_isOther = false; ///< another tournament was opened since
    kit::Line* m_title;
    kit::Prose* m_subtitle;
    kit::Line* m_found;
    QLineEdit* m_search;
    QPushButton* m_close; ///< where no tournament is open
    kit::KeyHint* m_print;
    VenueBar* m_bar;
    QScrollArea* m_page;
    kit::Prose* m_none;
    std::vector<SectionPiece*> m_sections;
    tournament::Shared<tournament::Setting> m_shown; ///< whose rules stand on the page
    bool m_isStale = true;                           ///< something else was chosen since
};

} // namespace rulesview
