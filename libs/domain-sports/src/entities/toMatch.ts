import { parseSide } from '../odds/side.ts';
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

/** Places prices; one with an unknown side has no place to stand. */
const placed = (odds: readonly WireOddsInput[]): readonly PlacedPrice[] =>
  odds.flatMap(({ id, w, r, i }) => {
    const side = parseSide(r);
    return side ? [{ id, playCode: w, side, rank: i }] : [];
  });

const text = (sent: unknown, before: string): string => (typeof sent === 'string' ? sent : before);

const readIsHalf = (before: KnownMatchDetails, { HalfTime, se_now }: WireGameFields): boolean =>
  HalfTime === undefined ? se_now === undefined && before.period === 'halfTime' : HalfTime === 'Y';

/** Baseball writes its period as `T` or `B` and the inning. */
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

/** Facts without what follows from their kind. */
type KnownMatchDetails = Omit<MatchDetails, 'channel' | 'isChampion'>;

/** Puts changed fields of the wire over the facts of a match, field by field: a thousand of them are held at once. */
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

/** Reads a whole match of a channel but for its prices. */
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
 * Puts changed fields of the wire over a match.
 *
 * Total: a field that is missing or cannot be read leaves the match as it was, it never throws (§3, SPT-01).
 */
export const patchMatch = (before: KnownMatchDetails & Pick<Match, 'markets'>, wire: WireGameFields): Match => ({
  ...patchMatchDetails(before, wire),
  markets: before.markets,
});

/** Reads a whole match of a channel. */
export const toMatch = (wire: WireGameInput, channel: string): Match => ({
  ...toMatchDetails(wire, channel),
  markets: readMarkets(placed(wire.odds)),
});
