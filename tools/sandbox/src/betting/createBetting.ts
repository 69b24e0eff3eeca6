import { type Clock } from '@pavilion/kernel';
import { type Db, type Tx } from '../db/database.ts';
import { type Bet, type Member } from '../db/schema.ts';
import { Refusal } from '../server/refusal.ts';
import { settleableAt, type MatchEvent, type PlayCode, type World } from '../world/index.ts';
import { type BetOutcome, type BetRequest } from './betTypes.ts';
import { type WorkQueue } from './createWorkQueue.ts';
import { decideBet } from './decideBet.ts';
import { keepResult, periodOf, resultOf, resultsOf, type Period } from './matchResults.ts';
import { outcomeOf } from './outcomes.ts';
import { isConsistent, placeBet } from './placeBet.ts';
import { settleBet, type GameResult } from './settleBet.ts';

export interface BettingPorts {
  readonly db: Db;
  readonly world: World;
  readonly clock: Clock;
  readonly queue: WorkQueue;
  readonly inPlayDelayMs: () => number;
}

/** Bets from placement to settlement. */
export interface Betting {
  readonly place: (tx: Tx, member: Member, request: BetRequest, now: Date) => Promise<BetOutcome>;
  /** Looks at a pending bet again when its delay is over. Call it once its placement is committed. */
  readonly watch: (ticketId: string) => void;
  readonly statusOf: (memberId: number, requestId: string) => Promise<BetOutcome>;
  /** Takes up what a stop or a crash left: pending bets are watched, decided matches settled. */
  readonly resume: () => Promise<void>;
  /** Settles every open bet whose result is known; for the console. */
  readonly settleAll: () => Promise<void>;
  readonly close: () => void;
}

const BAD_PARAMETER = 6301;

const isDecided = (bet: Pick<Bet, 'play'>, period: Period): boolean =>
  period === 'FT' || settleableAt(bet.play as PlayCode) === 'halfTime';

/** Settles what one result decides. */
async function settleGame(db: Db, gameId: string, period: Period, result: GameResult, now: Date): Promise<void> {
  const bets = await db
    .selectFrom('bets')
    .select(['ticket_id', 'play'])
    .where('game_id', '=', gameId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  for (const bet of bets) if (isDecided(bet, period)) await settleBet(db, bet.ticket_id, result, now);
}

async function statusOf(db: Db, memberId: number, requestId: string): Promise<BetOutcome> {
  const bet = await db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (bet) return outcomeOf(bet);
  const request = await db
    .selectFrom('requests')
    .select('answer')
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .where('endpoint', '=', 'sport.placeBet')
    .executeTakeFirst();
  return request?.answer ? (JSON.parse(request.answer) as BetOutcome) : { status: 'UNKNOWN', requestId };
}

/** Watches pending bets: one timer a bet, none left after `close`. */
function createWatcher({ db, world, clock, queue }: BettingPorts) {
  const timers = new Map<string, () => void>();
  const decide = (ticketId: string) => {
    timers.delete(ticketId);
    void queue.add('decide bet', () => decideBet(db, world, ticketId, new Date(clock.now())));
  };
  return {
    watch: (ticketId: string, decideAt: number) => {
      if (timers.has(ticketId)) return;
      timers.set(
        ticketId,
        clock.after(Math.max(0, decideAt - clock.now()), () => decide(ticketId)),
      );
    },
    close: () => {
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}

/** Sets up betting on a world: results are kept and paid as the world tells them. */
export function createBetting(ports: BettingPorts): Betting {
  const { db, world, clock, queue, inPlayDelayMs } = ports;
  const now = () => new Date(clock.now());
  const watcher = createWatcher(ports);

  const onResult = (event: MatchEvent, period: Period) =>
    queue.add('settle match', async () => {
      const result = await keepResult(db, event.gameId, period, resultOf(event), now());
      await settleGame(db, event.gameId, period, result, now());
    });
  const stopListening = world.onMatchEvent((event) => {
    const period = periodOf(event);
    if (period) void onResult(event, period);
  });

  const settleAll = async () => {
    const games = await db.selectFrom('bets').select('game_id').distinct().where('status', '=', 'open').execute();
    for (const { game_id } of games) {
      for (const [period, result] of await resultsOf(db, game_id)) await settleGame(db, game_id, period, result, now());
    }
  };

  return {
    place: (tx, member, request, at) => {
      if (!isConsistent(request, world.price(request.oddsId))) throw new Refusal(BAD_PARAMETER);
      return placeBet(tx, world, { member, request, now: at, inPlayDelayMs: inPlayDelayMs() });
    },
    watch: (ticketId) => watcher.watch(ticketId, clock.now() + inPlayDelayMs()),
    statusOf: (memberId, requestId) => statusOf(db, memberId, requestId),
    resume: async () => {
      const pending = await db
        .selectFrom('bets')
        .select(['ticket_id', 'decide_at'])
        .where('status', '=', 'pending')
        .execute();
      for (const bet of pending) watcher.watch(bet.ticket_id, bet.decide_at?.getTime() ?? 0);
      await queue.add('settle what was left', settleAll);
    },
    settleAll: () => queue.add('settle by hand', settleAll),
    close: () => {
      stopListening();
      watcher.close();
    },
  };
}
