import type { ChatClient, ChatRoom, ChatState } from '@pavilion/chat-socket';
import { useAppDispatch, useAppSelector, useServices, type DialogProps } from '@pavilion/site-contract';
import { CloseIcon, IconButton, Skeleton, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Composer, type ComposerHandle } from '../composer/Composer.tsx';
import type { RoomDraft } from '../composer/useComposer.ts';
import { LoadingRows } from '../list/LoadingRows.tsx';
import { MessageList } from '../list/MessageList.tsx';
import { useChatT } from '../messages/chatMessages.ts';
import { formatRoomName } from '../messages/formatRoomName.ts';
import { chatSettingsActions, selectChatSettings } from '../state/chatSlice.ts';
import { Announcements } from './Announcements.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { Pane, PaneBody, PaneHead, RoomTabs, TabShapes } from './panelStyles.ts';
import { RoomMenu } from './RoomMenu.tsx';
import { ComposerNotice } from './ComposerNotice.tsx';
import { useChat } from './useChat.ts';

const TABS = 'chat-rooms';
const MAX_SHOWN_UNREAD = 99;

/** Finds the button that opens the chat. It gets the focus when the panel is closed. */
const opener = () => document.querySelector<HTMLElement>('[data-chat]');

/** The chat next to the page: rooms, messages and a message field (CHT-06). */
export function ChatPanel({ close }: DialogProps<'chat'>) {
  const t = useChatT();
  const { client, state } = useChat();
  const { desk } = useServices().brand;
  const { rid } = useAppSelector(selectChatSettings);
  const departures = useDepartures();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.focus(), []);
  const leave = () => {
    close();
    opener()?.focus();
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && pane.current?.contains(target as Node)) leave();
  };
  const rooms = Object.values(state.rooms);
  const room = state.rooms[rid] ?? rooms[0];
  return (
    <Pane ref={pane} tabIndex={-1} aria-label={t('title')} data-side={desk.dock} onKeyDown={onKeyDown}>
      <PaneHead>
        <h2>{t('title')}</h2>
        <p>{room && room.online > 0 ? t('online', { count: room.online }) : ''}</p>
        {room && <RoomMenu rid={room.rid} />}
        <IconButton size="small" label={t('close')} onClick={leave}>
          <CloseIcon />
        </IconButton>
      </PaneHead>
      {room ? <Rooms rooms={rooms} selected={room.rid} /> : <LoadingTabs />}
      <ConnectionStatus client={client} state={state} />
      <PaneBody>
        {room ? (
          <TabPanel idPrefix={TABS} id={room.rid}>
            <Announcements all={state.announcements} rid={room.rid} />
            <Room key={departures} client={client} state={state} room={room} />
          </TabPanel>
        ) : (
          <LoadingRows />
        )}
      </PaneBody>
    </Pane>
  );
}

function Rooms({ rooms, selected }: { readonly rooms: readonly ChatRoom[]; readonly selected: string }) {
  const t = useChatT();
  const dispatch = useAppDispatch();
  const { quiet } = useAppSelector(selectChatSettings);
  const badge = ({ rid, unread }: ChatRoom) => {
    if (unread === 0 || rid === selected || quiet.includes(rid)) return undefined;
    return (
      <span aria-label={t('unread', { count: unread })}>
        {unread > MAX_SHOWN_UNREAD ? `${MAX_SHOWN_UNREAD}+` : unread}
      </span>
    );
  };
  return (
    <RoomTabs>
      <Tabs
        label={t('rooms')}
        idPrefix={TABS}
        isWide
        selected={selected}
        onSelect={(rid) => dispatch(chatSettingsActions.roomChosen(rid))}
        tabs={rooms.map((room) => ({ id: room.rid, label: formatRoomName(room, t), badge: badge(room) }))}
      />
    </RoomTabs>
  );
}

/** Whether the player may write. `mutedUntil` is checked too, because `canSend` is updated later. */
const mayWrite = ({ canSend, shut, mutedUntil }: ChatRoom): boolean => canSend && !shut && !mutedUntil;

/** Placeholder of the room tabs while they are loading. */
function LoadingTabs() {
  return (
    <TabShapes>
      {['lobby', 'football', 'basketball', 'traditional'].map((rid) => (
        <Skeleton key={rid} width="2.5rem" height="1rem" />
      ))}
    </TabShapes>
  );
}

/** Counts the members who left the page. As the key of a component it removes unsent text of a former member (F-WAL-22). */
function useDepartures(): number {
  const userId = useAppSelector((state) => state.session.userId);
  const [last, setLast] = useState({ userId, count: 0 });
  if (last.userId === userId) return last.count;
  const count = last.userId ? last.count + 1 : last.count;
  setLast({ userId, count });
  return count;
}

interface RoomProps {
  readonly client: ChatClient;
  readonly state: ChatState;
  readonly room: ChatRoom;
}

function Room({ client, state, room }: RoomProps) {
  const composer = useRef<ComposerHandle>(null);
  const drafts = useRef<Map<string, RoomDraft>>(new Map());
  const mention = useCallback((message: Parameters<ComposerHandle['mention']>[0]) => {
    composer.current?.mention(message);
  }, []);
  return (
    <>
      <MessageList key={room.rid} client={client} state={state} room={room} onMention={mention} />
      <ComposerNotice client={client} state={state} room={room} />
      {(mayWrite(room) || !state.me) && (
        <Composer key={`composer ${room.rid}`} ref={composer} client={client} rid={room.rid} drafts={drafts} />
      )}
    </>
  );
}
