import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed } from '@pavilion/sandbox-platform/fair/seeds';
import type { Playable } from '../catalogue/playable.ts';
import type { PlayContext } from './playRound.ts';

/** Results of a table for its roads: {@link SIMULATED} of the day's simulation, then the member's own rounds of the day. */
export interface TableResult {
  readonly no: number;
  readonly outcome: unknown;
}

const SIMULATED = 36;
const SHOWN = 66;
const DAY_MS = 86_400_000;
/** Days begin at midnight in UTC+8. */
const OFFSET_MS = 8 * 3_600_000;

/** Computes the results before the member sat down. They are drawn by the engine from seeds of their own, without stakes. */
function drawSimulatedResults({ platform: { secret } }: PlayContext, game: Playable, day: number): unknown[] {
  const engine = game.engineAt(0);
  return Array.from({ length: SIMULATED }, (_, at) => {
    const nonce = day * SIMULATED + at;
    const serverSeed = deriveDrawSeed(secret, `${game.code}:table`, nonce);
    return engine.draw(createDraws({ serverSeed, clientSeed: game.code, nonce }), []);
  });
}

/** Lists the latest results of a table, oldest first. */
export async function listTableResults(seat: PlayContext, game: Playable): Promise<readonly TableResult[]> {
  const day = Math.floor((seat.now.getTime() + OFFSET_MS) / DAY_MS);
  const own = await seat.platform.db
    .selectFrom('venue_rounds')
    .select('outcome')
    .where('member_id', '=', seat.visit.memberId)
    .where('game_code', '=', game.code)
    .where('status', '=', 'settled')
    .where('placed_at', '>=', new Date(day * DAY_MS - OFFSET_MS))
    .orderBy('id')
    .execute();
  return [...drawSimulatedResults(seat, game, day), ...own.map(({ outcome }) => outcome)]
    .map((outcome, at) => ({ no: at + 1, outcome }))
    .slice(-SHOWN);
}
