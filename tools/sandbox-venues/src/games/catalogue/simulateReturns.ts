import type { Engine } from '../engines/engine.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';

/** Simulated and exact RTP of a spot in per cent: 96.5 is 96.50 %. */
export interface SimulatedReturn {
  readonly spot: string;
  readonly rounds: number;
  readonly found: number;
  readonly exact: number;
  /** Standard error of the simulated RTP, estimated from the simulated pays. */
  readonly error: number;
}

/** Plays rounds from seeds with a stake of 1.00 on all spots. If an engine allows one spot only, the spots alternate. */
export function simulateReturns(engine: Engine, rounds: number, seed = 'simulation'): readonly SimulatedReturn[] {
  const keys = engine.spots.map(({ key }) => key);
  const sums = new Map(keys.map((key) => [key, { rounds: 0, sum: 0, squares: 0 }]));
  for (let nonce = 0; nonce < rounds; nonce++) {
    const staked = engine.maxSpots > 1 ? keys : keys.slice(nonce % keys.length, (nonce % keys.length) + 1);
    const outcome = engine.draw(createDraws({ serverSeed: seed, clientSeed: engine.rules, nonce }), staked);
    for (const key of staked) {
      const pays = engine.pays(outcome, key);
      const known = sums.get(key);
      if (!known) continue;
      known.rounds += 1;
      known.sum += pays;
      known.squares += pays * pays;
    }
  }
  return [...sums].map(([spot, { rounds: played, sum, squares }]) => {
    const { part, whole } = engine.getReturn(spot);
    const found = sum / played;
    const error = Math.sqrt(Math.max(0, squares / played - found * found) / played);
    return { spot, rounds: played, found, exact: (100 * Number(part)) / Number(whole), error };
  });
}
