#include "phaserows.h"

#include "rules/parameters.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace rulesview {

namespace {

QString nameOf(const std::vector<rules::DrawPart>& parts)
{
    return kit::sentence(wording::inWords(parts));
}

QString nameOf(rules::DrawPart part)
{
    return nameOf(std::vector{part});
}

/// The only format with such matches, because rules are for a tournament in any format. Empty if most formats
/// have them.
QString onlyIn(rules::DrawPart part)
{
    switch (part) {
    case rules::DrawPart::LosersBracket:
        return Window::tr("only in double elimination");
    case rules::DrawPart::Playoff:
    case rules::DrawPart::Pools:
        return Window::tr("only in pools to playoff");
    case rules::DrawPart::Final:
    case rules::DrawPart::ThirdPlace:
    case rules::DrawPart::Semifinals:
    case rules::DrawPart::Quarterfinals:
        break;
    }
    return {};
}

QString wordOf(rules::DrawPart part)
{
    return kit::text(std::string(rules::word(part)));
}

} // namespace

PhaseRows::PhaseRows(kit::Theme& theme) : m_theme(theme)
{
    setObjectName(u"phaseRows"_s);
    QVBoxLayout* column = kit::columnIn(this, 8, {18, 8, 18, 8}); // fits in full in a window of 1280 by 752
    auto* hint = new kit::Prose(theme, 15, Line::Ink::Soft);
    hint->setText(Window::tr("Add a round, then edit only the rules that differ there."));
    column->addWidget(hint);
    for (const auto& each : rules::drawParts)
        addRow(theme, each.meaning);
}

void PhaseRows::addRow(kit::Theme& theme, rules::DrawPart part)
{
    const QString word = wordOf(part);
    const auto button = [&](const QString& text, const QString& object) {
        QPushButton* made = kit::button(text);
        made->setObjectName(object + u'-' + word);
        return made;
    };
    Row row{part,
            {},
            new QWidget,
            new kit::Prose(theme, 17),
            new kit::Prose(theme, 14, Line::Ink::Soft),
            button(Window::tr("Add"), u"add"_s),
            button(Window::tr("Edit"), u"edit"_s),
            button(Window::tr("Remove"), u"remove"_s),
            new kit::FlowRow(theme, 8)};
    QHBoxLayout* line = kit::lineIn(row.around, 10);
    for (kit::Prose* each : {row.name, row.state}) {
        each->setAlignment(Qt::AlignLeft | Qt::AlignVCenter); // level with the buttons
        line->addWidget(each, 1);
    }
    for (QPushButton* each : {row.add, row.edit, row.remove})
        line->addWidget(each);
    for (QPushButton* each : {row.add, row.remove})
        each->installEventFilter(this);
    layout()->addWidget(row.around);
    layout()->addWidget(row.same);
    connect(row.add, &QPushButton::clicked, this, [this, part, edit = row.edit] {
        Q_EMIT partWanted(part, true);
        edit->setFocus();                              // the clicked button is hidden now
        kit::bringIntoViewSoon(*edit, edit->height()); // the rows above are higher now
    });
    connect(row.remove, &QPushButton::clicked, this, [this, part, add = row.add] {
        Q_EMIT partWanted(part, false);
        add->setFocus();
    });
    connect(row.edit, &QPushButton::clicked, this,
            [this, at = m_rows.size()] { Q_EMIT phaseWanted(m_rows[at].phase); });
    m_rows.push_back(std::move(row));
}

void PhaseRows::showName(const Row& row, const std::vector<rules::DrawPart>& together)
{
    const QString name = nameOf(together);
    row.name->setText(name);
    row.add->setAccessibleName(Window::tr("Add: %1").arg(name));
    row.edit->setAccessibleName(Window::tr("Edit: %1").arg(name));
    row.remove->setAccessibleName(Window::tr("Remove: %1").arg(name));
    row.around->setVisible(together.front() == row.part);
}

void PhaseRows::showSharedRules(const Row& row, const std::vector<rules::DrawPart>& others)
{
    kit::clear(row.same->flow());
    for (const rules::DrawPart other : others) {
        QPushButton* same = kit::button(Window::tr("Same as: %1").arg(nameOf(other)),
                                        Window::tr("%1: same as %2").arg(nameOf(row.part), nameOf(other)));
        same->setObjectName(u"same-"_s + wordOf(row.part) + u'-' + wordOf(other));
        row.same->flow().addWidget(same);
        const auto join = [this, part = row.part, other, edit = row.edit] {
            Q_EMIT sameWanted(part, other);
            edit->setFocus(); // the clicked button is gone
        };
        connect(same, &QPushButton::clicked, this, join, Qt::QueuedConnection); // deletes the button
    }
    row.same->setVisible(!others.empty());
}

void PhaseRows::refresh(const rules::Draft& draft)
{
    for (Row& row : m_rows) {
        const std::vector<rules::DrawPart> together = rules::partsWith(draft.origin(), row.part);
        showName(row, together);
        const rules::Phase* phase = rules::phaseFor(draft.venue(), row.part);
        const bool hasRules = phase != nullptr;
        row.phase = hasRules ? phase->name : std::string();
        const auto joined = std::ranges::find(draft.file().joined, row.part, &rules::JoinedPart::part);
        const bool isJoined = joined != draft.file().joined.end();
        const QString state =
            isJoined   ? Window::tr("Same rules as: %1").arg(nameOf(joined->to))
            : hasRules ? Window::tr("Rules that differ: %1")
                             .arg(rules::differing(*phase, rules::regularPhase(draft.venue())).size())
                       : Window::tr("As in all other matches");
        row.state->setText(
            kit::joined({state, together.size() > 1 ? QString() : onlyIn(row.part)}, u" · "_s));
        showSharedRules(row, hasRules || together.size() > 1 ? std::vector<rules::DrawPart>()
                                                             : draft.file().parts);
        row.add->setVisible(!hasRules);
        row.edit->setVisible(hasRules);
        row.remove->setVisible(hasRules && rules::mayDrop(draft.origin(), *phase));
    }
}

void PhaseRows::focusInEvent(QFocusEvent* event)
{
    const Row& first =
        *std::ranges::find_if(m_rows, [](const Row& each) { return !each.around->isHidden(); });
    (first.phase.empty() ? first.add : first.edit)->setFocus(event->reason());
}

// Ignores double clicks: Remove appears in the place of Add, and Add in that of Remove.
bool PhaseRows::eventFilter(QObject* watched, QEvent* event)
{
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

void PhaseRows::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (const Row& row : m_rows)
        if (!row.around->isHidden())
            painter.fillRect(0, row.around->y() - layout()->spacing() / 2, width(), 1, m_theme.colors().line);
}

} // namespace rulesview

#include "moc_phaserows.cpp"
