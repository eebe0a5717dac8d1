// A roster file before it is recorded: every row, and what is wrong with it; rows can be dropped.
#pragma once

#include "importmodel.h"

#include "ui/look/prose.h"
#include "ui/look/rows.h"

#include <QPushButton>

namespace teams {

class ImportPage : public QWidget {
    Q_OBJECT
public:
    explicit ImportPage(look::Theme& theme, QWidget* parent = nullptr);
    /// Shows how the file's bytes are read for that night.
    void begin(const night::Night& night, const QString& file, const QByteArray& bytes);
    /// Says why nothing was recorded; what was chosen stays.
    void complain(const QString& text);
    void takeFocus();

    const QByteArray& bytes() const { return m_bytes; }
    const std::set<int>& leftOut() const { return m_leftOut; }

    /// Drops every row that is wrong, until none is.
    void dropWrong();
    /// Goes on to the next row that is wrong.
    void nextWrong();
    void import();

Q_SIGNALS:
    void importWanted();
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeButtons();
    void read();
    void turn(int row);
    void showSaid();

    look::Theme& m_theme;
    night::Night m_night;
    QByteArray m_bytes;
    std::set<int> m_leftOut; ///< lines
    desk::RosterPreview m_preview;
    ImportModel* m_model;
    look::RowTable* m_table;
    look::Line* m_title;
    look::Line* m_summary;
    look::Prose* m_whole;
    look::Prose* m_said;
    QPushButton* m_import;
    QPushButton* m_dropWrong;
    QPushButton* m_turn;
    QPushButton* m_next;
};

} // namespace teams
