import type { Locale } from '../../base/locale.ts';

/** What processes tell each other of the chat. `frame` is the text of a push, ready to be sent. */
export type ChatBusMessage =
  | {
      readonly kind: 'said';
      readonly rid: string;
      readonly mid: number;
      readonly uid: string;
      readonly frame: string;
      /** For readers of traditional characters, where that is another. */
      readonly frameTw?: string;
    }
  /** A push for everybody in a room, or for everybody. */
  | { readonly kind: 'tell'; readonly rid?: string; readonly frame: Readonly<Record<Locale, string>> }
  /** A push for one person, wherever he is. */
  | { readonly kind: 'to'; readonly uid: string; readonly frame: string }
  | { readonly kind: 'muted'; readonly uid: string; readonly until: number; readonly reason: string }
  /** Somebody has to leave a room, or without one the chat. */
  | { readonly kind: 'out'; readonly uid: string; readonly rid?: string; readonly reason: string }
  /** Somebody may come into a room again. */
  | { readonly kind: 'in'; readonly uid: string; readonly rid: string }
  /** A room was opened, or left to the house alone. */
  | { readonly kind: 'room'; readonly rid: string; readonly state: 'open' | 'closed' }
  /** A member came into a room or left it, over all his lines. */
  | {
      readonly kind: 'moved';
      readonly rid: string;
      readonly uid: string;
      readonly nickname: string;
      readonly isHere: boolean;
    }
  /** How many listeners a process has in each room; `at` is its clock. */
  | { readonly kind: 'online'; readonly node: string; readonly counts: Readonly<Record<string, number>> };

/** Writes news as a notice. */
export const encodeBusMessage = (message: ChatBusMessage): string => JSON.stringify(message);

/** Reads a notice; only our own processes write them. */
export const decodeBusMessage = (text: string): ChatBusMessage => JSON.parse(text) as ChatBusMessage;
