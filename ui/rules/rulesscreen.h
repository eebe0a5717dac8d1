// The rules of the tournament: the copy it keeps, every parameter in words with its place on the sheet.
#pragma once

#include "rulerows.h"

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

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    void rebuild(const tournament::Setting& setting);
    QWidget* headOf(const Book& book, bool isOnly);
    void filter();

    kit::Line* m_title;
    kit::Prose* m_subtitle;
    kit::Line* m_found;
    QLineEdit* m_search;
    QScrollArea* m_page;
    kit::Prose* m_none;
    std::vector<SectionPiece*> m_sections;
    tournament::Shared<tournament::Setting> m_shown; ///< whose rules stand on the page
};

} // namespace rulesview
