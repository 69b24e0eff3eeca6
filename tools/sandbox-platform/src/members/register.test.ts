import { createServerSecret } from '../db/serverSecret.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import type { CaptchaPorts } from '../captcha/captchas.ts';
import { createAttempts } from '../limits/createAttempts.ts';
import { register } from './register.ts';
import { seedMembers } from './seedMembers.ts';

let database: OpenDatabase;
let platform: CaptchaPorts;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedMembers(database.db);
  const settings = { current: () => ({ captchaMode: 'off' }) };
  const secret = createServerSecret(Buffer.alloc(32));
  platform = { db: database.db, settings, attempts: createAttempts({ secret }), secret } as unknown as CaptchaPorts;
}, 120_000);
afterAll(() => database.close());

const now = new Date('2026-01-01T00:00:00Z');
const call = (name: string, iCode: string) => ({
  body: {
    name,
    password: 'a'.repeat(32),
    secondPassword: 'a'.repeat(32),
    kaptchcate: 0,
    codeId: '',
    code: '',
    domain: 'www.example.com',
    rCode: 'R7',
    iCode,
  },
  deviceId: name,
  ip: '127.0.0.1',
  now,
});

it.each`
  link                      | name        | iCode       | inviter
  ${'of a member'}          | ${'link01'} | ${'100001'} | ${100_001}
  ${'of an unknown member'} | ${'link02'} | ${'999999'} | ${undefined}
  ${'that is not a number'} | ${'link03'} | ${'A-1; x'} | ${undefined}
  ${'without a code'}       | ${'link04'} | ${''}       | ${undefined}
`('AUT-08 stores the codes of a link $link', async ({ name, iCode, inviter }) => {
  await database.db.transaction().execute((tx) => register(platform, tx, call(name as string, iCode as string)));
  const member = await database.db
    .selectFrom('members')
    .selectAll()
    .where('name', '=', name as string)
    .executeTakeFirstOrThrow();
  expect(member).toMatchObject({
    domain: 'www.example.com',
    r_code: 'R7',
    i_code: iCode as string,
    terms_agreed_at: now,
  });
  const row = await database.db
    .selectFrom('invitations')
    .select('inviter_id')
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  expect(row?.inviter_id).toBe(inviter);
});
