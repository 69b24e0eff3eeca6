import type { ChatClient, ChatRoom, ChatState } from '@pavilion/chat-socket';
import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { ArrowDownIcon, Button, EmptyState, token } from '@pavilion/ui-kit';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useChatT, type ChatT } from '../messages/chatMessages.ts';
import { formatRoomName } from '../messages/formatRoomName.ts';
import { selectChatSettings } from '../state/chatSlice.ts';
import { buildChatRows, type ChatRow } from './buildChatRows.ts';
import { formatDay } from './formatDay.ts';
import { LoadingRows } from './LoadingRows.tsx';
import { MessageMenu, useMessageMenu, type OpenMenu, type ToggleMenu } from './MessageMenu.tsx';
import { Divider, Rows, Scroller } from './messageStyles.ts';
import { MessageRow } from './MessageRow.tsx';
import { useRowWindow } from './useRowWindow.ts';
import { WaitingRow } from './WaitingRow.tsx';

/** Props of {@link MessageList}. */
export interface MessageListProps {
  readonly client: ChatClient;
  readonly state: ChatState;
  readonly room: ChatRoom;
  readonly onMention: (message: ChatMessage) => void;
}

function useRows({ state, room }: MessageListProps): readonly ChatRow[] {
  const { blocked } = useAppSelector(selectChatSettings);
  const [readMid] = useState(room.readMid);
  const { messages, rid } = room;
  const { outbox, me } = state;
  return useMemo(
    () =>
      buildChatRows({
        messages,
        readMid,
        ownUid: me?.uid,
        waiting: outbox.filter((entry) => entry.rid === rid),
        blocked: new Set(blocked.map(({ uid }) => uid)),
      }),
    [messages, outbox, rid, me, readMid, blocked],
  );
}

/** Marks the room as read while the newest message is in view and the page is visible. */
function useReadMark({ client, room }: MessageListProps, isAtEnd: boolean): void {
  const { rid, unread } = room;
  useEffect(() => {
    if (!isAtEnd || unread === 0) return undefined;
    const mark = () => {
      if (!document.hidden) client.markRead(rid);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, rid, unread, isAtEnd]);
}

/**
 * Messages of a room with the newest at the bottom. Older ones are loaded on scrolling up.
 *
 * It is rendered with low priority, so that typing stays responsive during a flood of messages (F-CHT-14).
 */
export function MessageList(given: MessageListProps) {
  const props = useDeferredValue(given);
  const { state, room } = props;
  const rows = useRows(props);
  if (rows.length === 0 && (room.isLoading || state.step !== 'ready')) return <LoadingRows />;
  return <Log {...props} rows={rows} />;
}

/** The list element. Its scroll handling starts when it is mounted. */
function Log(props: MessageListProps & { readonly rows: readonly ChatRow[] }) {
  const { client, state, room, rows, onMention } = props;
  const t = useChatT();
  const { clock } = useServices();
  const { menu, toggle, close } = useMessageMenu();
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const older = () => {
    if (room.hasMore && !room.isLoading) client.loadHistory(room.rid);
  };
  const { range, isAtEnd, toEnd } = useRowWindow(scroller, keys, older);
  useReadMark(props, isAtEnd);
  return (
    <Frame>
      <Scroller
        ref={scroller}
        role="log"
        aria-live={isAtEnd ? 'polite' : 'off'}
        aria-relevant="additions"
        aria-label={t('log', { room: formatRoomName(room, t) })}
        tabIndex={0}
      >
        <Rows data-empty={rows.length === 0 || undefined}>
          {rows.length === 0 ? <NoRows room={room} /> : range[0] === 0 && <Top room={room} />}
          {rows.slice(...range).map((row) => (
            <Row key={row.key} {...{ row, state, client, menu, t }} now={clock.now()} onMenu={toggle} />
          ))}
        </Rows>
      </Scroller>
      {menu && <MessageMenu menu={menu} onMention={onMention} onClose={close} />}
      {!isAtEnd && <ToNewest count={room.unread} onClick={toEnd} />}
    </Frame>
  );
}

interface RowProps {
  readonly row: ChatRow;
  readonly state: ChatState;
  readonly client: ChatClient;
  readonly menu: OpenMenu | undefined;
  readonly onMenu: ToggleMenu;
  readonly now: number;
  readonly t: ChatT;
}

function Row({ row, state, client, menu, onMenu, now, t }: RowProps) {
  if (row.kind === 'day') return <Divider data-row={row.key}>{formatDay(row.date, now, t)}</Divider>;
  if (row.kind === 'new')
    return (
      <Divider data-row={row.key} data-tone="new">
        {t('newMessages')}
      </Divider>
    );
  if (row.kind === 'waiting')
    return (
      <WaitingRow
        rowKey={row.key}
        entry={row.entry}
        isLinked={state.step === 'ready'}
        onResend={client.resend}
        onDiscard={client.discard}
        t={t}
      />
    );
  const { message, isOwn, isFollowing } = row;
  const isMenuOpen = menu?.isOpen === true && menu.message.mid === message.mid;
  return <MessageRow rowKey={row.key} {...{ message, isOwn, isFollowing, isMenuOpen, onMenu, t }} me={state.me} />;
}

function Top({ room }: { readonly room: ChatRoom }) {
  const t = useChatT();
  if (room.isLoading) return <EmptyHint>{t('older')}</EmptyHint>;
  return room.hasMore ? null : <EmptyHint>{t('beginning')}</EmptyHint>;
}

function ToNewest({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  const t = useChatT();
  return (
    <Jump>
      <Button size="small" onClick={onClick}>
        <ArrowDownIcon />
        {count > 0 ? t('toNewestCount', { count }) : t('toNewest')}
      </Button>
    </Jump>
  );
}

/** Empty state. It is inside the log, so that the first message is read out like the following ones. */
function NoRows({ room: { canSend, shut } }: { readonly room: ChatRoom }) {
  const t = useChatT();
  return (
    <EmptyState drawing="message" title={t('empty.title')} isCompact>
      {canSend && !shut ? t('empty.text') : undefined}
    </EmptyState>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const EmptyHint = styled.p`
  padding: ${token('space.2')} 0;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  text-align: center;
`;

const Jump = styled.div`
  position: absolute;
  bottom: ${token('space.2')};
  left: 0;
  right: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > button {
    pointer-events: auto;
    box-shadow: ${token('shadow.raised')};
  }
`;
