#include "sentencerows.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QMouseEvent>

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace rulesview {

namespace {

/// A check box whose text may wrap. A click on the text checks the box.
class BoxRow : public QWidget {
public:
    BoxRow(kit::Theme& theme, QCheckBox* box, const QString& words) : m_box(box)
    {
        auto* said = new kit::Prose(theme, 16);
        said->setText(words);
        said->setAlignment(Qt::AlignLeft | Qt::AlignVCenter); // level with the box
        QHBoxLayout* line = kit::lineIn(this, 6, {0, 4, 0, 4});
        line->addWidget(box, 0, Qt::AlignTop);
        line->addWidget(said, 1);
    }

protected:
    void mousePressEvent(QMouseEvent* event) override { event->accept(); } // so that the release comes here
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            m_box->click();
    }

private:
    QCheckBox* m_box;
};

} // namespace

SentenceRows::SentenceRows(kit::Theme& theme, const Edited& edited, const wording::FormSection& section)
{
    setObjectName(u"sentenceRows"_s);
    QVBoxLayout* column = kit::columnIn(this, 2, {18, 10, 18, 10});
    auto* head = new kit::Prose(theme, 15, Line::Ink::Soft);
    head->setText(Window::tr("%1 also says:").arg(edited.originName()));
    column->addWidget(head);
    for (const rules::Sentence& each : edited.draft().origin().sentences)
        if (std::ranges::count(section.topics, each.topic) > 0)
            addRow(theme, each);
    if (m_rows.empty())
        hide();
}

void SentenceRows::addRow(kit::Theme& theme, const rules::Sentence& sentence)
{
    const QString words = kit::whole(sentence.words);
    auto* box = new QCheckBox;
    box->setObjectName(u"sentence-"_s + kit::text(sentence.id));
    box->setAccessibleName(words);
    layout()->addWidget(new BoxRow(theme, box, words));
    m_rows.push_back({sentence.id, box});
    connect(box, &QCheckBox::clicked, this, [this, id = sentence.id](bool keep) { Q_EMIT kept(id, keep); });
}

void SentenceRows::refresh(const rules::Draft& draft)
{
    for (const Row& row : m_rows)
        row.box->setChecked(std::ranges::count(draft.venue().sentences, row.sentence, &rules::Sentence::id) >
                            0);
}

} // namespace rulesview

#include "moc_sentencerows.cpp"
