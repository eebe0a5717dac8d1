// Rule files of one's own: what gets into the folder, what stays out, and what leaves it.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "venues/ownvenues.h"
#include "wording/text.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A rule file of that id that says no more than that.
std::string saying(const std::string& id, const std::string& members)
{
    return "{\"format\": \"courtside-rules/1\",\n \"id\": \"" + id + "\",\n \"name\": \"Our gym\",\n " +
           members + "}\n";
}

std::string to(int target, const std::string& from = "classic")
{
    return "\"from\": \"" + from +
           "\", \"phases\": {\"regular\": {\"end\": {\"target\": " + std::to_string(target) + "}}}";
}

/// Another folder of files, and that of one's own, which is not there at first.
class Laptop {
public:
    venues::OwnVenues own() const { return venues::OwnVenues(path(u"data/rules"_s)); }
    std::string path(const QString& file) const { return m_folder.filePath(file).toStdString(); }
    std::string put(const QString& file, const std::string& text) const
    {
        const QString at = m_folder.filePath(file);
        QDir().mkpath(QFileInfo(at).absolutePath());
        QFile into(at);
        if (!into.open(QIODevice::WriteOnly) || into.write(text.data(), qint64(text.size())) < 0)
            qFatal("%s", qPrintable(at));
        return at.toStdString();
    }
    std::string read(const QString& file) const
    {
        QFile from(m_folder.filePath(file));
        return from.open(QIODevice::ReadOnly) ? from.readAll().toStdString() : std::string();
    }
    /// What is in the folder of one's own.
    QStringList files() const
    {
        return QDir(m_folder.filePath(u"data/rules"_s)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private:
    QTemporaryDir m_folder;
};

template <class T>
QStringList mistakesOf(const venues::Answer<T>& answer)
{
    QStringList all;
    if (!answer)
        for (const message::Message& each : answer.error())
            all << QString::fromStdString(wording::text(each));
    return all;
}

QString codeOf(const message::Message& message)
{
    return QString::fromUtf8(message.code.data(), qsizetype(message.code.size()));
}

template <class T>
QString codeOf(const venues::Answer<T>& answer)
{
    return answer ? QString() : codeOf(answer.error().front());
}

int targetOf(const venues::OwnVenue& own)
{
    return own.read ? own.read->venue.phases.front().rules.end.target : 0;
}

} // namespace

class tst_ownvenues : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aSavedVenueIsListed();
    void onlyTheSameFileIsReplaced();
    void idsAreTakenOnce();
    void nothingIsHalfSaved_data();
    void nothingIsHalfSaved();
    void anImportIsWhole();
    void anImportKeepsWhatABuiltInVenueHas();
    void anExportCanBeImported();
    void aFileOthersBuildOnStays();
    void aBrokenFileIsListedWithItsMistake();
    void aFileIsReadAgainWhenItHasChanged();
};

void tst_ownvenues::aSavedVenueIsListed()
{
    const Laptop laptop;
    QVERIFY(laptop.own().all().empty());
    const std::string text = saying("our-gym", to(350));
    QCOMPARE(laptop.own().save(text).value(), std::string("our-gym.json"));
    const auto all = laptop.own().all();
    QCOMPARE(all.size(), std::size_t(1));
    QCOMPARE(all.front().file, std::string("our-gym.json"));
    QCOMPARE(all.front().text, text);
    QCOMPARE(targetOf(all.front()), 350);
    QCOMPARE(all.front().read->origin->name, std::string("classic"));
    QCOMPARE(laptop.read(u"data/rules/our-gym.json"_s), text);
}

void tst_ownvenues::onlyTheSameFileIsReplaced()
{
    const Laptop laptop;
    QVERIFY(laptop.own().save(saying("our-gym", to(350))));
    QCOMPARE(codeOf(laptop.own().save(saying("our-gym", to(400)))), u"own-rules-id-taken"_s);
    QCOMPARE(targetOf(laptop.own().all().front()), 350);
    QVERIFY(laptop.own().save(saying("our-gym", to(400)), "our-gym.json"));
    QCOMPARE(targetOf(laptop.own().all().front()), 400);
    laptop.put(u"data/rules/attic.json"_s, "nonsense");
    QCOMPARE(codeOf(laptop.own().save(saying("attic", to(400)))), u"file-there-already"_s);
    QCOMPARE(laptop.read(u"data/rules/attic.json"_s), std::string("nonsense"));
}

void tst_ownvenues::idsAreTakenOnce()
{
    const Laptop laptop;
    for (const char* id : {"unc", "unc-regular", "classic"})
        QCOMPARE(codeOf(laptop.own().save(saying(id, to(350)))), u"rules-id-of-built-in"_s);
    QVERIFY(laptop.files().isEmpty());
    // Whoever puts files there by hand.
    laptop.put(u"data/rules/a.json"_s, saying("our-gym", to(350)));
    laptop.put(u"data/rules/b.json"_s, saying("our-gym", to(400)));
    laptop.put(u"data/rules/c.json"_s, saying("classic", to(400)));
    const auto all = laptop.own().all();
    QVERIFY(all[0].read);
    QCOMPARE(codeOf(all[1].read), u"own-rules-id-taken"_s);
    QCOMPARE(codeOf(all[2].read), u"rules-id-of-built-in"_s);
}

void tst_ownvenues::nothingIsHalfSaved_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("nonsense", "PK\x03\x04 a workbook");
    row("it breaks off", saying("our-gym", to(350)).substr(0, 60));
    row("no rules", R"({"format": "courtside-tournament/1"})");
    row("a contradiction", saying("our-gym", R"("from": "classic",
 "phases": {"regular": {"bags": {"limit": null}}})"));
    row("out of range", saying("our-gym", to(0)));
    row("a circle", saying("our-gym", to(350, "other.json")));
    row("a missing origin", saying("our-gym", to(350, "gone.json")));
    row("a mistaken origin", saying("our-gym", to(350, "mistaken.json")));
    row("built in", saying("unc", to(350)));
}

void tst_ownvenues::nothingIsHalfSaved()
{
    QFETCH(QByteArray, text);
    const Laptop laptop;
    const std::string mine = laptop.put(u"mine.json"_s, text.toStdString());
    laptop.put(u"other.json"_s, saying("other", to(300, "mine.json")));
    laptop.put(u"mistaken.json"_s, saying("mistaken", to(-1)));
    const auto looked = laptop.own().look(mine);
    QVERIFY(!looked);
    QVERIFY(!laptop.own().save(text.toStdString()));
    QVERIFY(laptop.files().isEmpty());
    MENTIONS(mistakesOf(looked));
}

void tst_ownvenues::anImportIsWhole()
{
    const Laptop laptop;
    laptop.put(u"usb/base/gym.json"_s, saying("gym", to(350)));
    const std::string league = laptop.put(
        u"usb/league.json"_s,
        saying("league",
               "\"from\": \"base/gym.json\", \"phases\": {\"regular\": {\"bags\": {\"limit\": 8}}}"));
    const auto looked = laptop.own().look(league);
    QVERIFY2(looked, qPrintable(mistakesOf(looked).join(u'\n')));
    QCOMPARE(looked->read.origin->name, std::string("base/gym.json"));
    QCOMPARE(looked->replaces, std::string());
    QVERIFY(laptop.own().save(looked->text));
    QVERIFY(QDir(QString::fromStdString(laptop.path(u"usb"_s))).removeRecursively());
    const auto all = laptop.own().all();
    QCOMPARE(all.size(), std::size_t(1));
    QCOMPARE(targetOf(all.front()), 350);
    QVERIFY(all.front().read->venue == looked->read.venue);
    QCOMPARE(codeOf(laptop.own().look(league)), u"input-not-opened-since"_s);
}

void tst_ownvenues::anImportKeepsWhatABuiltInVenueHas()
{
    const Laptop laptop;
    const std::string text = saying("our-gym", to(350));
    const auto looked = laptop.own().look(laptop.put(u"usb/gym.json"_s, text));
    QCOMPARE(looked->text, text);
    QVERIFY(laptop.own().save(looked->text));
    QCOMPARE(laptop.own().look(laptop.path(u"usb/gym.json"_s))->replaces, std::string("our-gym.json"));
}

void tst_ownvenues::anExportCanBeImported()
{
    const Laptop laptop;
    QVERIFY(laptop.own().save(saying("our-gym", to(350))));
    QVERIFY(laptop.own().save(saying("our-league", to(400, "our-gym.json"))));
    const auto all = laptop.own().all();
    QCOMPARE(all.size(), std::size_t(2));
    const Laptop other;
    for (const venues::OwnVenue& each : all) {
        const std::string out = other.put(QString::fromStdString(each.file), {});
        QVERIFY(laptop.own().exportTo(out, each));
        const auto looked = other.own().look(out);
        QVERIFY2(looked, qPrintable(mistakesOf(looked).join(u'\n')));
        QVERIFY(looked->read.venue == each.read->venue);
    }
    QVERIFY(!laptop.own().exportTo(laptop.path(u"no/such/folder.json"_s), all.front()));
}

void tst_ownvenues::aFileOthersBuildOnStays()
{
    const Laptop laptop;
    QVERIFY(laptop.own().save(saying("our-gym", to(350))));
    QVERIFY(laptop.own().save(saying("our-league", to(400, "our-gym.json"))));
    const auto kept = laptop.own().remove("our-gym.json");
    QCOMPARE(codeOf(kept), u"own-rules-needed"_s);
    MENTIONS(mistakesOf(kept));
    // It would be from what is from it.
    QVERIFY(!laptop.own().save(saying("our-gym", to(350, "our-league.json")), "our-gym.json"));
    QCOMPARE(laptop.files().size(), 2);
    QVERIFY(laptop.own().remove("our-league.json"));
    QVERIFY(laptop.own().remove("our-gym.json"));
    QCOMPARE(laptop.files(), QStringList());
    QCOMPARE(codeOf(laptop.own().remove("our-gym.json")), u"own-rules-not-deleted"_s);
}

void tst_ownvenues::aBrokenFileIsListedWithItsMistake()
{
    const Laptop laptop;
    laptop.put(u"data/rules/broken.json"_s, saying("broken", to(0)));
    laptop.put(u"data/rules/notes.txt"_s, "no rules");
    const auto all = laptop.own().all();
    QCOMPARE(all.size(), std::size_t(1));
    MENTIONS(mistakesOf(all.front().read));
    QVERIFY(laptop.own().remove("broken.json"));
}

void tst_ownvenues::aFileIsReadAgainWhenItHasChanged()
{
    const Laptop laptop;
    const venues::OwnVenues own = laptop.own();
    const QDateTime hourAgo = QDateTime::currentDateTime().addSecs(-3600);
    const auto put = [&](const QString& file, const std::string& text, const QDateTime& time) {
        laptop.put(u"data/rules/"_s + file, text);
        QFile written(QString::fromStdString(laptop.path(u"data/rules/"_s + file)));
        QVERIFY(written.open(QIODevice::ReadWrite));
        QVERIFY(written.setFileTime(time, QFileDevice::FileModificationTime));
    };
    put(u"gym.json"_s, saying("gym", to(350)), hourAgo);
    put(u"league.json"_s, saying("league", "\"from\": \"gym.json\""), hourAgo);
    QCOMPARE(targetOf(own.all()[1]), 350);
    put(u"gym.json"_s, saying("gym", to(360)), hourAgo); // by time and size the same
    QCOMPARE(targetOf(own.all()[0]), 350);
    put(u"gym.json"_s, saying("gym", to(360)), hourAgo.addSecs(60));
    QCOMPARE(targetOf(own.all()[0]), 360);
    QCOMPARE(targetOf(own.all()[1]), 360); // which is from it
    put(u"gym.json"_s, saying("gym", to(90)), hourAgo.addSecs(60));
    QCOMPARE(targetOf(own.all()[0]), 90);
    // One that was just written may be written again at the same time.
    const QDateTime now = QDateTime::currentDateTime();
    put(u"gym.json"_s, saying("gym", to(91)), now);
    QCOMPARE(targetOf(own.all()[0]), 91);
    put(u"gym.json"_s, saying("gym", to(92)), now);
    QCOMPARE(targetOf(own.all()[0]), 92);
}

TEST_CLASS(tst_ownvenues)
#include "tst_ownvenues.moc"
