import { buildDrawRecord } from './buildDrawRecord.ts';

const prize = (rewardId: string, chance: string, amount: string) => ({
  rewardId,
  chance,
  amount,
  name: rewardId,
  measure: 'none' as const,
  target: '1',
});

it('ACT-01 the record of a draw has all that the verifier of the games needs, and no more', () => {
  const proof = { no: 1, hash: 'abcd', serverSeed: 'secret', clientSeed: 'mine', nonce: 4 };
  const record = buildDrawRecord(proof, { rewardId: 'b', amount: '3.00' }, [
    prize('a', '0.05', '888.00'),
    prize('b', '99.95', '3.00'),
  ]);
  expect(JSON.parse(record)).toEqual({
    rules: 'prizeDraw',
    stake: '1.00',
    proof: { hash: 'abcd', serverSeed: 'secret', clientSeed: 'mine', nonce: 4 },
    prizes: [
      { id: 'a', chance: '0.05', amount: '888.00' },
      { id: 'b', chance: '99.95', amount: '3.00' },
    ],
    bets: [{ spot: 'draw', stake: '1.00', returned: '3.00' }],
    payout: '3.00',
    outcome: { prize: 'b' },
  });
});
