import type { ResponseOf } from '@pavilion/api-client';
import { loadRead } from '../testing/loadRead.ts';
import { vipData, type Gift } from './vipData.ts';

type Reward = ResponseOf<'promotion.confirmInfo'>['rewards'][number];

const grade = {
  grade: 2,
  gradeName: 'VIP2',
  needDeposit: '2000.00',
  needTurnover: '20000.00',
  upgradeGift: '18.00',
  weekGift: '8.00',
  weekTurnover: '3000.00',
  monthGift: '18.00',
  rebates: [],
};
const rebate = { category: 'TY' as const, low: '0.40', high: '0.90', own: '0.55' };
const week: ResponseOf<'vipWeek.VipWeekInfo'> = {
  activityId: '1011',
  grade: 2,
  beginTime: 0,
  endTime: 0,
  turnover: '0.00',
  needTurnover: '0.00',
  amount: '0.00',
  state: 'locked',
};
const upgrade: Gift = { rewardId: 'upgrade', amount: '38.00', state: 'locked' };
const month: Gift = { rewardId: 'month', amount: '18.00', state: 'locked' };

const createReward = (rewardId: string): Reward => ({
  rewardId,
  name: '',
  amount: '28.00',
  state: 'claimable',
  measure: 'grade',
  progress: '1',
  target: '1',
});

const load = (gifts: readonly Gift[], rewards: readonly Reward[]) =>
  loadRead(vipData, {
    'user.memberGradeInfoByGrade': () => ({
      ...grade,
      currentGrade: 2,
      totalDeposit: '0.00',
      totalTurnover: '0.00',
      gifts: [...gifts],
    }),
    'user.memberGradeConfigList': () => ({ list: [grade] }),
    'user.getGameFanshuiHighLow': () => ({ list: [rebate] }),
    'vipWeek.VipWeekInfo': () => week,
    'promotion.confirmInfo': ({ activityId }) => ({ activityId, claims: [], rewards: [...rewards] }),
  });

describe('vipData', () => {
  it('USR-04 combines all calls, and reads the rewards of the activity of the week', async () => {
    const { data, sent } = await load([month], []);
    expect(data).toMatchObject({ own: { currentGrade: 2, gifts: [month] }, grades: [grade], rebates: [rebate], week });
    expect(sent).toEqual([
      ['user.memberGradeInfoByGrade', {}],
      ['user.memberGradeConfigList', {}],
      ['user.getGameFanshuiHighLow', {}],
      ['vipWeek.VipWeekInfo', {}],
      ['promotion.confirmInfo', { activityId: '1011' }],
    ]);
  });

  it('USR-04 takes amount and state of the upgrade gift from the next reward, and leaves the other gifts', async () => {
    const { data } = await load([upgrade, month], [createReward('month'), createReward('upgrade')]);
    expect(data.own.gifts).toEqual([{ rewardId: 'upgrade', amount: '28.00', state: 'claimable' }, month]);
  });

  it('USR-04 keeps the upgrade gift without a next reward', async () => {
    const { data } = await load([upgrade], [createReward('month')]);
    expect(data.own.gifts).toEqual([upgrade]);
  });
});
