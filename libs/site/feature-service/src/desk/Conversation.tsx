import type { ResponseOf } from '@pavilion/api-client';
import { ErrorState } from '@pavilion/ui-kit';
import { useEffect } from 'react';
import { Composer } from '../composer/Composer.tsx';
import { EMPTY_DRAFT, mergeDrafts, type Draft } from '../draft/draft.ts';
import { useDraft } from '../draft/useDraft.ts';
import { MessageList } from '../list/MessageList.tsx';
import { OutgoingBubble } from '../list/OutgoingBubble.tsx';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { OutgoingMessage } from '../outbox/createMessageList.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { useServicePlayer, type ServicePlayer } from './useServicePlayer.ts';
import { DeskHead } from './DeskHead.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { DeskState } from './DeskState.tsx';
import { Topics } from './Topics.tsx';
import { useConversation } from './useConversation.ts';
import { useMarkRead } from './useMarkRead.ts';

type Data = ResponseOf<'service.conversation'>;

const isConfirmed = ({ requestId }: OutgoingMessage, { list }: Data): boolean =>
  list.some((message) => message.requestId === requestId);

/** States in which no person is expected to reply, so that topics are offered. */
const hasTopics = ({ state }: Data): boolean => state === 'none' || state === 'automatic' || state === 'closed';

interface Props {
  readonly conversation: Data;
  readonly player: ServicePlayer;
  readonly onEarlier: () => void;
}

/** Returns the player's draft and outbox, and the actions that move a message between them. */
function useMessages({ conversation, player }: Omit<Props, 'onEarlier'>) {
  const { outbox, messages } = useOutbox(player.owner);
  const [draft, changeDraft] = useDraft(player.owner);
  useEffect(
    () => outbox.confirm(conversation.list.flatMap(({ requestId }) => requestId ?? [])),
    [conversation, outbox],
  );
  return {
    draft,
    changeDraft,
    unconfirmed: messages.filter((message) => !isConfirmed(message, conversation)),
    choose: (topic: string) => outbox.add({ ...player.ensureIdentity(), text: '', imageIds: [], topic }, []),
    send: ({ text, subject, pictures }: Draft) => {
      const attachment = player.isMember || subject?.kind === 'error' ? subject : undefined;
      const body = { text: text.trim(), imageIds: pictures.map(({ imageId }) => imageId) };
      outbox.add({ ...player.ensureIdentity(), ...body, ...(attachment && { attachment }) }, pictures);
      changeDraft({ ...EMPTY_DRAFT, subject: attachment ? undefined : subject });
    },
    edit: ({ requestId, body, pictures }: OutgoingMessage) => {
      changeDraft((latest) => mergeDrafts({ text: body.text, subject: body.attachment, pictures }, latest));
      outbox.remove(requestId);
    },
    remove: outbox.remove,
  };
}

function OpenConversation({ conversation, player, onEarlier }: Props) {
  const { draft, changeDraft, unconfirmed, choose, send, edit, remove } = useMessages({ conversation, player });
  useMarkRead(conversation, player.identity);
  const findTopic = (id: string | undefined) => conversation.topics.find(({ topic }) => topic === id)?.name;
  return (
    <>
      <DeskHead conversation={conversation} />
      <DeskState conversation={conversation} />
      <MessageList
        key={player.owner}
        conversation={conversation}
        count={conversation.total + unconfirmed.length}
        onEarlier={onEarlier}
      >
        {unconfirmed.map((message) => (
          <OutgoingBubble
            key={message.requestId}
            message={message}
            topicName={findTopic(message.body.topic)}
            onEdit={edit}
            onDelete={remove}
          />
        ))}
      </MessageList>
      {hasTopics(conversation) && <Topics topics={conversation.topics} onChoose={choose} />}
      <Composer draft={draft} onChange={changeDraft} onSend={send} isMember={player.isMember} />
    </>
  );
}

/** The player's conversation: transcript, topics and the field for the next message. */
export function Conversation() {
  const t = useServiceT();
  const player = useServicePlayer();
  const { conversation, failure, refetch, readEarlier } = useConversation(player);
  if (conversation) return <OpenConversation conversation={conversation} player={player} onEarlier={readEarlier} />;
  if (!failure) return <DeskSkeleton />;
  return (
    <ErrorState title={t('failed.title')} retryLabel={t('failed.retry')} onRetry={refetch}>
      {t('failed.text')}
    </ErrorState>
  );
}
