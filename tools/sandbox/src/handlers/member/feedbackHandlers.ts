import { formatMinor } from '@pavilion/kernel';
import { readBetRecordPage } from '@pavilion/sandbox-platform/records/betRecords';
import { addFeedback } from '@pavilion/sandbox-platform/feedback/addFeedback';
import { addMemberReply } from '@pavilion/sandbox-platform/feedback/addReply';
import {
  deleteFeedback,
  readFeedbackPage,
  openFeedback,
  countUnreadReplies,
} from '@pavilion/sandbox-platform/feedback/readFeedback';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

/** Handlers of a member's feedback and its replies (§7 feedback). */
export const createFeedbackHandlers = ({ db }: Platform) =>
  ({
    'feedback.addFeedBack': (call) => call.once((tx) => addFeedback(tx, call)),
    'feedback.unreadNum': async (call) => ({ unreadNum: await countUnreadReplies(db, call) }),
    'feedback.queryMemberBetList': async ({ member, body, locale }) => {
      const { total, list } = await readBetRecordPage(db, { memberId: member.id, locale }, { status: '', ...body });
      return {
        total,
        list: list.map(({ ticketId, gameType, league, team_h, team_c, stake, status, placedAt }) => ({
          ticketId,
          gameType,
          league,
          team_h,
          team_c,
          stake,
          status,
          placedAt,
        })),
      };
    },
    'feedback.querySiteDepositRewardConfigList': async ({ locale }) => {
      const categories = await db.selectFrom('feedback_categories').selectAll().orderBy('sort').execute();
      return {
        list: categories.map(({ id, texts, max_reward }) => ({
          categoryId: id,
          categoryName: texts[locale].name,
          hint: texts[locale].hint,
          maxReward: formatMinor(max_reward),
        })),
      };
    },
    'feedback.getFeedBackList': (call) => readFeedbackPage(db, call, call.body),
    'feedback.getFeedbackInfo': (call) => call.once((tx) => openFeedback(tx, call, call.body.feedbackId)),
    'feedback.addReply': (call) =>
      call.once(async (tx) => {
        await addMemberReply(tx, call);
        return {};
      }),
    'feedback.delFeedback': (call) =>
      call.once(async (tx) => {
        await deleteFeedback(tx, call, call.body.feedbackId);
        return {};
      }),
  }) satisfies Partial<SandboxHandlers>;
