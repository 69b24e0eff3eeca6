import { addOperatorReply } from '@pavilion/sandbox-platform/feedback/addReply';
import { listAllFeedback } from '@pavilion/sandbox-platform/feedback/listAllFeedback';
import type { Texts } from '@pavilion/sandbox-platform/db/tables/memberCentreTables';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';

const SHOWN = 200;
const MAX_LENGTH = 2_000;

const isReply = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= MAX_LENGTH;

function requireTexts(texts: Partial<Texts<unknown>> | undefined): Texts<string> {
  const [cn, tw] = [texts?.['zh-CN'], texts?.['zh-TW']];
  if (isReply(cn) && isReply(tw)) return { 'zh-CN': cn, 'zh-TW': tw };
  throw new ConsoleRefusal(400, `"texts" has a reply of 1 to ${MAX_LENGTH} characters for zh-CN and zh-TW.`);
}

/** Creates the functions of members' feedback. */
export function createConsoleFeedback({ db, clock }: Pick<ConsolePorts, 'db' | 'clock'>) {
  return {
    /** The newest 200 items. */
    list: () => listAllFeedback(db, new Date(clock.now()), SHOWN),
    /** Replies to an item in both scripts; the member gets an inbox message. */
    reply: async (feedbackId: string, texts: Partial<Texts<unknown>> | undefined) => {
      const checked = requireTexts(texts);
      const item = /^\d{1,18}$/.test(feedbackId)
        ? await db
            .selectFrom('feedbacks')
            .select(['id', 'member_id'])
            .where('id', '=', BigInt(feedbackId))
            .where('deleted_at', 'is', null)
            .executeTakeFirst()
        : undefined;
      if (!item) throw new ConsoleRefusal(404, `There is no feedback ${feedbackId}.`);
      const reply = { feedbackId: item.id, memberId: item.member_id, texts: checked, at: new Date(clock.now()) };
      await db.transaction().execute((tx) => addOperatorReply(tx, reply));
      return { sent: 1 };
    },
  };
}
