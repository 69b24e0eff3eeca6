import type { Member } from '../db/tables/schema.ts';
import type { ServerSecret } from '../db/serverSecret.ts';

/** Player who owns a conversation. */
export interface ServiceOwner {
  /** Key of the conversation in the database. */
  readonly key: string;
  /** Id of a member; null for a guest. */
  readonly memberId: number | null;
}

/** Identity of a call. */
export interface ServiceCaller {
  readonly member: Pick<Member, 'id'> | undefined;
  readonly deviceId: string;
  readonly guestToken: string | undefined;
}

/** Returns the owner key of a member's conversation. */
const toMemberKey = (memberId: number): string => `m:${memberId}`;

/**
 * Finds the owner of a call's conversation: the member, or else the guest with this device id and token. The database
 * stores only a keyed digest of both, so that a copy of the table opens no conversation.
 *
 * @returns `undefined` for a guest without a token
 */
export function findServiceOwner(
  secret: Pick<ServerSecret, 'digest'>,
  { member, deviceId, guestToken }: ServiceCaller,
): ServiceOwner | undefined {
  if (member) return { key: toMemberKey(member.id), memberId: member.id };
  if (guestToken === undefined) return undefined;
  return { key: `g:${secret.digest('service guest', deviceId, guestToken)}`, memberId: null };
}
