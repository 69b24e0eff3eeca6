import { createBet } from '@pavilion/site-bet-ui/testing';
import { createBetReceipt } from './createBetReceipt.ts';

const t = ((key: string) => key) as never;
const texts = { t, betT: t, receiptT: t };

it('DSK-09 the receipt of a settled bet shows its price, stake, net result and return exactly', () => {
  const receipt = createBetReceipt(createBet({ stake: '100.10', net: '47.55' }), texts);
  expect(receipt.number).toBe('T20261121000001');
  expect(receipt.legs.map(({ figure }) => figure)).toEqual(['0.95']);
  expect(receipt.rows).toContainEqual(['detail.stake', '¥100.10']);
  expect(receipt.rows).toContainEqual(['detail.net', '+¥47.55']);
  expect(receipt.totals).toEqual([['detail.returned', '¥147.65']]);
});

it('DSK-09 the receipt of an open bet shows the possible winnings and no result', () => {
  const receipt = createBetReceipt(
    createBet({ status: 'open', resultCode: undefined, net: undefined, settledAt: undefined }),
    texts,
  );
  expect(receipt.totals).toEqual([['detail.toWin', '¥95.00']]);
  expect(receipt.rows.map(([name]) => name)).toEqual(['detail.ticket', 'detail.placedAt', 'detail.stake']);
});

it('DSK-09 a rejected bet has no winnings on its receipt', () =>
  expect(createBetReceipt(createBet({ status: 'rejected' }), texts).totals).toEqual([]));

it('DSK-09 each leg of a parlay is on its receipt', () => {
  const { league, team_h, team_c, gameType, gameId, startTime, w, r, line } = createBet();
  const leg = { league, team_h, team_c, gameType, gameId, startTime, w, r, line };
  const legs = [
    { ...leg, price: '0.95', resultCode: 'W', scoreFinal: '2-1' },
    { ...leg, price: '1.20' },
  ];
  const receipt = createBetReceipt(createBet({ status: 'open', legs, systems: ['2x1'] } as never), texts);
  expect(receipt.legs.map(({ figure, notes }) => [figure, notes.length])).toEqual([
    ['0.95', 3],
    ['1.20', 2],
  ]);
  expect(receipt.rows[1]?.[0]).toBe('detail.play');
});
