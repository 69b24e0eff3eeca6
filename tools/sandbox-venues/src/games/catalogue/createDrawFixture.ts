import { teams } from '../engines/teams.ts';
import type { Fixture } from '../engines/esports.ts';
import { createDraws } from '../fair/createDraws.ts';

/** Who plays in a draw of a match hall: known to everybody long before, by the hall's code and the draw's number alone. */
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
