import { listInboxMessages } from '@pavilion/sandbox-platform/letters/listInboxMessages';
import {
  deleteInboxMessages,
  markInboxRead,
  markInboxMessageRead,
  restoreInboxMessages,
} from '@pavilion/sandbox-platform/letters/markInboxMessages';
import { countUnreadInboxMessages } from '@pavilion/sandbox-platform/letters/countUnreadInboxMessages';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

/** Handlers of a member's inbox messages (§7 letters). */
export const createLetterHandlers = ({ db }: Platform) =>
  ({
    'letter.getUnreadForType': (call) => countUnreadInboxMessages(db, call),
    'letter.list': async (call) => {
      const { total, letters } = await listInboxMessages(db, call, call.body);
      const list = letters.map((letter) => ({
        letterId: String(letter.id),
        type: letter.type,
        ...letter.texts[call.locale],
        isRead: letter.read_at !== null,
        createTime: letter.created_at.getTime(),
        isStanding: letter.is_standing,
      }));
      return { total, list };
    },
    'letter.read': (call) =>
      call.once(async (tx) => {
        await markInboxMessageRead(tx, call, call.body);
        return {};
      }),
    'letter.delete': (call) =>
      call.once(async (tx) => {
        const change = call.body.isRestored ? restoreInboxMessages : deleteInboxMessages;
        await change(tx, call, call.body.letterIds);
        return {};
      }),
    'letter.onekeyRead': (call) => call.once(async (tx) => ({ read: await markInboxRead(tx, call, call.body.type) })),
  }) satisfies Partial<SandboxHandlers>;
