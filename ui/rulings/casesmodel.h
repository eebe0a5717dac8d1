// The tournament's cases as rows: what waits for a decision first.
#pragma once

#include "desk/rulings/ruling.h"
#include "rules/evidence.h"
#include "ui/kit/theme.h"

#include <QAbstractTableModel>
#include <QWidget>

namespace rulings {

/// `Upheld`.
QString rulingWord(facts::Ruling ruling);

class CasesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Where, Claimed, State, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const tournament::Tournament& tournament);
    const desk::CaseOnRecord& at(int row) const { return m_cases[static_cast<std::size_t>(row)]; }
    /// How many wait for a decision.
    int waiting() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Cell {
        QString first;
        QString second; ///< below it, smaller
    };
    using Row = std::array<Cell, Columns>;

    std::vector<desk::CaseOnRecord> m_cases;
    std::vector<Row> m_rows;
};

// What the evidence comes to: a word and a sentence on a surface of its own.

class FindingBanner : public QWidget {
    Q_OBJECT
public:
    explicit FindingBanner(kit::Theme& theme, QWidget* parent = nullptr);
    /// `who` is accused; `more` is said behind it.
    void show(const rules::Finding& finding, const QString& who, const QString& more);
    using QWidget::show;
    /// Both together.
    QString text() const { return m_word + u' ' + m_sentence; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    rules::Verdict m_verdict = rules::Verdict::NotProven;
    QString m_word;
    QString m_sentence;
};

} // namespace rulings
