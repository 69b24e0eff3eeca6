import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { readGradeInfo } from '@pavilion/sandbox-platform/vip/readGradeInfo';
import { computeRebateRange } from '@pavilion/sandbox-platform/vip/computeRebateRange';
import { readGrades, toWireGrade } from '@pavilion/sandbox-platform/grades/vipGrades';
import { listGradeChanges } from '@pavilion/sandbox-platform/vip/listGradeChanges';
import { readVipWeekInfo } from '@pavilion/sandbox-platform/vip/readVipWeekInfo';

/** Handlers of VIP levels and the weekly gift (§7 user, promotions). */
export const createVipHandlers = ({ db }: Platform) =>
  ({
    'user.memberGradeInfoByGrade': (call) => readGradeInfo(db, call, call.body.grade),
    'user.memberGradeConfigList': async () => ({ list: (await readGrades(db)).map(toWireGrade) }),
    'user.getGameFanshuiHighLow': async ({ member }) => ({
      list: computeRebateRange(await readGrades(db), member.vip_grade),
    }),
    'vipWeek.VipWeekInfo': (call) => readVipWeekInfo(db, call),
    'vip.gradeHistory': ({ member }) => listGradeChanges(db, member),
  }) satisfies Partial<SandboxHandlers>;
