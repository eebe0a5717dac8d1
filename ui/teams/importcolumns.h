// The columns of a roster file: what each is taken for, over what stands in it; anybody can say otherwise.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/look/dropdown.h"
#include "ui/look/flow.h"
#include "ui/look/widgets.h"

#include <QPushButton>

namespace teams {

class ImportColumns : public QWidget {
    Q_OBJECT
public:
    explicit ImportColumns(look::Theme& theme, QWidget* parent = nullptr);
    /// The columns as they are taken now; `titles`: whether the file begins with a row of them.
    void show(const std::vector<desk::RosterColumn>& columns, bool titles);
    /// On the first column of which nothing is kept.
    void takeFocus();

Q_SIGNALS:
    /// The column (from 0) holds that, in the words of `desk::rosterColumnWords`; empty: nothing.
    void assigned(int column, const QString& words);
    void titlesTurned(bool titles);

private:
    struct Shown {
        look::DropDown* holds;
        look::Line* title;
        QList<look::Line*> examples;
    };

    void build(const std::vector<desk::RosterColumn>& columns);
    look::DropDown* makeChoice(int column);
    static void fill(const Shown& shown, const desk::RosterColumn& column);

    look::Theme& m_theme;
    QWidget* m_inside;
    look::Flow* m_flow;
    QPushButton* m_titles;
    QList<Shown> m_shown;
    QStringList m_known; ///< titles and examples as they stand there
};

} // namespace teams
