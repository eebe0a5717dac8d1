#include "ownsentences.h"

#include "fieldrow.h"

#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using rules::Sentence;
using wording::Window;

namespace rulesview {

OwnSentences::OwnSentences(kit::Theme& theme, const wording::FormSection& section)
    : m_theme(theme), m_topics(section.topics), m_lines(new QVBoxLayout),
      m_add(kit::button(Window::tr("Add a sentence"),
                        Window::tr("Add a sentence to the card: %1").arg(kit::text(section.heading))))
{
    setObjectName(u"ownSentences"_s);
    QVBoxLayout* column = kit::columnIn(this, 6, {18, 8, 18, 8});
    m_lines->setSpacing(6);
    column->addLayout(m_lines);
    m_add->setObjectName(u"addSentence"_s);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &OwnSentences::addOne);
    if (m_topics.empty())
        hide();
}

template <class By>
void OwnSentences::change(const std::string& id, const std::string& typed, By by)
{
    std::vector<Sentence> all = m_all;
    by(*std::ranges::find(all, id, &Sentence::id));
    Q_EMIT changed(all, typed);
}

OwnSentences::Row OwnSentences::makeRow(const std::string& id)
{
    constexpr int leastWidth = 260; // pixels at 100 %
    Row row{id, new QWidget, new QLineEdit, new kit::DropDown(m_theme), kit::complaint(m_theme)};
    row.words->setObjectName(u"words"_s);
    row.words->setAccessibleName(Window::tr("Your sentence"));
    row.words->setPlaceholderText(Window::tr("Like “Bring your own cards.”"));
    kit::follow(m_theme, row.words,
                [this, field = row.words] { field->setMinimumWidth(m_theme.px(leastWidth)); });
    row.topic->setObjectName(u"topic"_s);
    row.topic->setAccessibleName(Window::tr("Your sentence: where it is on the card"));
    for (const rules::Topic each : m_topics)
        row.topic->addItem(kit::sentence(wording::topicLabel(each)));
    if (m_topics.size() < 2)
        row.topic->hide();
    QPushButton* gone = kit::button(Window::tr("Remove"), Window::tr("Remove: your sentence"));
    gone->setObjectName(u"remove"_s);
    auto* line = new kit::FlowRow(m_theme, 8);
    kit::add(&line->flow(), {row.words, row.topic, gone});
    line->flow().setGrowing(row.words);
    kit::add(kit::columnIn(row.around, 2), {line, row.complaint});
    connect(row.words, &QLineEdit::textEdited, this, [this, id](const QString& typed) {
        change(id, id, [&](Sentence& one) { one.words = typed.simplified().toStdString(); });
    });
    connect(row.topic, &QComboBox::activated, this, [this, id](int at) {
        change(id, {}, [&](Sentence& one) { one.topic = m_topics[static_cast<std::size_t>(at)]; });
    });
    connect(gone, &QPushButton::clicked, this, [this, id] { remove(id); });
    return row;
}

std::string OwnSentences::freeId() const
{
    const auto isTaken = [&](const std::string& id) {
        return std::ranges::count(m_all, id, &Sentence::id) > 0 ||
               std::ranges::count(m_known, id, &Sentence::id) > 0;
    };
    for (int n = 1;; ++n)
        if (std::string id = std::string(rules::ownSentence) + std::to_string(n); !isTaken(id))
            return id;
}

void OwnSentences::addOne()
{
    std::vector<Sentence> all = m_all;
    all.push_back({freeId(), m_topics.front(), {}, {}});
    const std::string id = all.back().id;
    Q_EMIT changed(all, {});
    const auto row = std::ranges::find(m_rows, id, &Row::id); // the row just added
    if (row != m_rows.end())
        row->words->setFocus();
}

void OwnSentences::remove(const std::string& id)
{
    m_add->setFocus();
    std::vector<Sentence> all = m_all;
    std::erase_if(all, [&](const Sentence& each) { return each.id == id; });
    Q_EMIT changed(all, {});
}

// Sets only a text that differs, so that the cursor stays.
void OwnSentences::showRow(const Row& row, const Sentence& sentence)
{
    const QString words = kit::text(sentence.words);
    if (row.words->text().simplified() != words)
        row.words->setText(words);
    const auto at = std::ranges::find(m_topics, sentence.topic);
    row.topic->setCurrentIndex(static_cast<int>(at - m_topics.begin()));
}

void OwnSentences::refresh(const rules::Draft& draft, const std::vector<rules::Mistake>& mistakes)
{
    m_all = draft.file().ownSentences;
    m_known = draft.origin().sentences;
    std::vector<Sentence> here;
    std::ranges::copy_if(m_all, std::back_inserter(here), [this](const Sentence& each) {
        return std::ranges::count(m_topics, each.topic) > 0;
    });
    std::erase_if(m_rows, [&](const Row& row) {
        const bool isGone = std::ranges::count(here, row.id, &Sentence::id) == 0;
        if (isGone) {
            m_lines->removeWidget(row.around);
            row.around->hide();
            row.around->deleteLater(); // later, because its button was clicked
        }
        return isGone;
    });
    for (std::size_t i = 0; i < here.size(); ++i) {
        if (i == m_rows.size() || m_rows[i].id != here[i].id) {
            const Row row = makeRow(here[i].id);
            m_lines->insertWidget(static_cast<int>(i), row.around);
            m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(i), row);
        }
        showRow(m_rows[i], here[i]);
        const auto wrong = std::ranges::find(mistakes, here[i].id, &rules::Mistake::sentence);
        m_rows[i].complaint->say(wrong == mistakes.end() ? QString() : mistakeInWords(wrong->what));
    }
}

} // namespace rulesview

#include "moc_ownsentences.cpp"
