import type { Clock } from '@pavilion/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, parseLocale } from '../../base/locale.ts';
import type { Db } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import type { SettingsStore } from '../../settings/siteSettings.ts';
import { renderBankPage, bankPageHeaders } from './renderBankPage.ts';
import { buildBankPath, buildBankUrl } from '../deposits/depositView.ts';
import { commandDeposit, type DepositCommand } from '../deposits/depositCommands.ts';

/** Ports of the bank's page. */
export interface BankPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: SettingsStore;
}

/** Commands of the payer; the others belong to the operator. */
const payerCommands: readonly string[] = ['pay', 'late', 'wrong', 'fail'];

const getTokenParam = (request: FastifyRequest): string => (request.params as { token?: string }).token ?? '';

/** Returns the script of the page: of its URL, or of the browser if the URL has none or several. */
function getPageLocale({ query, headers }: FastifyRequest): Locale {
  const { lang } = query as { readonly lang?: unknown };
  return parseLocale(typeof lang === 'string' ? lang : headers['accept-language']);
}

/** Whether a form was sent from this origin. A form of another site must not pay for a player (CSRF). */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(bankPageHeaders).send(html);

/**
 * Registers the payment simulator: one page per order. Its path is below the platform's API, so that the proxies of the
 * sites forward it. Only the member who created the order receives its URL, and it moves only play money.
 */
export function registerBank(server: FastifyInstance, { db, clock, settings }: BankPorts): void {
  const now = () => new Date(clock.now());
  const findOrder = async (request: FastifyRequest): Promise<DepositOrder | undefined> => {
    const token = getTokenParam(request);
    // PostgreSQL rejects a text with NUL.
    if (token.includes('\0')) return undefined;
    return db.selectFrom('deposit_orders').selectAll().where('bank_token', '=', token).executeTakeFirst();
  };

  void server.register((app, _options, done) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    app.get(buildBankPath(':token'), async (request, reply) => {
      const order = await findOrder(request);
      return order ? send(reply, 200, renderBankPage(order, getPageLocale(request), now())) : send(reply, 404, '');
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
      return reply
        .code(303)
        .header('location', buildBankUrl(order.bank_token, getPageLocale(request)))
        .send();
    });
    done();
  });
}
