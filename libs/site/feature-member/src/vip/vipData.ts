import type { ResponseOf } from '@pavilion/api-client';
import type { ComposedRead } from '@pavilion/site-data';

export type OwnGrade = ResponseOf<'user.memberGradeInfoByGrade'>;
export type Grade = ResponseOf<'user.memberGradeConfigList'>['list'][number];
export type RebateRange = ResponseOf<'user.getGameFanshuiHighLow'>['list'][number];
export type Gift = OwnGrade['gifts'][number];
export type VipWeek = ResponseOf<'vipWeek.VipWeekInfo'>;

/** VIP level of the member with all levels, rebates and the week. */
export interface VipData {
  readonly own: OwnGrade;
  readonly grades: readonly Grade[];
  readonly rebates: readonly RebateRange[];
  readonly week: VipWeek;
}

/** All calls of the VIP pages (USR-04). They are used together, so that levels and progress agree. */
export const vipData: ComposedRead<Record<never, never>, VipData> = {
  name: 'member.vip',
  auth: 'member',
  tags: ['promotions', 'bets', 'orders', 'member'],
  load: async (call) => {
    const [own, { list: grades }, { list: rebates }, week] = await Promise.all([
      call('user.memberGradeInfoByGrade', {}),
      call('user.memberGradeConfigList', {}),
      call('user.getGameFanshuiHighLow', {}),
      call('vipWeek.VipWeekInfo', {}),
    ]);
    const { rewards } = await call('promotion.confirmInfo', { activityId: week.activityId });
    // Upgrade gifts are claimed one level after another; the level's own call has only the amount of the latest.
    const next = rewards.find(({ rewardId }) => rewardId === 'upgrade');
    const gifts = own.gifts.map((gift) =>
      gift.rewardId === 'upgrade' && next ? { ...gift, amount: next.amount, state: next.state } : gift,
    );
    return { own: { ...own, gifts }, grades, rebates, week };
  },
};
