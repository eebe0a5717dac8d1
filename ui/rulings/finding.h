// What the evidence comes to: a word and a sentence on a surface of its own.
#pragma once

#include "rules/evidence.h"
#include "ui/kit/theme.h"

#include <QWidget>

namespace rulings {

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
