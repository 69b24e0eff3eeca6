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

describe('texts of a receipt', () => {
  const named = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as never;
  const namedTexts = { t: named, betT: named, receiptT: named };
  const legNotes = (overrides: Parameters<typeof createBet>[0]) =>
    createBetReceipt(createBet(overrides), namedTexts).legs.map(({ notes }) => notes);

  it('a settled bet has one leg with its play, match and result, all times and fixed notes', () => {
    expect(createBetReceipt(createBet(), namedTexts)).toEqual({
      kind: 'receipt.bet',
      state: 'result.LW',
      number: 'T20261121000001',
      legs: [
        {
          title: '阿森纳 -0/0.5',
          figure: '0.95',
          isPrice: true,
          notes: [
            'period.fullmarket.handicap · oddsType.H',
            '英格兰超级联赛 · 阿森纳 bets.versus 利物浦',
            'result.LW 2-1',
          ],
        },
      ],
      rows: [
        ['detail.ticket', 'T20261121000001'],
        ['detail.placedAt', '2026-11-21 20:30:05'],
        ['detail.settledAt', '2026-11-21 22:00:00'],
        ['detail.stake', '¥100.00'],
        ['detail.net', '+¥47.50'],
      ],
      totals: [['detail.returned', '¥147.50']],
      notes: ['note.zone', 'note.record', 'note.play'],
      path: '/mine/betRecord',
    });
  });

  it('a play without a choice of odds type shows the play only', () =>
    expect(legNotes({ w: 'M', r: 'H', line: '' })[0]?.[0]).toBe('period.fullmarket.result'));

  it('an outright bet shows its only team without a separator', () =>
    expect(legNotes({ w: 'FS', r: '7', line: '', team_c: '', runner: '阿森纳' })[0]?.[1]).toBe(
      '英格兰超级联赛 · 阿森纳',
    ));

  it.each`
    resultCode   | scoreFinal   | notes
    ${undefined} | ${'2-1'}     | ${[]}
    ${'D1'}      | ${undefined} | ${['result.D1']}
    ${'W'}       | ${''}        | ${['result.W']}
    ${'W'}       | ${'3-0'}     | ${['result.W 3-0']}
  `(
    'a leg with the result code $resultCode and the score $scoreFinal has the result notes $notes',
    ({ resultCode, scoreFinal, notes }: { resultCode: string; scoreFinal: string; notes: string[] }) =>
      expect(legNotes({ resultCode, scoreFinal })[0]?.slice(2)).toEqual(notes),
  );

  it.each`
    status        | totals
    ${'pending'}  | ${[['detail.toWin', '¥95.00']]}
    ${'open'}     | ${[['detail.toWin', '¥95.00']]}
    ${'rejected'} | ${[]}
    ${'settled'}  | ${[['detail.returned', '¥147.50']]}
  `('a bet that is $status ends with $totals', ({ status, totals }) => {
    const receipt = createBetReceipt(createBet({ status }), namedTexts);
    expect(receipt.totals).toEqual(totals);
    expect(receipt.rows.some(([name]) => name === 'detail.net')).toBe(status === 'settled');
  });

  it('a parlay names its pass types after the ticket number', () => {
    const { rows } = createBetReceipt(createBet({ systems: ['2x1', '3x4'] }), namedTexts);
    expect(rows.slice(0, 3)).toEqual([
      ['detail.ticket', 'T20261121000001'],
      ['detail.play', 'series.single 2、series.system 3 4'],
      ['detail.placedAt', '2026-11-21 20:30:05'],
    ]);
  });
});
