import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import type { Text } from '../../engines/engine.ts';
import type { Discipline } from '../models/mapModel.ts';
import { teams } from './teams.ts';

export type BestOf = 1 | 3 | 5;

/** Facts of a match that are published before it. */
export interface MatchFixture {
  readonly discipline: Discipline;
  readonly bestOf: BestOf;
  readonly home: Text;
  readonly away: Text;
  /** Chance in thousandths that an event of a map is one of the home team. */
  readonly edge: number;
}

/** Step of the edge in thousandths. Teams differ by up to 10 steps. */
const edgeSteps: Readonly<Record<Discipline, number>> = { moba: 6, shooter: 5, strategy: 11, football: 11 };
const lengths: readonly BestOf[] = [1, 3, 3, 5];

/** Creates the fixture of a match. It depends only on game code and number, so it is known early. */
export function createMatchFixture(discipline: Discipline, gameCode: string, no: number): MatchFixture {
  const draws = createDraws({ serverSeed: 'fixture', clientSeed: gameCode, nonce: no });
  const home = draws.below(teams.length);
  const away = (home + 1 + draws.below(teams.length - 1)) % teams.length;
  return {
    discipline,
    bestOf: lengths[draws.below(lengths.length)] ?? 3,
    home: teams[home] ?? ['', ''],
    away: teams[away] ?? ['', ''],
    edge: 500 + edgeSteps[discipline] * (draws.below(21) - 10),
  };
}
