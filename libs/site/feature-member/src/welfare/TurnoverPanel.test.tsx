import { ApiError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { TurnoverPanel } from './TurnoverPanel.tsx';

type View = ResponseOf<'promotions.turnover'>;
type Bet = ResponseOf<'promotions.turnoverBets'>['list'][number];

/** 21 November 2025, 10:00 in UTC+8. */
const AT = 1_763_690_400_000;

const deposit: View['list'][number] = {
  id: 'D1',
  kind: 'deposit',
  amount: '200',
  required: '200.00',
  done: '200.00',
  remaining: '0.00',
  createTime: AT,
};
const bonus: View['list'][number] = {
  id: 'B2',
  kind: 'bonus',
  amount: '100.00',
  required: '1500.00',
  done: '50.00',
  remaining: '1450.00',
  createTime: AT,
};
const view: View = {
  total: { required: '1700.00', done: '250.00', remaining: '1450.00', isMet: false },
  list: [deposit, bonus],
  venues: [],
  rules: ['每笔注单只计一次。', '平局不计。'],
};

const bet: Bet = {
  ref: 'T1',
  category: 'TY',
  stake: '250',
  net: '240.00',
  counted: '250.00',
  reason: 'full',
  shares: [
    { id: 'D1', amount: '200.00' },
    { id: 'B2', amount: '50.00' },
  ],
  betTime: AT,
};

const refusal = (code: number) =>
  new ApiError(code, { endpointId: 'promotions.turnover', requestId: 'r', serverMessage: '' });

const setUp = (shown: Partial<View> = {}, handlers: FakeHandlers = {}) =>
  renderMember(
    <TurnoverPanel />,
    {
      'promotions.turnover': () => ({ ...view, ...shown }),
      'promotions.turnoverBets': () => ({ total: 1, list: [bet] }),
      ...handlers,
    },
    { path: '/mine/welfare' },
  );

const findRow = async (name: string) => {
  const heading = await screen.findByText(name, { selector: 'strong' });
  return heading.closest('li') as HTMLElement;
};

describe('TurnoverPanel', () => {
  it('WAL-05 shows the sum of all requirements and what is left of it', async () => {
    await setUp();
    expect(await screen.findByRole('heading', { name: '取款前的流水' })).toBeVisible();
    const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(figures).toEqual([
      ['共需流水', '¥1,700.00'],
      ['已完成', '¥250.00'],
      ['还差', '¥1,450.00'],
    ]);
    expect(screen.getByRole('heading').nextElementSibling).toHaveTextContent('还差 ¥1,450.00');
    expect(screen.getByRole('heading').nextElementSibling).toHaveAttribute('data-tone', 'warning');
  });

  it('WAL-05 marks a sum that is met', async () => {
    await setUp({ total: { required: '200.00', done: '200.00', remaining: '0.00', isMet: true }, list: [deposit] });
    const tag = (await screen.findByRole('heading')).nextElementSibling;
    expect(tag).toHaveTextContent('已达标');
    expect(tag).toHaveAttribute('data-tone', 'success');
  });

  it('WAL-05 shows amount, time and progress of a deposit and of a bonus without a name', async () => {
    await setUp();
    expect(await findRow('存款')).toHaveTextContent(/^存款¥200\.00 · 2025-11-21 10:00¥200\.00 \/ ¥200\.00已达标$/);
    expect(await findRow('奖励')).toHaveTextContent(
      /^奖励¥100\.00 · 2025-11-21 10:00¥50\.00 \/ ¥1,500\.00还差 ¥1,450\.00$/,
    );
    expect(screen.getByRole('progressbar', { name: '奖励' })).toHaveAttribute('value', '33');
    expect(screen.getByText('已达标')).toHaveAttribute('data-met', 'true');
    expect(within(await findRow('奖励')).getByText('还差 ¥1,450.00')).not.toHaveAttribute('data-met');
    expect(within(await findRow('奖励')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('WAL-05 names the venue in which a requirement is done', async () => {
    const venue: View['venues'][number] = {
      channelCode: 'BGDZ',
      venueName: 'BG 电子',
      required: '50.00',
      done: '10.00',
      remaining: '40.00',
      activity: { activityId: '9', type: 'newTask', title: '嘉年华' },
    };
    await setUp({ list: [], venues: [venue] });
    const row = await findRow('BG 电子（资金暂时不能转出）');
    expect(row).toHaveTextContent(/嘉年华 · 在该场馆完成后即可转出¥10\.00 \/ ¥50\.00还差 ¥40\.00$/);
    expect(within(row).getByRole('link', { name: '嘉年华' })).toHaveAttribute('href', '/activity/newTask/9');
    expect(screen.queryByText('没有流水要求')).not.toBeInTheDocument();
  });

  it('WAL-05 a member without requirements sees no table, but the rules', async () => {
    const bets = jest.fn(() => ({ total: 0, list: [] }));
    await setUp({ list: [] }, { 'promotions.turnoverBets': bets });
    expect(await screen.findByText('没有流水要求')).toBeVisible();
    expect(screen.getByText('存款或领取奖励后，所需的流水会逐项列在这里。')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(bets).not.toHaveBeenCalled();
    const rules = screen.getByText('流水怎么算').closest('details') as HTMLElement;
    expect([...rules.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(view.rules);
  });

  it('W5 is left out on a platform without the call', async () => {
    const read = jest.fn<View, []>(() => {
      throw refusal(6004);
    });
    await setUp({}, { 'promotions.turnover': read });
    await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.querySelector('#turnover')).toBeNull());
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('F-API-24 is busy until the response, and offers a retry after a failure', async () => {
    let settle = (_: Error): void => undefined;
    const read = jest.fn<Promise<View>, []>(() => new Promise((_, reject) => (settle = reject)));
    const { user } = await setUp({}, { 'promotions.turnover': read });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    const panel = document.querySelector('#turnover');
    expect(panel).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    read.mockResolvedValue(view);
    settle(refusal(6005));
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(panel).toHaveAttribute('aria-busy', 'false');
    await user.click(retry);
    expect(await findRow('存款')).toBeVisible();
  });
});

describe('TurnoverBets', () => {
  const findCells = async () => {
    const [, ...rows] = within(await screen.findByRole('table', { name: '计入流水的注单' })).getAllByRole('row');
    return rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  };

  it('WAL-05 lists time, bet, stake, result, what counted, and for which requirement', async () => {
    const named = [deposit, { ...bonus, rewardName: '首存彩金' }];
    const bets: Bet[] = [
      bet,
      {
        ...bet,
        ref: 'R1',
        category: 'DZ',
        gameName: '银河',
        net: '-250.00',
        counted: '0',
        shares: [],
        reason: 'exceeds',
      },
    ];
    await setUp({ list: named }, { 'promotions.turnoverBets': () => ({ total: 2, list: bets }) });
    await screen.findByText('银河');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '下注时间',
      '注单',
      '本金',
      '输赢',
      '计入',
      '计入哪一项',
    ]);
    const time = '2025-11-21 10:00:00';
    expect(await findCells()).toEqual([
      [time, '体育 T1', '¥250.00', '+¥240.00', '¥250.00', '存款 ¥200.00、首存彩金 ¥50.00'],
      [time, '银河', '¥250.00', '-¥250.00', '¥0.00', '超出所需，多出的不计'],
    ]);
  });

  it.each`
    reason        | shares                         | text
    ${'partial'}  | ${[{ id: 'B2', amount: '5' }]} | ${'奖励 ¥5.00 · 输赢一半，按一半计'}
    ${'returned'} | ${[]}                          | ${'本金已退还，不计'}
    ${'full'}     | ${[{ id: 'D1', amount: '5' }]} | ${'存款 ¥5.00'}
    ${'full'}     | ${[]}                          | ${''}
  `('WAL-05 a bet with the reason $reason counts as "$text"', async ({ reason, shares, text }) => {
    const shown = { ...bet, reason, shares };
    await setUp({}, { 'promotions.turnoverBets': () => ({ total: 1, list: [shown] }) });
    await screen.findByText('体育 T1');
    expect((await findCells())[0]?.[5]).toBe(text);
  });

  it('WAL-05 lists nothing yet for a member without settled bets', async () => {
    await setUp({}, { 'promotions.turnoverBets': () => ({ total: 0, list: [] }) });
    expect(await screen.findByText('还没有已结算的注单')).toBeVisible();
    expect(screen.getByText('注单结算后会显示计入多少。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '更早的注单' })).not.toBeInTheDocument();
  });

  it('WAL-05 reads ten bets a page, and the next page once for two clicks', async () => {
    const bodies: RequestOf<'promotions.turnoverBets'>[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const read: FakeHandlers['promotions.turnoverBets'] = async (body) => {
      bodies.push(body);
      if (body.pageNum > 1) await held;
      return {
        total: 11,
        list:
          body.pageNum > 1
            ? [{ ...bet, ref: 'T11' }]
            : Array.from({ length: 10 }, (_, at) => ({ ...bet, ref: `T${at}` })),
      };
    };
    const { user } = await setUp({}, { 'promotions.turnoverBets': read });
    const more = await screen.findByRole('button', { name: '更早的注单' });
    await user.click(more);
    expect(more).toBeDisabled();
    release();
    expect(await screen.findByText('体育 T11')).toBeVisible();
    expect(bodies).toEqual([
      { pageNum: 1, pageSize: 10 },
      { pageNum: 2, pageSize: 10 },
    ]);
    expect(screen.queryByRole('button', { name: '更早的注单' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
