// Compares a paper sheet with the rules: the running totals are typed as the table wrote them, and the first
// hand that differs is marked, with the likely mistake. Nothing is recorded.
#pragma once

#include "desk/reports/papertotals.h"
#include "scoring/ledger.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/session/screen.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace papercheck {

// A hand of the paper sheet: the running totals of both sides, and the remarks about them.

class TotalsRow : public QWidget {
    Q_OBJECT
public:
    TotalsRow(kit::Theme& theme, int hand, QWidget* parent = nullptr);

    QLineEdit& field(scoring::Side side) const { return *m_fields[side]; }
    /// The text beside a field: `agrees`, `141 by the rules`, `141, carried over`.
    void say(scoring::Side side, const QString& text, kit::Line::Ink ink);
    QString said(scoring::Side side) const { return m_marks[side]->text(); }
    /// Whether this is the first hand that differs.
    void setLit(bool lit);
    bool isLit() const { return m_isLit; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    scoring::PerSide<QLineEdit*> m_fields;
    scoring::PerSide<kit::Line*> m_marks;
    bool m_isLit = false;
};

class PaperCheckScreen : public session::Screen {
    Q_OBJECT
public:
    PaperCheckScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// A game of a match. Totals typed for it before are still there.
    void open(const QString& match, int game);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

    const QString& match() const { return m_match; }
    const std::vector<TotalsRow*>& rows() const { return m_rows; }
    QString verdict() const { return m_verdict->text(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    QWidget* makePaper();
    QWidget* makeAnswer();
    const tournament::Match* current() const
    {
        return m_session.isOpen() ? tournament::match(m_session.tournament(), m_match.toStdString())
                                  : nullptr;
    }
    const scoring::GameLedger& ledger() const { return m_sheet.ledger; }
    void clearRows();
    void showGame();
    void fitRows();
    void check();
    std::optional<int> totalIn(std::size_t row, scoring::Side side, QString& complaint) const;
    void mark(const desk::PaperTotals& totals, const desk::PaperCheck& found);
    void answer(const desk::PaperCheck& found, const QString& complaint);

    // The fields of all rows, from 0: two per row.
    int fields() const { return 2 * static_cast<int>(m_rows.size()); }
    QLineEdit& field(int at) const
    {
        return m_rows[static_cast<std::size_t>(at) / 2]->field(at % 2 == 0 ? scoring::Side::A
                                                                           : scoring::Side::B);
    }
    /// The focused one; -2 if there is none.
    int focused() const;
    void focusOn(int at);

    kit::Line* m_title = nullptr;
    kit::DropDown* m_games = nullptr;
    scoring::PerSide<kit::Line*> m_teams{};
    QVBoxLayout* m_column = nullptr;
    QWidget* m_paper = nullptr;
    QWidget* m_none = nullptr;
    kit::Prose* m_verdict = nullptr;
    kit::Prose* m_slip = nullptr;
    kit::Prose* m_others = nullptr;
    std::vector<TotalsRow*> m_rows;

    QString m_match;
    int m_game = 1;
    tournament::Sheet m_sheet; ///< of that game
    bool m_isWhole = false;    ///< the current total is complete: Enter was pressed after the last
};

} // namespace papercheck
