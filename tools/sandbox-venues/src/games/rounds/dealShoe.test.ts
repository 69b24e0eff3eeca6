import { createServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Playable } from '../catalogue/playable.ts';
import { baccarat } from '../engines/baccarat.ts';
import { roulette } from '../engines/roulette.ts';
import type { Engine } from '../engines/engine.ts';
import { dealShoe } from './dealShoe.ts';

const ROUND_MS = 30_000;
const SHOE_ROUNDS = 60;
const NOW = Date.parse('2026-11-21T04:00:07Z');

const createSecret = () => createServerSecret(Buffer.alloc(32, 1));
const createTable = (engine: Engine, code = 'LYZR-0001') => ({ code, engineAt: () => engine }) as unknown as Playable;
const table = createTable(baccarat);

it('LOB-03 the rounds follow from secret, table and time', () => {
  const dealt = dealShoe(createSecret(), table, NOW);
  expect(dealShoe(createSecret(), table, NOW)).toEqual(dealt);
  expect(dealShoe(createServerSecret(Buffer.alloc(32, 2)), table, NOW)).not.toEqual(dealt);
  expect(dealShoe(createSecret(), createTable(baccarat, 'LYZR-0002'), NOW)).not.toEqual(dealt);
});

it('LOB-03 a round is dealt every 30 s, and former rounds stay as they are until the shoe ends', () => {
  const secret = createSecret();
  let last = dealShoe(secret, table, NOW);
  let shoes = 0;
  for (let step = 1; step <= 2 * SHOE_ROUNDS; step += 1) {
    const now = NOW + step * ROUND_MS;
    const dealt = dealShoe(secret, table, now);
    expect(now - (dealt.at(-1)?.at ?? 0)).toBeLessThan(ROUND_MS);
    if (dealt.length === 1) shoes += 1;
    else expect(dealt.slice(0, -1)).toEqual(last);
    expect(dealt.length).toBeLessThanOrEqual(SHOE_ROUNDS);
    last = dealt;
  }
  expect(shoes).toBe(2);
});

it('LOB-03 a table without cards always has the results of at least 60 rounds', () => {
  const wheel = createTable(roulette);
  for (let step = 0; step < SHOE_ROUNDS; step += 1)
    expect(dealShoe(createSecret(), wheel, NOW + step * ROUND_MS).length).toBeGreaterThan(SHOE_ROUNDS);
});

it('LOB-03 a read at an earlier time has no later rounds', () => {
  const secret = createSecret();
  const dealt = dealShoe(secret, table, NOW);
  dealShoe(secret, table, NOW + ROUND_MS);
  expect(dealShoe(secret, table, NOW)).toEqual(dealt);
});
