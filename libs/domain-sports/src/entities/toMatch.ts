import { parseSide, type Side } from '../odds/plays.ts';
import { GAME_TYPES, isChampionBet, parseChannel, SHOW_TYPES, type Channel } from './gameType.ts';
import { type MarketLine, type Match, type MatchStatus } from './match.ts';
import { readPeriod } from './readPeriod.ts';
import { readCount, readScore } from './readScore.ts';
import { type WireGameFields, type WireGameInput, type WireOddsInput } from './wire.ts';

const STATUSES: readonly MatchStatus[] = ['scheduled', 'live', 'halftime', 'ended', 'postponed', 'abandoned'];

const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((item) => item === value);

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

interface DraftLine {
  readonly rank: number;
  readonly priceIds: Partial<Record<Side, string>>;
}

/** Groups prices by play code and rank; a price with an unknown side has no place to stand. */
function readMarkets(odds: readonly WireOddsInput[]): Readonly<Record<string, readonly MarketLine[]>> {
  const markets = new Map<string, Map<number, DraftLine>>();
  for (const { id, w, r, i } of odds) {
    const side = parseSide(r);
    if (!side) continue;
    const lines = markets.get(w) ?? new Map<number, DraftLine>();
    const line = lines.get(i) ?? { rank: i, priceIds: {} };
    line.priceIds[side] = id;
    markets.set(w, lines.set(i, line));
  }
  const sorted = [...markets].map(
    ([code, lines]) => [code, [...lines.values()].sort((a, b) => a.rank - b.rank)] as const,
  );
  return Object.fromEntries(sorted);
}

const emptyMatch = (id: string, channel: string): Match => {
  const { gameType, showType } = parseChannel(channel) ?? { gameType: 'OP', showType: 'FT' };
  return {
    ...{ id, gameType, showType, leagueId: '', homeName: '', awayName: '' },
    channel: channel as Channel,
    isLive: false,
    isChampion: isChampionBet(gameType, showType),
    period: 'notStarted',
    periodText: '',
    status: 'scheduled',
    score: { home: {}, away: {} },
    markets: {},
  };
};

const text = (sent: unknown, before: string): string => (typeof sent === 'string' ? sent : before);

const readIsHalf = (before: Match, { HalfTime, se_now }: WireGameFields): boolean =>
  HalfTime === undefined ? se_now === undefined && before.period === 'halfTime' : HalfTime === 'Y';

const readClock = (before: Match, wire: WireGameFields): Pick<Match, 'minute' | 'inning' | 'kickOffAt'> => {
  const minute = finite(wire.t_count) ?? before.minute;
  const inning = readCount(wire.inningNum) ?? before.inning;
  const kickOffAt = finite(wire.startTime) ?? before.kickOffAt;
  return {
    ...(minute === undefined ? {} : { minute }),
    ...(inning === undefined ? {} : { inning }),
    ...(kickOffAt === undefined ? {} : { kickOffAt }),
  };
};

const readKind = (before: Match, wire: WireGameFields): Pick<Match, 'gameType' | 'showType' | 'isChampion'> => {
  const gameType = oneOf(GAME_TYPES, wire.gameType) ?? before.gameType;
  const showType = oneOf(SHOW_TYPES, wire.showType) ?? before.showType;
  return { gameType, showType, isChampion: isChampionBet(gameType, showType) };
};

/**
 * Puts changed fields of the wire over a match.
 *
 * Total: a field that is missing or cannot be read leaves the match as it was, it never throws (§3, SPT-01).
 */
export function patchMatch(before: Match, wire: WireGameFields): Match {
  const clock = readClock(before, wire);
  const kind = readKind(before, wire);
  const periodText = text(wire.se_now, before.periodText);
  return {
    ...before,
    ...clock,
    ...kind,
    leagueId: text(wire.league_id, before.leagueId),
    homeName: text(wire.team_h, before.homeName),
    awayName: text(wire.team_c, before.awayName),
    isLive: wire.isLive === undefined ? before.isLive : wire.isLive === 'Y',
    status: oneOf(STATUSES, wire.gameStatus) ?? before.status,
    periodText,
    period: readPeriod(periodText, kind.gameType, readIsHalf(before, wire), clock.inning),
    score: readScore(before.score, wire),
  };
}

/** Reads a whole match of a channel. */
export const toMatch = (wire: WireGameInput, channel: string): Match => ({
  ...patchMatch(emptyMatch(wire.gameId, channel), wire),
  markets: readMarkets(wire.odds),
});
