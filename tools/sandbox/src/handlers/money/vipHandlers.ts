import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { gradeInfo } from '@pavilion/sandbox-platform/vip/gradeInfo';
import { rebateRange } from '@pavilion/sandbox-platform/vip/rebateRange';
import { readGrades, wireGrade } from '@pavilion/sandbox-platform/grades/vipGrades';
import { vipWeekInfo } from '@pavilion/sandbox-platform/vip/vipWeekInfo';

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
