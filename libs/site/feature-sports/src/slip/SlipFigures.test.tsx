import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createLiveBoard,
  createLiveGame,
  getCell,
  mockLayout,
  renderVenue,
  selectPrice,
} from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const HOME_HANDICAP = '1.RE.0.H';
const valueOf = (term: string) => screen.getByText(term).nextSibling;
const type = (box: string, amount: string) => userEvent.type(screen.getByRole('textbox', { name: box }), amount);

const twoGames = () =>
  createLiveBoard([
    createLiveGame('1', { home: '阿森纳', away: '利物浦' }),
    createLiveGame('2', { home: '国际米兰', away: 'AC米兰' }),
  ]);

describe('figures of a moved price that is not accepted yet', () => {
  it('F-BET-06 SLP-09 the winnings use the offered price', async () => {
    const { move } = await renderVenue();
    await selectPrice(getCell(HOME_HANDICAP));
    await type('投注金额', '100');
    expect(valueOf('可赢金额')).toHaveTextContent('¥95.00');
    move([HOME_HANDICAP, '-0.25', '0.90', 'Y', 2]);
    expect(screen.getByRole('button', { name: '接受 0.90 并投注 ¥100.00' })).toBeVisible();
    expect(valueOf('可赢金额')).toHaveTextContent('¥90.00');
  });

  it('F-BET-06 B6 the risk text of an amount to win uses the offered price', async () => {
    const { move } = await renderVenue();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '盘口类型' }), '马来盘');
    await selectPrice(getCell('1.RE.1.H'));
    await type('投注金额', '100');
    expect(screen.getByText(/投注 ¥100\.00，赢得 ¥110\.00/)).toBeInTheDocument();
    move(['1.RE.1.H', '-0.5', '1.20', 'Y', 2]);
    expect(screen.getByText(/投注 ¥100\.00，赢得 ¥120\.00/)).toBeInTheDocument();
  });

  it('F-BET-06 SLP-09 the price and the winnings of a parlay use the offered prices', async () => {
    const { move } = await renderVenue({ board: twoGames(), balance: '10000.00' });
    await userEvent.click(screen.getByRole('radio', { name: '串关' }));
    await selectPrice(getCell('1.RM.0.H'));
    await selectPrice(getCell('2.RM.0.H'));
    await type('每注金额', '100');
    const before = [valueOf('串关赔率')?.textContent, valueOf('最高可赢')?.textContent];
    expect(before).toEqual(['6.002', '¥500.25']);
    move(['1.RM.0.H', '', '1.00', 'Y', 2]);
    expect([valueOf('串关赔率')?.textContent, valueOf('最高可赢')?.textContent]).toEqual(['4.900', '¥390.00']);
  });
});
