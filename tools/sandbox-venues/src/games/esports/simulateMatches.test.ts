import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { createMatchFixture } from './match/createMatchFixture.ts';
import { playMatch, type MatchScript } from './match/playMatch.ts';
import { readMatch, type MatchState } from './match/readMatch.ts';
import { findSelection, createMatchEngine } from './markets/createMatchEngine.ts';
import { decideSelection, type Decision } from './markets/decideSelection.ts';
import { priceMarkets } from './markets/priceMarkets.ts';
import type { Discipline, MapEvent } from './models/mapModel.ts';

const MATCHES = 1_000;
/** Latest time of a stake during a match in the test. */
const LATEST_MS = 600_000;
const disciplines: readonly Discipline[] = ['moba', 'shooter', 'strategy', 'football'];

/** Matches that are already played, because the tests of a discipline read the same ones. */
const played = new Map<string, ReturnType<typeof createMatch>>();

const createMatch = (discipline: Discipline, no: number) => {
  const fixture = createMatchFixture(discipline, 'TEST-0001', no);
  const script = playMatch(fixture, createDraws({ serverSeed: 'test', clientSeed: 'TEST-0001', nonce: no }));
  return { fixture, script, end: readMatch(script, script.durationMs) };
};

function play(discipline: Discipline, no: number) {
  const key = `${discipline} ${String(no)}`;
  const match = played.get(key) ?? createMatch(discipline, no);
  played.set(key, match);
  return match;
}

const count = (events: readonly MapEvent[], kind: string, side?: string) =>
  events.filter((event) => event.kind === kind && (side === undefined || event.side === side)).length;

/** Winner of a map by the rules of its discipline, from its events only. */
const findWinner: Readonly<Record<Discipline, (events: readonly MapEvent[]) => string>> = {
  moba: (events) => (count(events, 'tower', 'home') === 7 ? 'home' : 'away'),
  strategy: (events) => (count(events, 'base', 'home') === 3 ? 'home' : 'away'),
  shooter: (events) => (count(events, 'round', 'home') > count(events, 'round', 'away') ? 'home' : 'away'),
  football: (events) => (count(events, 'goal', 'home') > count(events, 'goal', 'away') ? 'home' : 'away'),
};

const totalKinds = { moba: 'kill', shooter: 'round', strategy: 'battle', football: 'goal' };
const firsts: Readonly<Record<string, readonly [kind: string, nth: number]>> = {
  firstBlood: ['kill', 1],
  firstTower: ['tower', 1],
  firstDragon: ['dragon', 1],
  pistol1: ['round', 1],
  pistol2: ['round', 13],
  firstBase: ['base', 1],
  firstGoal: ['goal', 1],
};

const decide = (isWon: boolean): Decision => (isWon ? 'won' : 'lost');

/** Spot with the name of its selection, which states the line. */
interface NamedSpot {
  readonly key: string;
  readonly name: readonly string[];
}

interface Winners {
  readonly home: number;
  readonly away: number;
}

/** Whether a selection of a market of the match wins; undefined for a market of a map. */
function winsMatch({ key, name: [name = ''] }: NamedSpot, { home, away }: Winners): boolean | undefined {
  const [market = '', pick] = key.split(':');
  const line = Number(/[\d.]+$/.exec(name)?.[0]);
  if (market === 'winner') return pick === (home > away ? 'home' : 'away');
  if (market.startsWith('maps')) return pick === (home + away > line ? 'over' : 'under');
  if (market === 'score') return pick === `${String(home)}-${String(away)}`;
  if (market !== 'handicap') return undefined;
  const own = pick === 'home' ? home - away : away - home;
  return own + (name.includes('+') ? line : -line) > 0;
}

/** Decides a selection of a market of a map by its events. */
function settleMap({ key, name: [name = ''] }: NamedSpot, discipline: Discipline, { maps }: MatchScript): Decision {
  const [, no, what = '', pick] = /^m(\d)\.(\w+):(\w+)$/.exec(key) ?? [];
  const map = maps[Number(no) - 1];
  if (!map) return 'void';
  if (what === 'winner') return decide(pick === findWinner[discipline](map.events));
  const isOver = count(map.events, totalKinds[discipline]) > Number(/[\d.]+$/.exec(name)?.[0]);
  if (what === 'total') return decide((pick === 'over') === isOver);
  const [kind, nth = 1] = firsts[what] ?? [];
  const taker = map.events.filter((event) => event.kind === kind)[nth - 1]?.side;
  return taker === undefined ? 'void' : decide(pick === taker);
}

/** Decides a spot by its key and name from all events of a match. It shares no code with the platform. */
function settle(spot: NamedSpot, discipline: Discipline, script: MatchScript): Decision {
  const winners = script.maps.map(({ events }) => findWinner[discipline](events));
  const home = winners.filter((winner) => winner === 'home').length;
  const isWon = winsMatch(spot, { home, away: winners.length - home });
  return isWon === undefined ? settleMap(spot, discipline, script) : decide(isWon);
}

const listSpots = (discipline: Discipline, no: number) =>
  createMatchEngine(createMatchFixture(discipline, 'TEST-0001', no)).spots;

describe.each(disciplines)('simulated matches of %s', (discipline) => {
  it('LOB-09 agree with their score and with every settled market in 1,000 matches', () => {
    let settled = 0;
    for (let no = 0; no < MATCHES; no++) {
      const { fixture, script, end } = play(discipline, no);
      const winners = script.maps.map(({ events }) => findWinner[discipline](events));
      expect(end.maps.map(({ winner }) => winner)).toEqual(winners);
      expect(Math.max(end.score.home, end.score.away)).toBe((fixture.bestOf + 1) / 2);
      expect(end.score.home + end.score.away).toBe(script.maps.length);
      for (const { key, name } of listSpots(discipline, no)) {
        const found = findSelection(fixture, key)!;
        const decision = decideSelection(found.market, found.selection.pick, { fixture, state: end });
        if (decision !== settle({ key, name }, discipline, script))
          expect([no, key, decision]).toBe('the same decision');
        settled += 1;
      }
    }
    expect(settled).toBeGreaterThan(MATCHES * 4);
  });

  it('LOB-09 never change a decision, and decide each market of a map when the map ends', () => {
    for (let no = 0; no < 60; no++) {
      const { fixture, script, end } = play(discipline, no);
      const times = [
        -1,
        ...script.maps.flatMap(({ startsAt, durationMs, events }) => [
          startsAt,
          ...events.map(({ at }) => startsAt + at),
          startsAt + durationMs,
        ]),
      ];
      for (const { key } of listSpots(discipline, no)) {
        const { market, selection } = findSelection(fixture, key)!;
        const read = (state: MatchState) => decideSelection(market, selection.pick, { fixture, state });
        const decisions = times.map((time) => read(readMatch(script, time)));
        const last = read(end);
        expect(last).not.toBe('open');
        expect(decisions.filter((each) => each !== 'open' && each !== last)).toEqual([]);
        const map = 'map' in market ? script.maps[market.map - 1] : undefined;
        if (map) expect(read(readMatch(script, map.startsAt + map.durationMs))).toBe(last);
      }
    }
  });

  it('LOB-09 return 94.5 % before and during a match: prices follow from the chances, and the chances come true', () => {
    const sums = new Map<string, { stakes: number; excess: number; variance: number }>();
    for (let no = 0; no < MATCHES; no++) {
      const { fixture, script, end } = play(discipline, no);
      // A time that does not depend on the events: a part of the duration would depend on how close the end is.
      for (const [phase, elapsed] of [
        ['before', -1],
        ['during', (no * 7_919_993) % LATEST_MS],
      ] as const)
        for (const { market, selections } of priceMarkets({ fixture, script, elapsed })) {
          // One selection of each market, because those of the same market share a result.
          const { pick, price, chance } = selections[no % selections.length]!;
          const decision = decideSelection(market, pick, { fixture, state: end });
          if (decision === 'void' || price === 0) continue;
          const share = (price * chance) / 100;
          expect(share <= 0.945 + 1e-9 && share > 0.945 - chance / 100 - 1e-9).toBe(true);
          const key = `${phase} ${market.kind}`;
          const sum = sums.get(key) ?? { stakes: 0, excess: 0, variance: 0 };
          sum.stakes += 1;
          sum.excess += Number(decision === 'won') - chance;
          sum.variance += chance * (1 - chance);
          sums.set(key, sum);
        }
    }
    for (const [key, { stakes, excess, variance }] of sums) {
      // A map can have several markets of a kind, so their results are not quite independent.
      const deviation = excess / Math.sqrt(variance);
      expect({ key, stakes, deviation, isNear: Math.abs(deviation) < 4.5 }).toMatchObject({ isNear: true });
    }
    expect(sums.size).toBe(14);
  });
});
