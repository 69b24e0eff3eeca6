import type { ResponseOf } from '@pavilion/api-client';
import { loadRead } from '../testing/loadRead.ts';
import { welfareData } from './welfareData.ts';

type Info = ResponseOf<'promotion.confirmInfo'>;
type Activity = ResponseOf<'promotion.config'>['list'][number];

const createActivity = (activityId: string, type: Activity['type'], part: Partial<Activity> = {}): Activity => ({
  activityId,
  type,
  title: `活动${activityId}`,
  summary: '',
  rules: [],
  beginTime: 1,
  endTime: 2,
  sort: 1,
  state: 'running',
  rewards: [],
  ...part,
});

const createReward = (rewardId: string, state: Info['rewards'][number]['state']): Info['rewards'][number] => ({
  rewardId,
  name: `奖励${rewardId}`,
  amount: '8.00',
  state,
  measure: 'none',
  progress: '0',
  target: '0',
});

interface Platform {
  readonly activities: readonly Activity[];
  readonly infos?: Readonly<Record<string, Partial<Info>>>;
  readonly paths?: Readonly<Record<string, string>>;
}

const load = ({ activities, infos = {}, paths = {} }: Platform) =>
  loadRead(welfareData, {
    'promotion.config': () => ({ list: [...activities] }),
    'advertising.getMyDiscountAd': () => ({
      list: Object.entries(paths).map(([activityId, path]) => ({
        activityId,
        type: 'newTask',
        title: '',
        summary: '',
        path,
        isJoined: true,
        isClaimable: true,
      })),
    }),
    'activityTopGift.exchangeRecord': () => ({ points: 320, total: 0, list: [] }),
    'promotion.confirmInfo': ({ activityId }) => ({ activityId, rewards: [], claims: [], ...infos[activityId] }),
  });

describe('welfareData', () => {
  it('USR-05 reads running activities only, without gifts for points and discounts', async () => {
    const { sent, data } = await load({
      activities: [
        createActivity('1', 'newTask'),
        createActivity('2', 'topGift'),
        createActivity('3', 'discount'),
        createActivity('4', 'newTask', { state: 'ended' }),
      ],
    });
    expect(sent).toEqual([
      ['promotion.config', {}],
      ['advertising.getMyDiscountAd', {}],
      ['activityTopGift.exchangeRecord', { pageNum: 1, pageSize: 1 }],
      ['promotion.confirmInfo', { activityId: '1' }],
    ]);
    expect(data).toEqual({ points: 320, rewards: [], records: [] });
  });

  it('USR-05 ACT-01 a race that has ended is read for the prize of its last week, without rewards that it no longer pays', async () => {
    const { data } = await load({
      activities: [createActivity('1', 'racePage', { state: 'ended' }), createActivity('2', 'racePage')],
      infos: {
        '1': { rewards: [{ ...createReward('a', 'claimable'), endTime: 9 }, createReward('b', 'locked')] },
        '2': { rewards: [createReward('c', 'locked')] },
      },
    });
    expect(data.rewards.map(({ rewardId, endTime }) => [rewardId, endTime])).toEqual([
      ['a', 9],
      ['c', undefined],
    ]);
  });

  it('USR-05 combines a reward with its activity and the page of the activity', async () => {
    const activity = createActivity('1', 'newTask');
    const reward = createReward('a', 'locked');
    const { data } = await load({
      activities: [activity],
      infos: { '1': { rewards: [reward] } },
      paths: { '1': '/activity/newTask/1', '2': '/activity/newTask/2' },
    });
    expect(data.rewards).toEqual([
      {
        ...reward,
        activityId: '1',
        source: '活动1',
        period: activity,
        path: '/activity/newTask/1',
        isClaimedHere: true,
      },
    ]);
  });

  it('USR-05 opens VIP gifts on their page, and no page for an activity without one', async () => {
    const { data } = await load({
      activities: [createActivity('1', 'vip'), createActivity('2', 'newTask')],
      infos: { '1': { rewards: [createReward('a', 'locked')] }, '2': { rewards: [createReward('b', 'locked')] } },
      paths: { '1': '/activity/vip/1' },
    });
    expect(data.rewards.map(({ path }) => path)).toEqual(['/mine/vip', undefined]);
  });

  it.each`
    states                     | rewardId
    ${['locked', 'claimable']} | ${'1'}
    ${['locked', 'claimed']}   | ${'0'}
  `('USR-05 a draw with the prizes $states is one entry without an amount', async ({ states, rewardId }) => {
    const rewards = (states as Info['rewards'][number]['state'][]).map((state, at) => createReward(String(at), state));
    const { data } = await load({ activities: [createActivity('1', 'drawGift')], infos: { '1': { rewards } } });
    expect(data.rewards).toMatchObject([
      { rewardId: rewardId as string, name: '活动1', amount: '0.00', isClaimedHere: false },
    ]);
    expect(data.rewards).toHaveLength(1);
  });

  it('USR-05 a draw without prizes is left out', async () => {
    const { data } = await load({ activities: [createActivity('1', 'drawGift')] });
    expect(data.rewards).toEqual([]);
  });

  it('USR-05 lists the claims of all activities, newest first', async () => {
    const claim = (claimId: string, createTime: number) => ({
      claimId,
      createTime,
      rewardId: 'a',
      name: `记录${claimId}`,
      amount: '1.00',
    });
    const { data } = await load({
      activities: [createActivity('1', 'newTask'), createActivity('2', 'newTask')],
      infos: { '1': { claims: [claim('a', 1), claim('b', 3)] }, '2': { claims: [claim('c', 2)] } },
    });
    expect(data.records).toEqual([
      { claimId: 'b', name: '记录b', amount: '1.00', createTime: 3, source: '活动1' },
      { claimId: 'c', name: '记录c', amount: '1.00', createTime: 2, source: '活动2' },
      { claimId: 'a', name: '记录a', amount: '1.00', createTime: 1, source: '活动1' },
    ]);
  });
});
