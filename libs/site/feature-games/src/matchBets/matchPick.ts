import {
  parsePrice,
  parseSide,
  type Quote,
  type SelectionInput,
  type Side,
  type SlipPrice,
  type StakeLimits,
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { Game } from '../state/gamesSlice.ts';
import type { MatchDetail } from '../state/matchDetail.ts';

/** Game and number of a match. */
export interface MatchRef {
  readonly game: Game;
  readonly no: string;
}

/** Selected price of a match: what the slip needs, and the limits of its game. */
export interface MatchPick {
  readonly selection: SelectionInput;
  readonly quote: Quote;
  readonly match: MatchRef;
  /** Name of the selection in the player's language, such as a team or a score. */
  readonly name: string;
  /** Name of the market in the player's language. */
  readonly market: string;
  readonly isLive: boolean;
  readonly limits: StakeLimits;
}

/** Price of a match with its market and game. */
export interface ShownSpot {
  readonly game: Game;
  readonly match: Pick<MatchDetail, 'no' | 'home' | 'away' | 'state' | 'startsAt'>;
  /** Name of the market in the player's language. */
  readonly market: string;
  readonly spot: MatchDetail['markets'][number]['selections'][number];
  /** Time of the platform at which the price is shown, in milliseconds. */
  readonly shownAt: number;
}

/** Ids of the venue, the match and the selection that a bet names on the wire. */
export interface MatchBetIds {
  readonly enName: string;
  readonly gameId: string;
  readonly oddsId: string;
}

/** Price of the stake itself, which prices of the venue include and Hong Kong odds do not. */
const STAKE_PART = 100n;
const NO_LIMIT = '';

/** Separates the ids in the id of a selection. None of them contains it. */
const SEPARATOR = '/';

/** Builds the id of a match at its venue. */
const buildMatchId = ({ game, match }: Pick<ShownSpot, 'game' | 'match'>): string =>
  [game.enName, `${game.gameCode}.${match.no}`].join(SEPARATOR);

/** Builds the id of a selection, which is unique among all venues. */
export const buildSpotId = (shown: Omit<ShownSpot, 'shownAt'>): string =>
  [buildMatchId(shown), shown.spot.key].join(SEPARATOR);

/** Splits the id of a selection into the ids of the wire. */
export function parseSpotId(id: string): MatchBetIds {
  const [enName = '', gameId = '', oddsId = ''] = id.split(SEPARATOR);
  return { enName, gameId, oddsId };
}

/** Returns the part of the key of a spot that names its market: `winner`, or `m1.total` for the first map. */
const getSpotMarket = (oddsId: string): string => oddsId.slice(0, oddsId.indexOf(':'));

/** Returns the part of the key of a spot that names its selection: a team, over or under, or a score. */
export const getSpotSide = (oddsId: string): string => oddsId.slice(oddsId.indexOf(':') + 1);

const sides: Readonly<Record<string, Side>> = { home: 'H', away: 'C', over: 'O', under: 'U' };

/** Converts the side of a spot to that of the slip: `home` is `H`, the score `2-1` is `H2C1`. */
function toSide(oddsId: string): Side {
  const side = getSpotSide(oddsId);
  return sides[side] ?? parseSide(`H${side.replace('-', 'C')}`) ?? 'H';
}

/** Converts the price of a spot to Hong Kong odds; `undefined` while it takes no bets. */
function toHongKongPrice({ pays }: ShownSpot['spot']) {
  const price = parseMinor(pays);
  return price === undefined ? undefined : parsePrice(formatMinor(price - STAKE_PART));
}

/** Creates the selection of a price; `undefined` while the price takes no bets. */
export function createMatchPick(shown: ShownSpot): MatchPick | undefined {
  const { game, match, market, spot, shownAt } = shown;
  const price = toHongKongPrice(spot);
  if (price === undefined) return undefined;
  const isLive = match.state === 'live';
  return {
    selection: {
      id: buildSpotId(shown),
      gameId: buildMatchId(shown),
      gameType: 'OP',
      showType: isLive ? 'RB' : 'FT',
      leagueId: game.gameCode,
      leagueName: game.name,
      homeName: match.home,
      awayName: match.away,
      kickOffAt: match.startsAt,
      playCode: getSpotMarket(spot.key),
      side: toSide(spot.key),
      isChampion: false,
    },
    // A response that was read before this price was shown may still be in the cache. It does not replace the price.
    quote: { price, line: '', version: shownAt },
    match: { game, no: match.no },
    name: spot.name,
    market,
    isLive,
    limits: { min: game.minStake ?? NO_LIMIT, max: game.maxStake ?? NO_LIMIT },
  };
}

/** Match, and the time of the platform at which it was read. */
export interface ReadMatch {
  readonly time: number;
  readonly match: MatchDetail;
}

/** Finds the current price of a selection. A selection that the match does not have is closed. */
export function findMatchPrice({ selection: { id } }: MatchPick, { time, match }: ReadMatch): SlipPrice {
  const { gameId, oddsId } = parseSpotId(id);
  const isSame = `${match.gameCode}.${match.no}` === gameId;
  const market = match.markets.find(({ selections }) => selections.some(({ key }) => key === oddsId));
  const spot = market?.selections.find(({ key }) => key === oddsId);
  if (!isSame || !spot || market?.status === 'closed') return { id, status: 'closed', version: time };
  const price = toHongKongPrice(spot);
  return price === undefined
    ? { id, status: 'suspended', version: time }
    : { id, status: 'open', version: time, line: '', price };
}
