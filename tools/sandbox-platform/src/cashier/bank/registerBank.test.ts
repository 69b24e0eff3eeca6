import { systemClock } from '@pavilion/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Locale } from '../../base/locale.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import { createMember } from '../../members/createMember.ts';
import { createSettingsStore } from '../../settings/siteSettings.ts';
import { toWireDeposit } from '../deposits/depositView.ts';
import { makeDeposit } from '../deposits/makeDeposit.ts';
import { registerBank } from './registerBank.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let origin: string;
let order: DepositOrder;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  const now = new Date();
  const id = await createMember(db, { name: 'payer', passwordMd5: 'f'.repeat(32), registeredAt: now });
  const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const deposit = { member, request: { payType: 'alipay', amount: '500.00' }, requestId: 'a', rate: '7.1', now };
  order = await db.transaction().execute((tx) => makeDeposit(tx, deposit));
  app = Fastify();
  registerBank(app, { db, clock: systemClock, settings: await createSettingsStore(db) });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const open = (path: string, language: string) =>
  fetch(`${origin}${path}`, { headers: { 'accept-language': language } });
const post = (path: string, fields: Record<string, string>) => {
  const headers = { 'accept-language': 'en' };
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
};
const view = (locale: Locale) => toWireDeposit(order, locale, new Date());

it.each(['zh-CN', 'zh-TW'] as const)(
  'WAL-04 the payment page of an order in %s has its script, whatever the language of the browser',
  async (locale) => {
    const { payUrl, payTo } = view(locale);
    expect(payTo.qrText).toBe(payUrl);
    for (const language of ['en', 'zh-CN', 'zh-TW'])
      expect(await (await open(payUrl, language)).text()).toContain(`<html lang="${locale}">`);
  },
);

it.each`
  what             | query
  ${'no script'}   | ${''}
  ${'two scripts'} | ${'?lang=zh-CN&lang=zh-CN'}
`('WAL-04 the payment page of a URL with $what has the script of the browser', async ({ query }) => {
  const page = await open(`/fd/api/bank/${order.bank_token}${query}`, 'zh-TW');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="zh-TW">')]);
});

it('WAL-04 a payment keeps the script of its page', async () => {
  const { payUrl } = view('zh-TW');
  const response = await post(payUrl, { action: 'wrong', amount: 'much' });
  expect([response.status, response.headers.get('location')]).toEqual([303, payUrl]);
  expect(payUrl).toMatch(/\?lang=zh-TW$/);
});

it('F-SRV-03 a payment page with NUL in its path gets 404', async () => {
  const path = '/fd/api/bank/%00';
  expect([(await open(path, 'en')).status, (await post(path, { action: 'pay' })).status]).toEqual([404, 404]);
});
