// The night at a glance: the tables, what is ready, and what needs somebody.
#pragma once

#include "tablecard.h"

#include "ui/session/screen.h"

#include <QGridLayout>
#include <QPushButton>

namespace nightview {

class NightScreen : public session::Screen {
    Q_OBJECT
public:
    NightScreen(look::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void refresh() override;
    void takeFocus() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeSide();
    void showTables(const night::Night& night);
    void showReady(const night::Night& night);
    void showNeeds(const night::Night& night);
    void call(const QString& match);

    look::Line* m_title;
    look::Line* m_subtitle;
    QGridLayout* m_tables;
    std::vector<TableCard*> m_cards;
    QVBoxLayout* m_ready;
    QVBoxLayout* m_needs;
    look::Line* m_complaint;
    QStringList m_shownReady; ///< matches in the list, in its order
};

} // namespace nightview
