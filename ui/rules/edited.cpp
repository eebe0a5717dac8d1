#include "edited.h"

#include "rules/builtin.h"
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
