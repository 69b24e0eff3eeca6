import type { Locale } from '../../base/locale.ts';

/** Message between processes. `frame` is the encoded text of a push. */
export type ChatBusMessage =
  | {
      readonly kind: 'message';
      readonly rid: string;
      readonly mid: number;
      readonly uid: string;
      readonly frame: string;
      /** Frame in traditional characters, if it differs. */
      readonly frameTw?: string;
    }
  /** Push to a room, or without `rid` to all connections. */
  | { readonly kind: 'push'; readonly rid?: string; readonly frame: Readonly<Record<Locale, string>> }
  /** Push to all connections of one person. */
  | { readonly kind: 'to'; readonly uid: string; readonly frame: string }
  | { readonly kind: 'muted'; readonly uid: string; readonly until: number; readonly reason: string }
  /** Exclusion of a person from a room; without `rid`, disconnection from the chat. */
  | { readonly kind: 'out'; readonly uid: string; readonly rid?: string; readonly reason: string }
  /** End of an exclusion from a room. */
  | { readonly kind: 'in'; readonly uid: string; readonly rid: string }
  /** Change of a room's state. */
  | { readonly kind: 'room'; readonly rid: string; readonly state: 'open' | 'closed' }
  /** First connection of a member entered a room, or the last one left it. */
  | {
      readonly kind: 'moved';
      readonly rid: string;
      readonly uid: string;
      readonly nickname: string;
      readonly isHere: boolean;
    }
  /** Number of listeners of a process in each room. */
  | { readonly kind: 'online'; readonly node: string; readonly counts: Readonly<Record<string, number>> };

/** Encodes a message for the bus. */
export const encodeBusMessage = (message: ChatBusMessage): string => JSON.stringify(message);

/** Decodes a message of the bus. It is not validated, because only processes of the sandbox write to the bus. */
export const decodeBusMessage = (text: string): ChatBusMessage => JSON.parse(text) as ChatBusMessage;
