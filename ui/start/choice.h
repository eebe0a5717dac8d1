// One of a few plain choices: a picture, a word, what it brings, and its key.
#pragma once

#include "ui/kit/theme.h"

#include <QAbstractButton>

namespace start {

class Choice : public QAbstractButton {
    Q_OBJECT
public:
    /// `strong`: the one that is most likely wanted.
    Choice(kit::Theme& theme, const QString& icon, const QString& title, const QString& text,
           const QString& key, bool strong, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    kit::Theme& m_theme;
    QString m_icon;
    QString m_text;
    QString m_key;
    bool m_strong;
};

} // namespace start
