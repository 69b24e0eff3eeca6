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
    return { own, grades, rebates, week };
  },
};
