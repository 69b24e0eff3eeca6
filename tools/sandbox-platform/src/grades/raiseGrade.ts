import type { Tx } from '../db/database.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';
import { recordGradeChange } from './recordGradeChange.ts';
import { findEarnedGrade, readGrades, readVipTotals } from './vipGrades.ts';

/**
 * Raises a member to the level that deposits and turnover have earned, and sends an inbox message. A level is never
 * lowered. Call it whenever either total grows, with the member's money locked.
 */
export async function raiseGrade(tx: Tx, memberId: number, now: Date): Promise<void> {
  const grade = findEarnedGrade(await readGrades(tx), await readVipTotals(tx, memberId));
  const before = await tx
    .selectFrom('members')
    .select('vip_grade')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (before.vip_grade >= grade) return;
  await tx.updateTable('members').set({ vip_grade: grade }).where('id', '=', memberId).execute();
  await recordGradeChange(tx, { memberId, from: before.vip_grade, to: grade, at: now });
  const texts = {
    'zh-CN': {
      title: `恭喜您晋升为 VIP${grade}`,
      content: `您的等级已提升至 VIP${grade}，晋级礼金可在会员中心的 VIP 页面领取。`,
    },
    'zh-TW': {
      title: `恭喜您晉升為 VIP${grade}`,
      content: `您的等級已提升至 VIP${grade}，晉級禮金可於會員中心的 VIP 頁面領取。`,
    },
  };
  await sendInboxMessages(tx, [{ memberId, type: 'notice', cause: `grade:${grade}`, texts, at: now }]);
}
