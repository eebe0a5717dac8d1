#include "house.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace house {

namespace {

QString breach(const Include& include, const QString& rule)
{
    const QString shown = include.quoted ? u'"' + include.header + u'"' : u'<' + include.header + u'>';
    return u"%1:%2: %3: %4"_s.arg(include.from).arg(include.line).arg(shown, rule);
}

// `json` for core/json/value.h, `desk/play` for core/desk/play/call.h, `ui/sheet` for ui/sheet/row.h.
QString roomOf(const QString& path)
{
    const QString folder = folderOf(path);
    return folder.startsWith(u"core/"_s) ? folder.mid(5) : folder;
}

bool isWithin(const QString& room, const QString& outer)
{
    return room == outer || room.startsWith(outer + u'/');
}

bool isStandard(const QString& header)
{
    return !header.contains(u'/') && !header.contains(u'.');
}

class Reader {
public:
    explicit Reader(const Tree& tree) : m_tree(tree)
    {
        for (const Source& source : tree.sources)
            m_paths << source.path;
    }

    QStringList read()
    {
        for (const Source& source : m_tree.sources)
            readSource(source);
        return m_said;
    }

private:
    void readSource(const Source& source)
    {
        const Part* part = partNamed(roomOf(source.path));
        if (!part && !isTest(source.path)) {
            m_said << u"%1: the room %2 is not in the table of who may know whom"_s.arg(source.path,
                                                                                        roomOf(source.path));
            return;
        }
        for (const Include& include : includesOf(source))
            if (const auto rule = broken(include, part))
                m_said << breach(include, *rule);
    }

    // The row for the room, or for the nearest room around it.
    static const Part* partNamed(const QString& room)
    {
        const Part* nearest = nullptr;
        for (const Part& part : rooms())
            if (isWithin(room, part.name) && (!nearest || part.name.size() > nearest->name.size()))
                nearest = &part;
        return nearest;
    }

    // The rule that the include breaks. Nothing if it breaks none.
    std::optional<QString> broken(const Include& include, const Part* part) const
    {
        if (include.header.isEmpty())
            return u"an include names its header itself"_s;
        if (include.quoted)
            return ofTheHouse(include, part);
        return part ? fromOutside(include.header, *part) : std::nullopt;
    }

    // <...>: the standard library, Qt, or another library. Tests can include any of these.
    std::optional<QString> fromOutside(const QString& header, const Part& part) const
    {
        const QString module = m_tree.qtModuleOf(header);
        if (!module.isEmpty()) {
            if (part.modules.contains(module))
                return std::nullopt;
            return part.modules.isEmpty() ? u"%1 does without Qt, and this is of %2"_s.arg(part.name, module)
                                          : u"%1 may use %2, and this is of %3"_s.arg(
                                                part.name, part.modules.join(u", "_s), module);
        }
        if (header.startsWith(u"Qt"_s) && header.contains(u'/'))
            return u"no Qt module here has this header"_s;
        const QString library = header.section(u'/', 0, 0);
        if (isStandard(header) || part.libraries.contains(library))
            return std::nullopt;
        return part.libraries.isEmpty() ? u"%1 uses the standard library alone"_s.arg(part.name)
                                        : u"besides the standard library %1 may use %2 alone"_s.arg(
                                              part.name, part.libraries.join(u", "_s));
    }

    // "...": a header in the same folder, in a screen of ui, or in another room's door.
    std::optional<QString> ofTheHouse(const Include& include, const Part* part) const
    {
        const QString& header = include.header;
        const bool inTests = isTest(include.from);
        if (!header.contains(u'/')) {
            static const QRegularExpression ofMoc(u"^moc_(\\w+)\\.cpp$"_s); // for the header beside it
            const QString asHeader = QString(header).replace(ofMoc, u"\\1.h"_s);
            if (m_paths.contains(folderOf(include.from) + u'/' + asHeader) || header.endsWith(u".moc"_s))
                return std::nullopt;
            return u"no such header in this folder; another room's is named \"room/header.h\""_s;
        }
        if (header.contains(u".."_s) || header.startsWith(u'/'))
            return u"no way around the doors"_s;
        const QString room = folderOf(header);
        if (m_tree.doors.contains(room))
            return throughDoor(room, header.section(u'/', -1), part);
        if (inTests && m_paths.contains(u"tests/"_s + header))
            return std::nullopt;
        return u"there is no room %1 with a door"_s.arg(room);
    }

    std::optional<QString> throughDoor(const QString& room, const QString& header, const Part* part) const
    {
        if (part && part->name == room)
            return u"within its room a header is named \"%1\""_s.arg(header);
        const QStringList known = part ? part->rooms + part->screens : QStringList();
        if (part && room != u"message"_s && // any room can include message
            std::none_of(known.begin(), known.end(),
                         [&](const QString& each) { return isWithin(room, each); }))
            return known.isEmpty() ? u"%1 knows no other room"_s.arg(part->name)
                                   : u"%1 may know %2, not %3"_s.arg(part->name, known.join(u", "_s), room);
        if (!m_tree.doors[room].contains(header))
            return u"the door of %1 does not name %2"_s.arg(room, header);
        return std::nullopt;
    }

    const Tree& m_tree;
    QSet<QString> m_paths;
    QStringList m_said;
};

} // namespace

QStringList forbiddenIncludes(const Tree& tree)
{
    return Reader(tree).read();
}

} // namespace house
