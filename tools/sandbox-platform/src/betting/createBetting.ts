import type { Clock, Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../db/database.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import type { MatchEvent } from '@pavilion/sandbox-world';
import type { BettingWorld } from './bets/bettingWorld.ts';
import { readBet } from './bets/betRows.ts';
import type { BetOutcome } from './bets/betTypes.ts';
import type { WorkQueue } from '../base/tasks/createWorkQueue.ts';
import { decideBet } from './placing/decideBet.ts';
import {
  correctResult,
  storeCancelledGoal,
  storeResult,
  findResultPeriod,
  toGameResult,
} from './settling/matchResults.ts';
import { listPendingBets } from './placing/listPendingBets.ts';
import type { MemberOrder } from './placing/buildBetRows.ts';
import { toBetOutcome } from './placing/outcomes.ts';
import { isConsistent, placeBet } from './placing/placeBet.ts';
import {
  settleByCancelledGoal,
  settleByCorrection,
  settleByResult,
  settleRemainingBets,
} from './settling/settleGames.ts';

export interface BettingPorts {
  readonly db: Db;
  readonly world: BettingWorld;
  readonly clock: Clock;
  readonly queue: WorkQueue;
  readonly inPlayDelayMs: () => number;
  /** Fen per USD, the currency of the payout caps (§1). */
  readonly usdRate: () => Minor;
}

/** Bets from placement to settlement. */
export interface Betting {
  /** Places a single or a parlay. */
  readonly place: (tx: Tx, memberOrder: MemberOrder) => Promise<BetOutcome>;
  /** Schedules the decision of a pending bet for the end of its delay. Call it after its placement is committed. */
  readonly watch: (ticketId: string) => void;
  readonly readBetOutcome: (memberId: number, requestId: string) => Promise<BetOutcome>;
  /** Resumes after a stop or crash: watches pending bets, then settles decided and corrected matches. */
  readonly resume: () => Promise<void>;
  /** Decides every pending bet whose delay has ended, and settles every open bet whose result is known. */
  readonly settleAll: () => Promise<void>;
  readonly close: () => void;
}

async function readBetOutcome(db: Db, memberId: number, requestId: string): Promise<BetOutcome> {
  const bet = await db
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (bet) return toBetOutcome(await readBet(db, bet.id));
  const request = await db
    .selectFrom('requests')
    .select('answer')
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .where('endpoint', 'in', ['sport.placeBet', 'sport.placeSeries'])
    .executeTakeFirst();
  return request?.answer ? (JSON.parse(request.answer) as BetOutcome) : { status: 'UNKNOWN', requestId };
}

/** Decides a pending bet. */
const decide = ({ db, world, clock, usdRate }: BettingPorts, ticketId: string): Promise<void> =>
  decideBet(db, ticketId, { world, now: new Date(clock.now()), usdRate: usdRate() });

/** Creates timers for pending bets, one per bet; `close` cancels them. */
function createWatcher(ports: BettingPorts) {
  const { clock, queue } = ports;
  const timers = new Map<string, () => void>();
  const onTimer = (ticketId: string) => {
    timers.delete(ticketId);
    void queue.add('decide bet', () => decide(ports, ticketId));
  };
  return {
    watch: (ticketId: string, waitMs: number) => {
      if (timers.has(ticketId)) return;
      timers.set(
        ticketId,
        clock.after(waitMs, () => onTimer(ticketId)),
      );
    },
    close: () => {
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
  };
}

/** Returns the work for an event of the world: its result is stored first, then bets are settled. `undefined` for most events. */
function findEventTask(db: Db, event: MatchEvent, now: () => Date): (() => Promise<void>) | undefined {
  const { gameId, kind } = event;
  const period = findResultPeriod(event);
  if (period) {
    return async () => {
      await storeResult(db, { gameId, period }, { result: toGameResult(event), at: now() });
      await settleByResult(db, { gameId, period }, now());
    };
  }
  if (kind === 'goalCancelled') {
    return async () => {
      await storeCancelledGoal(db, event);
      await settleByCancelledGoal(db, gameId, now());
    };
  }
  if (kind !== 'corrected') return undefined;
  return async () => {
    await correctResult(db, gameId, toGameResult(event));
    await settleByCorrection(db, gameId, now());
  };
}

/** Creates the betting of a world and settles bets on its match events. */
export function createBetting(ports: BettingPorts): Betting {
  const { db, world, clock, queue, inPlayDelayMs, usdRate } = ports;
  const now = () => new Date(clock.now());
  const watcher = createWatcher(ports);
  const stopListening = world.onMatchEvent((event) => {
    const work = findEventTask(db, event, now);
    if (work) void queue.add('settle match', work);
  });
  const settleAll = async () => {
    // A pending bet has no timer if the response to its COMMIT was lost.
    for (const { ticketId, waitMs } of await listPendingBets(db, now())) {
      if (waitMs === 0) await decide(ports, ticketId);
    }
    await settleRemainingBets(db, now());
  };

  return {
    place: (tx, memberOrder) => {
      if (!memberOrder.order.legs.every((leg) => isConsistent(world, leg)))
        throw new Refusal(errorCodes.parameterError);
      return placeBet(tx, { ...memberOrder, world, inPlayDelayMs: inPlayDelayMs(), usdRate: usdRate() });
    },
    watch: (ticketId) => watcher.watch(ticketId, inPlayDelayMs()),
    readBetOutcome: (memberId, requestId) => readBetOutcome(db, memberId, requestId),
    resume: async () => {
      for (const { ticketId, waitMs } of await listPendingBets(db, now())) watcher.watch(ticketId, waitMs);
      await queue.add('settle remaining bets', settleAll);
    },
    settleAll: () => queue.add('settle from the console', settleAll),
    close: () => {
      stopListening();
      watcher.close();
    },
  };
}
