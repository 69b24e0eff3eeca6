import type { ChatRole } from '@pavilion/chat-socket/protocol';

/** Author of chat messages. */
export interface Person {
  readonly uid: string;
  readonly nickname: string;
  /** Nickname in traditional characters, for bots; `nickname` by default. */
  readonly nicknameTw?: string | undefined;
  readonly role: Extract<ChatRole, 'guest' | 'member' | 'bot' | 'system'>;
  /** URL of the picture that a member has chosen. */
  readonly avatar?: string | undefined;
  /** Id of a member. */
  readonly memberId?: number;
}

/** Author of the platform's own messages. */
export const SYSTEM_USER: Person = { uid: 'house', nickname: '', role: 'system' };

const SHOWN_START = 2;
const SHOWN_END = 2;

/** Masks a member's name. The name is used for login, so most of it is hidden. */
export const maskNickname = (name: string): string => `${name.slice(0, SHOWN_START)}***${name.slice(-SHOWN_END)}`;

/** Builds the author id of a member. */
export const toMemberUid = (memberId: number): string => `m${memberId}`;

const roles: Readonly<Record<string, Person['role']>> = { m: 'member', g: 'guest', b: 'bot' };

/** Returns the role of an author from the id. */
export const getRole = (uid: string): Person['role'] =>
  uid === SYSTEM_USER.uid ? 'system' : (roles[uid[0] ?? ''] ?? 'guest');
