import { schemas } from '@pavilion/api-client/schemas';
import { siteActions, type Locale } from '@pavilion/site-contract';
import type { DepositLimit, PlayerLimits } from '@pavilion/site-money';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { DepositPage } from './DepositPage.tsx';

const [bank] = schemas['payment.types'].example.response.list;
if (!bank) throw new Error('depositLimits.test: the example of `payment.types` has no payment method.');
const coin = { ...bank, payType: 'usdt', kind: 'coin', name: 'USDT', currency: 'USDT', rate: '7.1' } as const;
const customer = { ...schemas['payment.getCustomerInfo'].example.response, openOrders: [] as string[] };

/** First moment of the next day in UTC+8 after the start of the clock. */
const MIDNIGHT = 1_763_740_800_000;
const START = 1_763_690_400_000;
const createLimit = (part: Partial<DepositLimit>): DepositLimit => ({
  period: 'day',
  amount: '2000.00',
  used: '800.00',
  left: '1200.00',
  resetsAt: MIDNIGHT,
  ...part,
});
const day: PlayerLimits = { deposits: [createLimit({}), createLimit({ period: 'week', amount: '', left: '' })] };
const paused: PlayerLimits = {
  ...day,
  pause: { kind: 'selfExclusion', length: '6m', startedAt: START, endsAt: MIDNIGHT },
};

interface Setup {
  readonly areas?: readonly string[];
  readonly handlers?: FakeHandlers;
  readonly locale?: Locale;
  readonly path?: string;
}

async function setUp(read: () => PlayerLimits, { areas = ['limits'], handlers = {}, ...page }: Setup = {}) {
  const [pay, code] = [
    jest.fn(async () => createDepositOrder()),
    jest.fn(async () => ({ signalCode: 'K7P2QXAB', expiresAt: MIDNIGHT })),
  ];
  const overview = jest.fn(read);
  const site = await renderWallet(
    <DepositPage />,
    {
      'payment.types': async () => ({ list: [bank, coin] as never }),
      'payment.getCustomerInfo': async () => customer,
      'payment.createSignalCode': code,
      'payment.pay': pay,
      'limits.overview': overview,
      ...handlers,
    },
    { path: '/mine/savemoney', ...page },
  );
  await act(
    async () =>
      void site.store.dispatch(siteActions.settingsLoaded({ ...site.store.getState().site, areas: [...areas] })),
  );
  await screen.findByRole('form');
  return { ...site, pay, code, overview };
}
const failToRead = (): never => {
  throw createRefusal(6005, '服务有点繁忙');
};
const field = () => screen.getByLabelText(/^(存款|儲值)金[额額]$/);
const next = () => screen.getByRole('button', { name: '下一步' });
const DAY = '今日还可存 ¥1,200（您设置的每日存款限额）';

describe('own deposit limits', () => {
  it('L1 shows at the amount what the tightest limit leaves, with a link to the limits', async () => {
    await setUp(() => ({ deposits: [...day.deposits, createLimit({ period: 'month', left: '8000.00' })] }));
    expect(await screen.findByText(DAY)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(new RegExp(DAY));
    expect(screen.getByRole('link', { name: '管理限额' })).toHaveAttribute('href', '/mine/limits');
  });

  it.each`
    state      | locale     | part                                   | text
    ${'week'}  | ${'zh-CN'} | ${{ period: 'week' }}                  | ${'本周还可存 ¥1,200（您设置的每周存款限额）'}
    ${'month'} | ${'zh-CN'} | ${{ period: 'month', left: '999.50' }} | ${'本月还可存 ¥999.50（您设置的每月存款限额）'}
    ${'used'}  | ${'zh-CN'} | ${{ left: '0.00' }}                    | ${'已达到您设置的每日存款限额，11-22 00:00 起可再存款'}
    ${'min'}   | ${'zh-CN'} | ${{ left: '99.99' }}                   | ${'今日还可存 ¥99.99（您设置的每日存款限额），低于此方式的单笔最低 ¥100'}
    ${'day'}   | ${'zh-TW'} | ${{}}                                  | ${'今日還可儲值 ¥1,200（您設定的每日儲值限額）'}
    ${'used'}  | ${'zh-TW'} | ${{ left: '0.00' }}                    | ${'已達您設定的每日儲值限額，11-22 00:00 起可再儲值'}
  `('L1 shows the state "$state" in $locale', async (row) => {
    const { locale, part, text } = row as { locale: Locale; part: Partial<DepositLimit>; text: string };
    await setUp(() => ({ deposits: [createLimit(part)] }), { locale });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each`
    method    | typed         | error
    ${'银行'} | ${'1,200.01'} | ${'超过每日存款限额，今日还可存 ¥1,200'}
    ${'USDT'} | ${'1500'}     | ${'超过每日存款限额，今日还可存 ¥1,200'}
    ${'银行'} | ${'50'}       | ${'单笔最低 ¥100'}
  `('L1 shows "$error" for $typed by $method when the field is left, and orders nothing', async (row) => {
    const { method, typed, error } = row as Record<'method' | 'typed' | 'error', string>;
    const { user, pay } = await setUp(() => day);
    await user.click(screen.getByRole('radio', { name: new RegExp(method) }));
    await user.type(field(), typed);
    expect(screen.queryByText(error)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(error)).toBeVisible();
    expect(screen.getByTestId('deposit-credited')).toHaveTextContent('--');
    await user.click(next());
    expect(field()).toBeInvalid();
    expect(pay).not.toHaveBeenCalled();
  });

  it('L1 shows the error of a filled-in amount at once', async () => {
    const { user } = await setUp(() => ({ deposits: [createLimit({ left: '600.00' })] }));
    await user.click(screen.getByRole('button', { name: '¥1,000' }));
    expect(screen.getByText('超过每日存款限额，今日还可存 ¥600')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '¥500' }));
    expect(field()).toBeValid();
  });

  it('L1 ACT-01 shows the error of an amount that a link names', async () => {
    await setUp(() => day, { path: '/mine/savemoney?amount=1300' });
    expect(await screen.findByText('超过每日存款限额，今日还可存 ¥1,200')).toBeVisible();
  });

  it('L1 orders exactly what is left, and then shows what is left after the order', async () => {
    let left = '1200.00';
    const pay = jest.fn(async () => {
      left = '0.00';
      return createDepositOrder();
    });
    const { user, overview } = await setUp(() => ({ deposits: [createLimit({ left })] }), {
      handlers: { 'payment.pay': pay },
    });
    await user.type(field(), '1200');
    await user.click(next());
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(/^已达到您设置的每日存款限额/)).toBeVisible();
    expect(screen.getByText('超过每日存款限额，今日还可存 ¥0')).toBeVisible();
    expect(overview).toHaveBeenCalledTimes(2);
  });

  it('L1 S3 shows at midnight what the new day leaves', async () => {
    let left = '0.00';
    const { pass } = await setUp(() => ({ deposits: [createLimit({ left })] }));
    await screen.findByText(/^已达到/);
    left = '2000.00';
    await pass(MIDNIGHT - START);
    expect(await screen.findByText('今日还可存 ¥2,000（您设置的每日存款限额）')).toBeVisible();
  });

  it('L1 shows a limit that was lowered on another device after the refusal', async () => {
    let left = '1200.00';
    const { user } = await setUp(() => ({ deposits: [createLimit({ left })] }), {
      handlers: {
        'payment.pay': () => {
          left = '700.00';
          return Promise.reject(createRefusal(6012, '超过您设置的存款限额', { reason: 'depositLimit' }));
        },
      },
    });
    await user.type(field(), '1000');
    await user.click(next());
    expect(await screen.findByText('超过每日存款限额，今日还可存 ¥700')).toBeVisible();
  });

  it.each<[string, () => PlayerLimits, readonly string[]]>([
    ['a member without limits', () => ({ deposits: [createLimit({ amount: '', left: '' })] }), ['limits']],
    ['a platform without limits', () => day, []],
    ['limits that cannot be read', failToRead, ['limits']],
  ])('L1 shows nothing extra for %s', async (_who, read, areas) => {
    const { user, pay } = await setUp(read, { areas });
    expect(screen.queryByRole('link', { name: '管理限额' })).not.toBeInTheDocument();
    await user.type(field(), '1300');
    await user.click(next());
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
  });
});

describe('pause of play', () => {
  it('L1 shows the end of a pause, orders nothing and reserves no code', async () => {
    const { user, pay, code } = await setUp(() => paused);
    expect(await screen.findByText('自我排除进行中，2025-11-22 00:00 结束')).toBeVisible();
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    expect(next()).toHaveAccessibleDescription(/^自我排除进行中/);
    expect(screen.queryByText(DAY)).not.toBeInTheDocument();
    await user.type(field(), '1000{Enter}');
    await user.click(next());
    expect([pay.mock.calls, code.mock.calls]).toEqual([[], []]);
    expect(screen.queryByText(/附言码|的账户付款/)).not.toBeInTheDocument();
  });
});
