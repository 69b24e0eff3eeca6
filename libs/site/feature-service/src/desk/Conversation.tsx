import type { ResponseOf } from '@pavilion/api-client';
import { useRead, useWrite } from '@pavilion/site-data';
import { ErrorState } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { Composer } from '../composer/Composer.tsx';
import { EMPTY_DRAFT, type Draft } from '../composer/draft.ts';
import { useDraft } from '../composer/useDraft.ts';
import { MessageList } from '../list/MessageList.tsx';
import { OutgoingBubble } from '../list/OutgoingBubble.tsx';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { OutgoingMessage } from '../outbox/createOutbox.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useServicePlayer } from '../player/useServicePlayer.ts';
import { DeskHead } from './DeskHead.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { Topics } from './Topics.tsx';

type Data = ResponseOf<'service.conversation'>;

const PAGE = 50;
const MAX_LIMIT = 1_000;
/** Interval of the polls; a push over the member's socket reads at once. */
const POLL_MS = 4_000;

/** Marks the shown answers as read while the page is visible. */
function useMarkRead(data: Data | undefined, identity: { readonly guestToken?: string }): void {
  const { send } = useWrite('service.markRead');
  const last = data && data.unread > 0 ? data.list.at(-1)?.messageId : undefined;
  const { guestToken } = identity;
  useEffect(() => {
    const mark = () => {
      if (last !== undefined && document.visibilityState === 'visible')
        void send({ messageId: last, ...(guestToken ? { guestToken } : {}) });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [last, guestToken, send]);
}

/** Removes messages from the outbox that the conversation contains. */
const isConfirmed = ({ requestId }: OutgoingMessage, { list }: Data): boolean =>
  list.some((message) => message.requestId === requestId);

/** The player's conversation: transcript, topics and the field for the next message. */
export function Conversation() {
  const t = useServiceT();
  const player = useServicePlayer();
  const [limit, setLimit] = useState(PAGE);
  const read = useRead('service.conversation', { ...player.identity, limit }, { pollMs: POLL_MS });
  const { outbox, messages } = useOutbox(player.owner);
  const [draft, changeDraft] = useDraft(player.owner);
  const [shown, setShown] = useState<Data>();
  const { data } = read;
  useEffect(() => {
    if (!data) return;
    setShown(data);
    outbox.confirm(data.list.flatMap(({ requestId }) => requestId ?? []));
  }, [data, outbox]);
  useEffect(() => setShown(undefined), [player.owner]);
  useMarkRead(data, player.identity);
  const conversation = data ?? shown;
  if (!conversation)
    return read.failure ? (
      <ErrorState title={t('failed.title')} retryLabel={t('failed.retry')} onRetry={read.refetch}>
        {t('failed.text')}
      </ErrorState>
    ) : (
      <DeskSkeleton />
    );
  const unconfirmed = messages.filter((message) => !isConfirmed(message, conversation));
  const sendDraft = ({ text, subject, pictures }: Draft) => {
    const imageIds = pictures.map(({ imageId }) => imageId);
    outbox.add({
      ...player.ensureIdentity(),
      text: text.trim(),
      imageIds,
      ...(subject ? { attachment: subject } : {}),
    });
    changeDraft({ ...EMPTY_DRAFT, subject: undefined });
  };
  const edit = ({ requestId, body }: OutgoingMessage) => {
    changeDraft({ text: body.text, subject: body.attachment });
    outbox.remove(requestId);
  };
  return (
    <>
      <DeskHead conversation={conversation} />
      <MessageList
        conversation={conversation}
        count={conversation.total + unconfirmed.length}
        onEarlier={() => setLimit((before) => Math.min(MAX_LIMIT, before + PAGE))}
      >
        {unconfirmed.map((message) => (
          <OutgoingBubble
            key={message.requestId}
            message={message}
            topicName={conversation.topics.find(({ topic }) => topic === message.body.topic)?.name}
            onEdit={edit}
            onDelete={outbox.remove}
          />
        ))}
      </MessageList>
      {(conversation.state === 'none' || conversation.state === 'automatic' || conversation.state === 'closed') && (
        <Topics
          topics={conversation.topics}
          onChoose={(topic) => outbox.add({ ...player.ensureIdentity(), text: '', imageIds: [], topic })}
        />
      )}
      <Composer draft={draft} onChange={changeDraft} onSend={sendDraft} isMember={player.isMember} />
    </>
  );
}
