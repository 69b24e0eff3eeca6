import type { Engine } from '../engines/engine.ts';
import { requireRoundEngine } from './playable.ts';

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

/** Returns all engines. The e-sports engine has an example fixture. */
export const listEngines = (): readonly Engine[] => rules.map((each) => requireRoundEngine(each, 'PZDJ-0001', 1));
