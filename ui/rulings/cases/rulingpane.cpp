#include "rulingpane.h"

#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/tr.h"

#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using facts::Ruling;
using session::Key;
using wording::Window;

namespace rulings {

namespace {

/// A shaded background.
class Shaded : public QWidget {
public:
    explicit Shaded(kit::Theme& theme) : m_theme(theme)
    {
        connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(m_theme.colors().line);
        painter.setBrush(m_theme.colors().shade);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_theme.px(6), m_theme.px(6));
    }

private:
    kit::Theme& m_theme;
};

/// The outcome of the ruling. Before there is a ruling, it says whether this one would be against the
/// evidence.
Outcome outcomeIf(const OpenCase& open, Ruling ruling, const desk::Correction& change,
                  const desk::Correction& other)
{
    Outcome outcome = outcomeOf(change, other, open.entry.accused()->side);
    const std::string sentence = open.ruling() ? std::string() : open.against(ruling);
    if (!sentence.empty())
        outcome.notes.prepend(kit::whole(sentence));
    return outcome;
}

/// The placeholder of the reason. It is required against the evidence, and to change the ruling on a finished
/// match.
QString reasonHint(const OpenCase& open)
{
    if (!open.ruling() && !open.against(Ruling::Rejected).empty())
        return Window::tr("Required to deny");
    if (!open.ruling() && !open.against(Ruling::Upheld).empty())
        return Window::tr("Required to uphold");
    if (open.ruling() && open.match().state == tournament::State::Final)
        return Window::tr("Required to change the ruling");
    return Window::tr("Printed on the ruling");
}

} // namespace

RulingPane::RulingPane(kit::Theme& theme, const session::Session& session)
    : Card(theme), m_outcome(new kit::Prose(theme, 15, kit::Line::Ink::Ok, kit::Weight::Medium)),
      m_ask(new kit::Ask(theme)), m_changes(new sheet::ChangePanel(theme, session)),
      m_hint(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_outcomes(new QWidget),
      m_upheld(new OutcomeCard(theme)), m_rejected(new OutcomeCard(theme)),
      m_noRule(new kit::Prose(theme, 16, kit::Line::Ink::Warn)),
      m_points(new KeyButton(theme, session::does(Key::Points), session::shown(Key::Points))),
      m_then(new kit::Prose(theme, 15)), m_after(new Shaded(theme)), m_note(new QLineEdit),
      m_print(new kit::KeyHint(theme, session::shown(Key::Print), session::does(Key::Print)))
{
    QHBoxLayout* both = kit::lineIn(m_outcomes, 10);
    both->addWidget(m_upheld, 1);
    both->addWidget(m_rejected, 1);
    kit::columnIn(m_after, -1, {14, 6, 14, 6})->addWidget(m_then);
    m_note->setAccessibleName(Window::tr("reason, printed on the ruling"));
    auto* noteHead = new kit::KeyHint(theme, session::shown(Key::Note), Window::tr("reason"));
    connect(noteHead, &kit::KeyHint::clicked, m_note, qOverload<>(&QWidget::setFocus));
    auto* note = new QWidget;
    QHBoxLayout* noteLine = kit::lineIn(note, 10);
    noteLine->addWidget(noteHead);
    noteLine->addWidget(m_note, 1);
    noteLine->addWidget(m_print);
    QVBoxLayout* column = kit::columnIn(this, 8, {16, 8, 16, 8});
    // The reason comes first: a ruling may require it, and what is below may be higher than the window.
    kit::add(column, {note, m_outcome, m_changes, m_ask, m_hint, m_outcomes, m_noRule, m_points, m_after});
    m_outcome->setObjectName(u"outcome"_s);
    m_outcome->hide();
    column->addStretch(1);
    m_changes->hide();
    connect(m_ask, &kit::Ask::opened, this, [this] {
        m_changes->setVisible(true);
        m_outcomes->hide();
        m_after->hide();
    });
    connect(m_ask, &kit::Ask::closed, this, [this] {
        m_changes->hide();
        m_changes->clear();
    });
    connect(m_changes, &sheet::ChangePanel::accepted, m_ask, &kit::Ask::accept);
    connect(m_changes, &sheet::ChangePanel::cancelled, m_ask, &kit::Ask::drop);
}

void RulingPane::show(const OpenCase& open)
{
    const rules::Set& rules = *open.match().rules;
    const bool hasRule = rules.rules.renege.has_value();
    m_noRule->say(hasRule ? QString()
                          : Window::tr("%1 has no renege rule: the ruling itself costs nothing. You can "
                                       "adjust points, with a reason.")
                                .arg(kit::text(rules.venueName)));
    m_points->setVisible(!hasRule);
    m_note->setPlaceholderText(reasonHint(open));
    const QString hint = showOutcomes(open);
    m_hint->say(hint);
    const bool areShown = hint.isEmpty() && !m_ask->isOpen();
    m_outcomes->setVisible(areShown);
    m_after->setVisible(areShown && !m_then->text().isEmpty());
}

void RulingPane::setRuled(const QString& outcome)
{
    const bool isNews = m_outcome->isHidden();
    m_outcome->say(outcome);
    if (isNews && !outcome.isEmpty())
        kit::bringIntoViewSoon(*m_outcome, m_outcome->heightForWidth(width()));
}

void RulingPane::spread(int page)
{
    for (OutcomeCard* each : {m_upheld, m_rejected})
        each->spread(page);
}

QString RulingPane::showOutcomes(const OpenCase& open)
{
    if (!open.entry.accused())
        return Window::tr("Choose the accused player to see both outcomes.");
    const auto upheld = open.preview(Ruling::Upheld);
    const auto rejected = open.preview(Ruling::Rejected);
    if (!upheld || !rejected)
        return session::whyNot((upheld ? rejected : upheld).error());
    const auto headed = [&](Ruling ruling, const QString& before) {
        return open.ruling() == ruling ? rulingWord(ruling) : before;
    };
    m_upheld->show(headed(Ruling::Upheld, Window::tr("If upheld")),
                   outcomeIf(open, Ruling::Upheld, *upheld, *rejected));
    m_rejected->show(headed(Ruling::Rejected, Window::tr("If denied")),
                     outcomeIf(open, Ruling::Rejected, *rejected, *upheld));
    m_then->say(consequences(*upheld, *rejected, open.ruling()).join(u'\n'));
    return {};
}

} // namespace rulings

#include "moc_rulingpane.cpp"
