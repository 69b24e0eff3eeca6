import type { CentreCounts, CentreEvent, CentreForm, WireCentreStats } from '../definitions/worldTypes.ts';
import { toSideKey } from '../sports/sets/setsTimeline.ts';
import { getOther, type Side } from './eventGenerator.ts';

/** Statistics of each form in the order shown. The first one equals the score. */
export const STATISTICS: Readonly<Record<CentreForm, readonly string[]>> = {
  football: ['goals', 'possession', 'shots', 'shotsOn', 'corners', 'fouls', 'yellowCards', 'redCards', 'offsides'],
  hockey: ['goals', 'possession', 'shots', 'shotsOn', 'penalties'],
  basketball: [
    'points',
    'fieldGoals',
    'fieldGoalsTried',
    'threes',
    'threesTried',
    'freeThrows',
    'freeThrowsTried',
    'rebounds',
    'assists',
    'turnovers',
    'fouls',
  ],
  tennis: ['sets', 'games', 'pointsWon', 'breaks', 'aces', 'doubleFaults', 'winners', 'errors'],
  rally: ['sets', 'pointsWon', 'attacks', 'blocks', 'aces', 'errors'],
  snooker: ['sets', 'points', 'breaksOver20', 'highBreak'],
  baseball: ['runs', 'hits', 'strikeouts', 'outs'],
  gridiron: ['points', 'touchdowns', 'fieldGoals', 'yards', 'punts', 'turnovers'],
};

/** Increase of a count, for the side of the event or for the other one. */
type Increase = readonly [kind: string, by: number, isOther?: true];

/** Yards of a drive that ends with points. */
const SCORING_YARDS = { touchdown: 72, fieldGoal: 48 } as const;
const LONG_BREAK = 20;

const countBasket = ({ how, points = 0, second }: CentreEvent): Increase[] => {
  const assist: Increase[] = second ? [['assists', 1]] : [];
  if (how === 'free')
    return [
      ['points', points],
      ['freeThrows', points],
      ['freeThrowsTried', 2],
    ];
  const threes: Increase[] =
    how === 'three'
      ? [
          ['threes', 1],
          ['threesTried', 1],
        ]
      : [];
  return [['points', points], ['fieldGoals', 1], ['fieldGoalsTried', 1], ...threes, ...assist];
};

const countDrive = ({ how, points = 0 }: CentreEvent): Increase[] =>
  how === 'touchdown'
    ? [
        ['points', points],
        ['touchdowns', 1],
        ['yards', SCORING_YARDS.touchdown],
      ]
    : [
        ['points', points],
        ['fieldGoals', 1],
        ['yards', SCORING_YARDS.fieldGoal],
      ];

const SCORES: Readonly<Record<CentreForm, (event: CentreEvent) => readonly Increase[]>> = {
  football: () => [
    ['goals', 1],
    ['shots', 1],
    ['shotsOn', 1],
  ],
  hockey: () => [
    ['goals', 1],
    ['shots', 1],
    ['shotsOn', 1],
  ],
  basketball: countBasket,
  baseball: ({ points = 0 }) => [
    ['runs', points],
    ['hits', 1],
  ],
  gridiron: countDrive,
  tennis: () => [],
  rally: () => [],
  snooker: () => [],
};

const POINTS: Readonly<Record<string, readonly Increase[]>> = {
  ace: [['aces', 1]],
  doubleFault: [['doubleFaults', 1, true]],
  winner: [['winners', 1]],
  error: [['errors', 1, true]],
  attack: [['attacks', 1]],
  block: [['blocks', 1]],
};

const KINDS: Readonly<Partial<Record<CentreEvent['kind'], (event: CentreEvent) => readonly Increase[]>>> = {
  cancel: () => [
    ['goals', -1],
    ['shots', -1],
    ['shotsOn', -1],
  ],
  shotOn: () => [
    ['shots', 1],
    ['shotsOn', 1],
  ],
  shotOff: () => [['shots', 1]],
  corner: () => [['corners', 1]],
  foul: () => [['fouls', 1]],
  yellowCard: () => [
    ['yellowCards', 1],
    ['fouls', 1],
  ],
  redCard: () => [['redCards', 1]],
  offside: () => [['offsides', 1]],
  penalty: () => [['penalties', 1]],
  miss: ({ how }) => [['fieldGoalsTried', 1], ...(how === 'three' ? ([['threesTried', 1]] as const) : [])],
  rebound: () => [['rebounds', 1]],
  turnover: ({ points = 0 }) => [
    ['turnovers', 1],
    ['yards', points],
  ],
  punt: ({ points = 0 }) => [
    ['punts', 1],
    ['yards', points],
  ],
  point: ({ how = '' }) => [['pointsWon', 1], ...(POINTS[how] ?? [])],
  game: ({ how }) => [['games', 1], ...(how === 'break' ? ([['breaks', 1]] as const) : [])],
  set: () => [['sets', 1]],
  break: ({ points = 0 }) => [['points', points], ...(points >= LONG_BREAK ? ([['breaksOver20', 1]] as const) : [])],
  hit: () => [['hits', 1]],
  out: ({ how }) => [['outs', 1], ...(how === 'strikeout' ? ([['strikeouts', 1]] as const) : [])],
};

const listIncreases = (form: CentreForm, event: CentreEvent) =>
  event.kind === 'score' ? SCORES[form](event) : (KINDS[event.kind]?.(event) ?? []);

function addEvent(counts: CentreCounts, form: CentreForm, event: CentreEvent & { readonly side: Side }): void {
  for (const [kind, by, isOther] of listIncreases(form, event)) {
    const count = (counts[kind] ??= { home: 0, away: 0 });
    count[toSideKey(isOther ? getOther(event.side) : event.side)] += by;
  }
  if (event.kind !== 'break') return;
  const high = (counts['highBreak'] ??= { home: 0, away: 0 });
  const key = toSideKey(event.side);
  high[key] = Math.max(high[key], event.points ?? 0);
}

const toRows = (form: CentreForm, counts: CentreCounts): WireCentreStats['rows'] =>
  STATISTICS[form].flatMap((kind) =>
    kind === 'possession' && !counts[kind] ? [] : [[kind, counts[kind]?.home ?? 0, counts[kind]?.away ?? 0]],
  );

/** Possession of the home side in a period, or in the match, per cent. */
export type ReadPossession = (period: string) => number | undefined;

/**
 * Counts the statistics of the match and of each period from its events. A result that the console set replaces the first
 * row of the match, so that it equals the score.
 */
export function computeStatistics(
  form: CentreForm,
  events: readonly CentreEvent[],
  readPossession: ReadPossession,
): WireCentreStats[] {
  const periods = new Map<string, CentreCounts>([['ALL', {}]]);
  const all = periods.get('ALL')!;
  for (const event of events) {
    const period = event.clock.split('^')[0]!;
    if (event.kind === 'period' && !periods.has(period)) periods.set(period, {});
    if (event.kind === 'result') all[STATISTICS[form][0]!] = { ...event.score };
    const { side } = event;
    if (!side) continue;
    addEvent(all, form, { ...event, side });
    const own = periods.get(period) ?? {};
    periods.set(period, own);
    addEvent(own, form, { ...event, side });
  }
  return [...periods].map(([period, counts]) => {
    const home = STATISTICS[form].includes('possession') ? readPossession(period) : undefined;
    if (home !== undefined) counts['possession'] = { home, away: 100 - home };
    return { period, rows: toRows(form, counts) };
  });
}
