import { slipActions } from '@pavilion/domain-sports';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getCell,
  mockLayout,
  createLiveBoard,
  createLiveGame,
  selectPrice,
  renderVenue,
  type VenueOptions,
} from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const TEAMS = [
  ['阿森纳', '利物浦'],
  ['国际米兰', 'AC米兰'],
  ['皇家马德里', '巴塞罗那'],
  ['拜仁慕尼黑', '多特蒙德'],
] as const;

const fourGames = () =>
  createLiveBoard(TEAMS.map(([home, away], at) => createLiveGame(String(at + 1), { home, away })));

const select = (priceId: string) => selectPrice(getCell(priceId));
const [HOME_1, AWAY_1, HOME_2, HANDICAP_1, HANDICAP_3] = [
  '1.RM.0.H',
  '1.RM.0.C',
  '2.RM.0.H',
  '1.RE.0.H',
  '3.RE.0.H',
] as const;
const mode = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const article = (name: string) => screen.getByRole('article', { name });
const valueOf = (term: string) => screen.getByText(term).nextSibling;
const placeButton = () => screen.getByRole('button', { name: /^确认投注/ });

async function renderFour(options: VenueOptions = {}) {
  return renderVenue({ board: fourGames(), balance: '10000.00', ...options });
}

describe('multiple mode', () => {
  it('SLP-04 keeps one selection per match with a notice, and only the last one in single mode', async () => {
    const { store } = await renderFour();
    await mode('多项');
    await select(HOME_1);
    await select(HOME_2);
    await select(AWAY_1);
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['2.RM.0.H', '1.RM.0.C']);
    expect(screen.getByText('同一场赛事只留一项，已换成新的选项。')).toBeInTheDocument();
    await mode('单式');
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RM.0.C']);
    expect(screen.getByText('单式只保留最后一项，已移除其余 1 项。')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByText(/单式只保留/)).not.toBeInTheDocument();
  });

  it('SLP-09 sets one amount for all selections, keeps edited amounts, and shows the sum on the button', async () => {
    await renderFour();
    await mode('多项');
    await select(HOME_1);
    await select(HOME_2);
    await userEvent.type(screen.getByRole('textbox', { name: '每项相同金额' }), '100');
    expect(within(article('阿森纳 - 利物浦')).getByRole('textbox')).toHaveValue('100');
    const own = within(article('国际米兰 - AC米兰')).getByRole('textbox');
    await userEvent.clear(own);
    await userEvent.type(own, '50');
    expect(screen.getByRole('textbox', { name: '每项相同金额' })).toHaveValue('');
    expect(valueOf('总投注额')).toHaveTextContent('¥150.00');
    expect(valueOf('最高可赢')).toHaveTextContent('¥217.50');
    expect(placeButton()).toHaveAccessibleName('确认投注 ¥150.00（2 项）');
  });

  it('SLP-11 sends each bet with its own id and shows which were accepted or rejected', async () => {
    const sent: string[] = [];
    const { store } = await renderFour({
      handlers: {
        'sport.placeBet': ({ requestId, oddsId, stake }) => {
          sent.push(`${oddsId} ${stake}`);
          return oddsId.startsWith('1.')
            ? { status: 'ACCEPTED', requestId, ticketId: 'T7', stake, winAmount: '145.00' }
            : { status: 'REJECTED', requestId, reason: 'duplicate' };
        },
      },
    });
    await mode('多项');
    await select(HOME_1);
    await select(HOME_2);
    await userEvent.type(screen.getByRole('textbox', { name: '每项相同金额' }), '100');
    await userEvent.click(placeButton());
    const alert = (await screen.findByText('部分投注成功')).parentElement;
    expect(alert).toHaveAttribute('role', 'alert');
    expect(alert).toHaveTextContent('1 项成功，1 项未成功。');
    expect(screen.getByText('注单号 T7')).toBeInTheDocument();
    expect(screen.getByText('同一赛事不接受重复投注。')).toBeInTheDocument();
    expect(sent).toEqual(['1.RM.0.H 100.00', '2.RM.0.H 100.00']);
    expect(store.getState().slip.selections.map(({ id, stake }) => [id, stake])).toEqual([['2.RM.0.H', '100']]);
  });

  it('SLP-08 shares the balance between the amounts of an order', async () => {
    await renderFour({ balance: '150.00' });
    await mode('多项');
    await select(HOME_1);
    await select(HOME_2);
    await userEvent.click(screen.getByRole('button', { name: '最大' }));
    expect(within(article('阿森纳 - 利物浦')).getByRole('textbox')).toHaveValue('75');
    expect(placeButton()).toBeEnabled();
  });
});

describe('parlay mode', () => {
  it('SLP-06 marks selections of one match, uses Hong Kong odds, and removes the duplicates with one click', async () => {
    const { store } = await renderFour();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '盘口类型' }), '欧洲盘');
    await mode('串关');
    await select(HOME_1);
    await select(AWAY_1);
    await select(HOME_2);
    expect(screen.getAllByText('同一场赛事在串关中只能选一项。')).toHaveLength(2);
    expect(screen.getByText('串关一律以香港盘显示。')).toBeInTheDocument();
    expect(screen.getByText('独赢等玩法只有欧洲盘，含本金。')).toBeInTheDocument();
    expect(placeButton()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '移除 1 项重复' }));
    expect(store.getState().slip.selections.map(({ id }) => id)).toEqual(['1.RM.0.C', '2.RM.0.H']);
    expect(screen.queryByText('同一场赛事在串关中只能选一项。')).not.toBeInTheDocument();
  });

  it('B5 truncates the price of a treble to 3 decimals and its winnings to cents', async () => {
    await renderFour();
    await mode('串关');
    await select(HOME_1);
    await select(HOME_2);
    await select(HANDICAP_3);
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '10');
    expect(valueOf('串关赔率')).toHaveTextContent('11.704');
    expect(valueOf('最高可赢')).toHaveTextContent('¥107.05');
    expect(valueOf('总投注额')).toHaveTextContent('¥10.00');
  });

  it('SPT-03 names the odds type of each selection of a parlay', async () => {
    await renderFour();
    await mode('串关');
    await select(HOME_1);
    await select(HANDICAP_3);
    expect(article('阿森纳 - 利物浦')).toHaveTextContent('全场独赢（欧洲盘） · ');
    expect(article('皇家马德里 - 巴塞罗那')).toHaveTextContent('全场让球（香港盘） · ');
  });

  it('SLP-06 shows each set of combinations once, and marks it under either name', async () => {
    const { store } = await renderFour();
    await mode('串关');
    for (const game of [1, 2, 3, 4]) await select(`${game}.RM.0.H`);
    await userEvent.click(screen.getByText('更多组合（3 种）'));
    const names = screen.getAllByRole('button', { name: /^\d 串 \d+ ?\d+ 注$/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(['4 串 11 注', '3 串 14 注', '2 串 16 注', '4 串 55 注', '4 串 1111 注', '4 串 1515 注']);
    act(() => void store.dispatch(slipActions.systemToggled('4x6')));
    const doubles = screen.getByRole('button', { name: /^2 串 1/ });
    expect(doubles).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(doubles);
    expect(store.getState().slip.systems).not.toContain('4x6');
    expect(doubles).toHaveAttribute('aria-pressed', 'false');
  });

  it('SLP-06 shows units and stake of system 4x11 and sends it as one bet', async () => {
    const sent: unknown[] = [];
    await renderFour({
      handlers: {
        'sport.placeSeries': ({ requestId, legs, systems, unitStake }) => {
          sent.push([legs.length, systems, unitStake]);
          return {
            status: 'ACCEPTED',
            requestId,
            ticketId: 'T4',
            stake: '110.00',
            winAmount: '2000.00',
            units: 11,
          } as const;
        },
      },
    });
    await mode('串关');
    for (const game of [1, 2, 3, 4]) await select(`${game}.RM.0.H`);
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '10');
    await userEvent.click(screen.getByText(/^更多组合/));
    await userEvent.click(screen.getByRole('button', { name: /^4 串 11/ }));
    expect(valueOf('总投注额')).toHaveTextContent('11 注 × ¥10.00 = ¥110.00');
    await userEvent.click(screen.getByRole('button', { name: '确认投注 ¥110.00' }));
    expect(await screen.findByText('注单号 T4')).toBeInTheDocument();
    expect(sent).toEqual([[4, ['4x11'], '10.00']]);
  });

  it('SLP-11 an order of a parlay shows its systems, the price of each leg, and the stake of all units before the response', async () => {
    await renderFour({ handlers: { 'sport.placeSeries': () => new Promise(() => undefined) } });
    await mode('串关');
    for (const game of [1, 2, 3]) await select(`${game}.RM.0.H`);
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '10');
    await userEvent.click(screen.getByText(/^更多组合/));
    for (const name of [/^2 串 1/, /^3 串 1 ?1 注$/]) await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(placeButton());
    const order = (await screen.findByText(/^串关 /)).parentElement?.parentElement;
    expect(order).toHaveTextContent('串关 2 串 1、3 串 1');
    expect(order).toHaveTextContent('投注金额¥40.00');
    expect(within(order as HTMLElement).getAllByText('@ 2.45')).toHaveLength(3);
  });

  it('F-BET-21 requires acceptance of all changed legs at once', async () => {
    const { move } = await renderFour();
    await mode('串关');
    await select(HOME_1);
    await select(HOME_2);
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '10');
    move(['1.RM.0.H', '', '1.40', 'Y', 2], ['2.RM.0.H', '', '1.50', 'Y', 2]);
    expect(screen.getByRole('button', { name: /^接受 2 项变化并投注 ¥/ })).toBeEnabled();
    expect(valueOf('串关赔率')).toHaveTextContent('6.000');
  });

  it('F-BET-07 shows the reason of a rejected leg on its selection', async () => {
    await renderFour({
      handlers: {
        'sport.placeSeries': ({ requestId, legs }) => ({
          status: 'REJECTED',
          requestId,
          reason: 'priceChanged',
          legs: legs.map(({ oddsId, price: at, line }, index) =>
            index === 0 ? { oddsId, price: '1.30', line, ver: 9, reason: 'priceChanged' } : { oddsId, price: at, line },
          ),
        }),
      },
    });
    await mode('串关');
    await select(HOME_1);
    await select(HOME_2);
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '10');
    await userEvent.click(placeButton());
    expect((await screen.findByText('投注未成功')).parentElement).toHaveTextContent('1 场的盘口有变化');
    expect(article('阿森纳 - 利物浦')).toHaveTextContent('赔率由 2.45 变为 2.30');
    expect(screen.getByRole('textbox', { name: '每注金额' })).toHaveValue('10');
  });
});

describe('amounts', () => {
  it('B6 converts between risk and to win and shows the stake of an amount to win', async () => {
    const sent: string[] = [];
    await renderFour({
      handlers: {
        'sport.placeBet': ({ requestId, stake }) => {
          sent.push(stake);
          return { status: 'ACCEPTED', requestId, ticketId: 'T1', stake, winAmount: '95.00' };
        },
      },
    });
    await select(HANDICAP_1);
    await userEvent.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    await userEvent.click(screen.getByRole('radio', { name: '想赢' }));
    expect(screen.getByRole('textbox', { name: '想赢金额' })).toHaveValue('95');
    expect(valueOf('需投注')).toHaveTextContent('¥100.00');
    expect(screen.getByText('投注 ¥100.00，赢得 ¥95.00。')).toBeInTheDocument();
    await userEvent.click(placeButton());
    await screen.findByText('注单号 T1');
    expect(sent).toEqual(['100.00']);
  });

  it('SLP-08 the amount of a single can be cleared with one click, those of several selections have no button', async () => {
    await renderFour();
    await select(HOME_1);
    expect(screen.queryByRole('button', { name: '清除金额' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    await userEvent.click(screen.getByRole('button', { name: '清除金额' }));
    expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveValue('');
    await mode('多项');
    await select(HOME_2);
    await userEvent.type(within(article('阿森纳 - 利物浦')).getByRole('textbox'), '100');
    expect(within(article('阿森纳 - 利物浦')).queryByRole('button', { name: '清除金额' })).not.toBeInTheDocument();
  });

  it('B6 converts the amount of a system between risk per unit and to win in total', async () => {
    await renderFour();
    await mode('串关');
    for (const game of [1, 2, 3, 4]) await select(`${game}.RM.0.H`);
    await userEvent.click(screen.getByText(/^更多组合/));
    await userEvent.click(screen.getByRole('button', { name: /^4 串 11/ }));
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '100');
    const winnings = valueOf('最高可赢')?.textContent;
    await userEvent.click(screen.getByRole('radio', { name: '想赢' }));
    expect(valueOf('最高可赢')).toHaveTextContent(winnings ?? '');
    expect(valueOf('总投注额')).toHaveTextContent('¥1,100.00');
    await userEvent.click(screen.getByRole('radio', { name: '投注额' }));
    expect(screen.getByRole('textbox', { name: '每注金额' })).toHaveValue('100');
  });

  it('B6 keeps the amount of a parlay while the entry is changed in single mode', async () => {
    const { store } = await renderFour();
    await mode('串关');
    await select(HOME_1);
    await select(HOME_2);
    await userEvent.type(screen.getByRole('textbox', { name: '每注金额' }), '100');
    await mode('单式');
    await userEvent.click(screen.getByRole('radio', { name: '想赢' }));
    expect(store.getState().slip).toMatchObject({ entry: 'win', seriesStake: '100' });
  });

  it('B4 shows the return of each result in the scenario table', async () => {
    await renderFour();
    await select(HANDICAP_1);
    await userEvent.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    await userEvent.click(screen.getByText('各种赛果的输赢'));
    const rows = within(screen.getByRole('table', { name: /阿森纳 -0\/0\.5/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '阿森纳 净胜结果输赢',
      '打平 或更差输-100.00',
      '赢 1半输-50.00',
      '赢 2 或以上赢+95.00',
    ]);
  });

  it('SLP-11 keeps the selections after placement if the option is on', async () => {
    const { store } = await renderFour();
    await select(HOME_1);
    await userEvent.click(screen.getByRole('checkbox', { name: '投注后保留选项' }));
    await userEvent.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    await userEvent.click(placeButton());
    await screen.findByText('投注成功');
    expect(store.getState().slip.selections.map(({ id, stake }) => [id, stake])).toEqual([['1.RM.0.H', '']]);
    await userEvent.click(screen.getByRole('button', { name: '继续投注' }));
    expect(article('阿森纳 - 利物浦')).toBeInTheDocument();
  });
});

describe('keyboard', () => {
  it('SLP-11 places with Enter, moves the focus to the receipt, closes it with Escape, and shows no toast', async () => {
    const { toasts } = await renderFour();
    await select(HOME_1);
    const box = screen.getByRole('textbox', { name: '投注金额' });
    await userEvent.type(box, '100{Enter}');
    const receipt = await screen.findByRole('group', { name: '投注成功' });
    await waitFor(() => expect(receipt).toHaveFocus());
    expect(toasts).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('投注单是空的')).toBeInTheDocument();
  });
});
