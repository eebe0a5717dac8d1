#include "card.h"

#include "reading.h"
#include "text.h"

#include <algorithm>
#include <optional>

namespace roster {

using message::Message;

namespace {

/// Longer than all tracks of a card together.
constexpr std::size_t longestReading = 400;
constexpr std::string_view startSentinels = "%;+";
constexpr char endSentinel = '?';

using Numbers = std::vector<std::string>;
using Refused = tl::unexpected<Message>;

/// Whether it begins like a track.
bool isTrack(std::string_view text)
{
    return !text.empty() && startSentinels.find(text.front()) != std::string_view::npos;
}

constexpr auto isDigit = [](auto c) { return c >= '0' && c <= '9'; };

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

std::string_view withoutEnds(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool isNumber(std::string_view text)
{
    const auto mayBe = [](char c) { return isDigit(c) || isLetter(c) || c == ' ' || c == '-' || c == '.'; };
    return text.size() <= static_cast<std::size_t>(longestId) && std::ranges::any_of(text, isDigit) &&
           std::ranges::all_of(text, mayBe);
}

/// A track between its sentinels: its first field, with and without a format letter.
void addNumbers(char start, std::string_view track, Numbers& numbers)
{
    const std::string_view field = withoutEnds(track.substr(0, track.find(start == '%' ? '^' : '=')));
    if (!isNumber(field))
        return;
    numbers.emplace_back(field);
    if (start == '%' && isLetter(field.front()) && isNumber(field.substr(1)))
        numbers.emplace_back(field.substr(1));
}

/// Ranges of the first digits of payment networks, by number of digits: Visa, Mastercard, American Express,
/// Diners, Discover, JCB, UnionPay, Maestro.
struct Range {
    std::size_t digits;
    int from;
    int to;
};
constexpr Range networks[] = {{1, 4, 4},       {2, 51, 55},     {4, 2221, 2720}, {2, 34, 34},
                              {2, 37, 37},     {3, 300, 305},   {4, 3095, 3095}, {2, 36, 36},
                              {2, 38, 39},     {4, 6011, 6011}, {3, 644, 649},   {2, 65, 65},
                              {4, 3528, 3589}, {2, 62, 62},     {4, 5018, 5018}, {4, 5020, 5020},
                              {4, 5038, 5038}, {4, 5893, 5893}, {4, 6304, 6304}, {4, 6759, 6763}};

/// Issuers of AAMVA: 636000 to 636062 and a few others.
bool isLicenceNumber(std::string_view digits)
{
    return digits.size() >= 13 && digits.substr(0, 4) == "6360";
}

bool passesLuhn(std::string_view digits)
{
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const int digit = digits[digits.size() - 1 - i] - '0';
        const int doubled = i % 2 == 1 ? digit * 2 : digit;
        sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 == 0;
}

/// Why a card with these numbers isn't accepted; nothing if it may be.
std::optional<Message> notOurs(const Numbers& numbers)
{
    for (const std::string& number : numbers) {
        if (isPaymentNumber(number))
            return Message{"card-for-payment"};
        if (isLicenceNumber(number))
            return Message{"card-drivers-licence"};
    }
    return std::nullopt;
}

tl::expected<Numbers, Message> fromTracks(std::string_view text)
{
    Numbers numbers;
    while (!text.empty()) {
        const auto end = text.find(endSentinel);
        if (!isTrack(text) || end == std::string_view::npos)
            return Refused(Message{"card-read-in-part"});
        addNumbers(text.front(), text.substr(1, end - 1), numbers);
        text = withoutEnds(text.substr(end + 1));
    }
    if (auto whose = notOurs(numbers))
        return Refused(*std::move(whose));
    if (numbers.empty()) // an unreadable track comes as `%E?`
        return Refused(Message{"card-without-number"});
    return numbers;
}

tl::expected<Numbers, Message> fromTyped(std::string_view text)
{
    const auto number = storable(text, Message{"column-id"}, longestId);
    if (!number || text.find_first_of("%;?^=") != std::string_view::npos)
        return Refused(Message{"card-not-a-number"});
    if (isPaymentNumber(*number))
        return Refused(Message{"card-for-payment"});
    return Numbers{*number};
}

} // namespace

tl::expected<Numbers, Message> cardNumbers(std::string_view read)
{
    const std::string_view text = withoutEnds(read);
    if (text.empty())
        return Refused(Message{"card-not-read"});
    if (text.size() > longestReading)
        return Refused(Message{"card-too-long"});
    if (isTrack(text))
        return fromTracks(text);
    if (text.back() == endSentinel)
        return Refused(Message{"card-read-in-part"});
    return fromTyped(text);
}

tl::expected<std::string, Message> numberToKeep(std::string_view read)
{
    const auto numbers = cardNumbers(read);
    if (!numbers)
        return Refused(numbers.error());
    std::string_view text = withoutEnds(read); // its tracks are complete
    while (isTrack(text)) {
        const auto end = text.find(endSentinel);
        Numbers ofTrack;
        if (text.front() == ';')
            addNumbers(';', text.substr(1, end - 1), ofTrack);
        if (!ofTrack.empty())
            return ofTrack.front();
        text = withoutEnds(text.substr(end + 1));
    }
    const bool hasFormat = numbers->size() > 1 && numbers->at(0).substr(1) == numbers->at(1);
    return hasFormat ? numbers->at(1) : numbers->front();
}

bool isPaymentNumber(std::string_view number)
{
    std::string digits = comparableNumber(number);
    if (!digits.empty() && digits.front() == 'b') // the format of a first track
        digits.erase(0, 1);
    if (digits.size() < 13 || digits.size() > 19 || !std::ranges::all_of(digits, isDigit) ||
        !passesLuhn(digits))
        return false;
    return std::ranges::any_of(networks, [&](const Range& range) {
        const int first = std::stoi(digits.substr(0, range.digits));
        return first >= range.from && first <= range.to;
    });
}

std::string comparableNumber(std::string_view number)
{
    std::string same = folded(number);
    std::erase_if(same, [](char c) { return c == ' ' || c == '-'; });
    return same;
}

namespace {

/// Longer than all tracks of a card together. A key held down is not a reader.
constexpr std::size_t longestLine = 400;

/// Without an end sentinel, fewer characters are not a cut-off track, unless they came in a burst.
constexpr std::size_t shortestCut = 6;

/// Anyone can press two keys at once.
constexpr std::size_t shortestBurst = 3;

bool isSentinel(char32_t key)
{
    return key == U'%' || key == U';' || key == U'+';
}

} // namespace

Reader::Verdict Reader::press(char32_t key, long long ms)
{
    const long long waited = ms - m_last;
    switch (m_state) {
    case State::Nothing:
        return begin(key, ms);
    case State::Perhaps:
        if (waited > gap || key == U' ')
            return release();
        m_state = State::Reading;
        break;
    case State::Digits:
        if (waited > gap || (key != U'\r' && !isDigit(key)))
            return release();
        if (key == U'\r') {
            if (m_held.size() < shortestCode)
                return release();
            return finish(Verdict::CompleteIt);
        }
        break;
    case State::Reading:
        if (waited > stumble)
            return finish(Verdict::Complete);
        break;
    case State::Ended:
        if (waited > between || !(isSentinel(key) || key == U'\r' || key == U'\n'))
            return finish(Verdict::Complete);
        m_state = State::Reading;
        break;
    }
    if (key == U'\r' || key == U'\n') {
        if (isNoTrack())
            return release();
        m_state = State::Ended;
        m_last = ms;
        return Verdict::Hold;
    }
    if (m_held.size() >= longestLine)
        return finish(Verdict::CompleteIt);
    keep(key, ms);
    return Verdict::Hold;
}

Reader::Verdict Reader::begin(char32_t key, long long ms)
{
    const bool digit = m_digits && isDigit(key);
    if (!isSentinel(key) && !digit)
        return Verdict::Pass;
    m_state = digit ? State::Digits : State::Perhaps;
    keep(key, ms);
    return Verdict::Hold;
}

Reader::Verdict Reader::idle(long long ms)
{
    if (m_state == State::Nothing || ms - m_last < patience())
        return m_state == State::Nothing ? Verdict::Pass : Verdict::Hold;
    if (m_state == State::Reading || m_state == State::Ended)
        return finish(Verdict::Complete);
    return release();
}

long long Reader::patience() const
{
    return m_state == State::Nothing   ? 0
           : m_state == State::Reading ? stumble
           : m_state == State::Ended   ? between
                                       : gap;
}

std::string Reader::line() const
{
    return toUtf8(m_line);
}

Reader::Verdict Reader::finish(Verdict verdict)
{
    if (m_state != State::Ended && isNoTrack()) // checked already at Enter
        return release();
    m_line = std::move(m_held);
    m_held.clear();
    m_state = State::Nothing;
    return verdict;
}

// `+10` is a number, so a third track needs its end sentinel.
bool Reader::isNoTrack() const
{
    const bool hasEnd = m_held.find(U'?') != std::u32string::npos;
    const bool mayBeCut = m_held.front() != U'+' && m_held.size() >= shortestCut;
    return (!hasEnd && !mayBeCut && !isBurst()) || isTyped();
}

bool Reader::isBurst() const
{
    const auto steps = static_cast<long long>(m_held.size()) - 1;
    return m_held.size() >= shortestBurst && m_kept - m_first <= burst * steps;
}

// Anyone can press two keys at once, but not all of them.
bool Reader::isTyped() const
{
    const bool hasEnd = m_held.find(U'?') != std::u32string::npos;
    const auto steps = static_cast<long long>(m_held.size()) - 1;
    return m_last - m_first > gap * steps + (hasEnd ? stumble : 0);
}

Reader::Verdict Reader::release()
{
    m_held.clear();
    m_state = State::Nothing;
    return Verdict::Release;
}

void Reader::keep(char32_t key, long long ms)
{
    if (m_held.empty())
        m_first = ms;
    m_held += key;
    m_last = ms;
    m_kept = ms;
}

bool isOfStripe(std::string_view line)
{
    return isTrack(withoutEnds(line));
}

} // namespace roster
