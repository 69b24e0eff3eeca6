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
import type { Match, TableState } from '../state/tableState.ts';

/** Price of a match in the lobby. */
export type MatchSpot = Match['spots'][number];

/** Selected price of a match: what the slip needs, and the limits of its game. */
export interface MatchPick {
  readonly selection: SelectionInput;
  readonly quote: Quote;
  /** Name of the selection in the player's language, such as a team or a score. */
  readonly name: string;
  readonly group: MatchSpot['group'];
  readonly isLive: boolean;
  /** Code of the venue, whose balance the bet uses. */
  readonly channelCode: string;
  readonly limits: StakeLimits;
}

/** Price of a match with its game. */
export interface ShownSpot {
  readonly game: Game;
  readonly match: Match;
  readonly spot: MatchSpot;
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
export const buildSpotId = (shown: ShownSpot): string => [buildMatchId(shown), shown.spot.key].join(SEPARATOR);

/** Splits the id of a selection into the ids of the wire. */
export function parseSpotId(id: string): MatchBetIds {
  const [enName = '', gameId = '', oddsId = ''] = id.split(SEPARATOR);
  return { enName, gameId, oddsId };
}

/** Returns the part of the key of a spot that names its selection: a team, over or under, or a score. */
export const getSpotSide = (oddsId: string): string => oddsId.slice(oddsId.indexOf(':') + 1);

const sides: Readonly<Record<string, Side>> = { home: 'H', away: 'C', over: 'O', under: 'U' };

/** Converts the side of a spot to that of the slip: `home` is `H`, the score `2-1` is `H2C1`. */
function toSide(oddsId: string): Side {
  const side = getSpotSide(oddsId);
  return sides[side] ?? parseSide(`H${side.replace('-', 'C')}`) ?? 'H';
}

/** Converts the price of a spot to Hong Kong odds; `undefined` while it takes no bets. */
function toHongKongPrice({ pays }: MatchSpot) {
  const price = parseMinor(pays);
  return price === undefined ? undefined : parsePrice(formatMinor(price - STAKE_PART));
}

/** Creates the selection of a price; `undefined` while the price takes no bets. */
export function createMatchPick(shown: ShownSpot): MatchPick | undefined {
  const { game, match, spot } = shown;
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
      playCode: spot.group,
      side: toSide(spot.key),
      isChampion: false,
    },
    // Every later read of the prices is newer.
    quote: { price, line: '', version: 0 },
    name: spot.name,
    group: spot.group,
    isLive,
    channelCode: game.channelCode,
    limits: { min: game.minStake ?? NO_LIMIT, max: game.maxStake ?? NO_LIMIT },
  };
}

/** Tables of the lobby, and the time of the platform at which they were read. */
export interface ReadTables {
  readonly time: number;
  readonly list: readonly TableState[];
}

/** Finds the current price of a selection. A match that is no longer listed is closed. */
export function findMatchPrice({ selection }: MatchPick, { time, list }: ReadTables): SlipPrice {
  const { id } = selection;
  const { gameId, oddsId } = parseSpotId(id);
  const matches = list.find(({ gameCode }) => gameCode === selection.leagueId)?.matches ?? [];
  const match = matches.find(({ no }) => `${selection.leagueId}.${no}` === gameId);
  const spot = match?.spots.find(({ key }) => key === oddsId);
  if (!spot) return { id, status: 'closed', version: time };
  const price = toHongKongPrice(spot);
  return price === undefined
    ? { id, status: 'suspended', version: time }
    : { id, status: 'open', version: time, line: '', price };
}
