import { createHmac, randomUUID } from 'node:crypto';
import { isSameDigest, type ServerSecret } from '../db/serverSecret.ts';

/** Lifetime of a push token and of a chat login in seconds. A chat login is renewed with a new token. */
export const PUSH_TOKEN_SECONDS = 600;

const AUDIENCE = 'push';
const HEADER = { alg: 'HS256', typ: 'JWT' };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (secret: ServerSecret, text: string): string =>
  createHmac('sha256', secret.key('push token')).update(text).digest('base64url');

/** Member that a push token is issued for, and the session that it belongs to. */
export interface PushMember {
  readonly userId: string;
  readonly name: string;
  /** Id of the session. The token is useless after its end (SEC-05). */
  readonly sessionId: string;
}

/** Member and lifetime of a valid push token. */
export interface PushLogin extends PushMember {
  /** Time of expiry, milliseconds UTC. */
  readonly expires: number;
}

/** Creates a JWT (HS256) with which a member logs in to the push sockets, chat and sport feed (CHT-03). */
export function signPushToken(secret: ServerSecret, { userId, name, sessionId }: PushMember, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const claims = {
    aud: AUDIENCE,
    sub: userId,
    sid: sessionId,
    name,
    iat: issued,
    exp: issued + PUSH_TOKEN_SECONDS,
    jti: randomUUID(),
  };
  const text = `${encode(HEADER)}.${encode(claims)}`;
  return `${text}.${sign(secret, text)}`;
}

type Claims = Readonly<Partial<Record<'aud' | 'sub' | 'sid' | 'name' | 'iat' | 'exp', unknown>>>;

function parseClaims(part: string): Claims {
  try {
    return (JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Converts the claims of a push token; `undefined` if the token is not valid now. */
function toLogin({ aud, sub, sid, name, iat, exp }: Claims, now: Date): PushLogin | undefined {
  const seconds = now.getTime() / 1000;
  const isNow = typeof iat === 'number' && typeof exp === 'number' && iat <= seconds + 1 && seconds < exp;
  if (!isNow || aud !== AUDIENCE) return undefined;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof name !== 'string') return undefined;
  return { userId: sub, name, sessionId: sid, expires: exp * 1000 };
}

/**
 * Verifies signature, audience and lifetime of a push token. The caller checks that its session is open.
 *
 * The header is compared as a whole, so that no other algorithm is ever tried.
 */
export function readPushToken(secret: ServerSecret, token: string, now: Date): PushLogin | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || header !== encode(HEADER)) return undefined;
  if (!isSameDigest(signature, sign(secret, `${header}.${payload}`))) return undefined;
  return toLogin(parseClaims(payload), now);
}
