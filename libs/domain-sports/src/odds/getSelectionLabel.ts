import { findPlay } from './plays.ts';
import type { Side } from './side.ts';

/** What is needed to name a selection. */
export interface NamedSelection {
  readonly playCode: string;
  readonly side: Side;
  readonly homeName: string;
  readonly awayName: string;
  /** Of a champion bet. */
  readonly runnerName?: string | undefined;
}

/** Message key of what is bet on. Double chances have one each: `sports.pick.doubleChance.HN` is home or draw. */
export type SelectionLabelKey =
  | `sports.pick.${'team' | 'draw' | 'over' | 'under' | 'odd' | 'even' | 'yes' | 'no' | 'score' | 'otherScore'}`
  | `sports.pick.${'goals' | 'goalsFrom' | 'halfFull' | 'runner' | 'raw'}`
  | `sports.pick.doubleChance.${'HN' | 'CN' | 'HC'}`;

/** A text by its key and values; the site turns it into words. Lines are written by `formatLine`. */
export interface SelectionLabel {
  readonly key: SelectionLabelKey;
  /**
   * `team` (also of a team's total), `home` and `away` of a score, `from` and `to` goals, `half` and `full` as `H`, `N`
   * or `C`, `name` of a runner, `text` of what we do not know.
   */
  readonly values: Readonly<Record<string, string>>;
}

const SIDE_LABEL_KEYS: Readonly<Partial<Record<Side, SelectionLabelKey>>> = {
  N: 'sports.pick.draw',
  O: 'sports.pick.over',
  U: 'sports.pick.under',
  OD: 'sports.pick.odd',
  EV: 'sports.pick.even',
  Y: 'sports.pick.yes',
  NO: 'sports.pick.no',
  OVH: 'sports.pick.otherScore',
};

const label = (key: SelectionLabelKey, values: SelectionLabel['values'] = {}): SelectionLabel => ({ key, values });

const goalsLabel = (side: Side): SelectionLabel => {
  const [, from = '', to] = side;
  return to === undefined ? label('sports.pick.goalsFrom', { from }) : label('sports.pick.goals', { from, to });
};

/** Labels of the markets whose sides have no name by themselves. */
const BY_MARKET: Readonly<Record<string, ((selection: NamedSelection) => SelectionLabel) | undefined>> = {
  champion: ({ side, runnerName }) => label('sports.pick.runner', { name: runnerName || side }),
  totalGoals: ({ side }) => goalsLabel(side),
  halfFull: ({ side }) => label('sports.pick.halfFull', { half: side.charAt(0), full: side.charAt(1) }),
  doubleChance: ({ side }) => label(`sports.pick.doubleChance.${side as 'HN' | 'CN' | 'HC'}`),
};

/** Finds the team of a market that counts the points of one team. */
function findCountedTeam(market: string | undefined, { homeName, awayName }: NamedSelection): string | undefined {
  if (market === 'homeTotal') return homeName;
  return market === 'awayTotal' ? awayName : undefined;
}

/** Names what a selection bets on: a team, a score, over … An unknown play or side is named by its own code (F-BET-23). */
export function getSelectionLabel(selection: NamedSelection): SelectionLabel {
  const { playCode, side, homeName, awayName } = selection;
  const market = findPlay(playCode)?.market;
  const labelOfMarket = BY_MARKET[market ?? ''];
  if (labelOfMarket) return labelOfMarket(selection);
  if (side === 'H' || side === 'C') return label('sports.pick.team', { team: side === 'H' ? homeName : awayName });
  const [, home, away] = /^H(\d+)C(\d+)$/.exec(side) ?? [];
  if (home !== undefined && away !== undefined) return label('sports.pick.score', { home, away });
  const team = findCountedTeam(market, selection);
  const key = SIDE_LABEL_KEYS[side];
  return key ? label(key, team === undefined ? {} : { team }) : label('sports.pick.raw', { text: side });
}
