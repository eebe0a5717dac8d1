// The rows of a roster file as they would be taken.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/fields.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"

#include <QAbstractTableModel>
#include <QPushButton>

namespace teams {

class ImportModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { LineNumber, Team, Players, Affiliation, Cards, Seed, Says, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const desk::RosterPreview& preview);
    const desk::RosterRow& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const desk::RosterRow& row, int column) const;
    static kit::Line::Ink inkOf(const desk::RosterRow& row);

    std::vector<desk::RosterRow> m_rows;
    bool m_again = false;
};

/// What is said of the row: its mistakes, else what it changes and its warnings; where it comes `again`, also
/// that it is new or the same.
QString saidOf(const desk::RosterRow& row, bool again);

// The columns of a roster file: what each is taken for, over what stands in it; anybody can say otherwise.

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
