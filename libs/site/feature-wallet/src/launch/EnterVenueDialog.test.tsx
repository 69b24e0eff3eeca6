import { siteActions } from '@pavilion/site-contract';
import { createBalanceHandlers, type FakeHandlers } from '@pavilion/site-testing';
import type { BalanceSnapshot } from '@pavilion/wallet';
import { act, screen, waitFor } from '@testing-library/react';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { EnterVenueDialog } from './EnterVenueDialog.tsx';

const facts: BalanceSnapshot = {
  centerWalletBalance: '1000.00',
  lockMoney: '0.00',
  totalMoney: '55.50',
  pendingMoney: '0.00',
  isAutoTransfer: false,
  venues: [{ channelCode: 'BGDZ', name: '百工电子', balance: '55.50', state: 'open' }],
};
const VENUE_URL = 'https://venue.example/venue/x';
const OPENED = `${VENUE_URL}?theme=light`;
const moved = { transferId: '1', channelCode: 'BGDZ', ty: '1', amount: '100.00', status: 'done' } as const;
const settings = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };

function fakeTab() {
  const tab = {
    closed: false,
    opener: window as unknown,
    document: window.document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as never);
  return { tab, open };
}

async function setUp(handlers: FakeHandlers = {}, request: { enName?: string; turnoverText?: string } = {}) {
  const calls: unknown[][] = [];
  const recordCall =
    (name: string, respond: (request: never) => unknown) =>
    async (body: unknown): Promise<never> => {
      calls.push([name, body]);
      return (await respond(body as never)) as never;
    };
  const {
    ['venue.transfer']: transfer = async () => moved,
    ['venue.launch']: launch = async () => ({ url: VENUE_URL, takesTheme: true }),
  } = handlers;
  const close = jest.fn();
  const element = (
    <EnterVenueDialog request={{ kind: 'enterVenue', enName: 'BGDZ', gameCode: '', ...request }} close={close} />
  );
  const site = await renderWallet(
    element,
    {
      ...createBalanceHandlers(facts),
      ...handlers,
      'venue.transfer': recordCall('transfer', transfer),
      'venue.launch': recordCall('launch', launch),
    },
    { path: '/mine/wallet' },
  );
  await act(
    async () =>
      void site.store.dispatch(siteActions.settingsLoaded({ ...settings, venueOrigins: ['https://venue.example'] })),
  );
  const press = (name: string) => site.user.click(screen.getByRole('button', { name }));
  const type = (amount: string) => site.user.type(screen.getByLabelText('转入金额'), amount);
  return { ...site, calls, close, press, type };
}

afterEach(() => jest.restoreAllMocks());

it('L1 enters no venue and transfers nothing into it while play is paused', async () => {
  const { open } = fakeTab();
  const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: Date.parse('2100-01-01T04:00:00Z') } as const;
  const { store, calls, press, type } = await setUp({ 'limits.overview': () => ({ deposits: [], pause }) });
  await act(async () => void store.dispatch(siteActions.settingsLoaded({ ...settings, areas: ['limits'] })));
  expect(await screen.findByText('冷静期进行中，2100-01-01 12:00 结束')).toBeVisible();
  await press('直接进入');
  await type('100{Enter}');
  await press('转入并进入');
  expect([calls, open.mock.calls]).toEqual([[], []]);
});

describe('EnterVenueDialog', () => {
  it('DLG-04 WAL-03 transfers the amount, shows a toast, launches into the opened tab and closes', async () => {
    const { tab } = fakeTab();
    const { press, type, calls, close, toasts } = await setUp();
    expect(screen.getByTestId('enter-centre')).toHaveTextContent('¥1,000.00');
    expect(screen.getByTestId('enter-venue')).toHaveTextContent('¥55.50');
    await type('100');
    await press('转入并进入');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(calls).toEqual([
      ['transfer', { channelCode: 'BGDZ', amount: '100', ty: '1' }],
      ['launch', { enName: 'BGDZ', gameCode: '' }],
    ]);
    expect(tab.location.replace.mock.calls.map(([address]: URL[]) => String(address))).toEqual([OPENED]);
    expect(tab.opener).toBeNull();
    expect(toasts.map(({ text }) => text)).toEqual(['¥100.00 已转入百工电子']);
    expect(screen.getByLabelText('转入金额')).toHaveValue('');
  });

  it.each`
    typed        | words
    ${''}        | ${'请输入转账金额'}
    ${'1000.01'} | ${'余额不足，目前可用 ¥1,000.00'}
  `('DLG-04 rejects “$typed” without a request or a tab', async ({ typed, words }) => {
    const { open } = fakeTab();
    const { press, type, calls } = await setUp();
    if (typed) await type(typed as string);
    await press('转入并进入');
    expect(screen.getByText(words as string)).toBeVisible();
    expect([calls, open.mock.calls]).toEqual([[], []]);
  });

  it('GAM-03 ERR-07 shows the server text for unmet turnover and sends isActivity with the next launch', async () => {
    const { tab } = fakeTab();
    const launch = jest.fn().mockRejectedValueOnce(createRefusal(6413, '还需完成 500.00 元有效投注'));
    launch.mockResolvedValue({ url: VENUE_URL });
    const { press, calls, close } = await setUp({ 'venue.launch': launch });
    await press('直接进入');
    expect(await screen.findByText('还需完成 500.00 元有效投注')).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    await press('直接进入');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(calls.map(([, body]) => body)).toEqual([
      { enName: 'BGDZ', gameCode: '' },
      { enName: 'BGDZ', gameCode: '', isActivity: 1 },
    ]);
  });

  it('ERR-07 links to the activity that causes the unmet turnover', async () => {
    fakeTab();
    const { press } = await setUp({
      'venue.launch': () => Promise.reject(createRefusal(6413, '还需完成 500.00 元有效投注')),
      'promotions.turnover': () => ({
        total: { required: '0.00', done: '0.00', remaining: '0.00', isMet: true },
        list: [],
        venues: [
          {
            channelCode: 'BGDZ',
            venueName: '百工电子',
            required: '500.00',
            done: '0.00',
            remaining: '500.00',
            activity: { activityId: '1009', type: 'activityLandPage', title: '足球嘉年华' },
          },
        ],
        rules: [],
      }),
    });
    await press('直接进入');
    expect(await screen.findByRole('link', { name: '查看活动“足球嘉年华”' })).toHaveAttribute(
      'href',
      '/activity/activityLandPage/1009',
    );
  });

  it('GAM-02 offers a link if the browser blocks the tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { press, close, user } = await setUp();
    await press('直接进入');
    const link = await screen.findByRole('link', { name: '进入百工电子' });
    expect(link).toHaveAttribute('href', OPENED);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each`
    name                           | handlers                                                                             | words
    ${'F-WAL-07 closed venue'}     | ${{ 'venue.transfer': () => Promise.reject(createRefusal(6415, '百工电子维护中')) }} | ${/百工电子维护中/}
    ${'F-WAL-05 lost response'}    | ${{ 'venue.transfer': () => Promise.reject(createLostResponse()) }}                  | ${/结果确认中/}
    ${'F-WAL-08 pending transfer'} | ${{ 'venue.transfer': async () => ({ ...moved, status: 'pending' }) }}               | ${/场馆处理中/}
    ${'G1 URL of another origin'}  | ${{ 'venue.launch': async () => ({ url: 'https://evil.example/' }) }}                | ${/数据异常，请重新进入游戏/}
    ${'G1 text that is no URL'}    | ${{ 'venue.launch': async () => ({ url: '<!doctype html><p>大厅</p>' }) }}           | ${/数据异常，请重新进入游戏/}
  `('$name: shows a notice and closes the empty tab', async ({ handlers, words }) => {
    const { tab } = fakeTab();
    const { press, type, close } = await setUp(handlers as FakeHandlers);
    await type('100');
    await press('转入并进入');
    expect(await screen.findByText(words as RegExp)).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    expect([close.mock.calls, tab.location.replace.mock.calls]).toEqual([[], []]);
  });

  it('GAM-02 G1 stores the address of a framed venue and opens /dz/game in the tab', async () => {
    const { tab } = fakeTab();
    const { press, close, services } = await setUp({ 'venue.launch': async () => ({ url: `frame:${VENUE_URL}` }) });
    await press('直接进入');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(tab.location.replace.mock.calls.map(([address]: URL[]) => address?.pathname)).toEqual(['/dz/game']);
    expect(services.store.get('launch.page')).toBe(`frame:${VENUE_URL}`);
  });

  it.each`
    state        | allBalance
    ${'pending'} | ${() => new Promise(() => undefined)}
    ${'failed'}  | ${() => Promise.reject(createLostResponse())}
  `(
    'F-WAL-14 does not name the kind of wallet while the balances are $state, and opens a tab',
    async ({ state, allBalance }: { state: string; allBalance: () => Promise<never> }) => {
      const { tab, open } = fakeTab();
      const { press, close } = await setUp({ 'venue.allBalance': allBalance });
      if (state === 'failed') expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
      else expect(screen.getByText('正在读取')).toBeInTheDocument();
      expect(screen.queryByText('该场馆直接使用中心钱包，无需转账。')).toBeNull();
      await press('直接进入');
      await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
      expect(open).toHaveBeenCalledTimes(1);
      expect(tab.location.replace.mock.calls.map(([address]: URL[]) => String(address))).toEqual([OPENED]);
    },
  );

  it('F-WAL-14 shows the amount after a retry of the balances', async () => {
    const { ['venue.allBalance']: respond } = createBalanceHandlers(facts);
    const allBalance = jest.fn(respond).mockRejectedValueOnce(createLostResponse());
    const { press } = await setUp({ 'venue.allBalance': allBalance });
    await screen.findByRole('alert');
    await press('重试');
    expect(await screen.findByLabelText('转入金额')).toBeVisible();
  });

  it('GAM-02 opens the local venue as a page of the site, without transfer and tab', async () => {
    const { open } = fakeTab();
    const { press, navigate, close } = await setUp(
      { 'venue.launch': async () => ({ url: 'CRTY' }) },
      { enName: 'CRTY' },
    );
    expect(screen.queryByLabelText('转入金额')).toBeNull();
    await press('直接进入');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(navigate).toHaveBeenCalledWith('/game/sport/crty');
    expect(open).not.toHaveBeenCalled();
  });

  it('GAM-03 a request with a turnover text sends isActivity with the transfer and the launch', async () => {
    fakeTab();
    const { press, type, calls, close } = await setUp({}, { turnoverText: '还需完成 100.00 元有效投注' });
    expect(screen.getByText('流水尚未达到要求，资金暂时无法转出')).toBeVisible();
    expect(screen.getByText('还需完成 100.00 元有效投注')).toBeVisible();
    await type('100');
    await press('转入并进入');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(calls).toEqual([
      ['transfer', { channelCode: 'BGDZ', amount: '100', ty: '1', isActivity: 1 }],
      ['launch', { enName: 'BGDZ', gameCode: '', isActivity: 1 }],
    ]);
  });

  it('GAM-03 shows no turnover and no notice before a launch', async () => {
    fakeTab();
    await setUp();
    expect(screen.queryByRole('alert', { name: /流水/ })).toBeNull();
    expect(screen.queryByText('流水尚未达到要求，资金暂时无法转出')).toBeNull();
    expect(screen.queryByRole('link', { name: '逐项查看' })).toBeNull();
    expect(screen.queryByText('没有进入场馆')).toBeNull();
    expect(screen.queryByText('浏览器没有打开新窗口')).toBeNull();
    expect(screen.getByRole('heading', { name: '转入百工电子' })).toBeVisible();
    expect(screen.getByText('中心钱包')).toBeVisible();
    expect(screen.getByText('场馆余额')).toBeVisible();
  });

  it('DLG-04 finds the wallet of a venue whose name has small letters', async () => {
    fakeTab();
    await setUp({}, { enName: 'bgdz' });
    expect(screen.getByTestId('enter-venue')).toHaveTextContent('¥55.50');
  });

  it('GAM-02 shows the server text of a refused launch and no other notice', async () => {
    const { tab } = fakeTab();
    const refuse = () => Promise.reject(createRefusal(6415, '百工电子维护中'));
    const { press, close } = await setUp({ 'venue.launch': refuse });
    await press('直接进入');
    expect(await screen.findByText('百工电子维护中')).toBeVisible();
    expect(screen.getByText('没有进入场馆')).toBeVisible();
    expect(screen.queryByText('数据异常，请重新进入游戏')).toBeNull();
    expect(screen.queryByText('流水尚未达到要求，资金暂时无法转出')).toBeNull();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  it('F-WAL-05 shows a lost launch as unknown, closes its tab and queries it on request', async () => {
    const { tab } = fakeTab();
    const { press, calls } = await setUp({ 'venue.launch': () => Promise.reject(createLostResponse()) });
    await press('直接进入');
    expect(await screen.findByText('结果确认中 · 进入百工电子')).toBeVisible();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '直接进入' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: '转入并进入' })).toBeDisabled();
    await press('立即查询');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toEqual(calls[0]);
  });

  it('GAM-02 removes a rejected address and a blocked tab from view with the next launch', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const launch = jest.fn(async () => ({ url: 'https://evil.example/' }));
    const { press } = await setUp({ 'venue.launch': launch });
    await press('直接进入');
    expect(await screen.findByText('数据异常，请重新进入游戏')).toBeVisible();
    launch.mockResolvedValue({ url: VENUE_URL });
    await press('直接进入');
    expect(await screen.findByText('浏览器没有打开新窗口')).toBeVisible();
    expect(screen.getByText('场馆已准备好，点击按钮即可进入。')).toBeVisible();
    expect(screen.queryByText('数据异常，请重新进入游戏')).toBeNull();
    expect(screen.getByRole('link', { name: '进入百工电子' })).toHaveAttribute('href', VENUE_URL);
    launch.mockReturnValue(new Promise(() => undefined));
    await press('直接进入');
    expect(screen.queryByText('浏览器没有打开新窗口')).toBeNull();
  });

  it('F-WAL-03 sends a transfer once and disables the direct entry while it is in progress', async () => {
    const { open } = fakeTab();
    const { press, type, calls, user } = await setUp({ 'venue.transfer': () => new Promise(() => undefined) });
    await type('100');
    await press('转入并进入');
    expect(screen.getByRole('button', { name: '转入并进入' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: '直接进入' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '直接进入' })).not.toHaveAttribute('aria-busy');
    await user.type(screen.getByLabelText('转入金额'), '{Enter}');
    expect([calls.length, open.mock.calls.length]).toEqual([1, 1]);
  });

  it('F-WAL-10 launches nothing after the transfer of another tab to another venue, and keeps the amount', async () => {
    const { tab } = fakeTab();
    const { press, type, calls, services, pass } = await setUp();
    const draft = { channelCode: 'HMZR', amount: '50.00', ty: '1' };
    // Another tab has sent it since this page was loaded.
    const sent = [{ requestId: 'r1', draft, savedAt: services.clock.now() }];
    services.store.set('wallet.venueTransfer.7', JSON.stringify(sent));
    await type('100');
    await press('转入并进入');
    await pass(0);
    await waitFor(() => expect(screen.getByRole('button', { name: '直接进入' })).toBeEnabled());
    expect(calls).toEqual([['transfer', draft]]);
    expect(screen.getByLabelText('转入金额')).toHaveValue('100');
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('WAL-03 a refused transfer launches nothing, and its tab closes', async () => {
    const { tab } = fakeTab();
    const { press, type, calls } = await setUp({
      'venue.transfer': () => Promise.reject(createRefusal(6415, '百工电子维护中')),
    });
    await type('100');
    await press('转入并进入');
    await screen.findByText('百工电子维护中');
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('转入金额')).toHaveValue('100');
    expect(calls.map(([name]) => name)).toEqual(['transfer']);
  });

  it('GAM-02 closes an unused tab when the dialog is removed', async () => {
    const { tab } = fakeTab();
    const { press, unmount } = await setUp({ 'venue.launch': () => new Promise(() => undefined) });
    await press('直接进入');
    expect(tab.close).not.toHaveBeenCalled();
    unmount();
    expect(tab.close).toHaveBeenCalledTimes(1);
  });

  it('GAM-02 names neither venue nor wallet for a venue that uses the centre wallet', async () => {
    fakeTab();
    await setUp({}, { enName: 'CRTY' });
    expect(screen.getByText('该场馆直接使用中心钱包，无需转账。')).toBeVisible();
    expect(screen.getByRole('heading', { name: '进入' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '转入并进入' })).toBeNull();
    expect(screen.getByRole('button', { name: '直接进入' })).toHaveAttribute('data-variant', 'primary');
  });

  it('DLG-04 enters the whole balance of the centre wallet with “all”', async () => {
    fakeTab();
    const { press } = await setUp();
    await press('全部');
    expect(screen.getByLabelText('转入金额')).toHaveValue('1000');
    expect(screen.getByRole('button', { name: '直接进入' })).toHaveAttribute('data-variant', 'secondary');
  });
});
