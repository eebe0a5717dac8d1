// The fields of a new tournament: its format, with a sentence on what it means for a team; what players may
// agree on; and the resulting rules. Whatever depends on the number of teams is asked before the draw.
#pragma once

#include "desk/drawing/drawfacts.h"
#include "desk/drawing/newtournament.h"
#include "ui/kit/fields.h"
#include "ui/ranking/rankingfields.h"
#include "wording/rulecard/card.h"

#include <functional>

namespace newtournament {

class FormatFields : public QWidget {
    Q_OBJECT
public:
    /// `beside`: two fields to the right of the format; they have labels.
    FormatFields(kit::Theme& theme, const QList<QWidget*>& beside, QWidget* parent = nullptr);
    facts::Format format() const { return static_cast<facts::Format>(m_format->currentData().toInt()); }
    /// The chosen options that the format has.
    desk::DrawSettings how() const;
    /// How teams rank without a bracket. The caller puts it where there is room.
    kit::Card* standings() const { return m_standings; }
    /// The mistake in a field of the standings, as a sentence; empty if there is none.
    QString wrong() const { return m_ranking->wrong(); }
    /// Sets the usual values.
    void reset();

Q_SIGNALS:
    void changed();

private:
    void showFormat();
    bool hasMeetings() const;

    kit::DropDown* m_format;
    kit::Prose* m_meaning;
    kit::DropDown* m_seeding;
    kit::DropDown* m_thirdPlace;
    kit::DropDown* m_final;
    kit::DropDown* m_meetings;
    ranking::RankingFields* m_ranking;
    kit::Card* m_standings;
};

// What players may agree on before the first hand and what the organizer may set for teams: one field each,
// checked while it is typed.

class AgreedFields : public kit::Card {
    Q_OBJECT
public:
    explicit AgreedFields(kit::Theme& theme, QWidget* parent = nullptr);
    /// Shows the fields of that venue with the values on its sheet.
    void setVenue(const rules::Venue& venue);

    /// `end.target=350` for each field that differs from the sheet.
    std::vector<std::string> agreed() const;
    /// The venue with these values, as they were last valid.
    const rules::Venue& venue() const { return m_venue; }
    bool good() const { return m_good; }
    /// The venue with the values on its sheet.
    const rules::Venue& sheet() const { return m_sheet; }

Q_SIGNALS:
    void changed();

private:
    struct Row {
        desk::Agreeable what;
        QWidget* field = nullptr;
        std::function<QString()> value{}; ///< the typed or chosen value
        kit::Prose* wrong = nullptr;      ///< the mistake in it, below the field
        kit::Prose* name = nullptr;
        kit::Prose* note =
            nullptr;  ///< both readings, if our reading differs from the sheet's words; else null
        int line = 1; ///< from 1
        /// The other fields are shown on request.
        bool isAlwaysShown() const { return line == 1 || note; }
        bool isNumber() const { return what.choices.empty() && what.nothing.empty(); }
    };
    static std::string said(const Row& row) { return row.what.key + '=' + row.value().toStdString(); }
    void makeField(Row& row);
    void add(const desk::Agreeable& each, const QString& name, int column);
    /// Adds the field and its notes to a row of the grid.
    void addLine(Row& row);
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
    kit::Prose* m_complaint; ///< about rules that contradict each other
};

// A venue's rules for reading: phase by phase, each sentence with its section of the sheet. Agreed changes
// are marked.

class RuleCard : public QWidget {
    Q_OBJECT
public:
    explicit RuleCard(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const rules::Venue& venue);
    /// Shows that no rules are chosen yet.
    void showNone();

private:
    void add(const wording::Card& card);
    void add(const wording::Statement& statement);
    kit::Prose* prose(int pixels, kit::Line::Ink ink, kit::Weight weight, const QString& text);

    kit::Theme& m_theme;
    QVBoxLayout* m_column;
};

} // namespace newtournament
