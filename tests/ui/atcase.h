// A tournament at UNC in mid play, and a person who decides renege challenges.
#pragma once

#include "atdesktop.h"

#include "desk/rulings/ruling.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"

namespace atcase {

using Score = scoring::PerSide<int>;

class CaseTournament : public stage::AtHalfPlayed {
public:
    using AtHalfPlayed::AtHalfPlayed;
    /// Presses and counts keys; `⏎` is Enter.
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
    Score score(int number) { return tournament::result(match(number)).score; }
    /// From the sheet, opens a case with nothing typed.
    void openCase(int number = 2)
    {
        openSheet(number);
        person.press(Qt::Key_F3);
    }
    /// From the sheet, claims a renege by side A's first player in trick 4.
    void claim(int number, const QString& more)
    {
        openCase(number);
        person.type(u"214"_s + more);
    }
    std::vector<desk::CaseOnRecord> cases() { return desk::casesIn(tournament()); }
    /// Whether the widget with that name is visible.
    bool shows(const QString& name) { return stage::inView<QWidget>(desktop.window(), name); }

    int pressed = 0;
};

} // namespace atcase
