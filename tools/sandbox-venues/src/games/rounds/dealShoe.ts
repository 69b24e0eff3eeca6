import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { deriveDrawSeed } from '@pavilion/sandbox-platform/fair/seeds';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { hashSeed } from '@pavilion/sandbox-world/random/hashSeed';
import type { Playable } from '../catalogue/playable.ts';

/** Time between two rounds of a table, milliseconds. */
const ROUND_MS = 30_000;
const SHOE_ROUNDS = 60;

/** Round and the time of its deal, milliseconds. */
export interface DealtRound {
  readonly at: number;
  readonly outcome: unknown;
}

/** Rounds of a table from the number of the first one. */
interface Shoe {
  readonly first: number;
  readonly rounds: DealtRound[];
}

/** Shoes by game code. They follow from secret and clock; storing them saves the draws of a later read. */
const shoesOf = new WeakMap<ServerSecret, Map<string, Shoe>>();

function drawRound(secret: ServerSecret, game: Playable, nonce: number): unknown {
  const serverSeed = deriveDrawSeed(secret, `${game.code}:table`, nonce);
  return game.engineAt(0).draw(createDraws({ serverSeed, clientSeed: game.code, nonce }), []);
}

/**
 * Returns the rounds that a table has dealt by its clock, oldest first: one every 30 s, without stakes. They depend only on the
 * secret, the table and the time, so that every reader gets the same ones, and a table without players has a road.
 *
 * A shoe of cards ends after 60 rounds, and its successor begins with its first round. Tables without cards continue,
 * so the rounds of the former 60 are included.
 */
export function dealShoe(secret: ServerSecret, game: Playable, now: number): readonly DealtRound[] {
  const offset = hashSeed('table', game.code) % (SHOE_ROUNDS * ROUND_MS);
  const last = Math.floor((now + offset) / ROUND_MS);
  const begin = last - (last % SHOE_ROUNDS);
  const first = game.engineAt(0).kind === 'cards' ? begin : begin - SHOE_ROUNDS;
  const shoes = shoesOf.get(secret) ?? new Map<string, Shoe>();
  shoesOf.set(secret, shoes);
  const known = shoes.get(game.code);
  const shoe = known?.first === first ? known : { first, rounds: [] };
  shoes.set(game.code, shoe);
  for (let no = first + shoe.rounds.length; no <= last; no += 1)
    shoe.rounds.push({ at: no * ROUND_MS - offset, outcome: drawRound(secret, game, no) });
  return shoe.rounds.slice(0, last - first + 1);
}
