import type { Db } from '../db/database.ts';
import { lockMember } from '../ledger/balances.ts';
import { sendInboxMessages } from '../letters/sendInboxMessages.ts';
import { recordGradeChange } from './recordGradeChange.ts';

/** Level that the operator gives to a member. */
export interface NewGrade {
  readonly memberId: number;
  readonly grade: number;
  readonly at: Date;
}

/**
 * Sets a member's VIP level, with its entry in the history and an inbox message. A level below the earned one lasts until the
 * member's deposits or turnover grow (`raiseGrade`).
 *
 * @returns whether the level exists
 */
export const setGrade = (db: Db, { memberId, grade, at }: NewGrade): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const level = await tx.selectFrom('vip_grades').select('grade').where('grade', '=', grade).executeTakeFirst();
    if (!level) return false;
    const before = await tx
      .selectFrom('members')
      .select('vip_grade')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (before.vip_grade === grade) return true;
    await tx.updateTable('members').set({ vip_grade: grade }).where('id', '=', memberId).execute();
    await recordGradeChange(tx, { memberId, from: before.vip_grade, to: grade, at });
    const texts = {
      'zh-CN': { title: 'VIP 等级调整', content: `您的等级已由 VIP${before.vip_grade} 调整为 VIP${grade}。` },
      'zh-TW': { title: 'VIP 等級調整', content: `您的等級已由 VIP${before.vip_grade} 調整為 VIP${grade}。` },
    };
    const cause = `gradeSet:${at.getTime()}:${grade}`;
    await sendInboxMessages(tx, [{ memberId, type: 'notice', cause, texts, at }]);
    return true;
  });
