// A list that is narrowed by typing, over the middle of the window: to jump to something, to choose somebody.
#pragma once

#include "ui/kit/widgets.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPointer>

#include <functional>

namespace shell {

/// Something that can be chosen.
struct Choice {
    QString title;
    QString detail;
    std::function<void()> choose;
    QString also = {}; ///< other words by which it is found
};

/// Up and Down move, Enter or a click chooses, Esc puts it away. Takes the focus while it is up and gives it
/// back.
class Finder : public QWidget {
    Q_OBJECT
public:
    Finder(kit::Theme& theme, QWidget* window);

    /// Opens it. With `takesNew`, what was typed and is none of the choices can be chosen too.
    void open(const QString& prompt, const QList<Choice>& choices,
              const std::function<void(const QString& typed)>& takesNew = {});
    QStringList shown() const;

    void close();

Q_SIGNALS:
    /// It was put away; `before` had the focus before it came, and may be null.
    void closed(QWidget* before);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent*) override { close(); }

private:
    void narrow();
    void choose();
    void place();

    kit::Theme& m_theme;
    kit::Card* m_card;
    QLineEdit* m_field;
    QListWidget* m_list;
    kit::Prose* m_none; ///< what is said where nothing is found
    QList<Choice> m_choices;
    QList<int> m_shown; ///< places among the choices; -1 is what was typed
    std::function<void(const QString&)> m_takesNew;
    QPointer<QWidget> m_before;
};

} // namespace shell
