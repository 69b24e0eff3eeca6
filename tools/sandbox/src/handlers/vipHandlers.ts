import type { SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';
import { gradeInfo } from '../vip/gradeInfo.ts';
import { rebateRange } from '../vip/rebateRange.ts';
import { readGrades, wireGrade } from '../vip/vipGrades.ts';
import { vipWeekInfo } from '../vip/vipWeekInfo.ts';

/** Handlers of VIP levels and the weekly gift (§7 user, promotions). */
export const createVipHandlers = ({ db }: Platform) =>
  ({
    'user.memberGradeInfoByGrade': (call) => gradeInfo(db, call, call.body.grade),
    'user.memberGradeConfigList': async () => ({ list: (await readGrades(db)).map(wireGrade) }),
    'user.getGameFanshuiHighLow': async ({ member }) => ({
      list: rebateRange(await readGrades(db), member.vip_grade),
    }),
    'vipWeek.VipWeekInfo': (call) => vipWeekInfo(db, call),
  }) satisfies Partial<SandboxHandlers>;
