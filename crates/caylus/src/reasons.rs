//! Everything that a player can be told about what is asked and why something is not allowed, each with its rule.

game::reasons! {
    ASK_PLACEMENT: "C3.2", "ask-placement", "place a worker or pass";
    ASK_GATE: "C4.1", "ask-gate", "move the worker on the Gate, or take it back";
    ASK_GUILD: "C4.3", "ask-guild", "the Merchants' Guild moves the provost by 0 to 3 spaces";
    ASK_JOUST: "C4.4", "ask-joust", "give 1 denier and 1 cloth for a favour, or skip";
    ASK_INN: "C4.6", "ask-inn", "stay in the Inn or leave it";
    ASK_PROVOST: "C5.1", "ask-provost", "move the provost by up to 3 spaces at 1 denier each";
    ASK_PRODUCTION: "C6.2", "ask-production", "take one of the productions of the building";
    ASK_OWNERS_CUBE: "C6.3", "ask-owners-cube", "take one of the cubes that your building produces";
    ASK_BUILD: "C6.4", "ask-build", "build one tile at its price, or skip";
    ASK_RESIDENCE: "C6.9", "ask-residence", "turn a tile into a residence, or skip";
    ASK_MARKET: "C6.8", "ask-market", "sell one cube, or skip";
    ASK_PEDDLER: "C6.8", "ask-peddler", "buy cubes, or skip";
    ASK_DEAL: "C6.8", "ask-deal", "take one of the two deals of the tile, or skip";
    ASK_ALCHEMIST: "C6.8", "ask-alchemist", "pay two cubes for one gold or four for two, or skip";
    ASK_CASTLE: "C7.1", "ask-castle", "give a batch of food and two other, different cubes, or be done";
    ASK_LINE: "C8.1", "ask-line", "choose a line of the favour table";
    ASK_COLUMN: "C8.1", "ask-column", "use one effect of the line up to the marker, or skip";
    ASK_FAVOR_BUILDING: "C8.6", "ask-favor-building", "build by the favour, or skip";

    OVER: "C7.10", "over", "the game is over";
    NOT_YOUR_TURN: "C3.2", "not-your-turn", "somebody else is to act";

    NO_WORKER: "C3.3", "no-worker", "no worker is left in hand";
    TOO_DEAR: "C3.4", "too-dear", "there is not enough money: a worker costs 1 denier and 1 more for each player who has passed";
    TOO_DEAR_FOR_TWO: "C10.3", "too-dear-for-two", "there is not enough money: once the other player has passed, a worker costs 3 deniers";
    OCCUPIED: "C3.6", "occupied", "a worker stands there already";
    NOTHING_BUILT: "C3.6", "nothing-built", "nothing is built there";
    NO_WORKPLACE: "C3.6", "no-workplace", "residences and prestige buildings take no workers";
    NO_STABLES_FOR_TWO: "C3.7", "no-stables-for-two", "the Stables are not used with two players";
    ONE_WORKER_IN_STABLES: "C3.7", "one-worker-in-stables", "a player has at most one worker in the Stables";
    STABLES_FULL: "C3.7", "stables-full", "the three places of the Stables are taken";
    INN_TAKEN: "C3.8", "inn-taken", "the Inn's left place is taken";
    ALREADY_IN_INN: "C4.1", "already-in-inn", "from the Gate nobody goes to the Inn who is there already, on its right place";
    ONE_WORKER_IN_CASTLE: "C3.9", "one-worker-in-castle", "a player has at most one worker in the castle";

    OFF_THE_ROAD: "C5.2", "off-the-road", "the provost stays on the road, from space 1 to 28";
    PROVOST_TOO_DEAR: "C5.1", "provost-too-dear", "there is not enough money: the provost costs 1 denier a space";

    PRODUCTION_COMPULSORY: "C6.2", "production-compulsory", "production is compulsory";
    NOT_PRODUCED: "C6.2", "not-produced", "the building does not produce that";
    NOT_OWNERS_CUBE: "C6.3", "not-owners-cube", "the owner takes one of the cubes that the building produces";
    NO_SUCH_CUBE: "C6.8", "no-such-cube", "there is no such cube in hand";
    NO_GOLD_HERE: "C6.8", "no-gold-here", "peddlers sell no gold";
    CANNOT_BUY: "C6.8", "cannot-buy", "there is not enough money, or this peddler sells one cube only";
    CANNOT_PAY_DEAL: "C6.8", "cannot-pay-deal", "the deal cannot be paid";

    WRONG_CLASS: "C6.4", "wrong-class", "Carpenters build wood tiles, Masons stone, Architects prestige";
    NOT_IN_STOCK: "C6.4", "not-in-stock", "the tile is not in the stock";
    CANNOT_PAY_TILE: "C6.4", "cannot-pay-tile", "the cubes in hand do not cover the price of the tile";
    PRICE_SPELLING: "C6.4", "price-spelling", "write `build TILE CUBE` for the Market and the Peddler, whose price has a cube of any kind, `build TILE SPACE` for prestige tiles, and `build TILE` for all others";
    ROAD_FULL: "C6.5", "road-full", "there is no free space left on the road";
    NO_RESIDENCE: "C6.6", "no-residence", "a prestige tile replaces one of the builder's own residences: `build TILE SPACE`";
    NOT_TRANSFORMABLE: "C6.9", "not-transformable", "only a neutral tile or one's own wood or stone tile can become a residence";
    NEVER_THE_NOTARY: "C6.9", "never-the-notary", "the Notary is never transformed";
    CANNOT_PAY_RESIDENCE: "C6.9", "cannot-pay-residence", "a residence costs 1 cloth and 1 denier";
    CANNOT_PAY_FAVOR_RESIDENCE: "C8.6", "cannot-pay-favor-residence", "a residence by favour costs 1 cloth";
    ALREADY_PLANNED: "C6.10", "already-planned", "that tile becomes a residence already when phase 5 is over";

    NO_BATCH: "C7.1", "no-batch", "a batch is food and two other, different cubes, written in the order W S C G";
    NO_SUCH_CUBES_FOR_BATCH: "C7.1", "no-such-cubes-for-batch", "the cubes in hand do not make this batch";
    TOWERS_FULL: "C7.2", "towers-full", "the Towers are full";

    LINE_USED: "C8.3", "line-used", "that line has been used in this phase";
    BEYOND_MARKER: "C8.1", "beyond-marker", "the marker in this line has not come that far";
    NO_CUBE_TO_EXCHANGE: "C8.5", "no-cube-to-exchange", "there is no such cube in hand to exchange";
    NO_GOLD_IN_EXCHANGE: "C8.5", "no-gold-in-exchange", "line C exchanges one cube for two without gold";
}
