import { Refusal } from '../base/refusal.ts';
import type { OpenDatabase } from './database.ts';
import { deleteExpiredActions, once, type ActionKey } from './once.ts';
import { loadServerSecret } from './serverSecret.ts';
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts';

const HOUR = 3_600_000;
const now = new Date('2026-11-21T11:00:00Z');

let database: OpenDatabase;
beforeAll(async () => void (database = await openEmptyDatabase()), 60_000);
afterAll(() => database.close());

let count = 0;
const createKey = (more: Partial<ActionKey> = {}): ActionKey => ({
  memberId: 0,
  requestId: `r${++count}`,
  endpoint: 'venue.transfer',
  bodyHash: 'body',
  ...more,
});
const returnText = (text: string) => jest.fn(async () => ({ text }));
const run = (key: ActionKey, work: () => Promise<unknown>) => once(database.db, { key, now }, work);

/** Digest of a body in a new process: only the database is the same. */
const digestAfterStart = async (body: string) => (await loadServerSecret(database.db)).digest('call', body);

describe('once', () => {
  it('W3 F-CRY-07 after a restart a request id with the same body gets its stored response', async () => {
    const key = createKey({ bodyHash: await digestAfterStart('{"amount":"5.00"}') });
    await run(key, returnText('first'));
    const second = returnText('second');
    const again = { ...key, bodyHash: await digestAfterStart('{"amount":"5.00"}') };
    expect(await run(again, second)).toEqual({ text: 'first' });
    expect(second).not.toHaveBeenCalled();
  });

  it('W3 F-CRY-07 after a restart a request id with another body is refused and has no effect', async () => {
    const key = createKey({ bodyHash: await digestAfterStart('{"amount":"5.00"}') });
    await run(key, returnText('first'));
    const second = returnText('second');
    const other = { ...key, bodyHash: await digestAfterStart('{"amount":"6.00"}') };
    await expect(run(other, second)).rejects.toMatchObject({ code: 6008 });
    expect(second).not.toHaveBeenCalled();
  });

  it('W3 F-CRY-07 a request id of another endpoint is refused', async () => {
    const key = createKey();
    await run(key, returnText('first'));
    await expect(run({ ...key, endpoint: 'venue.recycle' }, returnText('second'))).rejects.toMatchObject({
      code: 6008,
    });
  });

  it('W3 two members may use the same request id', async () => {
    const key = createKey();
    await run(key, returnText('first'));
    expect(await run({ ...key, memberId: 7 }, returnText('second'))).toEqual({ text: 'second' });
  });

  it('W3 a thrown refusal and a returned one leave no stored response, so the action may be repeated', async () => {
    const key = createKey();
    await expect(run(key, () => Promise.reject(new Refusal(6012)))).rejects.toMatchObject({ code: 6012 });
    await expect(run(key, () => Promise.resolve(new Refusal(6011)))).rejects.toMatchObject({ code: 6011 });
    expect(await run(key, returnText('third'))).toEqual({ text: 'third' });
  });

  it('a response with a secret is not stored, and its request id is refused', async () => {
    const key = createKey({ endpoint: 'user.login' });
    await run(key, returnText('token'));
    await expect(run(key, returnText('second'))).rejects.toMatchObject({ code: 6008 });
    const { answer: stored } = await database.db
      .selectFrom('requests')
      .select('answer')
      .where('request_id', '=', key.requestId)
      .executeTakeFirstOrThrow();
    expect(stored).toBeNull();
  });

  it('W3 keeps a response for 72 hours', async () => {
    const key = createKey();
    await run(key, returnText('first'));
    await deleteExpiredActions(database.db, new Date(now.getTime() + 72 * HOUR));
    expect(await run(key, returnText('second'))).toEqual({ text: 'first' });
    await deleteExpiredActions(database.db, new Date(now.getTime() + 72 * HOUR + 1));
    expect(await run(key, returnText('third'))).toEqual({ text: 'third' });
  });
});
