import { createChatLink, type ChatLink, type ChatLinkOptions } from '../machine/createChatLink.ts';
import type { ChatStep } from '../machine/loginTable.ts';
import { OK } from '../protocol/codes.ts';
import { SEND_ID } from '../messages/messageIds.ts';
import { isTooLong, trimText } from '../protocol/trimText.ts';
import type { ChatEvent, SendRefusal, SendResult } from './chatClient.ts';
import type { ChatIdentity, ChatPorts } from '../machine/chatPorts.ts';
import type { ChatDraft } from '../machine/chatState.ts';
import { createOutbox, type Outbox } from './createOutbox.ts';

/** Storage key of the last guest token. */
export const GUEST_KEY = 'chat.guest';

type DefaultedPort = 'createId' | 'outbox' | 'random' | 'store';

/** Ports without optional ones, and the callbacks of a connection. */
export interface ConnectionOptions
  extends
    Omit<ChatPorts, DefaultedPort>,
    Required<Pick<ChatPorts, DefaultedPort>>,
    Pick<ChatLinkOptions, 'readLogin' | 'onFrame'> {
  /** The step of the link or the entries of the outbox have changed. */
  readonly onChange: (step: ChatStep) => void;
  readonly onEvent: (event: ChatEvent) => void;
  readonly onBeat: () => void;
}

/** Socket client without rooms: a link that reconnects, and an outbox that delivers messages once and in order. */
export interface ChatConnection
  extends
    Pick<ChatLink, 'step' | 'failure' | 'sendRequest' | 'stop'>,
    Pick<Outbox, 'entries' | 'resend' | 'discard' | 'delivered'> {
  readonly start: (identity: ChatIdentity) => void;
  /** Stops the link and removes the identity. `isForGood` drops its waiting messages. */
  readonly leave: (isForGood: boolean) => void;
  readonly send: (draft: ChatDraft) => SendResult;
  /** Returns the key of the identity in storage. */
  readonly key: () => string;
  readonly dispose: () => void;
}

/** Reply to a message, accepted or refused. The fields are not validated: an invalid `cid` matches no entry. */
interface SendReply {
  readonly cid: string;
  readonly code: number;
  readonly mid: number;
  readonly time: number;
  readonly retryMs?: number;
}

const refuse = (reason: SendRefusal): SendResult => ({ isQueued: false, reason });

const getIdentityKey = (identity: ChatIdentity | undefined): string =>
  identity?.kind === 'member' ? `member:${identity.key}` : 'guest';

/** Passes the reply to a message to the outbox. */
function settleSending(outbox: Outbox, { cid, code, mid, time, retryMs }: SendReply): void {
  if (code === OK) outbox.delivered(cid, mid, time);
  else outbox.refused(cid, code, retryMs);
}

/** Checks a draft and adds it to the outbox. */
function addDraft(outbox: Outbox, draft: ChatDraft, cid: string): SendResult {
  const msg = trimText(draft.msg);
  if (msg === '' && !draft.body) return refuse('empty');
  if (isTooLong(msg)) return refuse('tooLong');
  return outbox.add({ ...draft, msg, cid }) ? { isQueued: true, cid } : refuse('full');
}

/** Creates a connection that is idle until `start`. `onFrame` receives raw frames; the caller parses them. */
export function createConnection(options: ConnectionOptions): ChatConnection {
  const { createId, store, onChange, onEvent } = options;
  let identity: ChatIdentity | undefined;
  let step: ChatStep = 'stopped';
  const key = () => getIdentityKey(identity);

  const link = createChatLink({
    ...options,
    guestToken: () => store.get(GUEST_KEY),
    onFrame: (frame) => {
      if (frame.msgId === SEND_ID) settleSending(outbox, frame.msgData as SendReply);
      else options.onFrame(frame);
    },
    onBeat: () => {
      outbox.adopt();
      options.onBeat();
    },
    onChange: () => {
      const before = step;
      step = link.step();
      // The rooms are joined before messages are sent to them.
      onChange(step);
      if (step !== before) outbox.linkChanged(step);
    },
  });
  const outbox = createOutbox({
    clock: options.clock,
    sendRequest: link.sendRequest,
    identity: key,
    emit: onEvent,
    onChange: () => onChange(step),
    store: options.outbox,
  });
  const stopWaking = options.wake?.subscribe(link.wake);

  const leave = (isForGood: boolean): void => {
    link.stop();
    if (!identity) return;
    const entries = outbox.clear(isForGood);
    identity = undefined;
    if (isForGood && entries.length > 0) onEvent({ type: 'dropped', entries });
  };

  return {
    ...link,
    ...outbox,
    key,
    leave,
    start: (next) => {
      if (identity && getIdentityKey(next) !== key()) leave(true);
      identity = next;
      outbox.adopt();
      link.start(next);
    },
    send: (draft) => (identity ? addDraft(outbox, draft, createId()) : refuse('stopped')),
    dispose: () => {
      stopWaking?.();
      leave(false);
    },
  };
}
