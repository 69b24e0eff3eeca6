import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OrderCommandDetails, OrderFilter } from '../commands/consoleCashier.ts';
import type { SandboxConsole } from '../createConsole.ts';

const parseOrderFilter = (request: FastifyRequest): OrderFilter => {
  const { member, status, limit } = request.query as Record<string, string | undefined>;
  const most = Number(limit);
  return {
    ...(member ? { member } : {}),
    ...(status ? { status } : {}),
    ...(Number.isInteger(most) && most > 0 ? { limit: Math.min(most, 500) } : {}),
  };
};

const textFact = (body: Readonly<Record<string, unknown>>, name: keyof OrderCommandDetails): OrderCommandDetails =>
  typeof body[name] === 'string' ? { [name]: body[name] } : {};

/** Registers the routes of deposits and withdrawals. @param parseBody reads a JSON object or refuses the body */
export function registerCashierRoutes(
  app: FastifyInstance,
  { deposits, withdrawals }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  for (const [name, orders] of [['deposits', deposits] as const, ['withdrawals', withdrawals] as const]) {
    app.get(`/console/api/${name}`, (request) => orders.list(parseOrderFilter(request)));
    app.post(`/console/api/${name}/:orderNo/:command`, (request) => {
      const { orderNo = '', command = '' } = request.params as Record<string, string>;
      const body = parseBody(request);
      return orders.command(orderNo, command, { ...textFact(body, 'amount'), ...textFact(body, 'reason') });
    });
  }
}
