import type { Clock } from '@pavilion/kernel';
import type { ChatLink } from '../machine/createChatLink.ts';
import type { ChatStep } from '../machine/loginTable.ts';
import { REPLY_TIMEOUT_MS } from '../machine/loginTiming.ts';
import { SEND_ID } from '../messages/messageIds.ts';
import type { OutboxEntry } from '../machine/chatState.ts';

/** Interval at which waiting messages are checked, in milliseconds (§9). */
const CHECK_MS = 300;

export interface OutboxPumpOptions extends Pick<ChatLink, 'sendRequest'> {
  readonly clock: Clock;
  readonly list: () => readonly OutboxEntry[];
}

/** Sends the entries of an outbox one at a time. */
export interface OutboxPump {
  /** Sends the next entry if the link is ready and no reply is awaited. */
  readonly run: () => void;
  /** Marks the sent entry as settled, so that the next one can be sent. */
  readonly settle: () => void;
  readonly isSent: (cid: string) => boolean;
  /** Pauses sending for a time in milliseconds. */
  readonly hold: (ms: number) => void;
  readonly setStep: (step: ChatStep) => void;
}

/** Creates a pump. It has one timer while an entry waits and the link is not stopped, otherwise none. */
export function createOutboxPump({ clock, sendRequest, list }: OutboxPumpOptions): OutboxPump {
  let sent: { readonly cid: string; readonly at: number } | undefined;
  let holdUntil = 0;
  let step: ChatStep = 'stopped';
  let cancel: (() => void) | undefined;

  /** Whether an entry still waits. Another tab may have removed it. */
  const isListed = (cid: string): boolean => list().some((entry) => entry.cid === cid);

  const send = (entry: OutboxEntry): void => {
    const category = entry.category ?? 'text';
    const isSent = sendRequest(SEND_ID, { ...entry, category, at: undefined, failure: undefined });
    if (isSent) sent = { cid: entry.cid, at: clock.now() };
  };

  const run = (): void => {
    const next = list().find(({ failure }) => failure === undefined);
    if (!next || step === 'stopped') {
      cancel?.();
      cancel = undefined;
      return;
    }
    if (sent && (clock.now() - sent.at >= REPLY_TIMEOUT_MS || !isListed(sent.cid))) sent = undefined;
    if (step === 'ready' && !sent && clock.now() >= holdUntil) send(next);
    cancel ??= clock.after(CHECK_MS, () => {
      cancel = undefined;
      run();
    });
  };

  return {
    run,
    settle: () => {
      sent = undefined;
    },
    isSent: (cid) => sent?.cid === cid,
    hold: (ms) => {
      holdUntil = clock.now() + ms;
    },
    setStep: (next) => {
      step = next;
      sent = undefined;
    },
  };
}
