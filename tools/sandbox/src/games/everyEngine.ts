import type { Engine } from './engine.ts';
import { engineOfRound } from './playable.ts';

const rules = [
  'steady',
  'bold',
  'ways',
  'arcade',
  'baccarat',
  'dragonTiger',
  'roulette',
  'sicBo',
  'twoEight',
  'fishing',
  'ssc',
  'k3',
  'racing',
  'eleven',
  'keno',
  'esports',
];

/** Every engine there is, once; of the matches one of their fixtures. */
export const everyEngine = (): readonly Engine[] => rules.map((each) => engineOfRound(each, 'PZDJ-0001', 1));
