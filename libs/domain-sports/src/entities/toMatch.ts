import { parseSide, type Side } from '../odds/side.ts';
import { channelOf, GAME_TYPES, isChampionBet, parseChannel, SHOW_TYPES } from './gameType.ts';
import { type MarketLine, type Match, type MatchStatus } from './match.ts';
import { readPeriod } from './readPeriod.ts';
import { readCount, readParts, readScore } from './readScore.ts';
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

const text = (sent: unknown, before: string): string => (typeof sent === 'string' ? sent : before);

const readIsHalf = (before: MatchFacts, { HalfTime, se_now }: WireGameFields): boolean =>
  HalfTime === undefined ? se_now === undefined && before.period === 'halfTime' : HalfTime === 'Y';

/** Baseball writes its period as `T` or `B` and the inning. */
const readInning = (
  before: MatchFacts,
  { inningNum, se_now }: WireGameFields,
): Pick<Match, 'inning' | 'inningHalf'> => {
  const [, half, text] = /^([TB])(\d{1,2})$/.exec(se_now ?? '') ?? [];
  return {
    inning: readCount(inningNum ?? text) ?? before.inning,
    inningHalf: half ? (half === 'T' ? 'top' : 'bottom') : before.inningHalf,
  };
};

/** A match without what follows from its kind. */
type MatchFacts = Omit<Match, 'channel' | 'isChampion'>;

/**
 * Puts changed fields of the wire over a match.
 *
 * Total: a field that is missing or cannot be read leaves the match as it was, it never throws (§3, SPT-01).
 */
export function patchMatch(before: MatchFacts, wire: WireGameFields): Match {
  const gameType = oneOf(GAME_TYPES, wire.gameType) ?? before.gameType;
  const showType = oneOf(SHOW_TYPES, wire.showType) ?? before.showType;
  const periodText = text(wire.se_now, before.periodText);
  const innings = readInning(before, wire);
  return {
    ...before,
    ...innings,
    ...{ gameType, showType, periodText },
    channel: channelOf(gameType, showType),
    isChampion: isChampionBet(gameType, showType),
    championOf: oneOf(GAME_TYPES, wire.championOf) ?? before.championOf,
    serve: wire.serve === undefined ? before.serve : oneOf(['H', 'C'], wire.serve),
    minute: finite(wire.t_count) ?? before.minute,
    kickOffAt: finite(wire.startTime) ?? before.kickOffAt,
    leagueId: text(wire.league_id, before.leagueId),
    homeName: text(wire.team_h, before.homeName),
    awayName: text(wire.team_c, before.awayName),
    isLive: wire.isLive === undefined ? before.isLive : wire.isLive === 'Y',
    status: oneOf(STATUSES, wire.gameStatus) ?? before.status,
    period: readPeriod(periodText, gameType, readIsHalf(before, wire), innings.inning),
    score: readScore(before.score, wire),
    parts: readParts(before.parts, wire.sc_parts),
    sportName: text(wire.sportName, before.sportName),
    marketCount: finite(wire.marketCount) ?? before.marketCount,
  };
}

/** Reads a whole match of a channel. */
export const toMatch = (wire: WireGameInput, channel: string): Match =>
  patchMatch(
    {
      ...(parseChannel(channel) ?? { gameType: 'OP', showType: 'FT' }),
      ...{ id: wire.gameId, leagueId: '', homeName: '', awayName: '', isLive: false },
      ...{ period: 'notStarted', periodText: '', status: 'scheduled', score: { home: {}, away: {} } },
      ...{ parts: [], sportName: '', marketCount: 0 },
      markets: readMarkets(wire.odds),
    },
    wire,
  );
