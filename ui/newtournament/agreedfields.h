// What players may agree on before the first hand and the organiser asks of teams, a field each, checked as
// it is typed.
#pragma once

#include "desk/drawing/newtournament.h"
#include "ui/kit/widgets.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <functional>

namespace newtournament {

class AgreedFields : public kit::Card {
    Q_OBJECT
public:
    explicit AgreedFields(kit::Theme& theme, QWidget* parent = nullptr);
    /// The fields of that venue, with what stands on its sheet.
    void setVenue(const rules::Venue& venue);

    /// `end.target=350` for each field that is not as on the sheet.
    std::vector<std::string> agreed() const;
    /// The venue with that in it, as it was last possible.
    const rules::Venue& venue() const { return m_venue; }
    bool good() const { return m_good; }

Q_SIGNALS:
    void changed();

private:
    struct Row {
        desk::Agreeable what;
        QWidget* field = nullptr;
        std::function<QString()> value; ///< what is typed or chosen
        kit::Prose* name = nullptr;
        int line = 1; ///< from 1; those behind the first are shown when they are asked for
    };
    static std::string said(const Row& row);
    void makeField(Row& row);
    void add(const desk::Agreeable& each, const QString& name, int column);
    void clear();
    void fill();
    void check();
    void showAll(bool all);

    kit::Theme& m_theme;
    kit::Line* m_title;
    bool m_showsAll = false;
    rules::Venue m_sheet;
    rules::Venue m_venue;
    bool m_good = true;
    QList<Row> m_rows;
    QWidget* m_fields;
    QPushButton* m_more;
    kit::Prose* m_complaint;
};

} // namespace newtournament
