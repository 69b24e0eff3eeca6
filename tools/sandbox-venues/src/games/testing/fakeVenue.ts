import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import type { Engine } from '../engines/engine.ts';

interface Order {
  readonly requestId: string;
  readonly gameCode: string;
  readonly drawNo?: number;
  readonly bets: readonly { readonly spot: string; readonly stake: string }[];
}

const CODE = 'GAME-1';
const DRAW_NO = 100;
const MINUTE = 60_000;

const draw = (engine: Engine, nonce: number, spots: readonly string[] = []) =>
  engine.draw(createDraws({ serverSeed: 'server', clientSeed: 'client', nonce }), spots);

const toGame = (engine: Engine) => ({
  code: CODE,
  name: engine.rules,
  category: 'ZR',
  cover: { motif: 'whale', palette: 'azure' },
  kind: engine.kind,
  rules: engine.rules,
  maxSpots: engine.maxSpots,
  rate: '97.00%',
  limits: { min: '1.00', max: '500.00', roundMax: '1000.00' },
  spots: engine.spots.map(({ key, name, group, pays }) => ({ key, name: name[0], group, pays, rate: '97.00%' })),
  paytable: engine.paytable?.map((row) => ({ ...row, name: row.name[0] })),
  lines: engine.lines ?? [],
  strips: engine.strips ?? [],
  texts: [],
});

/** Creates the calls of a venue with one game and its real engine. `orders` lists the rounds that were sent. */
export function createFakeVenue(engine: Engine) {
  const orders: Order[] = [];
  const rounds: object[] = [];
  const isDrawn = engine.kind === 'numbers';
  const play = (order: Order) => {
    orders.push(order);
    const outcome = draw(
      engine,
      orders.length,
      order.bets.map(({ spot }) => spot),
    );
    const bets = order.bets.map((bet) => ({
      ...bet,
      name: bet.spot,
      returned: ((Number(bet.stake) * engine.pays(outcome, bet.spot)) / 100).toFixed(2),
    }));
    const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2);
    const round = {
      id: String(orders.length),
      requestId: order.requestId,
      gameCode: CODE,
      rules: engine.rules,
      status: isDrawn ? 'open' : 'settled',
      bets,
      stake: total(bets.map(({ stake }) => stake)),
      placedAt: Date.now(),
      drawNo: DRAW_NO,
      ...(isDrawn ? {} : { outcome, payout: total(bets.map(({ returned }) => returned)) }),
    };
    rounds.unshift(round);
    return { round, balance: '1000.00' };
  };
  const readState = () => {
    const now = Date.now();
    const held = Array.from({ length: 30 }, (_, at) => ({ no: DRAW_NO - 1 - at, outcome: draw(engine, at + 1) }));
    const results = Array.from({ length: 20 }, (_, at) => ({ no: at + 1, outcome: draw(engine, at + 1) }));
    return {
      venue: { code: 'TEST', name: 'Test', category: 'ZR' },
      state: 'open',
      locale: 'zh-CN',
      now,
      balance: '1000.00',
      rounds,
      game: toGame(engine),
      ...(isDrawn
        ? { draw: { no: DRAW_NO, closesAt: now + MINUTE, dueAt: now + MINUTE, hash: 'hash', held } }
        : { seeds: { hash: 'hash', nextHash: 'next', clientSeed: 'client', nonce: 1 }, results }),
    };
  };
  const respond = (path: string, body: unknown): unknown => {
    if (path.endsWith('/session')) return { token: 'token' };
    if (path.endsWith('/rounds')) return play(body as Order);
    return readState();
  };
  return {
    orders,
    fetch: async (path: string, { body }: { readonly body?: string } = {}) => ({
      ok: true,
      status: 200,
      json: async () => respond(path, body === undefined ? undefined : JSON.parse(body)),
    }),
  };
}
