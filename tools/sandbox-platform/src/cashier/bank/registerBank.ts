import type { Clock } from '@pavilion/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseLocale } from '../../base/locale.ts';
import type { Db } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import type { SettingsStore } from '../../settings/siteSettings.ts';
import { bankPage, bankPageHeaders } from './bankPage.ts';
import { buildBankPath } from '../deposits/depositView.ts';
import { commandDeposit, type DepositCommand } from '../deposits/depositCommands.ts';

/** Ports of the bank's page. */
export interface BankPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsStore;
}

/** What a payer can do; the rest is the operator's. */
const payerCommands: readonly string[] = ['pay', 'late', 'wrong', 'fail'];

const getTokenParam = (request: FastifyRequest): string => (request.params as { token?: string }).token ?? '';

/** A form of another site may not pay for a player (CSRF). */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(bankPageHeaders).send(html);

/**
 * The payment simulator: a page an order, below the platform's own API so that every proxy of a site lets it through.
 * Its address is a secret of whoever made the order, and all it moves is play money.
 */
export function registerBank(server: FastifyInstance, { db, clock, settings }: BankPorts): void {
  const now = () => new Date(clock.now());
  const findOrder = (request: FastifyRequest): Promise<DepositOrder | undefined> =>
    db.selectFrom('deposit_orders').selectAll().where('bank_token', '=', getTokenParam(request)).executeTakeFirst();
  const getRequestLocale = (request: FastifyRequest) => parseLocale(request.headers['accept-language']);

  void server.register((app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    app.get(buildBankPath(':token'), async (request, reply) => {
      const order = await findOrder(request);
      return order ? send(reply, 200, bankPage(order, getRequestLocale(request), now())) : send(reply, 404, '');
    });
    app.post(buildBankPath(':token'), async (request, reply) => {
      const order = await findOrder(request);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const command = form.get('action') ?? '';
      if (!order || !isOwnForm(request) || !payerCommands.includes(command)) return send(reply, order ? 400 : 404, '');
      await commandDeposit(db, {
        orderNo: order.order_no,
        command: command as DepositCommand,
        amount: form.get('amount') ?? '',
        now: now(),
        confirmMs: settings.current().depositConfirmMs,
      });
      return reply.code(303).header('location', buildBankPath(order.bank_token)).send();
    });
    done();
  });
}
