import { createServerSecret } from '../db/serverSecret.ts';
import { createInbox } from '../auth/createInbox.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { Refusal } from '../base/refusal.ts';
import { createAttempts } from '../limits/createAttempts.ts';
import { CAPTCHA_LIFE_MS, type CaptchaPorts, showPicture, consumeCaptcha } from './captchas.ts';
import { normalizeCharacters } from './captchaCharacters.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const at = (ms: number) => new Date(start + ms);
const robot = { deviceId: 'd', ip: '127.0.0.1' };

let database: OpenDatabase;
let platform: CaptchaPorts;
beforeAll(async () => (database = await openEmptyDatabase()), 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('attempts').execute();
  const secret = createServerSecret(Buffer.alloc(32));
  platform = { db: database.db, attempts: createAttempts({ secret }), inbox: createInbox(), secret } as CaptchaPorts;
});

const shown = async () => {
  const { id } = await showPicture(platform, robot, at(0));
  return { kaptchcate: 1, codeId: id, code: platform.inbox.captchas()[0]?.answer ?? '' };
};
const take = async (proof: Awaited<ReturnType<typeof shown>>, ms: number) =>
  (await consumeCaptcha({ platform, db: database.db, device: robot, now: at(ms) }, proof))?.code ?? 6000;

it.each`
  jump                                   | ms                     | code
  ${'1 ms before expiry'}                | ${CAPTCHA_LIFE_MS - 1} | ${6000}
  ${'at expiry'}                         | ${CAPTCHA_LIFE_MS}     | ${6038}
  ${'after a clock jump of 1 h forward'} | ${HOUR}                | ${6038}
  ${'after a clock jump of 1 h back'}    | ${-HOUR}               | ${6038}
  ${'after a clock jump of 1 min back'}  | ${-60_000}             | ${6000}
`(
  'F-SRV-17 F-SRV-14 returns $code for the solution of a picture sent $jump',
  async ({ ms, code }: { ms: number; code: number }) => {
    expect(await take(await shown(), ms)).toBe(code);
  },
);

it('F-SRV-14 accepts only one of two concurrent uses of a captcha', async () => {
  const proof = await shown();
  expect((await Promise.all([take(proof, 1), take(proof, 1)])).sort()).toEqual([6000, 6038]);
});

it('F-SRV-14 does not store the characters of a picture as plain text', async () => {
  const { code } = await shown();
  const rows = JSON.stringify(await database.db.selectFrom('captchas').selectAll().execute());
  expect(rows).not.toContain(`"${code}"`);
});

const countDrawn = async (clients: readonly (typeof robot)[]) => {
  let count = 0;
  for (const client of clients) {
    const isDrawn = await showPicture(platform, client, at(0)).then(
      () => true,
      (error: unknown) => !(error instanceof Refusal),
    );
    count += Number(isDrawn);
  }
  return count;
};

it('A4 draws at most 60 captchas for a device of an address', async () => {
  expect(await countDrawn(Array<typeof robot>(61).fill(robot))).toBe(60);
  expect(
    await countDrawn([
      { ...robot, deviceId: 'e' },
      { ...robot, ip: '10.0.0.1' },
    ]),
  ).toBe(2);
});

it('A6 draws at most 600 captchas for an address, whatever its devices, scaled by the factor', async () => {
  platform = { ...platform, attempts: createAttempts({ secret: platform.secret, addressLimitFactor: 0.02 }) };
  const devices = Array.from({ length: 15 }, (_, i) => ({ ...robot, deviceId: `d${i}` }));
  expect(await countDrawn(devices)).toBe(12);
});

it('A6 blocks an address after 100 wrong solutions of many devices', async () => {
  const wrong = { kaptchcate: 1, codeId: 'f'.repeat(32), code: 'ZZZZZ' };
  const codes = [];
  for (let i = 0; i < 101; i++) {
    const device = { ...robot, deviceId: `d${i}` };
    codes.push((await consumeCaptcha({ platform, db: database.db, device, now: at(0) }, wrong))?.code);
  }
  expect(codes).toEqual([...Array<number>(100).fill(6038), 6011]);
  const elsewhere = { ...robot, ip: '10.0.0.1' };
  expect(await consumeCaptcha({ platform, db: database.db, device: elsewhere, now: at(0) }, wrong)).toMatchObject({
    code: 6038,
  });
});

it('CAP-02 compares typed characters without regard to case, width and spaces', () => {
  expect(normalizeCharacters(' ７k Ｘp m ')).toBe('7KXPM');
});
