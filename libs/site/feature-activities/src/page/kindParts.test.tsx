import type { ResponseOf } from '@pavilion/api-client';
import { ApiError } from '@pavilion/api-client';
import type { FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ActivityInfo } from '../kinds/kindTypes.ts';
import { createActivity, createLostResponse, renderActivity } from '../testing/renderActivity.tsx';

const place = (rewardId: string, target: string, amount: string) => ({
  rewardId,
  name: rewardId,
  amount,
  measure: 'rank' as const,
  target,
});

describe('race', () => {
  const live = (change: object): NonNullable<ActivityInfo['race']> => ({
    rank: 0,
    ranking: [],
    history: [{ beginTime: 1_763_308_800_000, rank: 3, turnover: '5000.00', amount: '88.00', state: 'expired' }],
    live: {
      beginTime: 1_763_913_600_000,
      endTime: 1_764_518_400_000,
      players: 24,
      rank: 0,
      turnover: '400.00',
      minimum: '1000.00',
      gap: '600.00',
      places: [
        { rank: 1, name: 'wa***8', turnover: '9000.00' },
        { rank: 2, name: 'li***7', turnover: '8000.00' },
      ],
      ...change,
    },
  });
  const activity = createActivity('racePage', [place('first', '1', '1888.00'), place('second', '2', '888.00')]);

  it('ACT-01 shows the live ranking, the prize at this rank and what the next place needs', async () => {
    await renderActivity({ activity, info: { race: live({ rank: 2, turnover: '8000.00', gap: '1000.00' }) } });
    const table = within(await screen.findByRole('table', { name: '实时排名' }));
    const own = table.getByText('li***7（我）').closest('tr');
    expect(own).toHaveAttribute('data-state', 'selected');
    expect(own).toHaveTextContent('¥888.00');
    expect(screen.getByTestId('race-live-rank')).toHaveTextContent('2');
    expect(screen.getByText('再有 ¥1,000.00 有效流水即可升至第 1 名')).toBeVisible();
    expect(screen.getByRole('table', { name: '我的往期名次' })).toHaveTextContent('已过期');
  });

  it('ACT-01 keeps the last ranking of an ended race, without what the next place needs', async () => {
    const ended = { ...activity, state: 'ended' as const };
    await renderActivity({ activity: ended, info: { race: live({ rank: 2, turnover: '8000.00', gap: '1000.00' }) } });
    expect(await screen.findByRole('table', { name: '最后一期排名' })).toHaveTextContent('li***7（我）');
    expect(screen.queryByText(/即可升至/)).toBeNull();
  });

  it('ACT-01 shows how much turnover a rank still needs', async () => {
    await renderActivity({ activity, info: { race: live({}) } });
    expect(await screen.findByText('有效流水满 ¥1,000.00 上榜，您还差 ¥600.00')).toBeVisible();
    expect(screen.getByTestId('race-live-rank')).toHaveTextContent('未上榜');
  });
});

describe('sign-in', () => {
  const sign: NonNullable<ActivityInfo['sign']> = {
    isSignedToday: false,
    streak: 0,
    today: '2026-11-03',
    days: [
      { day: '2026-11-01', state: 'signed', amount: '1.00' },
      { day: '2026-11-02', state: 'missed' },
      { day: '2026-11-03', state: 'today' },
      { day: '2026-11-04', state: 'coming' },
    ],
    makeUp: { left: 1, used: 0, maximum: 3, turnover: '1200.00', target: '1000.00', day: '2026-11-02' },
  };
  const activity = createActivity('signGift', []);

  it('ACT-01 S3 shows the month by the days of the platform, not of the player', async () => {
    await renderActivity({ activity, info: { sign } });
    expect(await screen.findByText('11 月签到')).toBeVisible();
    expect(screen.getByTestId('day-2026-11-01')).toHaveTextContent('¥1');
    expect(screen.getByTestId('day-2026-11-02')).toHaveTextContent('漏签');
    expect(screen.getByTestId('day-2026-11-03')).toHaveAttribute('aria-current', 'date');
  });

  it('ACT-01 signs in for a missed day by the rule of the platform', async () => {
    const { user, join } = await renderActivity({ activity, info: { sign } });
    await user.click(await screen.findByRole('button', { name: '补签 11-02' }));
    await waitFor(() => expect(join.mock.calls[0]?.[0]).toEqual({ activityId: '7', rewardId: 'makeup' }));
  });

  it('ACT-01 offers no sign-in for a missed day without enough turnover', async () => {
    await renderActivity({ activity, info: { sign: { ...sign, makeUp: { ...sign.makeUp!, left: 0 } } } });
    expect(await screen.findByText('补签：剩余 0 次，本月已用 0 / 3 次')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^补签/ })).toBeNull();
  });
});

describe('landing page', () => {
  const joined = {
    joinTime: 1_763_690_400_000,
    quitTerms: ['已累计的流水 600 元作废', '未领取的奖励合计 66 元，且不能再次报名'],
  };
  const activity = createActivity('activityLandPage', [], {
    blocks: [
      { kind: 'lead', title: '整个赛季都算数', text: '<b>不是标记</b>' },
      { kind: 'steps', title: '三步参加', steps: [{ title: '报名', text: '从此开始累计' }] },
      { kind: 'questions', title: '常见问题', questions: [{ question: '能退出吗', answer: '可以' }] },
      { kind: 'link', text: '去看赛事', path: '/game/sport' },
    ],
  });

  it('ACT-01 F-UI-10 shows the blocks of the platform as text', async () => {
    await renderActivity({ activity });
    expect(await screen.findByRole('heading', { name: '整个赛季都算数' })).toBeVisible();
    expect(screen.getByText('<b>不是标记</b>')).toBeVisible();
    expect(screen.getByRole('link', { name: '去看赛事' })).toHaveAttribute('href', '/game/sport');
  });

  it('ACT-01 lists what quitting gives up before it quits', async () => {
    const quit = jest.fn(({ activityId }: { readonly activityId: string }) => ({
      activityId,
      quitTime: 1,
      takenBack: '0.00',
    }));
    const { user } = await renderActivity({ activity, info: joined, handlers: { 'promotions.quit': quit } });
    await user.click(await screen.findByRole('button', { name: '我要退出' }));
    expect(screen.getByTestId('quit-terms')).toHaveTextContent('已累计的流水 600 元作废');
    expect(quit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '确认退出' }));
    await waitFor(() => expect(quit.mock.calls[0]?.[0]).toEqual({ activityId: '7' }));
  });

  it('I9 W3 does not show a quit without response as failed, and repeats the call under the same id', async () => {
    const ids: (string | undefined)[] = [];
    const quit: FakeHandlers['promotions.quit'] = (_body, options) => {
      ids.push(options?.requestId);
      return Promise.reject(createLostResponse());
    };
    const { user } = await renderActivity({ activity, info: joined, handlers: { 'promotions.quit': quit } });
    await user.click(await screen.findByRole('button', { name: '我要退出' }));
    await user.click(screen.getByRole('button', { name: '确认退出' }));
    expect(await screen.findByText(/退出结果确认中/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: '确认退出' })).toBeDisabled();
    await waitFor(() => expect(ids.length).toBeGreaterThan(1), { timeout: 5_000 });
    expect(new Set(ids).size).toBe(1);
  });

  it('ACT-01 shows what quitting took back', async () => {
    await renderActivity({ activity, info: { quitTime: 1_763_690_400_000, takenBack: '1188.00' } });
    expect(await screen.findByText(/已从中心钱包收回 ¥1,188.00/)).toBeVisible();
  });

  it('ACT-01 shows why the platform refuses to quit', async () => {
    const text = '领取奖励后下的注单还没有全部结算，结算后才能退出';
    const refusal = new ApiError(6012, {
      endpointId: 'promotions.quit',
      requestId: 'r',
      serverMessage: text,
      data: { reason: 'openBets' },
    });
    const { user } = await renderActivity({
      activity,
      info: joined,
      handlers: { 'promotions.quit': () => Promise.reject(refusal) },
    });
    await user.click(await screen.findByRole('button', { name: '我要退出' }));
    await user.click(screen.getByRole('button', { name: '确认退出' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('rules and turnover', () => {
  it('ACT-01 states the terms of the platform by topic, with the own figures as example', async () => {
    await renderActivity({
      activity: createActivity('bettingGift', [], {
        terms: [{ topic: 'turnover', text: '奖励须完成 2 倍有效流水。' }],
        example: '例如领取 8 元',
        turnoverMultiple: 2,
      }),
      info: { example: '您现在可领 8 元，领取后须完成 8 × 2 = 16 元有效流水才能取款。' },
    });
    expect(await screen.findByText('奖励须完成 2 倍有效流水。')).toBeVisible();
    expect(await screen.findByText(/8 × 2 = 16 元/)).toBeVisible();
    expect(screen.queryByText('例如领取 8 元')).toBeNull();
  });

  it('WAL-05 shows the turnover of the own bonus of this activity only', async () => {
    const bonus = (id: string, activityId: string): ResponseOf<'promotions.turnover'>['list'][number] => ({
      id,
      kind: 'bonus',
      amount: '50.00',
      required: '600.00',
      done: '150.00',
      remaining: '450.00',
      createTime: 1,
      activity: { activityId, type: 'firstDeposit', title: '首存' },
      rewardName: `彩金 ${id}`,
    });
    await renderActivity({
      activity: createActivity('bettingGift', []),
      info: { claims: [{ claimId: '1', rewardId: 'a', name: '彩金', amount: '50.00', createTime: 1 }] },
      handlers: {
        'promotions.turnover': () => ({
          total: { required: '1200.00', done: '300.00', remaining: '900.00', isMet: false },
          list: [bonus('B1', '7'), bonus('B2', '8'), { ...bonus('B3', '7'), isCancelled: true }],
          venues: [],
          rules: [],
        }),
      },
    });
    const rows = within(await screen.findByTestId('bonus-turnover'));
    expect(rows.getAllByRole('listitem')).toHaveLength(1);
    expect(rows.getByText('还差 ¥450.00')).toBeVisible();
  });
});

describe('fair draws', () => {
  const prize = {
    rewardId: 'a',
    name: '奖品',
    amount: '3.00',
    measure: 'none' as const,
    target: '1',
    chance: '100.00',
  };
  const seeds = { no: 2, hash: 'f00d', nextHash: 'beef', clientSeed: 'mine', nonce: 0 };
  const claim = { claimId: '1', rewardId: 'a', name: '奖品', amount: '3.00', createTime: 1 };
  const proof = { no: 1, hash: 'abcd', clientSeed: 'x', nonce: 0 };

  it('ACT-01 shows the commitment before a draw, and no check before the seed is revealed', async () => {
    await renderActivity({
      activity: createActivity('drawGift', [prize], { note: '结果由种子算出。' }),
      info: { draw: { chances: 1, seeds }, claims: [{ ...claim, proof }] },
    });
    expect(await screen.findByTestId('seed-hash')).toHaveTextContent('f00d');
    expect(screen.getByText('结果由种子算出。')).toBeVisible();
    expect(screen.getByText('更换种子后可核对')).toBeVisible();
    expect(screen.queryByRole('button', { name: '核对' })).toBeNull();
  });

  it('ACT-01 copies the record of a draw for the verifier of the games', async () => {
    const { user, toasts } = await renderActivity({
      activity: createActivity('drawGift', [prize]),
      info: { draw: { chances: 1, seeds }, claims: [{ ...claim, proof: { ...proof, serverSeed: 'secret' } }] },
    });
    await user.click(await screen.findByRole('button', { name: '复制记录' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '记录已复制' }]));
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      rules: 'prizeDraw',
      proof: { serverSeed: 'secret', nonce: 0 },
      prizes: [{ id: 'a', chance: '100.00', amount: '3.00' }],
      outcome: { prize: 'a' },
    });
  });

  it('ACT-01 reveals the former seed by a new one of the player, which it checks first', async () => {
    const rotate = jest.fn(() => ({ seeds }));
    const { user } = await renderActivity({
      activity: createActivity('drawGift', [prize]),
      info: { draw: { chances: 1, seeds } },
      handlers: { 'promotions.rotateSeed': rotate },
    });
    await user.type(await screen.findByLabelText('新的种子'), '有 空格');
    expect(screen.getByRole('button', { name: '更换种子' })).toBeDisabled();
    await user.clear(screen.getByLabelText('新的种子'));
    await user.type(screen.getByLabelText('新的种子'), 'lucky-8');
    await user.click(screen.getByRole('button', { name: '更换种子' }));
    await waitFor(() => expect(rotate).toHaveBeenCalledTimes(1));
    expect((rotate.mock.calls as unknown[][])[0]?.[0]).toEqual({ activityId: '7', clientSeed: 'lucky-8' });
  });
});
