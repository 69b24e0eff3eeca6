import { join } from 'node:path';
import type { RequestOf } from '@pavilion/api-client/protocol';
import { systemClock } from '@pavilion/kernel';
import { hashPassword } from '@pavilion/sandbox-platform/auth/passwordHash';
import type { Db, OpenDatabase } from '@pavilion/sandbox-platform/db/database';
import { once } from '@pavilion/sandbox-platform/db/once';
import { emptyContent, loadSnapshot } from '@pavilion/sandbox-platform/db/open/loadSnapshot';
import { openDatabase } from '@pavilion/sandbox-platform/db/open/openDatabase';
import { loadServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import { AFTER_REGISTRATION, grantPass } from '@pavilion/sandbox-platform/devices/loginPasses';
import { createAttempts } from '@pavilion/sandbox-platform/limits/createAttempts';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { defaultSettings, type SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import type { Call } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { createLoginHandlers } from './loginHandlers.ts';

const CACHE = join(__dirname, '../../../../../node_modules/.cache/pavilion');
const now = new Date('2026-11-21T12:00:00Z');
let database: OpenDatabase;
let platform: Platform;
let count = 0;

beforeAll(async () => {
  database = await openDatabase({ kind: 'memory', snapshot: await loadSnapshot(CACHE, emptyContent) });
  const { db } = database;
  const secret = await loadServerSecret(db);
  const settings = { current: () => defaultSettings } as SettingsStore;
  const parts: Partial<Platform> = { db, clock: systemClock, secret, settings, attempts: createAttempts({ secret }) };
  platform = parts as Platform;
}, 60_000);
afterAll(() => database.close());

/** Logs a new member in. `meanwhile` runs between the check of the password and the transaction of the login. */
async function logIn(meanwhile: (db: Db, memberId: number) => Promise<unknown>) {
  const { db } = database;
  const name = `login${++count}`;
  const password = 'a'.repeat(32);
  const memberId = await createMember(db, { name, passwordMd5: password, registeredAt: now });
  const deviceId = `device ${count}`;
  await db.transaction().execute((tx) => grantPass(tx, { memberId, deviceId, now }));
  const body = { name, password, kaptchcate: AFTER_REGISTRATION, sendCodeNum: '' } as RequestOf<'user.login'>;
  const key = { memberId: 0, requestId: name, endpoint: 'user.login', bodyHash: '' } as const;
  const call: Partial<Call<'user.login'>> = {
    body,
    deviceId,
    ip: '192.0.2.1',
    userAgent: '',
    now,
    once: async (work) => {
      await meanwhile(db, memberId);
      return once(db, { key, now }, work);
    },
  };
  const response = await createLoginHandlers(platform)
    ['user.login'](call as Call<'user.login'>)
    .catch((error: unknown) => error);
  const sessions = await db.selectFrom('sessions').select('id').where('member_id', '=', memberId).execute();
  return { response, sessions: sessions.length };
}

const change = (values: { password_hash: string } | { state: 'frozen' }) => (db: Db, memberId: number) =>
  db.updateTable('members').set(values).where('id', '=', memberId).execute();

it('SEC-04 a login opens a session', async () => {
  expect(await logIn(() => Promise.resolve())).toMatchObject({ response: { token: expect.any(String) }, sessions: 1 });
});

it('SEC-04 a login with the former password is refused if the password is changed during the login', async () => {
  const password_hash = await hashPassword('b'.repeat(32));
  expect(await logIn(change({ password_hash }))).toMatchObject({ response: { code: 6002 }, sessions: 0 });
});

it('A5 a login is refused if the member is frozen during the login', async () => {
  expect(await logIn(change({ state: 'frozen' }))).toMatchObject({ response: { code: 6037 }, sessions: 0 });
});
