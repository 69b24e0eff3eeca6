import { findCentreForm } from './createEventGenerator.ts';
import { computeStatistics, STATISTICS } from './statistics.ts';
import { findSquads } from './squads.ts';
import { MatchEventLog } from './matchEventLog.ts';
import type { CentreEvent, CentreForm, Score, WorldGameType } from '../definitions/worldTypes.ts';
import { computeSettlementCode } from '../settlement/computeSettlementCode.ts';
import type { MatchResult } from '../settlement/settlementTypes.ts';
import { getFixtures, LoneMatch } from '../testing/sportRuns.ts';

const SPORTS: readonly WorldGameType[] = ['FT', 'VF', 'BK', 'TN', 'VB', 'TT', 'SK', 'BS', 'OP'];
const MATCHES = process.env['TEST_FULL'] ? 1_000 : 40;

const HOUR = 3_600_000;

type Counted = { home: number; away: number };

const createCount = (): Counted => ({ home: 0, away: 0 });

const REGULAR_PARTS: Readonly<Partial<Record<CentreForm, number>>> = {
  basketball: 4,
  gridiron: 4,
  hockey: 3,
  baseball: 99,
};

const isPlayedInSets = (form: CentreForm) => form === 'tennis' || form === 'rally' || form === 'snooker';

/** Scores of the sets: the last one of each. */
function deriveSets(events: readonly CentreEvent[]): Counted[] {
  const parts: Counted[] = [];
  for (const { kind, part, clock } of events) {
    if (part && (kind === 'point' || kind === 'break')) parts[Number(clock.slice(1)) - 1] = { ...part };
  }
  return parts;
}

/** Scores of the periods, counted from their events. */
function deriveParts(form: CentreForm, events: readonly CentreEvent[]): Counted[] {
  const regular = REGULAR_PARTS[form];
  if (regular === undefined) return deriveSets(events);
  const parts: Counted[] = [];
  for (const { kind, side, how = '', points = 0 } of events) {
    const index = /^[QPTB]\d+$/.test(how) ? Number(how.slice(1)) - 1 : regular;
    if (kind === 'period') while (parts.length <= index) parts.push(createCount());
    if (kind === 'score') parts.at(-1)![side === 'H' ? 'home' : 'away'] += points;
  }
  return parts;
}

/** Counts the events of a kind by side. */
function countKind(
  events: readonly CentreEvent[],
  kind: CentreEvent['kind'],
  by: (event: CentreEvent) => number,
): Counted {
  const count = createCount();
  for (const event of events) if (event.kind === kind) count[event.side === 'H' ? 'home' : 'away'] += by(event);
  return count;
}

/** Counts goals and points without those that were cancelled. */
function countScore(events: readonly CentreEvent[]): Counted {
  const [scored, cancelled] = [
    countKind(events, 'score', ({ points = 0 }) => points),
    countKind(events, 'cancel', () => 1),
  ];
  return { home: scored.home - cancelled.home, away: scored.away - cancelled.away };
}

function deriveFullTime(form: CentreForm, events: readonly CentreEvent[], parts: readonly Counted[]): Counted {
  if (form === 'tennis') return countKind(events, 'game', () => 1);
  if (form === 'snooker') return countKind(events, 'set', () => 1);
  if (form !== 'rally') return countScore(events);
  const sum = (key: 'home' | 'away') => parts.reduce((total, part) => total + part[key], 0);
  return { home: sum('home'), away: sum('away') };
}

/** Derives the result of a match from the events of its centre alone. */
function deriveResult(form: CentreForm, events: readonly CentreEvent[]): MatchResult {
  const parts = deriveParts(form, events);
  const fullTime = deriveFullTime(form, events, parts);
  const half = events.findIndex(({ kind }) => kind === 'halfTime');
  return {
    fullTime,
    halfTime: half < 0 ? fullTime : countScore(events.slice(0, half)),
    ...(isPlayedInSets(form) && { sets: countKind(events, 'set', () => 1) }),
    ...(parts.length > 0 && { parts }),
  };
}

const fixturesOf = new Map(SPORTS.map((gameType) => [gameType, getFixtures(gameType, MATCHES)]));

function playMatch(gameType: WorldGameType, index: number) {
  const fixture = fixturesOf.get(gameType)![index]!;
  const form = findCentreForm(fixture)!;
  const lone = new LoneMatch(fixture);
  const early = lone.quotes();
  lone.playTo(0.4);
  const scoreAtBet: Score = { ...lone.match.score };
  const live = lone.match.stage === 'live' ? lone.quotes(1_000) : [];
  const result = lone.playOut();
  const eventLog = new MatchEventLog(lone.match, form, findSquads(form, fixture));
  eventLog.advance(fixture.startTime + 24 * HOUR);
  return { fixture, form, lone, scoreAtBet, quotes: [...early, ...live], result, events: eventLog.events };
}

describe.each(SPORTS)('centre of %s', (gameType) => {
  it(`MTC-02 has events and statistics that equal the score and every settled market in ${MATCHES} matches`, () => {
    let [played, markets] = [0, 0];
    for (let index = 0; index < MATCHES; index++) {
      const { fixture, form, lone, scoreAtBet, quotes, result, events } = playMatch(gameType, index);
      if (lone.match.voidCode) continue;
      played++;
      const derived = deriveResult(form, events);
      expect({ gameId: fixture.gameId, ...derived }).toEqual({ gameId: fixture.gameId, ...result });
      for (const { w, r, line } of quotes) {
        const leg = { gameType, w, r, line, scoreAtBet };
        const [byEvents, settled] = [computeSettlementCode(leg, derived), computeSettlementCode(leg, result)];
        if (byEvents !== settled)
          throw new Error(`${fixture.gameId} ${w} ${r} ${line}: ${byEvents} by the events, settled ${settled}.`);
        markets++;
      }
      const [all, ...periods] = computeStatistics(form, events, () => undefined);
      const [kind] = STATISTICS[form];
      const score = result.sets ?? result.fullTime;
      expect(all!.rows[0]).toEqual([kind, score.home, score.away]);
      const readRow = (rows: typeof all, name: string) => rows!.rows.find(([row]) => row === name)!;
      for (const name of STATISTICS[form].filter((row) => row !== 'possession' && row !== 'highBreak')) {
        const [, home, away] = readRow(all, name);
        const sum = periods.map((period) => readRow(period, name));
        expect([
          name,
          sum.reduce((total, row) => total + row[1], 0),
          sum.reduce((total, row) => total + row[2], 0),
        ]).toEqual([name, home, away]);
      }
      if (form === 'football')
        expect(readRow(all, 'redCards').slice(1)).toEqual([lone.match.reds.home, lone.match.reds.away]);
    }
    expect(played).toBeGreaterThan(0.9 * MATCHES);
    expect(markets).toBeGreaterThan(played * 4);
  });

  it('MTC-02 numbers the events in order of time, and adds the same ones in small steps', () => {
    const { lone, form, fixture, events } = playMatch(gameType, 3);
    const slow = new MatchEventLog(lone.match, form, findSquads(form, fixture));
    const end = events.at(-1)!.at;
    const seen: CentreEvent[] = [];
    for (let at = fixture.startTime; at <= end + 60_000; at += 7_001) {
      slow.advance(at);
      seen.push(...slow.events.slice(seen.length));
      expect(slow.events.slice(0, seen.length)).toEqual(seen);
    }
    expect(seen).toEqual(events);
    expect(events.map(({ n }) => n)).toEqual(events.map((_event, k) => k + 1));
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((a, b) => a - b));
  });
});

it('MTC-02 a player who was sent off takes part in no later event', () => {
  let sentOff = 0;
  for (let index = 0; index < MATCHES; index++) {
    const { events } = playMatch('FT', index);
    for (const red of events.filter(({ kind }) => kind === 'redCard')) {
      sentOff++;
      const later = events.filter(
        ({ n, player, second }) => n > red.n && (player === red.player || second === red.player),
      );
      expect(later).toEqual([]);
    }
  }
  expect(sentOff).toBeGreaterThan(0);
});
