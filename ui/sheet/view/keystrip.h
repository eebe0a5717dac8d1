// The hints of keys below the row of a sheet.
#pragma once

#include "tournament/queries/clock.h"
#include "ui/kit/widgets.h"
#include "ui/session/keys.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace sheet {

/// At most five hints for the current step, then the one that shows all keys. The pad's hint has a fixed
/// place, so that it can be found by touch.
class KeyStrip : public QWidget {
    Q_OBJECT
public:
    enum class When { Uncalled, InPlay, Refused, AtHand, Amending, Retyping, Retyped, Over };
    explicit KeyStrip(kit::Theme& theme);

    /// Offers the clock's key while the clock isn't running. Returns whether the hint has changed.
    bool setClock(const std::optional<tournament::Reading>& reading);
    void offer(When when, bool isPadOpen, const std::function<bool(session::Key)>& isOffered);

Q_SIGNALS:
    /// The hint was clicked.
    void pressed(session::Key key);

private:
    struct Hint {
        session::Key key;
        When when;
        kit::KeyHint* shown;
    };
    std::vector<Hint> m_hints;
    kit::KeyHint* m_pad = nullptr;
    QString m_clockDoes; ///< `start clock`; empty: it runs, or there is no clock
};

} // namespace sheet
