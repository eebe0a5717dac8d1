#include "bidfield.h"

#include "ui/session/keys.h"
#include "wording/tr.h"

#include <QLineEdit>

#include <optional>
#include <utility>

using wording::Window;

namespace rulesview {

namespace {

constexpr int blindNilValue = -1;
constexpr int nilValue = 0;

/// Whether this is the key, or the beginning of the word.
bool isCall(const QString& typed, session::Key key, const QString& word)
{
    return typed.compare(session::named(key), Qt::CaseInsensitive) == 0 ||
           word.startsWith(typed, Qt::CaseInsensitive);
}

/// The bid in a text that isn't empty.
std::optional<int> bidValue(const QString& text)
{
    const QString typed = text.trimmed();
    if (isCall(typed, session::Key::Nil, Window::tr("nil")))
        return nilValue;
    if (isCall(typed, session::Key::Blind, Window::tr("blind")))
        return blindNilValue;
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber && number >= 0 && number <= scoring::tricksInHand ? std::optional(number) : std::nullopt;
}

} // namespace

BidField::BidField(const QString& name) : NumberField(name, blindNilValue, scoring::tricksInHand)
{
    connect(this, &QSpinBox::editingFinished, this, [this] { lineEdit()->setText(textFromValue(value())); });
}

void BidField::setHasNils(bool has)
{
    if (std::exchange(m_hasNils, has) == has)
        return;
    const QSignalBlocker quiet(this);
    setMinimum(has ? blindNilValue : nilValue);
    lineEdit()->setText(textFromValue(value()));
}

scoring::Bid BidField::bid() const
{
    return !m_hasNils                 ? scoring::bid(value())
           : value() == nilValue      ? scoring::nil
           : value() == blindNilValue ? scoring::blindNil
                                      : scoring::bid(value());
}

QString BidField::textFromValue(int value) const
{
    return !m_hasNils               ? QString::number(value)
           : value == nilValue      ? Window::tr("nil")
           : value == blindNilValue ? Window::tr("blind")
                                    : QString::number(value);
}

int BidField::valueFromText(const QString& text) const
{
    return bidValue(text).value_or(value());
}

QValidator::State BidField::validate(QString& text, int&) const
{
    if (text.trimmed().isEmpty())
        return QValidator::Intermediate;
    const auto typed = bidValue(text);
    bool isNumber = false;
    text.trimmed().toInt(&isNumber);
    return typed && (m_hasNils || isNumber) ? QValidator::Acceptable : QValidator::Invalid;
}

} // namespace rulesview

#include "moc_bidfield.cpp"
