import { ApiError, TransportError, type ResponseOf } from '@pavilion/api-client';
import { schemas } from '@pavilion/api-client/schemas';
import { sessionActions, siteActions, type Member, type Services } from '@pavilion/site-contract';
import { createFakeClock } from '@pavilion/kernel/testing';
import { readsChanged } from '@pavilion/site-data';
import { createBalanceHandlers, createBet, emptyProfile, testBrand, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const member: Member = {
  userId: '7',
  name: 'demo01',
  bindPhone: true,
  bindRealName: false,
  phone: '138****0001',
  vipGrade: 2,
  registeredAt: 0,
  lastLoginAt: Date.parse('2026-11-20T16:00:00Z'),
  profile: { ...emptyProfile, securityLevel: 'medium', hasSecondPassword: true },
};

const counts = {
  brnotice_count: 2,
  bractivity_count: 0,
  brbulletin_count: 0,
  brmatch_count: 0,
  brfd_count: 0,
  notice_count: 1,
  activity_count: 0,
  fd_count: 0,
};

const createGrade = (grade: number) => ({
  grade,
  gradeName: `VIP${grade}`,
  needDeposit: `${grade}000.00`,
  needTurnover: `${grade}0000.00`,
  upgradeGift: '18.00',
  weekGift: '8.00',
  weekTurnover: '3000.00',
  monthGift: '18.00',
  birthdayGift: '18.00',
  rebates: [],
});

const reward: ResponseOf<'promotion.confirmInfo'>['rewards'][number] = {
  rewardId: 'tier1',
  name: '流水礼',
  amount: '8.00',
  state: 'claimable',
  measure: 'turnover',
  progress: '1200.00',
  target: '1000.00',
};

const lockedReward = { ...reward, rewardId: 'tier2', name: '高流水礼', state: 'locked' as const };

const order: ResponseOf<'transactions.queryDealRecord'>['list'][number] = {
  id: '1',
  type: 'withdraw',
  orderNo: 'W1',
  method: 'bank',
  methodName: '中国工商银行',
  direction: 'out',
  amount: '800.00',
  fee: '0.00',
  status: 'processing',
  createdAt: 0,
};

const totals = { count: 0, stake: '0.00', net: '0.00' };

const customerExample = schemas['payment.getCustomerInfo'].example.response;
const depositExample = schemas['payment.pay'].example.response;

/** Platform of a member with one of everything. */
const handlers: FakeHandlers = {
  ...createBalanceHandlers({
    centerWalletBalance: '9640.00',
    totalMoney: '360.00',
    lockMoney: '250.00',
    pendingMoney: '0.00',
  }),
  'record.betRecordTotal': ({ category }) =>
    category === 'games' ? { ...totals, count: 1, stake: '5.00' } : { ...totals, count: 2, stake: '250.00' },
  'record.betRecordList': () => ({
    total: 2,
    list: [
      createBet({ betId: '1', status: 'open', stake: '200.00', winAmount: '190.00' }),
      createBet({ betId: '2', status: 'open', stake: '50.00', winAmount: '45.50' }),
    ],
  }),
  'transactions.queryDealRecord': ({ status }) =>
    status === 'processing'
      ? { total: 1, totalIn: '0.00', totalOut: '0.00', list: [order] }
      : { total: 0, totalIn: '0.00', totalOut: '0.00', list: [] },
  'letter.getUnreadForType': () => counts,
  'letter.list': ({ isRead }) => ({
    total: 1,
    list:
      isRead === false
        ? [{ letterId: '12', type: 'notice', title: '赛事改期', content: '', isRead: false, createTime: 0 }]
        : [],
  }),
  'user.memberGradeInfoByGrade': () => ({
    ...createGrade(2),
    currentGrade: 2,
    totalDeposit: '2250.00',
    totalTurnover: '15000.00',
    gifts: [],
  }),
  'user.memberGradeConfigList': () => ({ list: [1, 2, 3].map(createGrade) }),
  'user.getGameFanshuiHighLow': () => ({ list: [] }),
  'vipWeek.VipWeekInfo': () => ({
    activityId: '1011',
    grade: 2,
    beginTime: 0,
    endTime: Date.parse('2026-11-29T16:00:00Z'),
    turnover: '1200.00',
    needTurnover: '3000.00',
    amount: '8.00',
    state: 'locked',
  }),
  'promotion.config': () => ({
    list: [
      {
        activityId: '1',
        type: 'bettingGift',
        title: '投注礼',
        summary: '',
        rules: [],
        beginTime: 0,
        endTime: 1,
        sort: 1,
        state: 'running',
        rewards: [],
      },
    ],
  }),
  'promotion.confirmInfo': ({ activityId }) => ({
    activityId,
    claims: [],
    rewards: activityId === '1' ? [reward, lockedReward] : [],
  }),
  'advertising.getMyDiscountAd': () => ({ list: [] }),
  'activityTopGift.exchangeRecord': () => ({ points: 0, total: 0, list: [] }),
};

/** Platform of a member who has nothing yet. */
const emptyHandlers: FakeHandlers = {
  ...handlers,
  ...createBalanceHandlers({ centerWalletBalance: '0.00' }),
  'record.betRecordTotal': () => totals,
  'record.betRecordList': () => ({ total: 0, list: [] }),
  'transactions.queryDealRecord': () => ({ total: 0, totalIn: '0.00', totalOut: '0.00', list: [] }),
  'letter.getUnreadForType': () => ({ ...counts, brnotice_count: 0, notice_count: 0 }),
  'letter.list': () => ({ total: 0, list: [] }),
  'promotion.config': () => ({ list: [] }),
};

async function setUp(platform: FakeHandlers = handlers, shown: Member = member, services: Partial<Services> = {}) {
  const site = await renderMember(<OverviewPage />, platform, { path: '/mine', services });
  act(() => void site.store.dispatch(sessionActions.memberLoaded(shown)));
  return site;
}

const findPanel = (name: string) => screen.findByRole('region', { name });

describe('OverviewPage', () => {
  it('USR-01 greets the member, with level and last login', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('demo01，您好');
    expect(screen.getAllByText('VIP2')[0]).toBeVisible();
    expect(screen.getByText(/上次登录 2026-11-21 00:00/)).toBeVisible();
  });

  it('WAL-01 shows the total without held money, and its parts', async () => {
    await setUp();
    const panel = await findPanel('总余额');
    expect(await within(panel).findByText('10,000.00')).toBeVisible();
    const listed = within(panel)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(listed).toEqual([
      ['中心钱包', '¥9,640.00'],
      ['场馆余额', '¥360.00'],
      ['另有冻结金额', '¥250.00'],
    ]);
  });

  it('WAL-07 shows number, stakes and possible winnings of the open bets, and the rounds of games', async () => {
    await setUp();
    const panel = await findPanel('未结算注单');
    expect(await within(panel).findByText('235.50')).toBeVisible();
    expect(within(panel).getByText('250.00')).toBeVisible();
    expect(within(panel).getByText('游戏待开奖 1 单').nextElementSibling).toHaveTextContent('¥5.00');
    expect(within(panel).getByText('3')).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  });

  it('WAL-07 leaves out the winnings if not all open bets are in the list', async () => {
    await setUp({ ...handlers, 'record.betRecordList': () => ({ total: 51, list: [createBet({ status: 'open' })] }) });
    const panel = await findPanel('未结算注单');
    expect(await within(panel).findByText('250.00')).toBeVisible();
    expect(within(panel).queryByText('全赢可赢')).not.toBeInTheDocument();
  });

  it('WAL-05 links an order in progress to its page', async () => {
    await setUp();
    const link = await within(await findPanel('处理中的订单')).findByRole('link', { name: /中国工商银行/ });
    expect(link).toHaveAttribute('href', '/mine/takemoney?order=W1');
    expect(link).toHaveTextContent('-¥800.00');
  });

  it('USR-06 shows the number of all unread messages and links the newest ones', async () => {
    await setUp();
    const panel = await findPanel('未读消息');
    expect(await within(panel).findByRole('link', { name: /赛事改期/ })).toHaveAttribute('href', '/mine/message?id=12');
    expect(within(panel).getByText('3')).toBeVisible();
  });

  it('USR-04 shows the progress to the next level and that of the week with its end', async () => {
    await setUp();
    const panel = await findPanel('VIP');
    const bars = (await within(panel).findAllByRole('progressbar')).map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuenow'),
    ]);
    expect(within(panel).getByText('还差 ¥1,800.00 · 11-30 00:00 截止')).toBeVisible();
    expect(bars).toEqual([
      ['升至 VIP3 · 流水', '50'],
      ['升至 VIP3 · 存款', '75'],
      ['本周礼金 · 流水', '40'],
    ]);
  });

  it('USR-05 F-WAL-19 claims a benefit on the page; locked ones are not listed', async () => {
    let isClaimed = false;
    const { user } = await setUp({
      ...handlers,
      'promotion.confirmInfo': ({ activityId }) => ({
        activityId,
        claims: [],
        rewards: activityId === '1' ? [{ ...reward, state: isClaimed ? 'claimed' : 'claimable' }, lockedReward] : [],
      }),
      'promotion.joinActivity': () => {
        isClaimed = true;
        return {
          activityId: '1',
          action: 'claimed',
          rewardName: '流水礼',
          amount: '8.00',
          centerWalletBalance: '8.00',
          createTime: 0,
        };
      },
    });
    const panel = await findPanel('可领取的福利');
    expect(await within(panel).findByText('投注礼 · ¥8.00')).toBeVisible();
    expect(within(panel).queryByText('高流水礼')).not.toBeInTheDocument();
    await user.click(await within(panel).findByRole('button', { name: '领取流水礼' }));
    await waitFor(() => expect(within(panel).queryByText('流水礼')).not.toBeInTheDocument());
    expect(within(panel).getByText(/目前没有可领取的福利/)).toBeVisible();
  });

  it('L1 USR-05 shows why benefits cannot be claimed during a pause, and its end', async () => {
    const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: Date.parse('2026-11-27T06:30:00Z') } as const;
    const { store } = await setUp({ ...handlers, 'limits.overview': () => ({ deposits: [], pause }) });
    await act(
      async () => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['limits'] })),
    );
    expect(await screen.findByText('冷静期进行中，2026-11-27 14:30 结束')).toBeVisible();
    const claim = within(await findPanel('可领取的福利')).getByRole('button', { name: '领取流水礼' });
    expect(claim).toHaveAttribute('aria-disabled', 'true');
    expect(claim).toHaveAccessibleDescription(/^冷静期进行中.*不能投注、进入场馆、存款和领取优惠/);
  });

  it.each`
    part                                       | next              | hash
    ${{ bindPhone: false }}                    | ${'绑定手机号码'} | ${'phone'}
    ${{ bindPhone: true }}                     | ${'认证真实姓名'} | ${'realName'}
    ${{ bindPhone: true, bindRealName: true }} | ${'绑定邮箱'}     | ${'email'}
  `('USR-01 offers $next as the next step of the security level', async ({ part, next, hash }) => {
    await setUp(handlers, { ...member, ...(part as Partial<Member>) });
    const link = within(await findPanel('账户安全')).getByRole('link', { name: next as string });
    expect(link).toHaveAttribute('href', `/mine/auth#${hash as string}`);
  });

  it('USR-01 has no next step once everything is set', async () => {
    const profile = { ...member.profile, email: 'l***@example.com', securityLevel: 'high' as const };
    await setUp(handlers, { ...member, bindRealName: true, profile });
    expect(within(await findPanel('账户安全')).getByText(/都已设置/)).toBeVisible();
  });

  it('NAV-06 shows in each panel of a new member that there is nothing yet', async () => {
    await setUp(emptyHandlers);
    expect(await screen.findByText(/没有未结算的注单/)).toBeVisible();
    expect(await screen.findByText(/没有处理中的存款/)).toBeVisible();
    expect(await screen.findByText('消息都已读完。')).toBeVisible();
    expect(await screen.findByText(/没有可领取的福利/)).toBeVisible();
    expect(screen.getByRole('link', { name: '去看比赛' })).toHaveAttribute('href', '/game/sport/crty');
  });

  it('F-API-24 shows a failure in its panel only, and the data after a retry', async () => {
    let hasFailed = false;
    const { user } = await setUp({
      ...handlers,
      'transactions.queryDealRecord': (body) => {
        if (!hasFailed) {
          hasFailed = true;
          throw new ApiError(6005, {
            endpointId: 'transactions.queryDealRecord',
            requestId: 'r',
            serverMessage: '系统繁忙',
          });
        }
        return handlers['transactions.queryDealRecord']?.(body) as never;
      },
    });
    const panel = await findPanel('处理中的订单');
    await user.click(await within(panel).findByRole('button', { name: '重试' }));
    expect(await within(panel).findByRole('link', { name: /中国工商银行/ })).toBeVisible();
    expect(screen.getAllByText('10,000.00')).toHaveLength(1);
  });

  it('F-WAL-14 keeps the amounts after a failed refresh and marks them as outdated', async () => {
    let isDown = false;
    const platform = createBalanceHandlers({ centerWalletBalance: '10.00' });
    const { store } = await setUp({
      ...handlers,
      ...platform,
      'transfer.getBalance': (body) => {
        if (isDown)
          throw new TransportError('timeout', {
            endpointId: 'transfer.getBalance',
            requestId: 'r',
            outcome: 'unknown',
            attempts: 1,
          });
        return platform['transfer.getBalance']?.(body) as never;
      },
    });
    const panel = await findPanel('总余额');
    expect(await within(panel).findAllByText('10.00')).toHaveLength(2);
    isDown = true;
    act(() => void store.dispatch(readsChanged({ tags: ['balance'] })));
    expect(await within(panel).findByRole('status')).toHaveTextContent('显示的是之前的数据');
    expect(within(panel).getAllByText('10.00')).toHaveLength(2);
  });

  it('GRD-05 has no deposit button while deposits are closed', async () => {
    const { store } = await setUp();
    expect(screen.getByRole('link', { name: '存款' })).toHaveAttribute('href', '/mine/savemoney');
    const settings = store.getState().site;
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, depositSwitch: '0' })));
    expect(screen.queryByRole('link', { name: '存款' })).not.toBeInTheDocument();
  });

  it('USR-01 links deposit, withdrawal and transfer, and shows the id of the member', async () => {
    await setUp();
    expect(['存款', '取款', '转账'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/mine/savemoney',
      '/mine/takemoney',
      '/mine/transfermoney',
    ]);
    expect(screen.getByText(/^会员编号/)).toHaveTextContent(/^会员编号 7 · 上次登录 2026-11-21 00:00$/);
  });

  it.each`
    what                                     | lastLoginAt | showsLastLogin
    ${'a member who logs in the first time'} | ${0}        | ${true}
    ${'a jurisdiction without it'}           | ${1}        | ${false}
  `('USR-01 shows no last login for $what', async ({ lastLoginAt, showsLastLogin }) => {
    const jurisdiction = { ...testBrand.jurisdiction, showsLastLogin: showsLastLogin as boolean };
    await setUp(handlers, { ...member, lastLoginAt: lastLoginAt as number }, { brand: { ...testBrand, jurisdiction } });
    expect(screen.getByText(/^会员编号/)).toHaveTextContent(/^会员编号 7$/);
  });

  it('USR-03 opens the change of the picture', async () => {
    const { user, store } = await setUp(handlers, { ...member, avatar: '/picture/avatar/fox' });
    const button = screen.getByRole('button', { name: '更换头像' });
    expect(button.querySelector('img')).toHaveAttribute('src', '/picture/avatar/fox');
    await user.click(button);
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'avatar' }]);
  });

  it('USR-01 shows the first character of the name without a picture', async () => {
    await setUp();
    expect(screen.getByRole('button', { name: '更换头像' })).toHaveTextContent('d');
  });

  it('USR-01 shows placeholders before the member is loaded', async () => {
    await renderMember(<OverviewPage />, handlers, { path: '/mine' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('');
    expect(screen.queryByText(/会员编号/)).not.toBeInTheDocument();
    expect(await findPanel('账户安全')).toHaveAttribute('aria-busy', 'true');
    expect(within(await findPanel('账户安全')).getByText('正在加载')).toBeInTheDocument();
  });

  it('WAL-01 shows money in transit, and the share of each part', async () => {
    const balance = {
      centerWalletBalance: '6000.00',
      totalMoney: '3000.00',
      pendingMoney: '1000.00',
      lockMoney: '0.00',
    };
    await setUp({ ...handlers, ...createBalanceHandlers(balance) });
    const panel = await findPanel('总余额');
    const transit = await within(panel).findByText('转账途中');
    expect(transit.nextElementSibling).toHaveTextContent('¥1,000.00');
    expect(within(panel).getByText('另有冻结金额').closest('div')).toHaveAttribute(
      'title',
      '未结算的注单与处理中的取款所冻结的金额，不计入总余额',
    );
    const bars = [...panel.querySelectorAll<HTMLElement>('i')];
    expect(bars.map(({ dataset, style }) => [dataset['part'], style.flexGrow])).toEqual([
      ['centre', '600'],
      ['venues', '300'],
      ['transit', '100'],
    ]);
  });

  it('WAL-01 shows no bar for a part of nothing', async () => {
    const balance = { centerWalletBalance: '5.00', totalMoney: '0.00', lockMoney: '0.00' };
    await setUp({ ...handlers, ...createBalanceHandlers(balance) });
    const panel = await findPanel('总余额');
    await within(panel).findAllByText('5.00');
    expect([...panel.querySelectorAll<HTMLElement>('i')].map(({ dataset }) => dataset['part'])).toEqual(['centre']);
    expect(within(panel).queryByText('转账途中')).not.toBeInTheDocument();
  });

  it('WAL-07 shows selection, match, stake and winnings of the newest three bets', async () => {
    const leg = createBet({ team_h: '切尔西', team_c: '富勒姆' });
    const list = [
      createBet({ betId: '1', status: 'open', stake: '200.00', winAmount: '190.00' }),
      createBet({ betId: '2', status: 'open', stake: '50.00', winAmount: '45.50', league: '', team_c: '' }),
      createBet({ betId: '3', status: 'open', kind: 'series', legs: [createBet(), leg], systems: ['2x1'] }),
      createBet({ betId: '4', status: 'open' }),
    ];
    await setUp({ ...handlers, 'record.betRecordList': () => ({ total: 4, list }) });
    const panel = await findPanel('未结算注单');
    const rows = (await within(panel).findAllByRole('listitem')).map((row) =>
      [...row.querySelectorAll('strong, small')].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]?.[0]).toMatch(/ @ 0\.95 香港盘$/);
    expect(rows[0]?.slice(1)).toEqual(['英格兰超级联赛 · 阿森纳 - 利物浦', '可赢 ¥190.00']);
    expect(rows[1]?.slice(1)).toEqual(['阿森纳', '可赢 ¥45.50']);
    expect(rows[2]?.[0]).toMatch(/^串关 .+/);
    expect(rows[2]?.[0]).not.toContain('@');
    expect(rows[2]?.slice(1)).toEqual(['阿森纳 - 利物浦 · 切尔西 - 富勒姆', '可赢 ¥95.00']);
  });

  it('WAL-07 separates the pass types of a series', async () => {
    const series = createBet({ status: 'open', kind: 'series', legs: [], systems: ['2x1', '3x1'] });
    await setUp({ ...handlers, 'record.betRecordList': () => ({ total: 1, list: [series] }) });
    const row = await within(await findPanel('未结算注单')).findByRole('listitem');
    expect(row.querySelector('strong')?.textContent).toMatch(/^串关 [^、]+、[^、]+$/);
  });

  it('WAL-07 shows stakes and winnings, and no rounds of games without any', async () => {
    await setUp({
      ...handlers,
      'record.betRecordTotal': ({ category }) =>
        category === 'games' ? totals : { ...totals, count: 2, stake: '250.00' },
    });
    const panel = await findPanel('未结算注单');
    await within(panel).findByText('235.50');
    expect(
      within(panel)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['投注额', '¥250.00'],
      ['全赢可赢', '¥235.50'],
    ]);
    expect(within(panel).getByText('2')).toBeVisible();
  });

  it('WAL-07 shows rounds of games without a bet on sports', async () => {
    await setUp({
      ...handlers,
      'record.betRecordTotal': ({ category }) =>
        category === 'games' ? { ...totals, count: 1, stake: '5.00' } : totals,
      'record.betRecordList': () => ({ total: 0, list: [] }),
    });
    const panel = await findPanel('未结算注单');
    expect(await within(panel).findByText('游戏待开奖 1 单')).toBeVisible();
    expect(within(panel).queryByText('目前没有未结算的注单。')).not.toBeInTheDocument();
  });

  it('USR-05 counts all benefits and lists the first four', async () => {
    const rewards = Array.from({ length: 5 }, (_, at) => ({
      ...reward,
      rewardId: `r${at}`,
      name: at === 0 ? '投注礼' : `礼${at}`,
    }));
    await setUp({
      ...handlers,
      'promotion.confirmInfo': ({ activityId }) => ({
        activityId,
        claims: [],
        rewards: activityId === '1' ? rewards : [],
      }),
    });
    const panel = await findPanel('可领取的福利');
    const rows = await within(panel).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '投注礼¥8.00领取',
      '礼1投注礼 · ¥8.00领取',
      '礼2投注礼 · ¥8.00领取',
      '礼3投注礼 · ¥8.00领取',
    ]);
    expect(within(panel).getByText('5')).toBeVisible();
  });

  it('NAV-06 links each panel to the page with all of it, and counts nothing of a new member', async () => {
    await setUp(emptyHandlers);
    await screen.findByText('消息都已读完。');
    await screen.findByText(/没有可领取的福利/);
    const heads = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent, parentElement }) => [
        textContent,
        parentElement?.textContent,
        parentElement?.querySelector('a')?.getAttribute('href'),
      ]);
    expect(heads).toEqual([
      ['总余额', '总余额我的钱包', '/mine/wallet'],
      ['未结算注单', '未结算注单投注记录', '/mine/betRecord?tab=open'],
      ['处理中的订单', '处理中的订单交易记录', '/mine/transRecord'],
      ['未读消息', '未读消息消息中心', '/mine/message'],
      ['VIP', 'VIPVIP2等级与礼金', '/mine/vip'],
      ['可领取的福利', '可领取的福利福利中心', '/mine/welfare'],
      ['账户安全', '账户安全中安全设置', '/mine/auth'],
    ]);
  });

  it('ACT-02 leaves out the panel of a hidden page', async () => {
    const { store } = await setUp();
    expect(await findPanel('VIP')).toBeVisible();
    const settings = store.getState().site;
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, hiddenKeys: ['vip', 'message'] })));
    expect(screen.queryByRole('region', { name: 'VIP' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '未读消息' })).not.toBeInTheDocument();
    expect(await findPanel('可领取的福利')).toBeVisible();
  });

  it.each`
    part                                   | href
    ${{ type: 'deposit', orderNo: 'D 1' }} | ${'/mine/savemoney/recharge-wait?order=D%201'}
    ${{ type: 'transfer', orderNo: 'T1' }} | ${'/mine/transRecord'}
    ${{ type: 'withdraw', orderNo: 'W1' }} | ${'/mine/transRecord'}
  `('WAL-05 links the order $part to $href while withdrawals are hidden', async ({ part, href }) => {
    const list = [{ ...order, ...(part as object) }];
    const { store } = await setUp({
      ...handlers,
      'transactions.queryDealRecord': () => ({ total: 1, totalIn: '0.00', totalOut: '0.00', list }),
    });
    const settings = store.getState().site;
    act(() => void store.dispatch(siteActions.settingsLoaded({ ...settings, hiddenKeys: ['take_money'] })));
    const link = await within(await findPanel('处理中的订单')).findByRole('link', { name: /中国工商银行/ });
    expect(link).toHaveAttribute('href', href);
  });

  it.each`
    part                                                                     | text
    ${{ type: 'withdraw', direction: 'out', createdAt: '2026-11-21T08:05' }} | ${'取款中国工商银行 · 08:05-¥800.00处理中'}
    ${{ type: 'deposit', direction: 'in', createdAt: '2026-11-20T23:00' }}   | ${'存款中国工商银行 · 昨天+¥800.00处理中'}
    ${{ type: 'coin', direction: 'in', createdAt: '2026-11-01T23:00' }}      | ${'虚拟币兑换中国工商银行 · 11-01+¥800.00处理中'}
  `('WAL-05 shows an order in progress as "$text"', async ({ part, text }) => {
    const { createdAt, ...facts } = part as { createdAt: string; type: typeof order.type; direction: 'in' | 'out' };
    const list = [{ ...order, ...facts, createdAt: Date.parse(`${createdAt}:00+08:00`) }];
    const read = jest.fn(() => ({ total: 1, totalIn: '0.00', totalOut: '0.00', list }));
    const clock = createFakeClock({ start: Date.parse('2026-11-21T10:00:00+08:00') });
    await setUp({ ...handlers, 'transactions.queryDealRecord': read }, member, { clock });
    const row = await within(await findPanel('处理中的订单')).findByRole('listitem');
    expect(row).toHaveTextContent(text as string);
    expect(read.mock.calls[0]).toEqual([
      { type: '', status: 'processing', pageNum: 1, pageSize: 4 },
      expect.anything(),
    ]);
  });

  it('WAL-04 shows the amount to pay of an unpaid deposit, and reads no orders for other records', async () => {
    const deposit = { ...order, type: 'deposit', direction: 'in', amount: '1000.00' } as const;
    const list = [
      { ...deposit, id: '1', orderNo: 'D1', methodName: 'USDT' },
      { ...deposit, id: '2', orderNo: 'D2' },
    ];
    const readOpenOrders = jest.fn(() => ({ ...customerExample, openOrders: ['D1'] }));
    const readOrder = jest.fn(() => ({
      order: { ...depositExample, orderNo: 'D1', status: 'created', payAmount: '142.35', payCurrency: 'USDT' } as const,
    }));
    await setUp({
      ...handlers,
      'transactions.queryDealRecord': () => ({ total: 2, totalIn: '0.00', totalOut: '0.00', list }),
      'payment.getCustomerInfo': readOpenOrders,
      'payment.getDepositOrderStatus': readOrder,
    });
    const panel = within(await findPanel('处理中的订单'));
    expect(await panel.findByText('待付款')).toBeVisible();
    const [unpaid, paid] = panel.getAllByRole('listitem');
    expect(unpaid).toHaveTextContent(/142\.35 USDT待付款$/);
    expect(paid).toHaveTextContent(/\+¥1,000\.00处理中$/);
    expect(readOrder).toHaveBeenCalledTimes(1);
  });

  it('USR-01 shows how many of the four settings are done, and why the next one helps', async () => {
    await setUp();
    const panel = await findPanel('账户安全');
    const meter = within(panel).getByRole('progressbar', { name: '安全设置已完成 2 / 4 项' });
    expect(meter).toHaveAttribute('value', '2');
    expect(meter).toHaveAttribute('max', '4');
    expect(within(panel).getByText('认证姓名后可以取款，姓名须与收款账户一致。')).toBeVisible();
    expect(within(panel).getByText('中')).toHaveAttribute('data-tone', 'warning');
    expect(within(panel).queryByText(/都已设置/)).not.toBeInTheDocument();
  });

  it.each`
    level     | text    | tone
    ${'low'}  | ${'低'} | ${'danger'}
    ${'high'} | ${'高'} | ${'success'}
  `('USR-01 marks the security level $level', async ({ level, text, tone }) => {
    const securityLevel = level as Member['profile']['securityLevel'];
    await setUp(handlers, { ...member, profile: { ...member.profile, securityLevel } });
    expect(within(await findPanel('账户安全')).getByText(text as string)).toHaveAttribute('data-tone', tone);
  });

  it('USR-04 states that the highest level is reached', async () => {
    await setUp({ ...handlers, 'user.memberGradeConfigList': () => ({ list: [1, 2].map(createGrade) }) });
    const panel = await findPanel('VIP');
    expect(await within(panel).findByText('您已达到最高等级，等级不会下降。')).toBeVisible();
    expect(within(panel).getAllByRole('progressbar')).toHaveLength(1);
  });
});
