import { ApiError, TransportError } from '@pavilion/api-client';
import { errorMessages, sessionActions, siteActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { pauseMessages } from '@pavilion/site-money';
import {
  createFakeApi,
  createBalanceHandlers,
  createFakeSession,
  renderWithSite,
  type FakeHandlers,
} from '@pavilion/site-testing';
import type { BalanceSnapshot } from '@pavilion/wallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { walletMessages } from '../messages/walletMessages.ts';
import { walletRuntime } from '../state/walletRuntime.ts';
import { TransferPage } from './TransferPage.tsx';

const facts: BalanceSnapshot = {
  centerWalletBalance: '1000.00',
  lockMoney: '20.00',
  totalMoney: '55.50',
  pendingMoney: '0.00',
  isAutoTransfer: false,
  venues: [
    { channelCode: 'BGDZ', name: '百工电子', balance: '55.50', state: 'open' },
    { channelCode: 'HMZR', name: '海幕真人', balance: '0.00', state: 'maintenance' },
  ],
};
const refusal = (code: number, serverMessage: string, data?: unknown) =>
  new ApiError(code, { endpointId: 'venue.transfer', requestId: 'r', serverMessage, data });
const lost = new TransportError('timeout', {
  endpointId: 'venue.transfer',
  requestId: 'r',
  outcome: 'unknown',
  attempts: 1,
});

async function setUp(handlers: FakeHandlers = {}, path = '/mine/transfermoney?venue=BGDZ') {
  const transfer = jest.fn<never, [unknown, unknown]>();
  const site = await renderWithSite(<TransferPage />, {
    path,
    messages: [walletMessages, errorMessages, loadFailureMessages, pauseMessages],
    reducers: walletRuntime.reducers ?? {},
    ...(walletRuntime.saga && { saga: walletRuntime.saga }),
    services: {
      session: createFakeSession({ token: 't', userId: '7' }),
      api: createFakeApi({
        'transactions.queryDealRecord': async () => ({ total: 0, totalIn: '0.00', totalOut: '0.00', list: [] }),
        ...createBalanceHandlers(facts),
        'venue.transfer': transfer as never,
        ...handlers,
      }),
    },
  });
  await act(async () => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  const user = userEvent.setup();
  const submit = async (amount: string) => {
    const box = screen.getByLabelText('金额');
    await user.clear(box);
    if (amount) await user.type(box, amount);
    await user.click(screen.getByRole('button', { name: '确认转账' }));
  };
  return { ...site, user, submit, transfer };
}
const done = { transferId: '1', channelCode: 'BGDZ', ty: '1', amount: '100.00', status: 'done' } as const;

describe('TransferPage', () => {
  it('L1 transfers nothing to a venue while play is paused, but money back', async () => {
    const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: 1_763_776_800_000 } as const;
    const { user, submit, store, transfer } = await setUp({ 'limits.overview': () => ({ deposits: [], pause }) });
    await act(
      async () => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['limits'] })),
    );
    expect(await screen.findByText('冷静期进行中，2025-11-22 10:00 结束')).toBeVisible();
    const button = () => screen.getByRole('button', { name: '确认转账' });
    expect(button()).toHaveAccessibleDescription(/^冷静期进行中/);
    await submit('10');
    expect(transfer).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: '转回中心钱包' }));
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/^冷静期进行中/)).not.toBeInTheDocument();
    await submit('10');
    expect(transfer.mock.calls[0]?.[0]).toEqual({ channelCode: 'BGDZ', amount: '10', ty: '2' });
  });

  it('WAL-01 shows the total money and its parts', async () => {
    await setUp();
    expect(screen.getByTestId('balance-total')).toHaveTextContent('¥1,055.50');
    expect(screen.getByTestId('balance-center')).toHaveTextContent('¥1,000.00');
    expect(screen.getByTestId('balance-locked')).toHaveTextContent('¥20.00');
  });

  it.each`
    typed        | words
    ${''}        | ${'请输入转账金额'}
    ${'1,5'}     | ${'请输入正确的金额，例如 1000 或 1,000.50'}
    ${'1.234'}   | ${'金额最多两位小数'}
    ${'0'}       | ${'金额须大于 0'}
    ${'1000.01'} | ${'余额不足，目前可用 ¥1,000.00'}
  `('DLG-04 F-WAL-11 shows “$words” for “$typed” and sends nothing', async ({ typed, words }) => {
    const { submit, transfer } = await setUp();
    await submit(typed);
    expect(screen.getByText(words)).toBeVisible();
    expect(transfer).not.toHaveBeenCalled();
  });

  it('WAL-03 sends the exact text once, shows a toast and clears the amount', async () => {
    const { submit, transfer, toasts } = await setUp();
    transfer.mockResolvedValue(done as never);
    await submit('１００');
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['¥100.00 已转入百工电子']));
    expect(transfer.mock.calls.map(([request]) => request)).toEqual([{ channelCode: 'BGDZ', amount: '100', ty: '1' }]);
    expect(screen.getByLabelText('金额')).toHaveValue('');
  });

  it('F-WAL-10 keeps the amount if the transfer of another tab is completed instead, and sends it with the next press', async () => {
    const transfer = jest.fn(async (draft: object) => ({ ...draft, transferId: '1', status: 'done' }) as never);
    const { services, submit, user, toasts } = await setUp({ 'venue.transfer': transfer });
    const draft = { channelCode: 'HMZR', amount: '50.00', ty: '1' };
    const sent = [{ requestId: 'r1', draft, savedAt: services.clock.now() }];
    services.store.set('wallet.venueTransfer.7', JSON.stringify(sent));
    await submit('100');
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['¥50.00 已转入海幕真人']));
    expect(screen.getByLabelText('金额')).toHaveValue('100');
    await user.type(screen.getByLabelText('金额'), '{Enter}');
    await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue(''));
    expect(transfer.mock.calls.map(([body]) => body)).toEqual([draft, { channelCode: 'BGDZ', amount: '100', ty: '1' }]);
  });

  it('F-WAL-03 ignores Enter and clicks while a transfer is in progress', async () => {
    const { submit, user, transfer } = await setUp();
    transfer.mockReturnValue(new Promise(() => undefined) as never);
    await submit('100');
    await user.type(screen.getByLabelText('金额'), '{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: '确认转账' }));
    expect(transfer).toHaveBeenCalledTimes(1);
  });

  it('F-WAL-05 shows a lost response as unknown, not as failed, and queries it by the same id', async () => {
    const { submit, user, transfer } = await setUp();
    transfer.mockRejectedValue(lost as never);
    await submit('100');
    expect(await screen.findByText(/结果确认中 · ¥100.00 转入百工电子/)).toBeVisible();
    expect(screen.queryByText('转账没有完成', { exact: false })).toBeNull();
    transfer.mockResolvedValue(done as never);
    await user.click(screen.getByRole('button', { name: '立即查询' }));
    await waitFor(() => expect(screen.queryByText(/结果确认中/)).toBeNull());
    const ids = transfer.mock.calls.map(([, options]) => (options as { requestId: string }).requestId);
    expect(new Set(ids).size).toBe(1);
  });

  it('F-WAL-06 opens a dialog with the server text for unmet turnover and keeps the amount', async () => {
    const { submit, store, transfer } = await setUp();
    transfer.mockRejectedValue(refusal(6413, '还需完成 500.00 元有效投注') as never);
    await submit('100');
    await waitFor(() =>
      expect(store.getState().ui.dialogs).toMatchObject([
        { kind: 'turnoverLock', place: 'venues', text: '还需完成 500.00 元有效投注' },
      ]),
    );
    expect(screen.getByLabelText('金额')).toHaveValue('100');
  });

  it('F-WAL-07 shows the server text of a closed venue and keeps the amount', async () => {
    const { submit, transfer } = await setUp();
    transfer.mockRejectedValue(refusal(6415, '百工电子维护中') as never);
    await submit('100');
    expect(await screen.findByText('百工电子维护中')).toBeVisible();
    expect(screen.getByLabelText('金额')).toHaveValue('100');
  });

  it('F-WAL-02 sets the exact balance with “all”', async () => {
    const { user } = await setUp();
    await user.click(screen.getByText('转回中心钱包'));
    await user.click(screen.getByRole('button', { name: '全部' }));
    expect(screen.getByLabelText('金额')).toHaveValue('55.50');
  });

  it('WAL-02 recalls all money and shows the arrived amount and the kept venues', async () => {
    const { user, toasts } = await setUp({
      'venue.recycle': async () => ({
        list: [
          { channelCode: 'BGDZ', amount: '55.50', status: 'done' },
          { channelCode: 'HMZR', amount: '1.00', status: 'kept', reasonCode: 6415 },
        ],
        totalMoney: '55.50',
      }),
    });
    await user.click(screen.getByRole('button', { name: '一键回收' }));
    await waitFor(() =>
      expect(toasts.map(({ text }) => text)).toEqual([
        '已转回 ¥55.50',
        '1 个场馆的资金暂时无法转回（维护中或流水未达标）',
      ]),
    );
  });

  it.each(['maintenance', 'regionLimited'] as const)(
    'F-WAL-07 money of a closed venue (%s) can be recalled, and none can be sent to it',
    async (state) => {
      const recycle = jest.fn(async () => ({ list: [], totalMoney: '0.00' }));
      const venues = [{ channelCode: 'HMZR', name: '海幕真人', balance: '8.00', state }];
      const { user } = await setUp({ ...createBalanceHandlers({ ...facts, venues }), 'venue.recycle': recycle });
      expect(screen.getByRole('button', { name: '转入海幕真人' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: '把海幕真人的资金转回中心钱包' }));
      await waitFor(() => expect(recycle).toHaveBeenCalledTimes(1));
      expect(recycle).toHaveBeenCalledWith({ channelCode: 'HMZR' }, expect.anything());
    },
  );

  it('WAL-02 changes the auto-transfer switch and restores it after a refusal', async () => {
    const turn = jest.fn(async () => Promise.reject(refusal(6001, '登录已过期')));
    const { user, toasts } = await setUp({ 'status.setAutoTransferStatus': turn });
    const toggle = screen.getByRole('switch', { name: '自动转账' });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '登录已过期' }]));
    expect(toggle).not.toBeChecked();
    expect(turn).toHaveBeenCalledWith({ status: '1' }, undefined);
  });

  it.each`
    stored       | isOn     | isKnown
    ${true}      | ${true}  | ${true}
    ${false}     | ${false} | ${true}
    ${undefined} | ${false} | ${false}
  `('WAL-02 shows the auto-transfer switch of the balance: $stored', async ({ stored, isOn, isKnown }) => {
    await setUp(createBalanceHandlers({ ...facts, isAutoTransfer: stored as boolean | undefined }));
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: '自动转账' });
    expect([toggle.checked, !toggle.disabled]).toEqual([isOn, isKnown]);
  });

  it('WAL-02 sends a double click on the switch once and shows the choice until the balance contains it', async () => {
    let [respond, arrive] = [(_: { readonly status: '1' }) => undefined as void, () => undefined as void];
    const turn = jest.fn(() => new Promise<never>((resolve) => (respond = resolve as never)));
    const refetch = new Promise<void>((resolve) => (arrive = resolve));
    const { user } = await setUp({
      'venue.allBalance': async (request) => {
        const isAutoTransfer = turn.mock.calls.length > 0;
        if (isAutoTransfer) await refetch;
        return createBalanceHandlers({ ...facts, isAutoTransfer })['venue.allBalance']?.(request) as never;
      },
      'status.setAutoTransferStatus': turn,
    });
    const toggle = screen.getByRole('switch', { name: '自动转账' });
    await user.dblClick(toggle);
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    await act(async () => respond({ status: '1' }));
    expect(turn.mock.calls).toEqual([[{ status: '1' }, undefined]]);
    expect(toggle).not.toHaveAttribute('aria-busy');
    expect(toggle).toBeChecked();
    await act(async () => arrive());
    expect(toggle).toBeChecked();
    await user.click(toggle);
    expect(turn).toHaveBeenLastCalledWith({ status: '0' }, undefined);
  });

  it('WAL-01 DSK-10 folds venues without money, stores the choice to show them, and never folds an unreadable amount', async () => {
    const list = [...facts.venues, { channelCode: 'XX', name: '读不出', balance: 'x', state: 'open' as const }];
    const { user, services } = await setUp({
      'venue.allBalance': () => ({ list: list as never, totalMoney: '55.50' }),
    });
    const table = () => within(screen.getByRole('table'));
    expect(table().queryByText('海幕真人')).toBeNull();
    expect(table().getByText('读不出')).toBeVisible();
    expect(screen.getByText('1 个场馆余额为 ¥0.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '展开' }));
    expect(table().getByText('海幕真人')).toBeVisible();
    expect(services.session.get('hideZeroBalance')).toBe('0');
    await user.click(screen.getByRole('switch', { name: '隐藏零余额' }));
    expect(table().queryByText('海幕真人')).toBeNull();
    expect(services.session.get('hideZeroBalance')).toBe('1');
  });

  it('F-WAL-14 keeps the amounts after a failed refresh and marks them as stale', async () => {
    let isDown = false;
    const { user } = await setUp({
      'transfer.getBalance': () => {
        if (isDown) throw new Error('lost');
        return { currency: 'CNY', centerWalletBalance: '1000.00', lockMoney: '20.00' };
      },
    });
    isDown = true;
    await user.click(within(screen.getByTestId('balance-sheet')).getByRole('button'));
    expect(await screen.findByRole('status')).toHaveTextContent('余额没有更新成功');
    expect(screen.getByTestId('balance-center')).toHaveTextContent('¥1,000.00');
  });

  it('F-WAL-14 shows no amount after an initial failure, but a retry', async () => {
    let isDown = true;
    const { user, submit } = await setUp({
      'transfer.getBalance': () => {
        if (isDown) throw new Error('lost');
        return { currency: 'CNY', centerWalletBalance: '1000.00', lockMoney: '20.00' };
      },
    });
    expect(await screen.findByTestId('balance-center')).toHaveTextContent(/^--$/);
    const venues = within(screen.getByRole('region', { name: '场馆资金' }));
    expect(venues.getByRole('alert')).toHaveTextContent('没有读取成功');
    await submit('100');
    expect(screen.queryByText('请先选择场馆')).toBeNull();
    isDown = false;
    await user.click(venues.getByRole('button', { name: '重试' }));
    expect(await venues.findByText('百工电子')).toBeVisible();
    expect(screen.getByTestId('balance-center')).toHaveTextContent('¥1,000.00');
    expect(venues.queryByRole('alert')).toBeNull();
  });

  it('WAL-02 sends a transfer back to the centre wallet and names it in the toast', async () => {
    const { submit, user, transfer, toasts } = await setUp();
    transfer.mockResolvedValue({ ...done, ty: '2', amount: '50.00' } as never);
    await user.click(screen.getByText('转回中心钱包'));
    expect(screen.getByText('可转 ¥55.50')).toBeVisible();
    await submit('50');
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '¥50.00 已转回中心钱包' }]));
    expect(transfer.mock.calls.map(([request]) => request)).toEqual([{ channelCode: 'BGDZ', amount: '50', ty: '2' }]);
  });

  it('F-WAL-11 rejects a transfer above the balance of the venue', async () => {
    const { submit, user, transfer } = await setUp();
    await user.click(screen.getByText('转回中心钱包'));
    await submit('55.51');
    expect(screen.getByText('余额不足，目前可用 ¥55.50')).toBeVisible();
    expect(transfer).not.toHaveBeenCalled();
  });

  it('WAL-02 requires a venue and marks its step', async () => {
    const { submit, transfer } = await setUp({}, '/mine/transfermoney');
    expect(screen.getByText('选场馆').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByText('请先选择场馆')).toBeNull();
    await submit('100');
    expect(screen.getByText('请先选择场馆')).toBeVisible();
    expect(transfer).not.toHaveBeenCalled();
  });

  it('WAL-02 fills in the venue of the pressed button, into the venue, and moves the focus to the amount', async () => {
    const { submit, user, transfer } = await setUp({}, '/mine/transfermoney');
    transfer.mockReturnValue(new Promise(() => undefined) as never);
    await user.click(screen.getByText('转回中心钱包'));
    await user.click(screen.getByRole('button', { name: '转入百工电子' }));
    expect(screen.getByLabelText('金额')).toHaveFocus();
    expect(screen.getByText('填金额').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('可转 ¥1,000.00')).toBeVisible();
    await submit('1');
    expect(transfer.mock.calls.map(([request]) => request)).toEqual([{ channelCode: 'BGDZ', amount: '1', ty: '1' }]);
  });

  it('WAL-03 shows a transfer that is pending at the venue, and its direction', async () => {
    const { submit, user, transfer } = await setUp();
    transfer.mockResolvedValue({ ...done, ty: '2', status: 'pending' } as never);
    await user.click(screen.getByText('转回中心钱包'));
    await submit('50');
    expect(await screen.findByText('场馆处理中 · ¥50.00 从百工电子转回中心钱包')).toBeVisible();
    expect(screen.getByText('资金已离开原钱包，正等待场馆答复。到账或退回都会自动显示。')).toBeVisible();
    expect(screen.getByRole('button', { name: '确认转账' })).toHaveAttribute('aria-busy', 'true');
  });

  it('F-WAL-07 names the refused transfer and closes its notice', async () => {
    const { submit, user, transfer, changes } = await setUp();
    transfer.mockRejectedValue(refusal(6415, '百工电子维护中') as never);
    await submit('100');
    expect(await screen.findByText('转账没有完成 · ¥100.00 转入百工电子')).toBeVisible();
    expect(changes).toContainEqual({ tags: ['balance', 'orders'] });
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('百工电子维护中')).toBeNull();
  });

  it('WAL-02 explains the auto-transfer switch and shows a text of its own if the call fails without one', async () => {
    const { user, toasts } = await setUp({ 'status.setAutoTransferStatus': () => Promise.reject(lost) });
    expect(screen.getByText('进入场馆时自动带入中心钱包的全部余额。')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: '自动转账' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '自动转账没有更改成功' }]));
  });
});
