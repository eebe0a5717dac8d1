// The origin's sentences beside its fields, one per row: which of them the card keeps.
#pragma once

#include "edited.h"

#include "ui/kit/widgets.h"
#include "wording/rulecard/formwords.h"

#include <QCheckBox>

#include <vector>

namespace rulesview {

class SentenceRows : public QWidget {
    Q_OBJECT
public:
    /// Those of the section; hidden if there are none.
    SentenceRows(kit::Theme& theme, const Edited& edited, const wording::FormSection& section);
    void refresh(const rules::Draft& draft);

Q_SIGNALS:
    void kept(const std::string& sentence, bool keep);

private:
    void addRow(kit::Theme& theme, const rules::Sentence& sentence);

    struct Row {
        std::string sentence;
        QCheckBox* box;
    };
    std::vector<Row> m_rows;
};

} // namespace rulesview
