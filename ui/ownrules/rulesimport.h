// Imports a rule file, for several screens.
#pragma once

#include "ui/kit/ask.h"
#include "venues/ownvenues.h"

namespace ownrules {

/// Whether the file says that it is a rule file, with or without mistakes. Any other JSON isn't ours.
bool isRuleFile(const QString& path);
/// The mistakes as sentences, one per line; a mistake in a rule names the rule.
QString inWords(const std::vector<message::Message>& mistakes);
/// The name of saved rules in a list of rules.
QString nameInList(const venues::OwnVenue& own);

/// Shows what is wrong with the file, and asks before it replaces saved rules. Hidden until there is
/// something to show.
class RulesImport : public QWidget {
    Q_OBJECT
public:
    explicit RulesImport(kit::Theme& theme, QWidget* parent = nullptr);
    /// Asks for the file; empty if none was chosen.
    std::function<QString()> chooseFile;
    void choose();
    void bring(const QString& path);
    /// Clears messages and questions.
    void clear();

Q_SIGNALS:
    /// An import begins; earlier messages are obsolete.
    void begun();
    /// The rules were saved under that file name.
    void imported(const QString& file);

private:
    void save(const venues::Incoming& incoming, const QString& name);
    void refuse(const QString& name, const std::vector<message::Message>& mistakes);

    venues::OwnVenues m_own;
    kit::Prose* m_complaint;
    kit::Ask* m_ask;
};

} // namespace ownrules
