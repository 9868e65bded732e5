//! Everything that a player can be told about what is asked and why something is not allowed, each with its rule.

game::reasons! {
    ASK_BID: "Y2.1", "ask-bid", "bid two brokers in secret";
    ASK_ORDER: "Y2.2", "ask-order", "choose a free place in the turn order";
    ASK_START_OF_PLACEMENT: "Y5.3", "ask-start-of-placement", "play a card before placement begins, or skip";
    ASK_BEFORE_TURN: "Y5.3", "ask-before-turn", "play a card before your turn, or skip";
    ASK_UP: "Y3.1", "ask-up", "place a broker face up";
    ASK_DOWN: "Y3.1", "ask-down", "place a broker face down";
    ASK_NEUTRAL: "Y8.1", "ask-neutral", "place a neutral broker face down";
    ASK_AFTER_TURN: "Y5.3", "ask-after-turn", "play a card after your turn, or skip";
    ASK_LAST_LOOK: "Y5.7", "ask-last-look", "look at a broker once more, or skip";
    ASK_START_OF_SCORING: "Y5.3", "ask-start-of-scoring", "play a card before scoring, or skip";
    ASK_GEM: "Y4.1", "ask-gem", "take a gem from the ship";
    ASK_COLOR: "Y4.5", "ask-color", "choose what the white gem becomes";
    ASK_RANK: "Y4.8", "ask-rank", "choose the best of the tied columns";
    ASK_QUOTE: "Y4.9", "ask-quote", "move one quotation up or down";
    ASK_END_OF_SCORING: "Y5.3", "ask-end-of-scoring", "play a card after scoring, or skip";
    ASK_THRONE: "Y7.1", "ask-throne", "send one of the three brokers in front of your screen to the throne room, in secret";

    OVER: "Y6.4", "over", "the game is over";
    NOT_YOUR_TURN: "Y3.1", "not-your-turn", "somebody else is to act";

    NOT_BEHIND_SCREEN_TO_BID: "Y2.1", "not-behind-screen-to-bid", "there are no such two brokers behind your screen";
    NOT_BEHIND_SCREEN: "Y3.1", "not-behind-screen", "there is no such broker behind your screen";
    IN_FRONT: "Y2.1", "in-front", "that broker stands in front of your screen for this round";
    NO_SUCH_PLACE: "Y2.2", "no-such-place", "there are only as many places as players";
    PLACE_TAKEN: "Y2.2", "place-taken", "somebody has chosen that place";
    UP_FIRST: "Y3.1", "up-first", "the broker face up comes first";
    ONE_UP_ONE_DOWN: "Y3.1", "one-up-one-down", "one broker face up has been placed: the other one goes face down";
    NO_FOURTH_DISTRICT: "Y0.1", "no-fourth-district", "only three districts are in play";
    ROW_CLOSED: "Y3.3", "row-closed", "that row of the market is closed with two or three players";
    CELL_TAKEN: "Y3.3", "cell-taken", "there is a broker on that cell of the market already";
    NO_SUCH_NEUTRAL: "Y8.1", "no-such-neutral", "you have no such neutral broker left";

    NO_SUCH_CARD: "Y5.1", "no-such-card", "you do not hold that card";
    NOT_THE_MOMENT: "Y5.3", "not-the-moment", "that card is played at another moment";
    TWO_CARDS_A_ROUND: "Y5.1", "two-cards-a-round", "you have played two cards in this round";
    WON_THIS_ROUND: "Y5.1", "won-this-round", "a card can be played from the round after it was won";
    NO_ILLUSIONIST: "Y5.8", "no-illusionist", "only the Illusionist places brokers from in front of the screen";
    NOT_IN_FRONT: "Y5.8", "not-in-front", "there is no such broker in front of your screen";
    SAME_VALUE: "Y5.8", "same-value", "the broker that takes its place must have another value";
    QUEEN_IN_CITY: "Y5.15", "queen-in-city", "the Queen closes a zone of the city";
    QUEEN_ONCE: "Y5.15", "queen-once", "a zone has been closed already";
    CLOSED_BY_QUEEN: "Y5.15", "closed-by-queen", "the Queen has closed that zone";
    IN_QUEENS_ZONE: "Y5.15", "in-queens-zone", "brokers in the Queen's zone stay there";
    SPY_ON_OTHERS: "Y5.7", "spy-on-others", "the Spy looks at opposing brokers";
    SPY_NOT_TWICE: "Y5.7", "spy-not-twice", "the Spy does not look at the same broker twice";
    SPY_USED_UP: "Y5.7", "spy-used-up", "the Spy has looked at three brokers";
    SPY_NO_BROKER: "Y5.7", "spy-no-broker", "there is no such face-down broker";
    NAMED_BY_PLACE: "Y3.6", "named-by-place", "face-down brokers are named by their place, such as port1#1: nobody may look at them";
    MAGE_NO_BROKER: "Y5.12", "mage-no-broker", "you have no such broker on the board";
    HERALD_NO_BROKER: "Y5.9", "herald-no-broker", "you have no such broker on the board";
    MAGE_TWO_SPOTS: "Y5.12", "mage-two-spots", "the Mage swaps two brokers on different spots";
    MARKED_OR_GONE: "Y5.14", "marked-or-gone", "that broker is marked already, or has left the board";
    HERALD_NOT_THRONE: "Y7.3", "herald-not-throne", "the Herald cannot reach into the throne room";
    HERALD_ELSEWHERE: "Y5.9", "herald-elsewhere", "the Herald moves a broker to another spot";
    ANOTHER_COLOR: "Y5.4", "another-color", "the Alchemist gives a gem of another colour";
    NO_SUCH_GEM: "Y5.4", "no-such-gem", "you have no gem of that colour";
    TWO_COLORS: "Y5.5", "two-colors", "one quotation goes up and another one down";

    NOT_ON_SHIP: "Y4.1", "not-on-ship", "there is no such gem left on the ship";
    RANKED_ALREADY: "Y4.8", "ranked-already", "that column has been ranked";
    NOT_TIED: "Y4.8", "not-tied", "that column is not one of those that are tied now";
    NOT_IN_FRONT_FOR_KING: "Y7.1", "not-in-front-for-king", "there is no such broker in front of your screen";
}
