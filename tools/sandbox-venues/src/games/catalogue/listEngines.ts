import type { Engine } from '../engines/engine.ts';
import { findRoundEngine } from './playable.ts';

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
  'moba',
  'shooter',
  'strategy',
  'football',
];

/** Returns all engines. The engines of matches have an example fixture. */
export const listEngines = (): readonly Engine[] =>
  rules.flatMap((each) => findRoundEngine(each, 'PZDJ-0001', 1) ?? []);
