import { createHash } from 'node:crypto';
import type { Minor } from '@pavilion/kernel';

/** Player of a race. The id of a rival is 0. */
export interface RaceEntry {
  readonly memberId: number;
  readonly name: string;
  readonly turnover: Minor;
  /** Time at which the turnover was reached. */
  readonly reachedAt: Date;
}

const DAY = 86_400_000;
const WEEK_MS = 7 * DAY;
/** Amounts of simulated bets are whole multiples of 10 yuan. */
const STEP = 1_000n;
/** Turnover of a rival at the end of the week, in minor units. */
const LEAST = 120_000;
const MOST = 6_000_000;

const SYLLABLES = ['wa', 'li', 'ko', 'qe', 'ze', 'xu', 'ha', 'mi', 'ta', 'yo', 'fe', 'no', 'du', 'ri', 'so', 'bu'];

/** Creates numbers from 0 up to 1 that depend only on the text. */
function createNumbers(text: string): () => number {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = createHash('sha256').update(`${text}:${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4) / 2 ** 32;
  };
}

/** Computes the bets of a rival in a week: time and stake. */
function listStakes(next: () => number, from: Date): { readonly at: number; readonly stake: Minor }[] {
  const total = LEAST + (MOST - LEAST) * next() ** 3;
  const parts = Array.from({ length: 8 + Math.floor(next() * 40) }, () => ({ at: next(), part: 0.2 + next() }));
  const sum = parts.reduce((all, { part }) => all + part, 0);
  return parts
    .sort((a, b) => a.at - b.at)
    .map(({ at, part }) => ({
      at: from.getTime() + Math.floor(at * WEEK_MS),
      stake: (BigInt(Math.round((total * part) / sum)) / STEP) * STEP,
    }));
}

/** Period in which bets count, and the time up to which they have been placed. */
interface RivalSpan {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/**
 * Simulates the players of a race that are no members: their turnover rises with each of their bets during the week. It
 * depends only on week and time, so that a restart changes nothing.
 */
export function simulateRivals(count: number, weekStart: Date, { from, to, now }: RivalSpan): RaceEntry[] {
  const until = now < to ? now.getTime() : to.getTime() - 1;
  return Array.from({ length: count }, (_, index) => {
    const next = createNumbers(`rival:${weekStart.toISOString()}:${index}`);
    const syllable = SYLLABLES[Math.floor(next() * SYLLABLES.length)] ?? 'wa';
    const name = `${syllable}***${Math.floor(next() * 10)}`;
    const placed = listStakes(next, weekStart).filter(({ at }) => at >= from.getTime() && at <= until);
    return {
      memberId: 0,
      name,
      turnover: placed.reduce((sum, { stake }) => sum + stake, 0n),
      reachedAt: new Date(placed.at(-1)?.at ?? from.getTime()),
    };
  });
}
