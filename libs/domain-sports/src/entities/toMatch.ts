import { parseSide } from '../plays/side.ts';
import { getChannelId, GAME_TYPES, isChampionBet, parseChannel, SHOW_TYPES } from './gameType.ts';
import type { Match, MatchStatus, Score } from './match.ts';
import { readMarkets, type PlacedPrice } from './readMarkets.ts';
import { readPeriod } from './readPeriod.ts';
import { readCount, readParts, readScore } from './readScore.ts';
import type { WireGameFields, WireGameInput, WireOddsInput } from './wire.ts';

const STATUSES: readonly MatchStatus[] = ['scheduled', 'live', 'halftime', 'ended', 'postponed', 'abandoned'];

const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((item) => item === value);

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Converts prices. Prices of unknown sides are omitted. */
const placed = (odds: readonly WireOddsInput[]): readonly PlacedPrice[] =>
  odds.flatMap(({ id, w, r, i }) => {
    const side = parseSide(r);
    return side ? [{ id, playCode: w, side, rank: i }] : [];
  });

const text = (sent: unknown, before: string): string => (typeof sent === 'string' ? sent : before);

const readIsHalf = (before: KnownMatchDetails, { HalfTime, se_now }: WireGameFields): boolean =>
  HalfTime === undefined ? se_now === undefined && before.period === 'halfTime' : HalfTime === 'Y';

/** Reads the inning of baseball from a period such as `T3` or `B3`. */
const readInning = (
  before: KnownMatchDetails,
  { inningNum, se_now }: WireGameFields,
): Pick<Match, 'inning' | 'inningHalf'> => {
  const [, half, count] = /^([TB])(\d{1,2})$/.exec(text(se_now, '')) ?? [];
  return {
    inning: readCount(inningNum ?? count) ?? before.inning,
    inningHalf: half ? (half === 'T' ? 'top' : 'bottom') : before.inningHalf,
  };
};

/** A match without its markets. */
export type MatchDetails = Omit<Match, 'markets'>;

/** Fields of a match without those derived from the game type and show type. */
type KnownMatchDetails = Omit<MatchDetails, 'channel' | 'isChampion'>;

/** Applies changed fields of the wire to a match without its markets. */
export function patchMatchDetails(before: KnownMatchDetails, wire: WireGameFields): MatchDetails {
  const gameType = oneOf(GAME_TYPES, wire.gameType) ?? before.gameType;
  const showType = oneOf(SHOW_TYPES, wire.showType) ?? before.showType;
  const periodText = text(wire.se_now, before.periodText);
  const { inning, inningHalf } = readInning(before, wire);
  return {
    id: before.id,
    channel: getChannelId(gameType, showType),
    gameType,
    showType,
    leagueId: text(wire.league_id, before.leagueId),
    homeName: text(wire.team_h, before.homeName),
    awayName: text(wire.team_c, before.awayName),
    kickOffAt: finite(wire.startTime) ?? before.kickOffAt,
    isLive: wire.isLive === undefined ? before.isLive : wire.isLive === 'Y',
    minute: finite(wire.t_count) ?? before.minute,
    period: readPeriod({ text: periodText, gameType, isHalfTime: readIsHalf(before, wire), inning }),
    periodText,
    inning,
    inningHalf,
    status: oneOf(STATUSES, wire.gameStatus) ?? before.status,
    isChampion: isChampionBet(gameType, showType),
    score: readScore(before.score, wire),
    parts: readParts(before.parts, wire.sc_parts),
    serve: wire.serve === undefined ? before.serve : oneOf(['H', 'C'], wire.serve),
    sportName: text(wire.sportName, before.sportName),
    championOf: oneOf(GAME_TYPES, wire.championOf) ?? before.championOf,
    marketCount: finite(wire.marketCount) ?? before.marketCount,
  };
}

const NO_SCORE: Score = { home: {}, away: {} };
const NO_PARTS: Match['parts'] = [];

/** Converts a match of a channel without its prices. */
export function toMatchDetails(wire: WireGameInput, channel: string): MatchDetails {
  const { gameType, showType } = parseChannel(channel) ?? { gameType: 'OP', showType: 'FT' };
  const nothing: KnownMatchDetails = {
    id: wire.gameId,
    gameType,
    showType,
    leagueId: '',
    homeName: '',
    awayName: '',
    isLive: false,
    period: 'notStarted',
    periodText: '',
    status: 'scheduled',
    score: NO_SCORE,
    parts: NO_PARTS,
    sportName: '',
    marketCount: 0,
  };
  return patchMatchDetails(nothing, wire);
}

/**
 * Applies changed fields of the wire to a match.
 *
 * A missing or unreadable field leaves the match unchanged. It never throws (§3, SPT-01).
 */
export const patchMatch = (before: KnownMatchDetails & Pick<Match, 'markets'>, wire: WireGameFields): Match => ({
  ...patchMatchDetails(before, wire),
  markets: before.markets,
});

/** Converts a match of a channel with its prices. */
export const toMatch = (wire: WireGameInput, channel: string): Match => ({
  ...toMatchDetails(wire, channel),
  markets: readMarkets(placed(wire.odds)),
});
