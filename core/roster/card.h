// The number of a card, as a reader sends it or a person types it.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster {

/// The numbers that one reading of a card can mean, at least one: the typed number itself, or that of each
/// track (ISO/IEC 7811: `%B…^…^…?`, `;…=…?`, `+…?`) without sentinels and other fields; a letter before the
/// digits of the first track can be its format or part of the number. Refused, without repeating what was
/// read: an empty reading, one that failed or was cut off, text that isn't a card number, and cards that
/// aren't IDs here: payment cards and driver's licenses.
tl::expected<std::vector<std::string>, message::Message> cardNumbers(std::string_view read);

/// Of those numbers, the one to keep for the card: that of the second track, which most readers send; else
/// that of the first track without its format; else the typed number. Refuses the same.
tl::expected<std::string, message::Message> numberToKeep(std::string_view read);

/// Whether it is the number of a payment card: 13 to 19 digits in the range of a payment network that pass
/// the check of ISO/IEC 7812 (Luhn).
bool isPaymentNumber(std::string_view number);

/// Equal for two ways to write one number: without blanks, hyphens and case. For comparing, not for showing.
std::string comparableNumber(std::string_view number);

// Decides which keys come from a card reader or scanner, and which from a person.
//
// A reader types like a keyboard, but faster than anyone can: it begins with the sentinel of a track and
// sends the rest within milliseconds. A key that can be its first is held back until the next one decides.
// Pure: characters and milliseconds in, verdicts out.

class Reader {
public:
    /// What to do with a key.
    enum class Verdict {
        Pass,      ///< a person's, like all before it
        Hold,      ///< not known yet, or a reader's: keep it from everything else
        Release,   ///< the held keys were a person's; ask about this key again
        Complete,  ///< the held keys are a line (`line`); ask about this key again
        CompleteIt ///< the held keys are a line that ends with this key, which goes nowhere else
    };

    /// The longest time between two keys of a reader, in milliseconds.
    static constexpr long long gap = 50;
    /// The longest pause of a reader that has begun.
    static constexpr long long stumble = 200;
    /// The longest pause before another track after the end of a line.
    static constexpr long long between = 80;
    /// This many digits at that speed, then Enter, come from a scanner; fewer could come from anyone.
    static constexpr std::size_t shortestCode = 6;
    /// No one types this fast (milliseconds per key): what began as a track comes from a reader, even if it
    /// was cut off at once.
    static constexpr long long burst = 15;

    /// Whether a burst of digits alone can also be a scanner's. If so, every digit is held for `gap`.
    void takeDigits(bool take) { m_digits = take; }

    /// A key with that character, `\r` for Enter, at that time. A repeated key (held down) is a person's:
    /// pass it as a space.
    Verdict press(char32_t key, long long ms);
    /// Nothing came for this long: the held keys are released or are a complete line. Pass if nothing is
    /// held.
    Verdict idle(long long ms);
    /// Milliseconds after which to call `idle`; 0 if nothing is held.
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
    long long m_first = 0; ///< when the oldest held key came
    long long m_last = 0;  ///< when the newest came, or an Enter after it
    long long m_kept = 0;  ///< when the newest came
    std::u32string m_held;
    std::u32string m_line;
};

/// Whether a line came from a card's stripe: it begins like a track.
bool isOfStripe(std::string_view line);

} // namespace roster
