// The record: who did what and when, for a match or the whole tournament, and the state after each entry.
#pragma once

#include "recordrows.h"

#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/session/screen.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

namespace record {

class LineCard;

class RecordScreen : public session::Screen {
    Q_OBJECT
public:
    RecordScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// Shows the record of that match; empty: of the whole tournament.
    void open(const QString& match);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

    /// Its match or, for the whole tournament, the match of the selected line; empty if there is none.
    QString match() const;
    /// Its match; empty for the whole tournament.
    QString ofMatch() const { return m_match->currentData().toString(); }
    /// The shown lines, one per row.
    const std::vector<ShownLine>& shown() const { return m_shown; }

protected:
    /// Arrow keys in the search field move between lines; letters in the list go to the search field. A
    /// narrow list leaves out the person.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    QLayout* makeAsked();
    QWidget* makeTable();
    /// Shown instead if no line matches.
    QWidget* makeNone();
    /// Whether there was anything new.
    bool read();
    /// Clears the filter and shows the match, or the whole tournament if it is empty.
    void ask(const QString& match);
    void fill();
    void fitRows();
    void showCount();
    void showLine();
    void print();
    wording::RecordFilter asked() const;

    kit::Line* m_title = nullptr;
    kit::Prose* m_count = nullptr;
    QLineEdit* m_words = nullptr;
    kit::DropDown* m_match = nullptr;
    kit::DropDown* m_by = nullptr;
    kit::DropDown* m_kind = nullptr;
    kit::RowTable* m_table = nullptr;
    QWidget* m_some = nullptr; ///< the lines and the match at the current one
    QWidget* m_none = nullptr;
    kit::Prose* m_noneSays = nullptr;
    kit::Prose* m_noneDoes = nullptr;
    QPushButton* m_all = nullptr;
    LineCard* m_then = nullptr;
    QTimer m_soon; ///< moving through the lines doesn't wait for the state after each

    std::vector<wording::RecordLine> m_lines;             ///< of the whole tournament, oldest first
    std::vector<ShownLine> m_shown;                       ///< the lines that match the filter
    std::shared_ptr<const tournament::Tournament> m_read; ///< the tournament that they are of
};

} // namespace record
