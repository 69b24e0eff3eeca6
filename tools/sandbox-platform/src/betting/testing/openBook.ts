import { formatMinor, parseMinor, silentLogger, systemClock, type Clock } from '@pavilion/kernel';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { Member } from '../../db/tables/schema.ts';
import { audit } from '../../ledger/audit.ts';
import { readBalances } from '../../ledger/balances.ts';
import { createMember } from '../../members/createMember.ts';
import { grantMoney } from '../../members/grantMoney.ts';
import { seedMemberCentre } from '../../members/seedMemberCentre.ts';
import { readBetRecordPage } from '../../records/betRecords.ts';
import type { BetOutcome, Order, SlipPrice } from '../bets/betTypes.ts';
import { createBetting, type Betting } from '../createBetting.ts';
import { createWorkQueue, type WorkQueue } from '../../base/tasks/createWorkQueue.ts';
import type { PriceView } from '@pavilion/sandbox-world';
import { createScriptedWorld, type ScriptedWorld } from './scriptedWorld.ts';

/** Betting on a database in memory, with a world whose state the test sets. */
export interface Book {
  readonly database: OpenDatabase;
  readonly world: ScriptedWorld;
  readonly betting: Betting;
  readonly member: (money?: string) => Promise<Member>;
  readonly single: (member: Member, price: PriceView, stake: string) => Promise<BetOutcome>;
  readonly series: (member: Member, prices: readonly PriceView[], more?: Partial<Order>) => Promise<BetOutcome>;
  readonly status: (member: Member, outcome: BetOutcome) => Promise<BetOutcome>;
  readonly record: (
    member: Member,
    locale?: 'zh-CN' | 'zh-TW',
  ) => Promise<Awaited<ReturnType<typeof readBetRecordPage>>>;
  /** Wallet balance and locked stakes, decimal text. */
  readonly money: (member: Member) => Promise<readonly [wallet: string, locked: string]>;
  readonly take: (member: Member, amount: string) => Promise<void>;
  /** Ends the in-play delay and decides pending bets. */
  readonly waitOut: () => Promise<void>;
  /** Resolves when all events are processed. */
  readonly settled: () => Promise<void>;
  /** Simulates a crash: drops the queue and creates a new betting on the same database. */
  readonly crash: () => Promise<Betting>;
  readonly audit: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** Converts the current price to a slip price. */
export const toSlipPrice = ({ oddsId, w, r, line, price, match }: PriceView): SlipPrice => ({
  gameId: match.gameId,
  oddsId,
  w,
  r,
  line,
  price,
});

export const NOW = new Date('2026-11-21T11:00:00Z');

/** Creates a clock with a fixed time whose timers fire on `ring`. */
function createManualClock(): Clock & { readonly ring: () => void } {
  const waiting = new Set<() => void>();
  return {
    now: () => NOW.getTime(),
    after: (_ms, callback) => {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    ring: () => {
      const due = [...waiting];
      waiting.clear();
      for (const callback of due) callback();
    },
  };
}

/** Opens a database and betting; in-play bets stay pending until `waitOut`. */
export async function openBook(usdRate = 710n): Promise<Book> {
  const database = await openEmptyDatabase();
  const { db } = database;
  await seedMemberCentre(db, NOW);
  const world = createScriptedWorld();
  const clock = createManualClock();
  let queue: WorkQueue = createWorkQueue(systemClock, silentLogger);
  const open = () => createBetting({ db, world, clock, queue, inPlayDelayMs: () => 3_000, usdRate: () => usdRate });
  let betting = open();
  let count = 0;
  const place = async (member: Member, order: Order) => {
    const outcome = await db.transaction().execute((tx) => betting.place(tx, { member, order, now: NOW }));
    if (outcome.status === 'PENDING') betting.watch(outcome.ticketId ?? '');
    return outcome;
  };
  const createOrder = (kind: Order['kind'], prices: readonly PriceView[]) => ({
    kind,
    requestId: `r${++count}`,
    legs: prices.map(toSlipPrice),
    oddsRule: 'none' as const,
  });
  const settled = () => queue.idle();
  return {
    database,
    world,
    get betting() {
      return betting;
    },
    member: async (money = '10000.00') => {
      const id = await createMember(db, { name: `m${++count}x`, passwordMd5: '0'.repeat(32), registeredAt: NOW });
      await grantMoney(db, { memberId: id, amount: parseMinor(money) ?? 0n, ref: `start ${id}`, at: NOW });
      return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },
    single: (member, price, stake) =>
      place(member, { ...createOrder('single', [price]), systems: [], unitStake: parseMinor(stake) }),
    series: (member, prices, more = {}) =>
      place(member, { ...createOrder('series', prices), systems: [`${prices.length}x1`], unitStake: 10_000n, ...more }),
    status: (member, { requestId }) => betting.readBetOutcome(member.id, requestId),
    record: (member, locale = 'zh-CN') =>
      readBetRecordPage(db, { memberId: member.id, locale }, { status: '', pageNum: 1, pageSize: 50 }),
    money: async ({ id }) => {
      const { wallet, locked } = await readBalances(db, id);
      return [formatMinor(wallet), formatMinor(locked)];
    },
    take: (member, amount) =>
      grantMoney(db, { memberId: member.id, amount: -(parseMinor(amount) ?? 0n), ref: `take ${++count}`, at: NOW }),
    waitOut: async () => {
      clock.ring();
      await settled();
    },
    settled,
    crash: async () => {
      betting.close();
      await queue.close();
      queue = createWorkQueue(systemClock, silentLogger);
      betting = open();
      return betting;
    },
    audit: () => audit(db),
    close: async () => {
      betting.close();
      await queue.close();
      await database.close();
    },
  };
}
