/** @jest-environment node */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { selectByRoll, verifyDraw } from './verifyDraw.ts';

const prize = (rewardId: string, chance: string) => ({
  rewardId,
  name: rewardId,
  amount: '1.00',
  measure: 'none' as const,
  target: '1',
  chance,
});
const rewards = [prize('a', '0.05'), prize('b', '0.95'), prize('c', '99.00')];

/** Number of a draw, computed with the crypto of Node. */
function computeExpectedRoll(serverSeed: string, text: string): number {
  const block = createHmac('sha256', serverSeed).update(`${text}:0`).digest();
  for (let at = 0; at < 32; at += 4) {
    const number = block.readUInt32BE(at);
    if (number < 4_294_960_000) return number % 10_000;
  }
  throw new Error('The block has no number below the limit.');
}

describe('verifyDraw', () => {
  it.each([
    [0, 'a'],
    [4, 'a'],
    [5, 'b'],
    [99, 'b'],
    [100, 'c'],
    [9_999, 'c'],
  ])('ACT-01 number %i selects prize %s by the published chances', (roll, rewardId) => {
    expect(selectByRoll(rewards, roll)?.rewardId).toBe(rewardId);
  });

  it('ACT-01 computes the prize from the seeds and detects a seed that was not published', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.stringMatching(/^[\w-]{1,32}$/),
        fc.nat(),
        async (serverSeed, clientSeed, nonce) => {
          const hash = createHash('sha256').update(serverSeed).digest('hex');
          const roll = computeExpectedRoll(serverSeed, `${clientSeed}:${nonce}`);
          const check = await verifyDraw({ no: 1, hash, serverSeed, clientSeed, nonce }, rewards);
          expect(check).toEqual({ isCommitted: true, roll, rewardId: selectByRoll(rewards, roll)?.rewardId });
          const forged = await verifyDraw({ no: 1, hash, serverSeed: `${serverSeed}x`, clientSeed, nonce }, rewards);
          expect(forged.isCommitted).toBe(false);
        },
      ),
    );
  });
});
