// The columns of a roster file: what each is taken for, over what stands in it; anybody can say otherwise.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/fields.h"
#include "ui/kit/flow.h"

namespace teams {

class ImportColumns : public QWidget {
    Q_OBJECT
public:
    explicit ImportColumns(kit::Theme& theme, QWidget* parent = nullptr);
    /// The columns as they are taken now; `titles`: whether the file begins with a row of them.
    void show(const std::vector<roster::Column>& columns, bool titles);
    /// On the first column of which nothing is kept.
    void takeFocus();

Q_SIGNALS:
    /// The column (from 0) holds that.
    void assigned(int column, const std::optional<roster::Holding>& holds);
    void titlesTurned(bool titles);

private:
    struct Shown {
        kit::DropDown* holds;
        kit::Line* title;
        QList<kit::Line*> examples;
    };

    void build(const std::vector<roster::Column>& columns);
    kit::DropDown* makeChoice(int column);
    static void fill(const Shown& shown, const roster::Column& column);

    kit::Theme& m_theme;
    QWidget* m_inside;
    kit::Flow* m_flow;
    QPushButton* m_titles;
    QList<Shown> m_shown;
    QStringList m_known; ///< titles and examples as they stand there
};

} // namespace teams
