// The columns of a roster file: what each is taken for, over what stands in it; anybody can say otherwise.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/fields.h"
#include "ui/kit/flow.h"

namespace teams {

/// What such a column is called.
QString wordsFor(const roster::Holding& holds);

class ImportColumns : public QWidget {
    Q_OBJECT
public:
    /// What somebody says goes into `choices`.
    ImportColumns(kit::Theme& theme, roster::Options& choices);
    /// The columns as they are taken now.
    void show(const std::vector<roster::Column>& columns);
    /// On the first column of which nothing is kept.
    void takeFocus();
    /// Whether the first row is a header; the page has it among its buttons.
    QPushButton* titles() const { return m_titles; }

Q_SIGNALS:
    /// There is another choice.
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
    QStringList m_known; ///< titles and examples as they stand there
};

} // namespace teams
