import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { settle } from '@pavilion/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertToAllTypes, readPrice } from './testing/readme/odds.ts';
import { placeSlip } from './testing/readme/placing.ts';
import { listScenarios, computeNetAt, computeVoidLegReturn } from './testing/readme/settlement.ts';
import { summariseSlip, createSystemSlip } from './testing/readme/slip.ts';
import { followPrice } from './testing/readme/liveBoard.ts';
import { pick, wireBoard, wireChanges } from './testing/samples.ts';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** Replaces relative imports of a snippet by the name of the package. */
const asPublished = (text: string): string =>
  text
    .replaceAll('../../index.ts', '@pavilion/domain-sports')
    .replace(/\.\.\/\.\.\/(\w+)\.ts/g, '@pavilion/domain-sports/$1');

describe('the README', () => {
  it.each(readdirSync(FOLDER))('QLT-04 contains %s verbatim', (file) => {
    const snippet = asPublished(readFileSync(join(FOLDER, file), 'utf8'));
    expect(readme).toContain(`\`\`\`ts\n${snippet}\`\`\``);
  });

  it('QLT-04 contains no code that is not tested here', () => {
    expect(readme.match(/```ts\n/g)).toHaveLength(readdirSync(FOLDER).length);
  });

  it('QLT-04 formats and parses prices', () => {
    expect([readPrice('1.45', '-0.25', 'M'), convertToAllTypes('2.45', 'R'), convertToAllTypes('2.45', 'M')]).toEqual([
      '-0.68 @ -0/0.5',
      ['2.45', '1.45', '1.45', '-0.68'],
      ['2.45'],
    ]);
  });

  it('QLT-04 creates a system bet and reports a problem', () => {
    const slip = createSystemSlip(['a', 'b', 'c'].map((id) => pick(id)));
    expect(summariseSlip(slip, '100.00')).toEqual({
      units: 4,
      stake: 4_000n,
      maxWinnings: 3n * 3_803n + 7_415n - 4_000n,
      block: undefined,
    });
    expect(summariseSlip(slip, '39.99').block).toBe('insufficientBalance');
  });

  it('QLT-04 computes results before and after placement', () => {
    const at = (home: number, away: number) => computeNetAt({ fullTime: { home, away } });
    expect([at(1, 0), at(2, 0), at(0, 0)]).toEqual([4_750n, 9_500n, -10_000n]);
    expect(listScenarios()?.map(({ from, net }) => [from, net])).toEqual([
      [undefined, -10_000n],
      [1, 4_750n],
      [2, 9_500n],
    ]);
    expect(computeVoidLegReturn()).toBe(2_828n + 1_950n + 1_450n + 2_828n);
  });

  it('QLT-04 follows a live price until it is stopped', async () => {
    const clock = createFakeClock();
    const shown: string[] = [];
    const stop = followPrice(
      {
        clock,
        loadBoard: async () => wireBoard(),
        loadChanges: async (_channel, cursor) =>
          wireChanges({ from: cursor, cursor: cursor + 1, prices: [['700001.RE.0.H', '-0.25', '1.05', 'Y', cursor]] }),
      },
      '700001.RE.0.H',
      (odds) => shown.push(odds),
    );
    await clock.advanceAsync(2_100);
    await new Promise((done) => setTimeout(done, 40));
    expect(shown.at(-1)).toBe('1.05');
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('QLT-04 places a slip with a system and returns its result', async () => {
    const sent: string[] = [];
    const place = async ({ requestId, kind }: { readonly requestId: string; readonly kind: string }) => {
      sent.push(kind);
      return { status: 'ACCEPTED', requestId, ticketId: 'T1' } as const;
    };
    const betStatus = async (requestId: string) => ({ status: 'UNKNOWN', requestId }) as const;
    const slip = createSystemSlip(['a', 'b', 'c'].map((id) => pick(id)));
    const platform = { placeBet: place, placeSeries: place, betStatus, isRefusal: () => false };
    await expect(placeSlip(platform, slip, { id: 'm1' })).resolves.toEqual(['T1']);
    await settle();
    expect(sent).toEqual(['series']);
  });

  it('SLP-11 waits for a bet of an earlier visit before it places the slip', async () => {
    const store = createMemoryStore();
    const sent: string[] = [];
    const placeSeries = async ({ requestId }: { readonly requestId: string }) => {
      sent.push(requestId);
      return { status: 'ACCEPTED', requestId, ticketId: 'T2' } as const;
    };
    const betStatus = async (requestId: string) => ({ status: 'ACCEPTED', requestId, ticketId: 'T1' }) as const;
    const platform = { placeBet: () => Promise.reject(new Error()), placeSeries, betStatus, isRefusal: () => false };
    const slip = createSystemSlip(['a', 'b', 'c'].map((id) => pick(id)));
    const earlier = { kind: 'series', requestId: 'r0', unitStake: '1', oddsRule: 'any', systems: [], legs: [] };
    store.set('bets.m1', JSON.stringify([earlier]));
    await expect(placeSlip(platform, slip, { id: 'm1', store })).resolves.toEqual(['T2']);
    expect([sent.length, store.get('bets.m1')]).toEqual([1, undefined]);
  });
});
