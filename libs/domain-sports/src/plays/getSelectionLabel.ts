import { findPlay } from './plays.ts';
import type { Side } from './side.ts';

/** Fields of a selection that determine its label. */
export interface NamedSelection {
  readonly playCode: string;
  readonly side: Side;
  readonly homeName: string;
  readonly awayName: string;
  /** Runner of an outright. */
  readonly runnerName?: string | undefined;
}

/** Message key of a selection. Each double chance has its own: `sports.pick.doubleChance.HN` is home or draw. */
export type SelectionLabelKey =
  | `sports.pick.${'team' | 'draw' | 'over' | 'under' | 'odd' | 'even' | 'yes' | 'no' | 'score' | 'otherScore'}`
  | `sports.pick.${'goals' | 'goalsFrom' | 'halfFull' | 'runner' | 'raw'}`
  | `sports.pick.doubleChance.${'HN' | 'CN' | 'HC'}`;

/** Message key and values of a label. The site supplies the text; `formatLine` formats the line. */
export interface SelectionLabel {
  readonly key: SelectionLabelKey;
  /**
   * `team` (also of a team total), `home` and `away` of a score, `from` and `to` of goals, `half` and `full` as `H`, `N` or
   * `C`, `name` of a runner, `text` of an unknown side.
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

/** Labels of markets whose sides have no label of their own. */
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

/**
 * Returns the label of a selection, such as a team, a score or "over". An unknown side is labelled by its code
 * (F-BET-23).
 */
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
