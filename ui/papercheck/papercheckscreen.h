// A paper sheet held against the rules: the running totals are typed as the table wrote them, and the first
// hand at which they part is marked, with the likely slip. Nothing is recorded.
#pragma once

#include "totalsrow.h"

#include "desk/reports/papertotals.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/session/screen.h"

#include <QVBoxLayout>

namespace papercheck {

class PaperCheckScreen : public session::Screen {
    Q_OBJECT
public:
    PaperCheckScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// A game of a match. What was typed for it before is there still.
    void open(const QString& match, int game);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

    const QString& match() const { return m_match; }
    const std::vector<TotalsRow*>& rows() const { return m_rows; }
    QString verdict() const { return m_verdict->text(); }

Q_SIGNALS:
    /// Back to the sheet.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    QWidget* makePaper();
    QWidget* makeAnswer();
    const tournament::Match* current() const;
    const scoring::GameLedger& ledger() const { return m_sheet.ledger; }
    void clearRows();
    void showGame();
    void fitRows();
    void check();
    std::optional<int> totalIn(std::size_t row, scoring::Side side, QString& complaint) const;
    void mark(const rules::PaperTotals& totals, const desk::PaperCheck& found);
    void answer(const desk::PaperCheck& found, const QString& complaint);

    // papercheckkeys.cpp
    void step(int by);
    void move(int rows);
    std::pair<int, int> focused() const;
    void focusOn(int row, int side);

    kit::Line* m_title = nullptr;
    kit::DropDown* m_games = nullptr;
    kit::Line* m_teams[2] = {};
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
    bool m_isWhole = false;    ///< the total that is typed: Enter was pressed behind the last
};

} // namespace papercheck
