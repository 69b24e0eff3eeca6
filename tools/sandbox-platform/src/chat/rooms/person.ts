import type { ChatRole } from '@pavilion/chat-socket/protocol';

/** Who somebody is to the chat. */
export interface Person {
  readonly uid: string;
  readonly nickname: string;
  /** In traditional characters, of one of the house's own; the same unless given. */
  readonly nicknameTw?: string | undefined;
  readonly role: Extract<ChatRole, 'guest' | 'member' | 'bot' | 'system'>;
  /** Of a member. */
  readonly memberId?: number;
}

/** The house itself. */
export const SYSTEM_USER: Person = { uid: 'house', nickname: '', role: 'system' };

const SHOWN_START = 2;
const SHOWN_END = 2;

/** A member's name as others see it: the name is what one logs in with, so most of it is hidden. */
export const maskNickname = (name: string): string => `${name.slice(0, SHOWN_START)}***${name.slice(-SHOWN_END)}`;

/** Id of a member in the chat. */
export const memberUid = (memberId: number): string => `m${memberId}`;

const roles: Readonly<Record<string, Person['role']>> = { m: 'member', g: 'guest', b: 'bot' };

/** What an author's id says of him. */
export const getRole = (uid: string): Person['role'] =>
  uid === SYSTEM_USER.uid ? 'system' : (roles[uid[0] ?? ''] ?? 'guest');
