// The number of a card, as a reader sends it or a person types it.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster {

/// The numbers that one reading of a card may mean, at least one: the typed number itself, or that of each
/// track (ISO/IEC 7811: `%B…^…^…?`, `;…=…?`, `+…?`) without sentinels and further fields; a letter before the
/// digits of the first track may be its format or part of the number. Refused, without ever repeating what
/// was read: nothing, a reading that failed or broke off, what is no number of a card, and the
/// cards that are nobody's ID here: payment cards and driver's licences.
tl::expected<std::vector<std::string>, message::Message> cardNumbers(std::string_view read);

/// Of those numbers the one by which a card is to be known from then on: that of the second track, which most
/// readers send; else that of the first track without its format; else what was typed. Refuses likewise.
tl::expected<std::string, message::Message> numberToKeep(std::string_view read);

/// Whether it is the number of a payment card: 13 to 19 digits of a payment network's range that pass the
/// check of ISO/IEC 7812 (Luhn).
bool isPaymentNumber(std::string_view number);

/// What is the same for two ways to write one number: without blanks, hyphens and case. To compare, not to
/// show.
std::string comparableNumber(std::string_view number);

// Keys as they are pressed: which are a card reader's or a scanner's, which a person's.
//
// A reader types like a keyboard, only faster than anybody can: it begins with the sentinel of a track and
// sends the rest within a few milliseconds. A key that may be its first is held back until the next one says.
// Pure: characters and milliseconds in, verdicts out.

class Reader {
public:
    /// What is to become of a key.
    enum class Verdict {
        Pass,      ///< a person's, like all before it
        Hold,      ///< nobody knows yet, or a reader's: it reaches nothing else
        Release,   ///< what was held was a person's; this key is to be shown again
        Complete,  ///< what was held is a line (`line`); this key is to be shown again
        CompleteIt ///< what was held is a line with this key, which reaches nothing else
    };

    /// Between two keys of a reader at most, in milliseconds.
    static constexpr long long gap = 50;
    /// A reader that has begun may stumble so long.
    static constexpr long long stumble = 200;
    /// After a line's end further tracks may follow so late.
    static constexpr long long between = 80;
    /// So many digits at that speed and Enter are a scanner's; fewer may be anybody's.
    static constexpr std::size_t shortestCode = 6;
    /// At no more than so many milliseconds a key nobody types: what began as a track is a reader's, also
    /// where it broke off at once.
    static constexpr long long burst = 15;

    /// Whether a burst of digits alone is a scanner's too. Then every digit is held for `gap`.
    void takeDigits(bool take) { m_digits = take; }

    /// A key with that character, `\r` for Enter, at that time. A key that repeats itself is a person's: it
    /// comes as a space.
    Verdict press(char32_t key, long long ms);
    /// So long nothing came: what is held is released or is a complete line. Pass where nothing is held.
    Verdict idle(long long ms);
    /// Milliseconds after which `idle` is to be asked; 0 where nothing is held.
    long long patience() const;

    bool isHolding() const { return m_state != State::Nothing; }
    /// The newest complete line, in UTF-8, without Enter.
    std::string line() const;

private:
    enum class State { Nothing, Perhaps, Digits, Reading, Ended };

    Verdict begin(char32_t key, long long ms);
    Verdict finish(Verdict verdict);
    Verdict release();
    bool isNoTrack() const;
    bool isTyped() const;
    bool isBurst() const;
    void keep(char32_t key, long long ms);

    State m_state = State::Nothing;
    bool m_digits = false;
    long long m_first = 0; ///< when the oldest of those that are held came
    long long m_last = 0;  ///< when the newest came, or an Enter behind it
    long long m_kept = 0;  ///< when the newest came
    std::u32string m_held;
    std::u32string m_line;
};

/// Whether a line came from a card's stripe: it begins as a track does.
bool isOfStripe(std::string_view line);

} // namespace roster
