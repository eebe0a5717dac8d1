// A venue's own sentences for the card, one line each, below the fields of their section.
#pragma once

#include "edited.h"

#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "wording/rulecard/formwords.h"

#include <QLineEdit>

#include <vector>

namespace rulesview {

class OwnSentences : public QWidget {
    Q_OBJECT
public:
    /// Those on the topics of the section; hidden if the section has none.
    OwnSentences(kit::Theme& theme, const wording::FormSection& section);
    /// Shows the current draft, with mistakes below their lines.
    void refresh(const rules::Draft& draft, const std::vector<rules::Mistake>& mistakes);

Q_SIGNALS:
    /// All own sentences, including other sections'. `typed`: id of the one that is being typed.
    void changed(const std::vector<rules::Sentence>& sentences, const std::string& typed);

private:
    struct Row {
        std::string id;
        QWidget* around;
        QLineEdit* words;
        kit::DropDown* topic;
        kit::Prose* complaint;
    };
    Row makeRow(const std::string& id);
    void showRow(const Row& row, const rules::Sentence& sentence);
    void addOne();
    void remove(const std::string& id);
    /// Emits `changed` after `by` changed that sentence.
    template <class By>
    void change(const std::string& id, const std::string& typed, By by);
    std::string freeId() const;

    kit::Theme& m_theme;
    std::vector<rules::Topic> m_topics;
    QVBoxLayout* m_lines;
    QPushButton* m_add;
    std::vector<Row> m_rows;
    std::vector<rules::Sentence> m_all;   ///< the venue's own, of all sections
    std::vector<rules::Sentence> m_known; ///< the origin's
};

} // namespace rulesview
