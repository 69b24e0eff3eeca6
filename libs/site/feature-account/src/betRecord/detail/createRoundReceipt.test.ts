import type { RoundRecord } from '../state/roundRecord.ts';
import { createRoundReceipt } from './createRoundReceipt.ts';

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as never;
const texts = { t, receiptT: t };

const open: RoundRecord = {
  roundId: '71',
  channelCode: 'YCCP',
  category: 'CP',
  venueName: '云彩彩票',
  gameCode: 'YCCP-0001',
  gameName: '时时彩',
  picks: [
    { name: '大', stake: '10.10' },
    { name: '单', stake: '20.00' },
  ],
  stake: '30.10',
  status: 'open',
  drawNo: 412,
  placedAt: Date.parse('2026-11-21T12:30:05Z'),
};

it('DSK-09 the receipt of an open ticket shows its draw and bet fields, and no result', () => {
  const receipt = createRoundReceipt(open, texts);
  expect(receipt).toMatchObject({ kind: 'receipt.round', state: 'rounds.status.open', number: '71', totals: [] });
  expect(receipt.legs).toEqual([
    { title: '大', figure: '¥10.10', isPrice: false, notes: [] },
    { title: '单', figure: '¥20.00', isPrice: false, notes: [] },
  ]);
  expect(receipt.rows).toEqual([
    ['rounds.col.game', '云彩彩票 · 时时彩'],
    ['receipt.roundId', '71'],
    ['receipt.draw', 'rounds.draw 412'],
    ['detail.placedAt', '2026-11-21 20:30:05'],
    ['detail.stake', '¥30.10'],
  ]);
});

it('DSK-09 the receipt of a settled round shows returns, pool, net result and payout exactly', () => {
  const receipt = createRoundReceipt(
    {
      ...open,
      drawNo: undefined,
      status: 'settled',
      picks: [{ name: '转动', stake: '30.10', returned: '0.00' }],
      payout: '1000.05',
      poolWon: '1000.05',
      net: '969.95',
      settledAt: Date.parse('2026-11-21T12:30:08Z'),
    },
    texts,
  );
  expect(receipt.legs[0]?.notes).toEqual(['receipt.returned ¥0.00']);
  expect(receipt.rows.slice(2)).toEqual([
    ['detail.placedAt', '2026-11-21 20:30:05'],
    ['detail.settledAt', '2026-11-21 20:30:08'],
    ['detail.stake', '¥30.10'],
    ['receipt.poolWon', '¥1,000.05'],
    ['detail.net', '+¥969.95'],
  ]);
  expect(receipt.totals).toEqual([['detail.returned', '¥1,000.05']]);
});

it('the receipt of a round has fixed notes and the address of the records of games', () => {
  expect(createRoundReceipt(open, texts)).toMatchObject({
    notes: ['note.zone', 'note.record', 'note.play'],
    path: '/mine/betRecord?kind=games',
  });
});

it('the receipt of a lost round has its loss and no pool', () => {
  const receipt = createRoundReceipt({ ...open, status: 'settled', payout: '0.00', net: '-30.10' }, texts);
  expect(receipt.rows.slice(4)).toEqual([
    ['detail.stake', '¥30.10'],
    ['detail.net', '-¥30.10'],
  ]);
  expect(receipt.totals).toEqual([['detail.returned', '¥0.00']]);
});
