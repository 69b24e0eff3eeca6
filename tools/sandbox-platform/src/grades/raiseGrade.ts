import type { Tx } from '../db/database.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';
import { sumDeposits, sumTurnover } from './memberTurnover.ts';
import { recordGradeChange } from './recordGradeChange.ts';
import { findEarnedGrade, readGrades } from './vipGrades.ts';

/**
 * Returns the level that a member has earned above the current one, if there is one. The turnover is summed only if the deposits
 * reach such a level, because the sum reads all bets and rounds of the member and is needed after every round.
 */
async function findHigherGrade(tx: Tx, memberId: number, current: number): Promise<number | undefined> {
  const deposit = await sumDeposits(tx, memberId);
  const higher = (await readGrades(tx)).filter((row) => row.grade > current && row.need_deposit <= deposit);
  if (higher.length === 0) return undefined;
  const grade = findEarnedGrade(higher, { deposit, turnover: await sumTurnover(tx, memberId) });
  return grade > current ? grade : undefined;
}

/**
 * Raises a member to the level that deposits and turnover have earned, and sends an inbox message. A level is never
 * lowered. Call it whenever either total grows, with the member's money locked.
 */
export async function raiseGrade(tx: Tx, memberId: number, now: Date): Promise<void> {
  const before = await tx
    .selectFrom('members')
    .select('vip_grade')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const grade = await findHigherGrade(tx, memberId, before.vip_grade);
  if (grade === undefined) return;
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
