import type { ChatClient, ChatEvent } from '@pavilion/chat-socket';
import { PUSH_IDS, type ChatPush, type PushData } from '@pavilion/chat-socket/protocol';
import { toastActions, type Services } from '@pavilion/site-contract';
import { readsChanged, type Tag } from '@pavilion/site-data';
import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { chatMessages, type ChatT } from '../messages/chatMessages.ts';
import { formatRoomName } from '../messages/formatRoomName.ts';
import { selectChatSettings } from './chatSlice.ts';
import { PUSHED_TAGS } from './followConnection.ts';

const REASONS = ['grant', 'betSettle', 'betRelease', 'betResettle', 'deposit', 'withdrawReturn'] as const;

const formatReason = (reason: string, t: ChatT): string => {
  const known = REASONS.find((each) => each === reason);
  return known ? t(`balance.${known}`) : t('balance.gift');
};

function formatBalance({ amount, balance, reason }: PushData<typeof PUSH_IDS.balance>, t: ChatT): string | undefined {
  return amount.startsWith('-') ? undefined : t('balance', { reason: formatReason(reason, t), amount, balance });
}

/** Tags by the names of changed data on the wire. */
const TAGS_BY_NAME: ReadonlyMap<string, readonly Tag[]> = new Map(PUSHED_TAGS.map((tag) => [tag, [tag]]));

/** Finds the tags of the data that a push reports as changed. An unknown name has none. */
function findChangedTags(push: ChatPush): readonly Tag[] {
  if (push.msgId === PUSH_IDS.balance) return ['balance'];
  if (push.msgId !== PUSH_IDS.internal) return [];
  return push.msgData.changed?.flatMap((name) => TAGS_BY_NAME.get(name) ?? []) ?? [];
}

/** Formats the toast of a push, which is shown on any page. */
function formatPush(push: ChatPush, client: ChatClient, t: ChatT): string | undefined {
  if (push.msgId === PUSH_IDS.balance) return formatBalance(push.msgData, t);
  if (push.msgId === PUSH_IDS.internal) return push.msgData.msg || undefined;
  if (push.msgId !== PUSH_IDS.mentioned) return undefined;
  const { nickname: name, rid } = push.msgData;
  return t('mentioned', { name, room: formatRoomName(client.getState().rooms[rid], t) });
}

/** Whether an event is handled here. Messages are handled by the panel: a busy room has a thousand a second. */
const isNotifiable = (event: ChatEvent): boolean =>
  event.type === 'dropped' ||
  (event.type === 'push' &&
    [PUSH_IDS.balance, PUSH_IDS.internal, PUSH_IDS.mentioned].some((id) => id === event.push.msgId));

/** Shows pushes other than messages: mentions, received money, and notices of the platform. */
export function* followPushes({ i18n }: Services, client: ChatClient) {
  const events = yield* call(() =>
    eventChannel<ChatEvent>((emit) => client.onEvent((event) => isNotifiable(event) && emit(event))),
  );
  for (;;) {
    const event = yield* take(events);
    if (event.type === 'dropped' && event.entries.length > 0) {
      const text = i18n.t(chatMessages, 'dropped', { count: event.entries.length });
      yield* put(toastActions.shown({ kind: 'info', text }));
    }
    if (event.type !== 'push') continue;
    const { push } = event;
    const tags = findChangedTags(push);
    if (tags.length > 0) yield* put(readsChanged({ tags, isPushed: true }));
    const { blocked } = yield* select(selectChatSettings);
    if (push.msgId === PUSH_IDS.mentioned && blocked.some(({ uid }) => uid === push.msgData.uid)) continue;
    const text = formatPush(push, client, i18n.translator(chatMessages));
    if (text !== undefined) yield* put(toastActions.shown({ kind: 'info', text }));
  }
}
