// A list over the middle of the window, filtered by typing: to jump to something, or to choose someone.
#pragma once

#include "ui/kit/widgets.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPointer>

#include <functional>

namespace shell {

/// An item to choose.
struct Choice {
    QString title;
    QString detail;
    std::function<void()> choose;
    QString also = {};   ///< other words to find it
    bool isFirst = true; ///< Enter may choose it before anything is typed
};

/// Up and Down move, Enter or a click chooses, Esc closes it. Takes the focus while it is open and gives it
/// back.
class Finder : public QWidget {
    Q_OBJECT
public:
    Finder(kit::Theme& theme, QWidget* window);

    /// Opens it. With `takesNew`, text that matches no item can be chosen too.
    void open(const QString& prompt, const QList<Choice>& choices,
              const std::function<void(const QString& typed)>& takesNew = {});
    QStringList shown() const;

    void close();

Q_SIGNALS:
    /// It was closed; `before` had the focus before it opened, and can be null.
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
    kit::Prose* m_none; ///< shown if nothing is found
    QList<Choice> m_choices;
    QList<int> m_shown; ///< indexes of the items; -1 is the typed text
    std::function<void(const QString&)> m_takesNew;
    QPointer<QWidget> m_before;
};

} // namespace shell
