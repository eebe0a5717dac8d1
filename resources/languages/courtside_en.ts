<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Command</name>
    <message numerus="yes">
        <source>%n minute(s) of rest between two matches of a team</source>
        <translation>
            <numerusform>%n minute of rest between two matches of a team</numerusform>
            <numerusform>%n minutes of rest between two matches of a team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n hand(s)</source>
        <translation>
            <numerusform>after %n hand</numerusform>
            <numerusform>after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) on record, up to %1</source>
        <translation>
            <numerusform>%n fact on record, up to %1</numerusform>
            <numerusform>%n facts on record, up to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n page(s)</source>
        <translation>
            <numerusform>%1: %n page</numerusform>
            <numerusform>%1: %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, %n game(s) to %2 (%3 to %4).</source>
        <translation>
            <numerusform>%1 wins, %n game to %2 (%3 to %4).</numerusform>
            <numerusform>%1 wins, %n games to %2 (%3 to %4).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>top %n advance(s)</source>
        <translation>
            <numerusform>top team advances</numerusform>
            <numerusform>top %n advance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(-ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n match(es)</source>
        <translation>
            <numerusform>%1 in %n match</numerusform>
            <numerusform>%1 in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s), %1 of them withdrawn</source>
        <translation>
            <numerusform>%n team, %1 of them withdrawn</numerusform>
            <numerusform>%n teams, %1 of them withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 match(es) finished</source>
        <translation>
            <numerusform>%1 of %2 match finished</numerusform>
            <numerusform>%1 of %2 matches finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 match(es) finished (%3 without play)</source>
        <translation>
            <numerusform>%1 of %2 match finished (%3 without play)</numerusform>
            <numerusform>%1 of %2 matches finished (%3 without play)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n fact(s), head %2</source>
        <translation>
            <numerusform>%1: %n fact, head %2</numerusform>
            <numerusform>%1: %n facts, head %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: the cards of %n player(s)</source>
        <translation>
            <numerusform>left out: the cards of %n player</numerusform>
            <numerusform>left out: the cards of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: sound, %n fact(s), head %2</source>
        <translation>
            <numerusform>%1: sound, %n fact, head %2</numerusform>
            <numerusform>%1: sound, %n facts, head %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n hand(s) on record</source>
        <translation>
            <numerusform>it has %n hand on record</numerusform>
            <numerusform>it has %n hands on record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost: the names of %n player(s)</source>
        <translation>
            <numerusform>lost: the names of %n player</numerusform>
            <numerusform>lost: the names of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cards of %n player(s)</source>
        <translation>
            <numerusform>the cards of %n player</numerusform>
            <numerusform>the cards of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cards and last names of %n player(s)</source>
        <translation>
            <numerusform>the cards and last names of %n player</numerusform>
            <numerusform>the cards and last names of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cards, names and affiliations of %n player(s)</source>
        <translation>
            <numerusform>the cards, names and affiliations of %n player</numerusform>
            <numerusform>the cards, names and affiliations of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 point(s) for side %3</source>
        <translation>
            <numerusform>%1, %2 point for side %3</numerusform>
            <numerusform>%1, %2 points for side %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s)</source>
        <translation>
            <numerusform>%n pool</numerusform>
            <numerusform>%n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 from each and %n wildcard(s)</source>
        <translation>
            <numerusform>%1, %2 from each and %n wildcard</numerusform>
            <numerusform>%1, %2 from each and %n wildcards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of rest between matches</source>
        <translation>
            <numerusform>%n minute of rest between matches</numerusform>
            <numerusform>%n minutes of rest between matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first-round match(es) between its own teams</source>
        <translation>
            <numerusform>%n first-round match between its own teams</numerusform>
            <numerusform>%n first-round matches between its own teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the absence policy is saved and counts for the %n absence(s) on record too. Teams already removed stay removed</source>
        <translation>
            <numerusform>the absence policy is saved and counts for the %n absence on record too. Teams already removed stay removed</numerusform>
            <numerusform>the absence policy is saved and counts for the %n absences on record too. Teams already removed stay removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>clock adjusted by %1 second(s)</source>
        <translation>
            <numerusform>clock adjusted by %1 second</numerusform>
            <numerusform>clock adjusted by %1 seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game %1 continued from paper, A %2, B %3 after %n hand(s)</source>
        <translation>
            <numerusform>game %1 continued from paper, A %2, B %3 after %n hand</numerusform>
            <numerusform>game %1 continued from paper, A %2, B %3 after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game %1 (now in %4) continued from paper, A %2, B %3 after %n hand(s)</source>
        <translation>
            <numerusform>game %1 (now in %4) continued from paper, A %2, B %3 after %n hand</numerusform>
            <numerusform>game %1 (now in %4) continued from paper, A %2, B %3 after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) for side %2 (%3)</source>
        <translation>
            <numerusform>%1 point for side %2 (%3)</numerusform>
            <numerusform>%1 points for side %2 (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n suspended player(s)</source>
        <translation>
            <numerusform>%1, %n suspended player</numerusform>
            <numerusform>%1, %n suspended players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s) not checked in after %2</source>
        <translation>
            <numerusform>%1, %n player not checked in after %2</numerusform>
            <numerusform>%1, %n players not checked in after %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s) not checked in after %2, %3 suspended</source>
        <translation>
            <numerusform>%1, %n player not checked in after %2, %3 suspended</numerusform>
            <numerusform>%1, %n players not checked in after %2, %3 suspended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 withdraws (%n absence(s), removed under the absence policy)</source>
        <translation>
            <numerusform>%1 withdraws (%n absence, removed under the absence policy)</numerusform>
            <numerusform>%1 withdraws (%n absences, removed under the absence policy)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 withdraws (%n absence(s), removed under the absence policy; %2)</source>
        <translation>
            <numerusform>%1 withdraws (%n absence, removed under the absence policy; %2)</numerusform>
            <numerusform>%1 withdraws (%n absences, removed under the absence policy; %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) paired so far</source>
        <translation>
            <numerusform>%n match paired so far</numerusform>
            <numerusform>%n matches paired so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grace period of %n minute(s), taken off the match</source>
        <translation>
            <numerusform>grace period of %n minute, taken off the match</numerusform>
            <numerusform>grace period of %n minutes, taken off the match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grace period of %n minute(s)</source>
        <translation>
            <numerusform>grace period of %n minute</numerusform>
            <numerusform>grace period of %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal after %n absence(s)</source>
        <translation>
            <numerusform>removal after %n absence</numerusform>
            <numerusform>removal after %n absences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check-in(s)</source>
        <translation>
            <numerusform>%n check-in</numerusform>
            <numerusform>%n check-ins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to %1</source>
        <translation>
            <numerusform>%n game to %1</numerusform>
            <numerusform>%n games to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) will use the new rules. Finished matches don’t change</source>
        <translation>
            <numerusform>%n match will use the new rules. Finished matches don’t change</numerusform>
            <numerusform>%n matches will use the new rules. Finished matches don’t change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of rest between matches</source>
        <translation>
            <numerusform>%n minute of rest between matches</numerusform>
            <numerusform>%n minutes of rest between matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has %n team(s), but a tournament can have %3 to %4</source>
        <translation>
            <numerusform>%1: has %n team, but a tournament can have %3 to %4</numerusform>
            <numerusform>%1: has %n teams, but a tournament can have %3 to %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are on record</source>
        <translation>
            <numerusform>%n is on record</numerusform>
            <numerusform>%n are on record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s)</source>
        <translation>
            <numerusform>%n pool</numerusform>
            <numerusform>%n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wildcard(s)</source>
        <translation>
            <numerusform>%1 wildcard</numerusform>
            <numerusform>%1 wildcards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are totals for hand %1, but only %n hand(s) on record</source>
        <translation>
            <numerusform>there are totals for hand %1, but only %n hand on record</numerusform>
            <numerusform>there are totals for hand %1, but only %n hands on record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are still to be played. You can delete personal data once the tournament is over</source>
        <translation>
            <numerusform>%n match is still to be played. You can delete personal data once the tournament is over</numerusform>
            <numerusform>%n matches are still to be played. You can delete personal data once the tournament is over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there is no game %2. Games are 1 to %n</source>
        <translation>
            <numerusform>%1: there is no game %2. It has one</numerusform>
            <numerusform>%1: there is no game %2. Games are 1 to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there are totals for %2 hands, but %n are on record</source>
        <translation>
            <numerusform>%1: there are totals for %2 hands, but only %n is on record</numerusform>
            <numerusform>%1: there are totals for %2 hands, but only %n are on record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the draw has only %n round(s)</source>
        <translation>
            <numerusform>the draw has only %n round</numerusform>
            <numerusform>the draw has only %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message numerus="yes">
        <source>%1 point(s) for %2: adjusted by the supervisor</source>
        <translation>
            <numerusform>%1 point for %2: adjusted by the supervisor</numerusform>
            <numerusform>%1 points for %2: adjusted by the supervisor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n bag(s)</source>
        <translation>
            <numerusform>%1 with %n bag</numerusform>
            <numerusform>%1 with %n bags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message numerus="yes">
        <source>↑ Top %n advance(s)</source>
        <translation>
            <numerusform>↑ Top team advances</numerusform>
            <numerusform>↑ Top %n advance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s), %1</source>
        <translation>
            <numerusform>%n team, %1</numerusform>
            <numerusform>%n teams, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet checked in for upcoming matches · %n player(s)</source>
        <translation>
            <numerusform>Not yet checked in for upcoming matches · %n player</numerusform>
            <numerusform>Not yet checked in for upcoming matches · %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incident(s)</source>
        <translation>
            <numerusform>%n incident</numerusform>
            <numerusform>%n incidents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n protest(s)</source>
        <translation>
            <numerusform>%n protest</numerusform>
            <numerusform>%n protests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rating(s) revised</source>
        <translation>
            <numerusform>%n rating revised</numerusform>
            <numerusform>%n ratings revised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(-ies), oldest first, begun %1</source>
        <translation>
            <numerusform>%n entry, begun %1</numerusform>
            <numerusform>%n entries, oldest first, begun %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) after the end don’t count.</source>
        <translation>
            <numerusform>%n hand after the end doesn’t count.</numerusform>
            <numerusform>%n hands after the end don’t count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in play, after %n hand(s)</source>
        <translation>
            <numerusform>in play, after %n hand</numerusform>
            <numerusform>in play, after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) for %2: %3</source>
        <translation>
            <numerusform>%1 point for %2: %3</numerusform>
            <numerusform>%1 points for %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 checked in; %3 of %4 teams complete; %n check-in(s)</source>
        <translation>
            <numerusform>%1 of %2 checked in; %3 of %4 teams complete; %n check-in</numerusform>
            <numerusform>%1 of %2 checked in; %3 of %4 teams complete; %n check-ins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the game.</source>
        <translation>
            <numerusform>A side that is set %n time in a row loses the game.</numerusform>
            <numerusform>A side that is set %n times in a row loses the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes fewer than %n trick(s) in the first hand loses the game.</source>
        <translation>
            <numerusform>A side that takes fewer than %n trick in the first hand loses the game.</numerusform>
            <numerusform>A side that takes fewer than %n tricks in the first hand loses the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick is a bag. At %n bag(s): %1.</source>
        <translation>
            <numerusform>Each overtrick is a bag. At %n bag: %1.</numerusform>
            <numerusform>Each overtrick is a bag. At %n bags: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the game is over after %n hand(s) (%1)</source>
        <translation>
            <numerusform>the game is over after %n hand (%1)</numerusform>
            <numerusform>the game is over after %n hands (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s), then the higher score</source>
        <translation>
            <numerusform>%n hand, then the higher score</numerusform>
            <numerusform>%n hands, then the higher score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bag</numerusform>
            <numerusform>%n bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), each a bag</source>
        <translation>
            <numerusform>%n overtrick, a bag</numerusform>
            <numerusform>%n overtricks, each a bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation>
            <numerusform>%n overtrick</numerusform>
            <numerusform>%n overtricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 trick(s) of the failed nil (%2)</source>
        <translation>
            <numerusform>%1 trick of the failed nil (%2)</numerusform>
            <numerusform>%1 tricks of the failed nil (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 trick(s) for the lost challenge (%2)</source>
        <translation>
            <numerusform>%1 trick for the lost challenge (%2)</numerusform>
            <numerusform>%1 tricks for the lost challenge (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 trick(s) by the renege ruling (%2)</source>
        <translation>
            <numerusform>%1 trick by the renege ruling (%2)</numerusform>
            <numerusform>%1 tricks by the renege ruling (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 trick(s) by the foul (%2)</source>
        <translation>
            <numerusform>%1 trick by the foul (%2)</numerusform>
            <numerusform>%1 tricks by the foul (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) off side %1</source>
        <translation>
            <numerusform>%n trick off side %1</numerusform>
            <numerusform>%n tricks off side %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side to reach %n point(s) wins the game.</source>
        <translation>
            <numerusform>The first side to reach %n point wins the game.</numerusform>
            <numerusform>The first side to reach %n points wins the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is %n game(s) to %1 each. The points of every game count, however it ended. The higher total wins.</source>
        <translation>
            <numerusform>A match is %n game to %1 each. The points of every game count, however it ended. The higher total wins.</numerusform>
            <numerusform>A match is %n games to %1 each. The points of every game count, however it ended. The higher total wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n hand(s), the higher score wins.</source>
        <translation>
            <numerusform>After %n hand, the higher score wins.</numerusform>
            <numerusform>After %n hands, the higher score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a game loses the game.</source>
        <translation>
            <numerusform>A side that is set %n time in a game loses the game.</numerusform>
            <numerusform>A side that is set %n times in a game loses the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No game ends before %n hand(s) have been played.</source>
        <translation>
            <numerusform>No game ends before %n hand has been played.</numerusform>
            <numerusform>No game ends before %n hands have been played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n minute(s) per game.</source>
        <translation>
            <numerusform>Time limit: %n minute per game.</numerusform>
            <numerusform>Time limit: %n minutes per game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time limit: %n minute(s) per match.</source>
        <translation>
            <numerusform>Time limit: %n minute per match.</numerusform>
            <numerusform>Time limit: %n minutes per match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side must bid at least %n trick(s).</source>
        <translation>
            <numerusform>A side must bid at least %n trick.</numerusform>
            <numerusform>A side must bid at least %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may bid at most %n trick(s).</source>
        <translation>
            <numerusform>A side may bid at most %n trick.</numerusform>
            <numerusform>A side may bid at most %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first hand is played without bids. Each trick is worth %n point(s), and no one can be set.</source>
        <translation>
            <numerusform>The first hand is played without bids. Each trick is worth %n point, and no one can be set.</numerusform>
            <numerusform>The first hand is played without bids. Each trick is worth %n points, and no one can be set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid made: win %n point(s) for each trick bid. Bid %1, take %2: %3.</source>
        <translation>
            <numerusform>Bid made: win %n point for each trick bid. Bid %1, take %2: %3.</numerusform>
            <numerusform>Bid made: win %n points for each trick bid. Bid %1, take %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set (fewer tricks than bid): lose %n point(s) for each trick bid. Bid %1, take %2: %3.</source>
        <translation>
            <numerusform>Set (fewer tricks than bid): lose %n point for each trick bid. Bid %1, take %2: %3.</numerusform>
            <numerusform>Set (fewer tricks than bid): lose %n points for each trick bid. Bid %1, take %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set (fewer tricks than bid): lose %n point(s) for each trick short. Bid %1, take %2: %3.</source>
        <translation>
            <numerusform>Set (fewer tricks than bid): lose %n point for each trick short. Bid %1, take %2: %3.</numerusform>
            <numerusform>Set (fewer tricks than bid): lose %n points for each trick short. Bid %1, take %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may bid blind nil only when trailing by at least %n point(s) before the hand.</source>
        <translation>
            <numerusform>A side may bid blind nil only when trailing by at least %n point before the hand.</numerusform>
            <numerusform>A side may bid blind nil only when trailing by at least %n points before the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a blind nil, the partners exchange %n card(s) face down.</source>
        <translation>
            <numerusform>After a blind nil, the partners exchange %n card face down.</numerusform>
            <numerusform>After a blind nil, the partners exchange %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven renege (not following suit when able): the offender’s side loses %n trick(s) of that hand. Its bid is judged on the rest.</source>
        <translation>
            <numerusform>Proven renege (not following suit when able): the offender’s side loses %n trick of that hand. Its bid is judged on the rest.</numerusform>
            <numerusform>Proven renege (not following suit when able): the offender’s side loses %n tricks of that hand. Its bid is judged on the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renege (not following suit when able): the side that loses the challenge loses %n trick(s) of that hand. Its bid is judged on the rest.</source>
        <translation>
            <numerusform>Renege (not following suit when able): the side that loses the challenge loses %n trick of that hand. Its bid is judged on the rest.</numerusform>
            <numerusform>Renege (not following suit when able): the side that loses the challenge loses %n tricks of that hand. Its bid is judged on the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team needs at least %n player(s).</source>
        <translation>
            <numerusform>A team needs at least %n player.</numerusform>
            <numerusform>A team needs at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team may have at most %n player(s).</source>
        <translation>
            <numerusform>A team may have at most %n player.</numerusform>
            <numerusform>A team may have at most %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team may have at most %n player(s) from %1.</source>
        <translation>
            <numerusform>A team may have at most %n player from %1.</numerusform>
            <numerusform>A team may have at most %n players from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A team may have at most %n player(s) from outside its affiliation.</source>
        <translation>
            <numerusform>A team may have at most %n player from outside its affiliation.</numerusform>
            <numerusform>A team may have at most %n players from outside its affiliation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); the higher total wins</source>
        <translation>
            <numerusform>%n game; the higher total wins</numerusform>
            <numerusform>%n games; the higher total wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) off side %1, counted for the other side</source>
        <translation>
            <numerusform>%n trick off side %1, counted for the other side</numerusform>
            <numerusform>%n tricks off side %1, counted for the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that leads by %n point(s) or more after a hand wins the game.</source>
        <translation>
            <numerusform>A side that leads by %n point or more after a hand wins the game.</numerusform>
            <numerusform>A side that leads by %n points or more after a hand wins the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may bid blind, nil or a number, in at most %n hand(s) of a game.</source>
        <translation>
            <numerusform>A side may bid blind, nil or a number, in at most %n hand of a game.</numerusform>
            <numerusform>A side may bid blind, nil or a number, in at most %n hands of a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A denied challenge costs the challenging side %n trick(s) of that hand.</source>
        <translation>
            <numerusform>A denied challenge costs the challenging side %n trick of that hand.</numerusform>
            <numerusform>A denied challenge costs the challenging side %n tricks of that hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A denied challenge costs the challenging side %n trick(s) of that hand, but only if another challenge in that hand is upheld.</source>
        <translation>
            <numerusform>A denied challenge costs the challenging side %n trick of that hand, but only if another challenge in that hand is upheld.</numerusform>
            <numerusform>A denied challenge costs the challenging side %n tricks of that hand, but only if another challenge in that hand is upheld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a nil, the partners exchange %n card(s) face down.</source>
        <translation>
            <numerusform>After a nil, the partners exchange %n card face down.</numerusform>
            <numerusform>After a nil, the partners exchange %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may bid blind nil in at most %n hand(s) of a game.</source>
        <translation>
            <numerusform>A side may bid blind nil in at most %n hand of a game.</numerusform>
            <numerusform>A side may bid blind nil in at most %n hands of a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side may bid blind in at most %n hand(s) of a game.</source>
        <translation>
            <numerusform>A side may bid blind in at most %n hand of a game.</numerusform>
            <numerusform>A side may bid blind in at most %n hands of a game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side must bid at least %n trick(s), unless a partner bids nil.</source>
        <translation>
            <numerusform>A side must bid at least %n trick, unless a partner bids nil.</numerusform>
            <numerusform>A side must bid at least %n tricks, unless a partner bids nil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was set %n time(s)</source>
        <translation>
            <numerusform>%1 was set %n time</numerusform>
            <numerusform>%1 was set %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was set %n time(s) in a row</source>
        <translation>
            <numerusform>%1 was set %n time in a row</numerusform>
            <numerusform>%1 was set %n times in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s)</source>
        <translation>
            <numerusform>%n pool</numerusform>
            <numerusform>%n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 from each, and %n wildcard(s)</source>
        <translation>
            <numerusform>%1, %2 from each, and %n wildcard</numerusform>
            <numerusform>%1, %2 from each, and %n wildcards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), round 1 is paired on Standings</source>
        <translation>
            <numerusform>%n round, round 1 is paired on Standings</numerusform>
            <numerusform>%n rounds, round 1 is paired on Standings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won %1 of %n match(es)</source>
        <translation>
            <numerusform>won %1 of %n match</numerusform>
            <numerusform>won %1 of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must show ID again</source>
        <translation>
            <numerusform>%n player must show ID again</numerusform>
            <numerusform>%n players must show ID again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) have signed up. The draw comes next.</source>
        <translation>
            <numerusform>%n team has signed up. The draw comes next.</numerusform>
            <numerusform>%n teams have signed up. The draw comes next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %1, %n page(s).</source>
        <translation>
            <numerusform>Saved %1, %n page.</numerusform>
            <numerusform>Saved %1, %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer, %n page(s).</source>
        <translation>
            <numerusform>Sent to the printer, %n page.</numerusform>
            <numerusform>Sent to the printer, %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entr(ies), newest first. Enter opens the sheet of the match.</source>
        <translation>
            <numerusform>%n entry, newest first. Enter opens the sheet of the match.</numerusform>
            <numerusform>%n entries, newest first. Enter opens the sheet of the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bag</numerusform>
            <numerusform>%n bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to reach %1</source>
        <translation>
            <numerusform>%n point to reach %1</numerusform>
            <numerusform>%n points to reach %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s), no bag penalty</source>
        <translation>
            <numerusform>%n bag, no bag penalty</numerusform>
            <numerusform>%n bags, no bag penalty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n trick(s)</source>
        <translation>
            <numerusform>exactly %n trick</numerusform>
            <numerusform>exactly %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) on record</source>
        <translation>
            <numerusform>%n hand on record</numerusform>
            <numerusform>%n hands on record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) that didn’t count will count again.</source>
        <translation>
            <numerusform>%n hand that didn’t count will count again.</numerusform>
            <numerusform>%n hands that didn’t count will count again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s): a hand has %1.</source>
        <translation>
            <numerusform>%n trick: a hand has %1.</numerusform>
            <numerusform>%n tricks: a hand has %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s) in the playoff</source>
        <translation>
            <numerusform>%n bye in the playoff</numerusform>
            <numerusform>%n byes in the playoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skip %n row(s) with mistakes?</source>
        <translation>
            <numerusform>Skip %n row with a mistake?</numerusform>
            <numerusform>Skip %n rows with mistakes?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n team(s)</source>
        <translation>
            <numerusform>Import %n team</numerusform>
            <numerusform>Import %n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have no ID</source>
        <translation>
            <numerusform>%n player has no ID</numerusform>
            <numerusform>%n players have no ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s): %2</source>
        <translation>
            <numerusform>%1, %n player: %2</numerusform>
            <numerusform>%1, %n players: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) of %1.</source>
        <translation>
            <numerusform>%n pool of %1.</numerusform>
            <numerusform>%n pools of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished, %n hand(s)</source>
        <translation>
            <numerusform>Finished, %n hand</numerusform>
            <numerusform>Finished, %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with mistakes. Nothing is imported yet.</source>
        <translation>
            <numerusform>%n row with mistakes. Nothing is imported yet.</numerusform>
            <numerusform>%n rows with mistakes. Nothing is imported yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n point(s) from %1</source>
        <translation>
            <numerusform>Take %n point from %1</numerusform>
            <numerusform>Take %n points from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n point(s) to %1</source>
        <translation>
            <numerusform>Add %n point to %1</numerusform>
            <numerusform>Add %n points to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) after the end won’t count.</source>
        <translation>
            <numerusform>%n hand after the end won’t count.</numerusform>
            <numerusform>%n hands after the end won’t count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was in play, with %n hand(s) on record.</source>
        <translation>
            <numerusform>It was in play, with %n hand on record.</numerusform>
            <numerusform>It was in play, with %n hands on record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was in play, with %n hand(s) of game %1 on record.</source>
        <translation>
            <numerusform>It was in play, with %n hand of game %1 on record.</numerusform>
            <numerusform>It was in play, with %n hands of game %1 on record.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) not checked in</source>
        <translation>
            <numerusform>%n team not checked in</numerusform>
            <numerusform>%n teams not checked in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were changed for this tournament.</source>
        <translation>
            <numerusform>%n rule was changed for this tournament.</numerusform>
            <numerusform>%n rules were changed for this tournament.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s) stay as they are.</source>
        <translation>
            <numerusform>%n pool stays as it is.</numerusform>
            <numerusform>%n pools stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of the first round stay as they are.</source>
        <translation>
            <numerusform>%n match of the first round stays as it is.</numerusform>
            <numerusform>%n matches of the first round stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) have one player and can’t play without a partner.</source>
        <translation>
            <numerusform>%n team has one player and can’t play without a partner.</numerusform>
            <numerusform>%n teams have one player and can’t play without a partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) aren’t in those standings. They follow all others, as listed.</source>
        <translation>
            <numerusform>%n team isn’t in those standings. It follows all others, as listed.</numerusform>
            <numerusform>%n teams aren’t in those standings. They follow all others, as listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is imported yet. Press F2 to fix or Delete to skip the %n row(s) with mistakes.</source>
        <translation>
            <numerusform>Nothing is imported yet. Press F2 to fix or Delete to skip the %n row with mistakes.</numerusform>
            <numerusform>Nothing is imported yet. Press F2 to fix or Delete to skip the %n rows with mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bid nil: the partners exchange %n card(s) face down.</source>
        <translation>
            <numerusform>%1 bid nil: the partners exchange %n card face down.</numerusform>
            <numerusform>%1 bid nil: the partners exchange %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s): one more set loses the game</source>
        <translation>
            <numerusform>%n time: one more set loses the game</numerusform>
            <numerusform>%n times: one more set loses the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) in a row: one more set loses the game</source>
        <translation>
            <numerusform>%n time in a row: one more set loses the game</numerusform>
            <numerusform>%n times in a row: one more set loses the game</numerusform>
        </translation>
    </message>
</context>
</TS>
