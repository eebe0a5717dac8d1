#include "house.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace house {

namespace {

using Graph = QMap<QString, QSet<QString>>;

// Tarjan's strongly connected components with more than one member.
class Circles {
public:
    explicit Circles(const Graph& graph) : m_graph(graph)
    {
        for (const QString& node : graph.keys())
            if (!m_index.contains(node))
                visit(node);
    }
    QList<QStringList> found() const { return m_found; }

private:
    void visit(const QString& node)
    {
        m_index[node] = m_low[node] = static_cast<int>(m_index.size());
        m_stack << node;
        for (const QString& next : m_graph.value(node)) {
            if (!m_index.contains(next)) {
                visit(next);
                m_low[node] = std::min(m_low[node], m_low[next]);
            } else if (m_stack.contains(next)) {
                m_low[node] = std::min(m_low[node], m_index[next]);
            }
        }
        if (m_low[node] != m_index[node])
            return;
        QStringList circle;
        do
            circle << m_stack.takeLast();
        while (circle.last() != node);
        circle.sort();
        if (circle.size() > 1)
            m_found << circle;
    }

    const Graph& m_graph;
    QMap<QString, int> m_index;
    QMap<QString, int> m_low;
    QStringList m_stack;
    QList<QStringList> m_found;
};

QList<QStringList> circlesIn(const Graph& graph)
{
    return Circles(graph).found();
}

// The path of the included file from the top of the tree. Empty if it isn't ours.
QString fileOf(const Include& include, const QSet<QString>& paths)
{
    const QString beside = folderOf(include.from) + u'/' + include.header;
    const QString ofCore = u"core/"_s + include.header;
    for (const QString& path : {beside, ofCore, include.header})
        if (include.quoted && paths.contains(path))
            return path;
    return {};
}

QSet<QString> pathsOf(const Tree& tree)
{
    QSet<QString> paths;
    for (const Source& source : tree.sources)
        paths << source.path;
    return paths;
}

} // namespace

QStringList moduleCircles(const Tree& tree)
{
    const QSet<QString> paths = pathsOf(tree);
    QMap<QString, Graph> rooms;
    for (const Source& source : tree.sources) {
        const QString room = folderOf(source.path);
        if (isTest(source.path))
            continue;
        QSet<QString>& known = rooms[room][moduleOf(source.path)];
        for (const Include& include : includesOf(source))
            if (const QString file = fileOf(include, paths);
                folderOf(file) == room && moduleOf(file) != moduleOf(source.path))
                known << moduleOf(file);
    }
    QStringList said;
    for (auto room = rooms.cbegin(); room != rooms.cend(); ++room)
        for (const QStringList& circle : circlesIn(room.value()))
            said << u"%1: a circle of %2 modules: %3"_s.arg(room.key())
                        .arg(circle.size())
                        .arg(circle.join(u", "_s));
    return said;
}

QStringList roomCircles(const Tree& tree)
{
    const QSet<QString> paths = pathsOf(tree);
    Graph rooms;
    for (const Source& source : tree.sources) {
        if (isTest(source.path))
            continue;
        QSet<QString>& known = rooms[folderOf(source.path)];
        for (const Include& include : includesOf(source))
            if (const QString file = fileOf(include, paths);
                !file.isEmpty() && folderOf(file) != folderOf(source.path))
                known << folderOf(file);
    }
    QStringList said;
    for (const QStringList& circle : circlesIn(rooms))
        said << u"a circle of %1 rooms: %2"_s.arg(circle.size()).arg(circle.join(u", "_s));
    return said;
}

} // namespace house
