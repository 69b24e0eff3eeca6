import { createReturnCounter, type Engine, type Spot, type Text } from './engine.ts';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';

/** Teams of a match and the probability in thousandths that the home team wins a map. Published before the match. */
export interface Fixture {
  readonly home: Text;
  readonly away: Text;
  readonly strength: number;
}

/** Maps won by each team in a best of 3. */
export interface SeriesOutcome {
  readonly home: number;
  readonly away: number;
}

const STRENGTH_SCALE = 1_000;
/** Largest RTP of a market in hundredths of a per cent. Its price is rounded down to a cent. */
const RETURN = 9_450n;

type Wins = (outcome: SeriesOutcome) => boolean;

const markets: readonly (readonly [key: string, group: string, name: Text, wins: Wins])[] = [
  ['home', 'winner', ['主队', '主隊'], ({ home }) => home === 2],
  ['away', 'winner', ['客队', '客隊'], ({ away }) => away === 2],
  ['s20', 'score', ['2 : 0', '2 : 0'], ({ home, away }) => home === 2 && away === 0],
  ['s21', 'score', ['2 : 1', '2 : 1'], ({ home, away }) => home === 2 && away === 1],
  ['s12', 'score', ['1 : 2', '1 : 2'], ({ home, away }) => home === 1 && away === 2],
  ['s02', 'score', ['0 : 2', '0 : 2'], ({ home, away }) => home === 0 && away === 2],
  ['over', 'maps', ['大 2.5 局', '大 2.5 局'], ({ home, away }) => home + away === 3],
  ['under', 'maps', ['小 2.5 局', '小 2.5 局'], ({ home, away }) => home + away === 2],
];

/** Plays maps until a team has won 2. */
function playSeries(winsMap: () => boolean): SeriesOutcome {
  let [home, away] = [0, 0];
  while (home < 2 && away < 2) {
    if (winsMap()) home += 1;
    else away += 1;
  }
  return { home, away };
}

/** Lists the 8 outcomes of 3 maps with their weights. A third map that is not played counts with both outcomes. */
const listSeries = (strength: number) =>
  Array.from({ length: 8 }, (_, at) => {
    const maps = [at & 1, at & 2, at & 4].map(Boolean);
    const weight = maps.reduce((all, isWon) => all * BigInt(isWon ? strength : STRENGTH_SCALE - strength), 1n);
    let next = 0;
    return [playSeries(() => maps[next++] ?? false), weight] as const;
  });

/** Creates the engine of a match, best of 3, with prices computed from its strength. */
export function createEsportsEngine({ home, away, strength }: Fixture): Engine<SeriesOutcome> {
  const results = listSeries(strength);
  const whole = BigInt(STRENGTH_SCALE) ** 3n;
  const priced = markets.map(([key, group, name, wins]) => {
    const weight = results.reduce((all, [outcome, each]) => (wins(outcome) ? all + each : all), 0n);
    const teams: Readonly<Record<string, Text>> = { home, away };
    return { key, group, name: teams[key] ?? name, wins, pays: Number((RETURN * whole) / (weight * 100n)) };
  });
  const spots: readonly Spot[] = priced.map(({ key, group, name, pays }) => ({ key, group, name, pays }));
  const pays = (outcome: SeriesOutcome, spot: string): number => {
    const market = priced.find(({ key }) => key === spot);
    return market?.wins(outcome) ? market.pays : 0;
  };
  return {
    kind: 'match',
    rules: 'esports',
    spots,
    maxSpots: spots.length,
    mainSpot: 'home',
    pays,
    draw: (draws: Draws) => playSeries(() => draws.below(STRENGTH_SCALE) < strength),
    getReturn: createReturnCounter(priced, { spots, results: () => results, pays }),
  };
}
