// The columns of a roster file: what each is taken for, above its content. The person can change that.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/fields.h"
#include "ui/kit/flow.h"

namespace teams {

/// The name of that kind of column.
QString wordsFor(const roster::Holding& holds);

class ImportColumns : public QWidget {
    Q_OBJECT
public:
    /// The person's choices go into `choices`.
    ImportColumns(kit::Theme& theme, roster::Options& choices);
    /// Shows how the columns are taken now.
    void show(const std::vector<roster::Column>& columns);
    /// Gives the focus to the first column that isn't used.
    void takeFocus();
    /// The button for whether the first row is a header; the page shows it.
    QPushButton* titles() const { return m_titles; }

Q_SIGNALS:
    /// A choice has changed.
    void changed();

private:
    struct Shown {
        kit::DropDown* holds;
        kit::Line* title;
        QList<kit::Line*> examples;
    };

    void build(const std::vector<roster::Column>& columns);
    kit::DropDown* makeChoice(std::size_t column);
    static void fill(const Shown& shown, const roster::Column& column);

    kit::Theme& m_theme;
    roster::Options& m_choices;
    QWidget* m_inside;
    kit::Flow* m_flow;
    QPushButton* m_titles;
    QList<Shown> m_shown;
    QStringList m_known; ///< the shown titles and examples
};

} // namespace teams
