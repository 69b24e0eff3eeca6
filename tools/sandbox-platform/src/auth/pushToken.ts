import { createHmac, randomUUID } from 'node:crypto';
import { isSameDigest, type ServerSecret } from '../db/serverSecret.ts';

/** Lifetime of a chat token and of a chat login in seconds. A login is renewed with a new token. */
export const CHAT_TOKEN_SECONDS = 600;

const AUDIENCE = 'chat';
const HEADER = { alg: 'HS256', typ: 'JWT' };

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (secret: ServerSecret, text: string): string =>
  createHmac('sha256', secret.key('chat token')).update(text).digest('base64url');

/** Member that a chat token is issued for. */
export interface ChatMember {
  readonly userId: string;
  readonly name: string;
}

/** Member and lifetime of a valid chat token. */
export interface ChatLogin extends ChatMember {
  /** Time of issue, milliseconds UTC. */
  readonly issued: number;
  /** Time of expiry, milliseconds UTC. */
  readonly expires: number;
}

/** Creates a JWT (HS256) with which a member logs in to the chat socket (CHT-03). */
export function signChatToken(secret: ServerSecret, { userId, name }: ChatMember, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const claims = { aud: AUDIENCE, sub: userId, name, iat: issued, exp: issued + CHAT_TOKEN_SECONDS, jti: randomUUID() };
  const text = `${encode(HEADER)}.${encode(claims)}`;
  return `${text}.${sign(secret, text)}`;
}

interface Claims {
  readonly aud?: unknown;
  readonly sub?: unknown;
  readonly name?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
}

function parseClaims(part: string): Claims {
  try {
    return (JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Converts the claims of a chat token; `undefined` if the token is not valid now. */
function toLogin({ aud, sub, name, iat, exp }: Claims, now: Date): ChatLogin | undefined {
  const seconds = now.getTime() / 1000;
  const isNow = typeof iat === 'number' && typeof exp === 'number' && iat <= seconds + 1 && seconds < exp;
  if (!isNow || aud !== AUDIENCE || typeof sub !== 'string' || typeof name !== 'string') return undefined;
  return { userId: sub, name, issued: iat * 1000, expires: exp * 1000 };
}

/**
 * Verifies a chat token.
 *
 * The header is compared as a whole, so that no other algorithm is ever tried.
 *
 * @returns its login, or `undefined` if the signature, the audience or the lifetime is not valid
 */
export function readChatToken(secret: ServerSecret, token: string, now: Date): ChatLogin | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || header !== encode(HEADER)) return undefined;
  if (!isSameDigest(signature, sign(secret, `${header}.${payload}`))) return undefined;
  return toLogin(parseClaims(payload), now);
}
