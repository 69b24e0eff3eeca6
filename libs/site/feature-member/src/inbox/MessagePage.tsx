import { PageHead } from '@pavilion/site-contract';
import { Button, CheckIcon, Switch, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { countUnread } from './countUnread.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import { Split, TitleActions } from '../parts/splitStyles.ts';
import {
  MESSAGE_KINDS,
  readMessageFilter,
  writeMessageFilter,
  type Message,
  type MessageFilter,
} from './messageFilter.ts';
import { MessageList } from './MessageList.tsx';
import { MessagePane } from './MessagePane.tsx';
import { useMessageActions } from './useMessageActions.ts';
import { useMessages } from './useMessages.ts';
import { useOpenMessage } from './useOpenMessage.ts';

/** `/mine/message`: inbox messages by kind, with a list and a reading pane (USR-06). */
export function MessagePage() {
  const t = useMemberCentreT();
  const [query, setQuery] = useSearchParams();
  const filter = readMessageFilter(query);
  const messages = useMessages(filter);
  const actions = useMessageActions();
  const message = useOpenMessage(filter.messageId, messages, actions);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<string>(undefined);
  const show = (part: Partial<MessageFilter>) => {
    const { kind, isOnlyUnread } = filter;
    setQuery(writeMessageFilter({ kind, isOnlyUnread, ...part }));
  };
  const remove = async (target: Message) => {
    if (!(await actions.remove(target))) return;
    removed.current = target.letterId;
    show({});
  };
  const close = () => show({});
  useFocusReturn(filter.messageId, list, removed);
  return (
    <>
      <PageHead lead={t('inbox.lead')} actions={<PageActions {...{ filter, messages, actions, show }} />}>
        {t('inbox.title')}
      </PageHead>
      <Tabs
        label={t('inbox.kinds')}
        idPrefix="inbox"
        selected={filter.kind}
        onSelect={(kind) => show({ kind })}
        tabs={MESSAGE_KINDS.map((id) => ({
          id,
          label: t(`inbox.kind.${id}`),
          ...toBadge(countUnread(messages.counts, id)),
        }))}
      />
      <TabPanel idPrefix="inbox" id={filter.kind}>
        <DeletedNotice actions={actions} />
        <Split data-reading={filter.messageId !== undefined || undefined}>
          <MessageList ref={list} filter={filter} messages={messages} />
          <MessagePane
            isWanted={filter.messageId !== undefined}
            isLoading={messages.isLoading}
            message={message}
            actions={actions}
            onClose={close}
            onRemove={(target) => void remove(target)}
          />
        </Split>
      </TabPanel>
    </>
  );
}

const toBadge = (count: number) => (count > 0 ? { badge: count > 99 ? '99+' : count } : {});

interface PageActionsProps {
  readonly filter: MessageFilter;
  readonly messages: ReturnType<typeof useMessages>;
  readonly actions: ReturnType<typeof useMessageActions>;
  readonly show: (part: Partial<MessageFilter>) => void;
}

function PageActions({ filter, messages, actions, show }: PageActionsProps) {
  const t = useMemberCentreT();
  const unread = countUnread(messages.counts, filter.kind);
  return (
    <TitleActions>
      <Switch checked={filter.isOnlyUnread} onChange={(event) => show({ isOnlyUnread: event.target.checked })}>
        {t('inbox.onlyUnread')}
      </Switch>
      <Button
        icon={<CheckIcon />}
        isBusy={actions.isReadingAll}
        aria-disabled={unread === 0}
        onClick={() => unread > 0 && void actions.readAll(filter.kind)}
      >
        {t('inbox.readAll')}
      </Button>
    </TitleActions>
  );
}

/**
 * Returns the focus to the message that was open when it is closed, so that the keyboard stays at its place in the list. The
 * link of a removed message is in the list until it is read again, so the next message receives the focus.
 */
function useFocusReturn(
  messageId: string | undefined,
  list: RefObject<HTMLUListElement | null>,
  removed: RefObject<string | undefined>,
): void {
  const before = useRef(messageId);
  useEffect(() => {
    const closed = before.current;
    before.current = messageId;
    if (messageId !== undefined || closed === undefined) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-id]') ?? [])];
    const at = links.findIndex(({ dataset }) => dataset['id'] === closed);
    const target = removed.current === closed ? (links[at + 1] ?? links[at - 1]) : (links[at] ?? links[0]);
    target?.focus();
  }, [messageId, list, removed]);
}
