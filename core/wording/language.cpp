#include "language.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

namespace wording {

namespace {

// No made-up name in the tests has one of these accented letters, so that a test can read the text back.
constexpr const char16_t* plain = u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr const char16_t* accented = u"àḃĉḋēḟğĥîĵķļḿņōṕǫŕŝţûṽŵẋýẑÀḂĈḊĒḞĞĤÎĴĶĻḾŅŌṔǪŔŜŢÛṼŴẊÝẐ";

QString withAccents(QString text)
{
    for (QChar& letter : text) {
        const qsizetype at = QStringView(plain).indexOf(letter);
        if (at >= 0)
            letter = QChar(accented[at]);
    }
    return text;
}

QTranslator* english(QObject* owner)
{
    auto* translator = new QTranslator(owner);
    if (!translator->load(QStringLiteral(":/languages/courtside_en.qm")))
        qFatal("the plurals of English are not in the program");
    return translator;
}

class Pseudo : public QTranslator {
public:
    explicit Pseudo(QObject* owner) : QTranslator(owner), m_english(english(this)) {}
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment, int count) const override
    {
        const QString plural = m_english->translate(context, source, comment, count);
        return pseudo(plural.isEmpty() ? QString::fromUtf8(source) : plural);
    }

private:
    QTranslator* m_english;
};

} // namespace

void chooseLanguage()
{
    auto* application = QCoreApplication::instance();
    const bool isPseudo = qEnvironmentVariable(languageVariable) == QLatin1String("pseudo");
    QTranslator* translator = isPseudo ? new Pseudo(application) : english(application);
    QCoreApplication::installTranslator(translator);
}

QString pseudo(const QString& text)
{
    static const QRegularExpression kept(QStringLiteral("%L?(?:[0-9]{1,2}|n)|<[^>]*>|&[a-z]+;|&#[0-9]+;"));
    QString whole;
    qsizetype from = 0;
    qsizetype letters = 0;
    const auto add = [&](qsizetype to) {
        letters += to - from;
        whole += withAccents(text.mid(from, to - from));
    };
    for (auto each = kept.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        add(match.capturedStart());
        whole += match.captured();
        from = match.capturedEnd();
    }
    add(text.size());
    if (letters == 0)
        return text;
    return u'[' + whole + QStringLiteral(" ") + QString((letters * 2 + 4) / 5, u'~') + u']';
}

} // namespace wording
