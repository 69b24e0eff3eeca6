import { readPushToken } from '../auth/pushToken.ts';
import type { Db } from '../db/database.ts';
import type { ServerSecret } from '../db/serverSecret.ts';
import { isOpenAt } from './sessionLifetime.ts';

/** Ports for the login to a push socket. */
export interface PushLoginPorts {
  readonly db: Db;
  readonly secret: ServerSecret;
}

/** Member of a push token and its open session. */
export interface MemberLogin {
  readonly memberId: number;
  readonly name: string;
  /** URL of the picture that the member has chosen. */
  readonly avatar?: string;
  readonly sessionId: string;
  /** Expiry of the token, milliseconds UTC. */
  readonly expires: number;
}

/** Finds the member of a push token. `undefined` if the token is not valid or its session has ended. */
export async function findPushLogin(
  { db, secret }: PushLoginPorts,
  token: string,
  now: Date,
): Promise<MemberLogin | undefined> {
  const login = readPushToken(secret, token, now);
  if (!login) return undefined;
  const member = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['members.id', 'members.name', 'members.avatar'])
    .where('sessions.id', '=', login.sessionId)
    .where(isOpenAt(now))
    .where('members.state', '=', 'active')
    .executeTakeFirst();
  if (!member) return undefined;
  const { id: memberId, name, avatar } = member;
  return { memberId, name, sessionId: login.sessionId, expires: login.expires, ...(avatar !== null && { avatar }) };
}
