import { randomBytes } from 'node:crypto';
import { isSameDigest, type ServerSecret } from '../../db/serverSecret.ts';
import type { Locale } from '../../base/locale.ts';
import type { Person } from '../rooms/person.ts';

const PURPOSE = 'chat guest';
const guestLabels: Readonly<Record<Locale, string>> = { 'zh-CN': '访客', 'zh-TW': '訪客' };

/** Guest and the token that restores the same guest later. */
export interface Guest {
  readonly person: Person;
  readonly token: string;
}

const formatGuestNickname = (id: string, locale: Locale): string =>
  `${guestLabels[locale]}${(Number.parseInt(id.slice(0, 8), 16) % 9_000) + 1_000}`;

/** Returns the guest of a token; a new guest if the token is missing or not valid. */
export function resolveGuest(secret: ServerSecret, token: string | undefined, locale: Locale): Guest {
  const [known = '', digest = ''] = (token ?? '').split('.');
  const isKnown = /^[\da-f]{24}$/.test(known) && isSameDigest(digest, secret.digest(PURPOSE, known));
  const id = isKnown ? known : randomBytes(12).toString('hex');
  return {
    person: { uid: `g${id}`, nickname: formatGuestNickname(id, locale), role: 'guest' },
    token: `${id}.${secret.digest(PURPOSE, id)}`,
  };
}
