import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { useCallback, useState } from 'react';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { useWriteAction } from '../parts/useWriteAction.ts';
import type { Message, MessageKind } from './messageFilter.ts';

/** Returns the actions on messages, and the message whose deletion can be undone. */
export function useMessageActions() {
  const t = useMemberCentreT();
  const dispatch = useAppDispatch();
  const { run: sendRead, isSending: isMarking } = useWriteAction('letter.read');
  const readingAll = useWriteAction('letter.onekeyRead');
  const deletion = useWriteAction('letter.delete');
  const [deleted, setDeleted] = useState<Message>();
  const markRead = useCallback((letterId: string, isRead: boolean) => sendRead({ letterId, isRead }), [sendRead]);
  const show = (text: string) => dispatch(toastActions.shown({ kind: 'success', text }));
  return {
    deleted,
    dismissDeleted: () => setDeleted(undefined),
    isReadingAll: readingAll.isSending,
    isDeleting: deletion.isSending,
    isMarking,
    markRead,
    readAll: async (kind: MessageKind) => {
      const done = await readingAll.run(kind === 'all' ? {} : { type: kind });
      if (done) show(t('inbox.readAllDone', { count: done.read }));
    },
    /** Resolves to whether the message was deleted. */
    remove: async (message: Message): Promise<boolean> => {
      const done = await deletion.run({ letterIds: [message.letterId] });
      if (done) setDeleted(message);
      return done !== undefined;
    },
    undo: async () => {
      if (!deleted) return;
      if (!(await deletion.run({ letterIds: [deleted.letterId], isRestored: true }))) return;
      setDeleted(undefined);
      show(t('inbox.restored'));
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
