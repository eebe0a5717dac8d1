// Bringing in a rule file, as several screens do it.
#pragma once

#include "ui/kit/ask.h"
#include "venues/ownvenues.h"

namespace ownrules {

/// Whether it says that it is a rule file, sound or not; any other JSON is somebody else's.
bool isRuleFile(const QString& path);
/// What is wrong, a sentence a line: a mistake in a rule file with the rule by its name.
QString inWords(const std::vector<message::Message>& mistakes);
/// How one of one's own is called in a list of rules.
QString nameInList(const venues::OwnVenue& own);

/// Says in place what is wrong with the file, and asks before it takes the place of one's own rules. Hidden
/// until there is something to say.
class RulesImport : public QWidget {
    Q_OBJECT
public:
    explicit RulesImport(kit::Theme& theme, QWidget* parent = nullptr);
    /// Asks for the file; empty where nobody chose one.
    std::function<QString()> chooseFile;
    void choose();
    void bring(const QString& path);
    /// Forgets what it said and asked.
    void clear();

Q_SIGNALS:
    /// A file is being looked at; what was said before is of something else.
    void begun();
    /// It is among one's own rules now, under that name of a file.
    void imported(const QString& file);

private:
    void save(const venues::Incoming& incoming, const QString& name);
    void refuse(const QString& name, const std::vector<message::Message>& mistakes);

    venues::OwnVenues m_own;
    kit::Prose* m_complaint;
    kit::Ask* m_ask;
};

} // namespace ownrules
