import { baccarat, type BaccaratOutcome } from '../games/engines/baccarat.ts';
import { dragonTiger, type DragonTigerOutcome } from '../games/engines/dragonTiger.ts';
import type { MatchOutcome } from '../games/matches/toMatchOutcome.ts';
import type { RouletteOutcome } from '../games/engines/roulette.ts';
import type { SicBoOutcome } from '../games/engines/sicBo.ts';
import type { LotteryOutcome } from '../games/engines/lottery.ts';

type Reader = (outcome: never) => readonly (string | number)[];

/** Returns the side of a card round by what its spots pay: the first side wins, the second side wins, or a tie. */
const toSide = (isTie: boolean, isFirst: boolean): string => (isTie ? 'T' : isFirst ? 'B' : 'P');

const readMaps = ({ home, away }: Pick<MatchOutcome, 'home' | 'away'>) => [home, away];

const readers: Readonly<Record<string, Reader>> = {
  baccarat: (outcome: BaccaratOutcome) => [
    toSide(baccarat.pays(outcome, 'tie') > 0, baccarat.pays(outcome, 'banker') > 0),
  ],
  dragonTiger: (outcome: DragonTigerOutcome) => [
    toSide(dragonTiger.pays(outcome, 'tie') > 0, dragonTiger.pays(outcome, 'dragon') > 0),
  ],
  roulette: ({ pocket }: RouletteOutcome) => [pocket],
  sicBo: ({ dice }: SicBoOutcome) => dice,
  moba: readMaps,
  shooter: readMaps,
  strategy: readMaps,
  football: readMaps,
};

const readNumbers: Reader = ({ numbers = [] }: Partial<LotteryOutcome>) => numbers;

/** Converts the outcome of a round to the values of the lobby: a side, a pocket, dice, numbers or maps; empty for others. */
export const toResultValues = (rules: string, outcome: unknown): string[] =>
  outcome === null || outcome === undefined ? [] : (readers[rules] ?? readNumbers)(outcome as never).map(String);
