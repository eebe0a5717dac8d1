// What a new tournament is: its format, with a sentence on what that means for a team; what is agreed
// otherwise than on the sheet; and the rules that come of it. What depends on the number of teams waits for
// the draw.
#pragma once

#include "desk/drawing/drawfacts.h"
#include "desk/drawing/newtournament.h"
#include "ui/kit/fields.h"
#include "ui/ranking/rankingfields.h"
#include "wording/rulecard/card.h"

#include <QLineEdit>

#include <functional>

namespace newtournament {

class FormatFields : public QWidget {
    Q_OBJECT
public:
    /// `beside` are two fields to the right of the format; they have names.
    FormatFields(kit::Theme& theme, const QList<QWidget*>& beside, QWidget* parent = nullptr);
    facts::Format format() const { return static_cast<facts::Format>(m_format->currentData().toInt()); }
    /// What was chosen of what the format has.
    desk::HowDrawn how() const;
    /// How teams rank, where no bracket decides; to stand where there is room for it.
    kit::Card* standings() const { return m_standings; }
    /// What is wrong with a field of the standings, as a sentence; empty where nothing is.
    QString wrong() const { return m_ranking->wrong(); }
    /// What is usual again.
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

// What players may agree on before the first hand and the organiser asks of teams, a field each, checked as
// it is typed.

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
    /// The venue as its fields were made.
    const rules::Venue& sheet() const { return m_sheet; }

Q_SIGNALS:
    void changed();

private:
    struct Row {
        desk::Agreeable what;
        QWidget* field = nullptr;
        std::function<QString()> value{}; ///< what is typed or chosen
        kit::Prose* wrong = nullptr;      ///< what is wrong with that, below the field
        kit::Prose* name = nullptr;
        kit::Prose* note = nullptr; ///< both readings, where the sheet's words and ours differ; else null
        int line = 1;               ///< from 1
        /// The others are shown when they are asked for.
        bool isAlwaysShown() const { return line == 1 || note; }
        bool isNumber() const { return what.choices.empty() && what.nothing.empty(); }
    };
    static std::string said(const Row& row) { return row.what.key + '=' + row.value().toStdString(); }
    void makeField(Row& row);
    void add(const desk::Agreeable& each, const QString& name, int column);
    /// A row of the grid for what is new, and for what is to be said about it.
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
    kit::Prose* m_complaint; ///< of rules that do not go together
};

// A venue's rules to read: phase by phase, each sentence with its place on the sheet. What was agreed is
// marked.

class RuleCard : public QWidget {
    Q_OBJECT
public:
    explicit RuleCard(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const rules::Venue& venue);
    /// No rules are chosen yet.
    void showNone();

private:
    void add(const wording::Card& card);
    void add(const wording::Statement& statement);
    kit::Prose* prose(int pixels, kit::Line::Ink ink, kit::Weight weight, const QString& text);

    kit::Theme& m_theme;
    QVBoxLayout* m_column;
};

} // namespace newtournament
