#include "chooser.h"

#include "desk/rulings/ruling.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace print {

namespace {

/// `Match 2 · hand 3 · Bo Li (B1), trick 4`
QString caseInList(const tournament::Tournament& tournament, const desk::CaseOnRecord& found)
{
    const tournament::Match& match = *tournament::match(tournament, found.match);
    const QString game =
        match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(found.spot.game) : QString();
    return kit::sentence(wording::titleOf(match)) + game + u" · "_s + Window::tr("hand %1").arg(found.hand) +
           u" · "_s +
           Window::tr("%1, trick %2")
               .arg(kit::text(tournament::seatName(tournament, match, found.challenge.accused)),
                    QString::number(found.challenge.book));
}

kit::DropDown* narrow(kit::Theme& theme, const QString& name)
{
    auto* field = new kit::DropDown(theme);
    field->setAccessibleName(name);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return field;
}

} // namespace

QPushButton* makeButton(const QString& name, const QString& text, const QString& spokenName)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAccessibleName(spokenName);
    button->setAutoDefault(false);
    return button;
}

Chooser::Chooser(kit::Theme& theme, session::Session& session)
    : m_session(session), m_matchLabel(kit::fieldHead(theme, Window::tr("Match"))),
      m_match(narrow(theme, Window::tr("which match"))),
      m_names(kit::choice(theme, Window::tr("how players are named"), Window::tr("In full"),
                          Window::tr("First name, initial"))),
      m_paper(narrow(theme, Window::tr("paper size"))),
      m_which(narrow(theme, Window::tr("which score sheets"))),
      m_sheets(narrow(theme, Window::tr("sheets on a page"))), m_pages(new QLineEdit)
{
    QVBoxLayout* column = kit::columnIn(this, choicesGap);
    const auto beside = [&theme](const QString& label, QWidget* field) {
        return kit::besideLabel(theme, kit::fieldHead(theme, label), field);
    };
    kit::add(column, {kit::besideLabel(theme, m_matchLabel, m_match), beside(Window::tr("Players"), m_names),
                      beside(Window::tr("Which"), m_which), beside(Window::tr("Layout"), m_sheets),
                      beside(Window::tr("Paper"), m_paper), beside(Window::tr("Pages"), m_pages)});
    for (kit::DropDown* each : {m_match, m_names}) // shows the choice in full
        each->wrap();
    m_pages->setAccessibleName(Window::tr("pages to print"));
    m_pages->setPlaceholderText(Window::tr("all, or 1-3,5"));
    m_pages->setMinimumWidth(10); // the text in it scrolls
    fillPaper();
    // The choice for prints, kept on this computer. The web page has its own.
    static const QString shortNames = u"printedShortNames"_s;
    m_names->setCurrentIndex(m_session.settings().value(shortNames, false).toBool() ? 1 : 0);
    connect(m_names, &QComboBox::currentIndexChanged, this, [this] {
        m_session.settings().set(shortNames, kit::isOther(m_names));
        Q_EMIT changed(true);
    });
    connect(m_match, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT changed(false); });
    connect(m_pages, &QLineEdit::textChanged, this, [this] { Q_EMIT changed(true); });
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] {
        remembered().setFormat(format());
        Q_EMIT changed(true);
    });
    connect(m_sheets, &QComboBox::currentIndexChanged, this, [this] {
        remembered().setPerPage(asked().perPage);
        Q_EMIT changed(false);
    });
    connect(m_which, &QComboBox::currentIndexChanged, this, [this] {
        remembered().setWhich(m_session.shown().file, m_which->currentData().toString());
        Q_EMIT changed(false);
    });
    setPrint(*m_of);
}

void Chooser::fillPaper()
{
    m_paper->setObjectName(u"paper"_s);
    for (const paper::Size& size : paper::sizes)
        m_paper->addItem(QString::fromLatin1(size.name), static_cast<int>(size.format));
}

void Chooser::begin()
{
    const QSignalBlocker quiet[]{QSignalBlocker(m_match), QSignalBlocker(m_pages)};
    m_match->clear();
    m_pages->clear();
}

void Chooser::setPrint(const paper::Print& print)
{
    m_of = &print;
    const Choices last = remembered();
    const QSignalBlocker quiet[]{QSignalBlocker(m_paper), QSignalBlocker(m_sheets), QSignalBlocker(m_pages)};
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(last.format())));
    fillSheets();
    m_sheets->setCurrentIndex(qMax(0, m_sheets->findData(QPoint(last.perPage(), 0))));
    m_pages->clear();
}

/// The choices of sheets per page, for matches and blank.
void Chooser::fillSheets()
{
    m_sheets->clear();
    for (const bool blank : {false, true})
        for (const int perPage : {1, 2, 4})
            if (perPage <= m_of->mostOnAPage && (m_of->canBeBlank || !blank))
                m_sheets->addItem(
                    (blank ? Window::tr("Blank, %1 on a page") : Window::tr("%1 on a page")).arg(perPage),
                    QPoint(perPage, blank ? 1 : 0));
}

void Chooser::refresh()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QString before = m_match->currentData().toString();
    const QSignalBlocker quiet(m_match);
    m_match->clear();
    if (m_of->ofCase) {
        for (const desk::CaseOnRecord& found : desk::casesIn(tournament))
            m_match->addItem(caseInList(tournament, found), kit::text(found.op));
    } else {
        for (const tournament::Match* match : tournament::inOrder(tournament))
            if (match->number)
                m_match->addItem(kit::text(wording::matchInList(tournament, *match)), kit::text(match->id));
    }
    m_match->setCurrentIndex(qMax(0, m_match->findData(before)));
    fillWhich();
}

/// The rounds, tables and matches that have sheets to print.
void Chooser::fillWhich()
{
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    m_parts.clear();
    if (!m_of->ofSheets)
        return m_gone.clear();
    const tournament::Tournament& tournament = m_session.tournament();
    const bool isPlayed = m_of->needs == paper::Needs::Played;
    m_parts = desk::sheetChoices(tournament, isPlayed ? tournament::played(tournament)
                                                      : tournament::waitingForASheet(tournament));
    m_which->addItem(isPlayed ? Window::tr("All played matches") : Window::tr("All waiting matches"),
                     QString());
    for (const desk::SheetChoice& each : m_parts)
        m_which->addItem(kit::text(each.name), kit::text(each.key));
    restoreWhich(isPlayed);
}

/// Restores the last choice. If it has no sheets now, forgets it, so that it doesn't return unnoticed when
/// the table has other teams.
void Chooser::restoreWhich(bool isPlayed)
{
    const QString file = m_session.shown().file;
    const QString key = remembered().which(file);
    const int at = key.isEmpty() ? 0 : m_which->findData(key);
    m_which->setCurrentIndex(qMax(0, at));
    if (at >= 0)
        return;
    remembered().setWhich(file, {});
    m_gone = (isPlayed ? Window::tr("%1: no played sheets now. All played matches are selected.")
                       : Window::tr("%1: no sheets to print now. All waiting matches are selected."))
                 .arg(kit::text(desk::choiceTitle(m_session.tournament(), key.toStdString())));
}

void Chooser::choose(const QString& of)
{
    if (const int at = m_match->findData(of); at >= 0)
        m_match->setCurrentIndex(at);
}

paper::PrintOptions Chooser::asked() const
{
    paper::PrintOptions asked;
    (m_of->ofCase ? asked.challenge : asked.match) = m_match->currentData().toString().toStdString();
    if (m_which->currentIndex() > 0) // the first entry means all
        asked.among = m_parts.at(static_cast<std::size_t>(m_which->currentIndex()) - 1).among;
    const QPoint sheets = m_sheets->currentData().toPoint();
    asked.perPage = sheets.x();
    asked.shortNames = kit::isOther(m_names);
    asked.blank = sheets.y() * sheets.x(); // one page: the printer makes the copies
    return asked;
}

/// Hides before it shows, so that the screen never needs room for both.
void Chooser::showChoices()
{
    const bool isOfOne = m_of->ofMatch || m_of->ofCase;
    m_matchLabel->setText(m_of->ofCase ? Window::tr("Case") : Window::tr("Match"));
    const bool ofSheets = m_of->ofSheets;
    m_which->setEnabled(asked().blank == 0);
    const std::pair<QWidget*, bool> choices[] = {{m_match->parentWidget(), isOfOne},
                                                 {m_names->parentWidget(), m_of->ofNames},
                                                 {m_which->parentWidget(), ofSheets},
                                                 {m_sheets->parentWidget(), ofSheets}};
    for (const bool shown : {false, true})
        for (const auto& [widget, isShown] : choices)
            if (isShown == shown)
                widget->setVisible(shown);
}

} // namespace print

#include "moc_chooser.cpp"
