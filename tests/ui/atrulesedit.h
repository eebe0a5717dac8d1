// The rules editor alone, with real keys and clicks.
#pragma once

#include "stage.h"

#include "rules/builtin.h"
#include "ui/rules/editorscreen.h"

#include <QLineEdit>
#include <QSpinBox>

namespace atrulesedit {

using rulesview::EditorScreen;

class Editing {
public:
    explicit Editing(const char* venue = "unc")
    {
        screen.save = [this](const std::string& text) {
            savedText = text;
            return wrong;
        };
        if (venue)
            screen.openCopy(*rules::venueCalled(venue));
        else
            screen.openNew();
        stage::showAlone(screen);
    }

    template <class Widget>
    Widget& find(const QString& name) const
    {
        auto* found = screen.findChild<Widget*>(name);
        if (!found)
            qFatal("nothing is called %s", qPrintable(name));
        return *found;
    }
    /// Shows the section with that rule. Returns the control of that name in the row of the rule.
    template <class Widget>
    Widget& inRow(const QString& parameter, const QString& name) const
    {
        auto& list = find<kit::RowTable>(u"sections"_s);
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Home);
        while (!screen.findChild<QWidget*>(parameter))
            QTest::keyClick(&list, Qt::Key_Down);
        auto* found = find<QWidget>(parameter).findChild<Widget*>(name);
        if (!found)
            qFatal("%s has no %s", qPrintable(parameter), qPrintable(name));
        return *found;
    }
    void type(const QString& parameter, const QString& number) const
    {
        auto& field = inRow<QLineEdit>(parameter, u"number"_s);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, number);
    }
    void click(const QString& parameter, const QString& button) const
    {
        auto& shown = inRow<QPushButton>(parameter, button);
        QTRY_VERIFY(shown.height() >= shown.minimumSizeHint().height()); // once the section is laid out
        QTest::mouseClick(&shown, Qt::LeftButton);
    }
    /// With keys: goes to the last section and presses the button of that part of the draw.
    void addRound(const QString& part) const
    {
        auto& list = find<kit::RowTable>(u"sections"_s);
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_End);
        auto& add = find<QPushButton>(u"add-"_s + part);
        add.setFocus();
        QTest::keyClick(&add, Qt::Key_Space);
    }
    /// Fills a field of the hand to try.
    void fill(const QString& name, const QString& typed) const
    {
        auto& field = find<QSpinBox>(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, typed);
    }
    const scoring::RuleSet& now() const { return screen.draft().phase("regular").rules; }
    /// The result of the example, or of the hand to try.
    QString result(const QString& part) const
    {
        return pseudo::english(find<QWidget>(part).findChild<QLabel*>(u"result"_s)->text());
    }
    bool isWrong(const QString& parameter) const { return find<rulesview::FieldRow>(parameter).isWrong(); }

    stage::Stage stage;
    EditorScreen screen{stage.theme, stage.session};
    std::string savedText;
    QString wrong; ///< why it can't be saved
};

} // namespace atrulesedit
