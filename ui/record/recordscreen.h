// The record: who did what when, of a match or of the whole tournament, and how it stood after each.
#pragma once

#include "recordrows.h"

#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/session/screen.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

namespace record {

class ThenCard;

class RecordScreen : public session::Screen {
    Q_OBJECT
public:
    RecordScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// The record of that match; of the whole tournament where it is empty.
    void open(const QString& match);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

    /// The match that it is about, or, of the whole tournament, that of the chosen line; empty where there is
    /// none.
    QString match() const;
    /// The match that it is about; empty where it is the whole tournament.
    QString ofMatch() const { return m_match->currentData().toString(); }
    /// What is shown, a row each.
    const std::vector<ShownLine>& shown() const { return m_shown; }

protected:
    /// Arrows in the search box go through the lines, letters in the list go into the search box.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeHead();
    QLayout* makeAsked();
    QWidget* makeList();
    /// Whether there was anything new.
    bool read();
    /// Everything of the match is asked for, or of the whole tournament where it is empty.
    void ask(const QString& match);
    void fill();
    void fitRows();
    void showCount();
    void showThen();
    void print();
    wording::RecordFilter asked() const;

    kit::Line* m_title = nullptr;
    kit::Prose* m_count = nullptr;
    QLineEdit* m_words = nullptr;
    kit::DropDown* m_match = nullptr;
    kit::DropDown* m_by = nullptr;
    kit::DropDown* m_kind = nullptr;
    kit::RowTable* m_table = nullptr;
    QWidget* m_none = nullptr;
    kit::Prose* m_noneSays = nullptr;
    kit::Prose* m_noneDoes = nullptr;
    QPushButton* m_all = nullptr;
    ThenCard* m_then = nullptr;
    QTimer m_soon; ///< who goes through the lines does not wait for how it stood at each

    std::vector<wording::RecordLine> m_lines;             ///< of the whole tournament, oldest first
    std::vector<ShownLine> m_shown;                       ///< of these
    std::shared_ptr<const tournament::Tournament> m_read; ///< the tournament that they are of
};

} // namespace record
