// A tournament at UNC in mid play, with somebody at the desk who settles renege challenges.
#pragma once

#include "atdesktop.h"
#include "person.h"

#include "desk/rulings/ruling.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"

#include <functional>

namespace atcase {

using namespace Qt::StringLiterals;

using Score = scoring::PerSide<int>;

class CaseTournament {
public:
    /// `change`: what is done to the tournament before its window opens.
    explicit CaseTournament(const std::function<void(stage::HalfPlayed&)>& change = {})
        : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        if (change)
            change(played);
        stage::open(desktop, played);
        person.wait();
    }
    void openSheet(int number)
    {
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(played.match(number)));
        person.wait();
    }
    /// Keys, each counted; `⏎` is Enter.
    void keys(const QString& all)
    {
        for (const QChar key : all) {
            person.type(QString(key));
            ++pressed;
        }
    }
    void key(int key)
    {
        person.press(key);
        ++pressed;
    }
    void click(const QString& name)
    {
        person.click(name);
        ++pressed;
    }
    const rulings::CasePage& page() { return desktop.rulings().page(); }
    const tournament::Tournament& tournament() { return desktop.session().tournament(); }
    const tournament::Match& match(int number)
    {
        return *tournament::match(tournament(), played.match(number));
    }
    Score score(int number) { return tournament::result(match(number)).score; }
    /// From the sheet, a case against side A's first in trick 4.
    void claim(int number, const QString& more)
    {
        openSheet(number);
        person.press(Qt::Key_F3);
        person.type(u"214"_s + more);
    }
    std::vector<desk::CaseOnRecord> cases() { return desk::casesIn(tournament()); }
    /// Whether what is called so is in view.
    bool shows(const QString& name) { return stage::inView<QWidget>(desktop.window(), name); }

    stage::Settings settings;
    stage::HalfPlayed played;
    desktop::Desktop desktop;
    stage::Person person;
    int pressed = 0;
};

} // namespace atcase
