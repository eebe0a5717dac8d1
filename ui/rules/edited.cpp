#include "edited.h"

#include "rules/builtin.h"
#include "rules/parameters.h"
#include "ui/kit/text.h"
#include "ui/ownrules/rulesimport.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using wording::Window;

namespace rulesview {

Edited::Edited() : m_draft({}, rules::builtIn().front()) {}

void Edited::begin(rules::Draft draft, const std::string& file)
{
    m_draft = std::move(draft);
    m_file = file;
    m_isOpen = true;
    m_seen.clear();
}

void Edited::end()
{
    m_isOpen = false;
    m_file.clear();
}

void Edited::rename(const std::string& name)
{
    m_draft.rename(m_file.empty() ? rules::idOf(name) : m_draft.file().id, name);
}

// The user's own complete file, edited in place, inherits nothing.
bool Edited::inherits(const std::string& phase) const
{
    const rules::NewFile& file = m_draft.file();
    const bool isItself = file.from.empty() && file.id == m_draft.origin().id;
    return !isItself && rules::phase(m_draft.origin(), phase);
}

QString Edited::originName() const
{
    const rules::Venue& origin = m_draft.origin();
    const QString name = kit::text(origin.name);
    return rules::venue(rules::builtIn(), origin.id) ? kit::firstName(name) : name;
}

bool Edited::isToCheck(const rules::Field& field) const
{
    if (!inherits(field.phase))
        return false;
    const rules::Phase& phase = m_draft.phase(field.phase);
    const rules::Phase* from = rules::phase(m_draft.venue(), phase.from);
    if (from &&
        json::print(rules::valueOf(phase, field.name)) == json::print(rules::valueOf(*from, field.name)))
        return false;
    const bool isLeftOut =
        rules::isOfNullableGroup(field.name) && field.name != rules::nullableGroup && !phase.rules.renege;
    return !isLeftOut && !m_draft.isChanged(field) && !m_draft.refused(field) && !m_seen.contains(field);
}

QString Edited::nameMistake() const
{
    const rules::NewFile& file = m_draft.file();
    if (file.name.empty())
        return Window::tr("Enter a name for these rules.");
    if (file.id.empty())
        return Window::tr("Use a letter from A to Z or a digit in the name.");
    return isTaken(file.name)
               ? Window::tr("Rules called “%1” already exist. Enter another name.").arg(kit::text(file.name))
               : QString();
}

bool Edited::isTaken(const std::string& name) const
{
    const auto isSo = [&](const std::string& other) {
        return kit::text(other).compare(kit::text(name), Qt::CaseInsensitive) == 0;
    };
    return std::ranges::any_of(rules::builtIn(), isSo, &rules::Venue::name) ||
           std::ranges::any_of(m_own.all(), [&](const venues::OwnVenue& each) {
               return each.read && each.file != m_file && isSo(each.read->venue.name);
           });
}

QString Edited::save(const std::string& text) const
{
    const auto saved = m_own.save(text, m_file);
    return saved ? QString() : ownrules::inWords(saved.error());
}

} // namespace rulesview
