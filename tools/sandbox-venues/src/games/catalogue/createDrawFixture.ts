import { teams } from '../engines/teams.ts';
import type { Fixture } from '../engines/esports.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';

/**
 * Creates the fixture of a draw in an e-sports lobby. It depends only on game code and draw number, so it is known
 * early.
 */
export function createDrawFixture(gameCode: string, drawNo: number): Fixture {
  const draws = createDraws({ serverSeed: 'fixture', clientSeed: gameCode, nonce: drawNo });
  const home = draws.below(teams.length);
  const away = (home + 1 + draws.below(teams.length - 1)) % teams.length;
  return {
    home: teams[home] ?? ['', ''],
    away: teams[away] ?? ['', ''],
    strength: 380 + 10 * draws.below(25),
  };
}
