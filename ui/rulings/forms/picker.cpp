#include "picker.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/text.h"

#include <QKeyEvent>
#include <QListView>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

constexpr int typingPause = 1200; // ms: after such a pause, typing begins a new word
constexpr int choiceGap = 6;      // pixels at 100 %

/// The drop-down list. Typing in it searches as in the field.
class Dropped : public QListView {
public:
    explicit Dropped(std::function<void(const QString&)> find) : m_find(std::move(find)) {}
    void keyboardSearch(const QString& more) override { m_find(more); }

private:
    std::function<void(const QString&)> m_find;
};

bool isNumber(const QString& word)
{
    return !word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return c.isDigit(); });
}

/// How well an entry matches: 3 if the text is its first number; 2 if it has every word; 1 if every word
/// begins one of its words; else 0.
int fit(const QStringList& words, const QStringList& typed)
{
    const auto number = std::ranges::find_if(words, isNumber);
    if (typed.size() == 1 && number != words.end() && *number == typed.constFirst())
        return 3;
    int best = 2;
    for (const QString& each : typed)
        if (!words.contains(each))
            best = std::ranges::any_of(words, [&](const QString& word) { return word.startsWith(each); })
                       ? qMin(best, 1)
                       : 0;
    return typed.isEmpty() ? 0 : best;
}

} // namespace

Picker::Picker(kit::Theme& theme, const QString& name) : DropDown(theme)
{
    setAccessibleName(name);
    wrap();
    setMinimumContentsLength(12);
    setView(new Dropped([this](const QString& more) { find(more); }));
    setItemDelegate(new QStyledItemDelegate(this)); // also for the list above
    connect(this, &QComboBox::activated, this, &Picker::picked);
}

void Picker::fill(const QList<Entry>& entries)
{
    setEnabled(!entries.isEmpty());
    if (entries == m_entries)
        return;
    m_entries = entries;
    const QSignalBlocker quiet(this);
    const QString was = id();
    clear();
    updateGeometry(); // the choice may need two lines
    auto* items = qobject_cast<QStandardItemModel*>(model());
    for (const Entry& entry : entries) {
        addItem(entry.text, entry.id);
        if (entry.isHeading)
            items->item(count() - 1)->setEnabled(false);
    }
    if (pick(was))
        return;
    for (int at = 0; at < count(); ++at)
        if (!entries.at(at).isHeading)
            return setCurrentIndex(at);
}

bool Picker::pick(const QString& id)
{
    const int at = findData(id);
    const bool isOffered = at >= 0 && (model()->flags(model()->index(at, 0)) & Qt::ItemIsEnabled);
    if (isOffered)
        setCurrentIndex(at);
    return isOffered;
}

void Picker::find(const QString& more)
{
    if (!m_since.isValid() || m_since.elapsed() > typingPause)
        m_typed.clear();
    m_since.start();
    m_typed += more;
    const QStringList typed = kit::wordsOf(m_typed);
    int found = -1;
    int best = 0;
    for (int at = 0; at < count(); ++at) {
        const bool isOffered = model()->flags(model()->index(at, 0)) & Qt::ItemIsEnabled;
        const int its = isOffered ? fit(kit::wordsOf(itemText(at)), typed) : 0;
        if (its > best) {
            found = at;
            best = its;
        }
    }
    if (found < 0)
        return;
    if (view()->isVisible())
        view()->setCurrentIndex(model()->index(found, modelColumn()));
    else if (found != currentIndex()) {
        setCurrentIndex(found);
        Q_EMIT activated(found);
    }
}

void Picker::keyPressEvent(QKeyEvent* event)
{
    const bool isBetween =
        event->key() == Qt::Key_Space && (!m_since.isValid() || m_since.elapsed() > typingPause);
    if (kit::isEnter(*event) || event->key() == Qt::Key_Escape)
        event->ignore();
    else if (kit::isCommand(*event) || isBetween || event->text().isEmpty() ||
             !event->text().front().isPrint())
        DropDown::keyPressEvent(event);
    else
        find(event->text());
}

Choices::Choices(kit::Theme& theme, const QString& label)
    : FlowRow(theme, choiceGap), m_theme(theme), m_label(label)
{
}

void Choices::fill(const QList<Option>& options)
{
    const QString was = id();
    const auto isSame = [](const Option& one, const Option& other) { return one.id == other.id; };
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    if (!std::ranges::equal(options, m_options, isSame)) {
        qDeleteAll(m_group.buttons());
        for (int at = 0; at < options.size(); ++at) {
            auto* chip = new Chip(m_theme, this, Chip::Place::Form);
            chip->setObjectName(objectName() + u'-' + options.at(at).id);
            chip->setCheckable(true);
            m_group.add(chip, at);
            flow().addWidget(chip);
            connect(chip, &Chip::clicked, this, &Choices::picked);
        }
    }
    m_options = options;
    for (int at = 0; at < options.size(); ++at) {
        auto* chip = static_cast<Chip*>(m_group.button(at));
        chip->setFace(options.at(at).face, m_label + u": "_s + options.at(at).face.text);
        chip->setEnabled(options.at(at).isOffered);
    }
    choose(was);
    if (!m_isLeftOpen && (id().isEmpty() || !m_group.checkedButton()->isEnabled()))
        for (int at = 0; at < options.size(); ++at)
            if (options.at(at).isOffered) {
                m_group.button(at)->setChecked(true);
                break;
            }
    m_group.fitTab();
    evenOut();
    if (hadFocus)
        takeFocus();
}

void Choices::evenOut()
{
    QList<Chip*> chips;
    for (QAbstractButton* each : m_group.buttons())
        chips << static_cast<Chip*>(each);
    rulings::evenOut(chips, width(), m_theme.px(choiceGap));
}

void Choices::resizeEvent(QResizeEvent* event)
{
    FlowRow::resizeEvent(event);
    evenOut();
}

QString Choices::id() const
{
    return m_options.value(m_group.checkedId()).id;
}

void Choices::choose(const QString& id)
{
    for (int at = 0; at < m_options.size(); ++at)
        if (m_options.at(at).id == id && m_options.at(at).isOffered)
            m_group.button(at)->setChecked(true);
}

void Choices::takeFocus()
{
    QAbstractButton* chosen = m_group.checkedButton();
    if (QAbstractButton* to = chosen ? chosen : m_group.buttons().value(0))
        to->setFocus();
}

bool Choices::takeFocused()
{
    for (QAbstractButton* each : m_group.buttons())
        if (each->hasFocus() && !each->isChecked()) {
            each->click();
            return true;
        }
    return false;
}

void Choices::keyPressEvent(QKeyEvent* event)
{
    if (kit::isCommand(*event) || event->text().isEmpty())
        return FlowRow::keyPressEvent(event);
    const QString typed = QString(event->text()).replace(u'-', u'−');
    for (QAbstractButton* each : m_group.buttons())
        if (const QString text = m_options.at(m_group.id(each)).face.text;
            each->isEnabled() && text.startsWith(typed, Qt::CaseInsensitive)) {
            each->setFocus();
            return each->click();
        }
    FlowRow::keyPressEvent(event);
}

} // namespace rulings

#include "moc_picker.cpp"
