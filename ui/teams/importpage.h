// A roster file before it is recorded: what its columns hold, every row, what is wrong with it and what it
// changes; cells can be mended and rows dropped.
#pragma once

#include "importmodel.h"

#include "ui/kit/ask.h"
#include "ui/kit/rows.h"
#include "ui/kit/widgets.h"

#include <QPushButton>

namespace teams {

class ImportPage : public QWidget {
    Q_OBJECT
public:
    explicit ImportPage(kit::Theme& theme, QWidget* parent = nullptr);
    /// Shows how the file's bytes are read for that tournament.
    void begin(const tournament::Tournament& tournament, const QString& file, const QByteArray& bytes);
    /// Reads the file again where the tournament has gone on; what was chosen stays.
    void refresh(const tournament::Tournament& tournament);
    /// Says why nothing was recorded; what was chosen stays.
    void complain(const QString& text);
    void takeFocus();

    const QByteArray& bytes() const { return m_bytes; }
    const roster::Options& choices() const { return m_choices; }

    /// Asks whether to skip every row that is wrong by itself. Which row of a team goes that is wrong as a
    /// whole is not for the order of the rows to say: those stay, and somebody chooses.
    void askToSkipWrong();
    /// Goes on to the next row that is wrong.
    void nextWrong();
    /// Asks what should stand in the row; of an ID that somebody has already, whose it is.
    void mend();
    /// Shows the columns, or the rows again.
    void turnView();
    void import();
    /// A card that was swiped is the right ID where that is being asked for; false where it is not.
    bool takeCard(const QString& line);

Q_SIGNALS:
    void importWanted();
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeButtons();
    void connectParts();
    void read();
    void showView();
    void showSaid();
    void showButtons();
    void skipWrong();
    void turn(int row);
    /// Whether the columns say enough that there are rows to show.
    bool hasRows() const;
    const desk::RosterRow* row() const;
    void mendCells(const desk::RosterRow& row);
    void askWhose(const desk::RosterRow& row);
    void answerWhose(const roster::Clash& question, const kit::Answers& answers);
    void answered();

    kit::Theme& m_theme;
    tournament::Tournament m_tournament;
    QByteArray m_bytes;
    roster::Options m_choices;
    desk::RosterPreview m_preview;
    bool m_showsColumns = false;
    ImportModel* m_model;
    kit::RowTable* m_table;
    ImportColumns* m_columns;
    kit::Line* m_title;
    kit::Line* m_summary;
    kit::Prose* m_whole;
    kit::Prose* m_said;
    kit::Ask* m_ask;
    QPointer<QLineEdit> m_idField; ///< of the question whose an ID is
    QWidget* m_buttons = nullptr;
    QPushButton* m_import;
    QPushButton* m_mend;
    QPushButton* m_skipWrong;
    QPushButton* m_turn;
    QPushButton* m_next;
    QPushButton* m_view;
};

} // namespace teams
