// The settings of the hall screen, in the main window.
#pragma once

#include "hall.h"

#include "ui/kit/fields.h"
#include "ui/session/screen.h"

#include <QCheckBox>

#include <map>

namespace hall {

/// A small picture of the hall screen.
class Preview : public QWidget {
    Q_OBJECT
public:
    explicit Preview(View& view, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {480, 270}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    View& m_view;
};

class HallScreen : public session::Screen {
    Q_OBJECT
public:
    HallScreen(kit::Theme& theme, session::Session& session, Hall& hall, QWidget* parent = nullptr);

    void refresh() override;
    void takeFocus() override { m_message->setFocus(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeTop();
    QLayout* makeMessage();
    QLayout* makeSmall();
    QLayout* makePages();
    void fillMonitors();
    void showState();
    void sendMessage(const QString& text);
    void choose();

    Hall& m_hall;
    kit::Prose* m_state;
    kit::Prose* m_never; ///< what is never shown
    QPushButton* m_toggle;
    Preview* m_preview;
    QLineEdit* m_message;
    QPushButton* m_send;
    QPushButton* m_clear;
    kit::NumberField* m_seconds;
    kit::DropDown* m_monitor;
    kit::DropDown* m_scheme;
    kit::DropDown* m_players;
    std::map<Kind, QCheckBox*> m_pages;
    bool m_isFilling = false; ///< the fields are being set by the program
};

} // namespace hall
