import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { StakedSpot, VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { disciplines, findPlayable } from '../catalogue/playable.ts';
import { capReturns } from '../catalogue/roundCap.ts';
import { findSelection } from '../esports/markets/createMatchEngine.ts';
import { decideSelection, type Decision } from '../esports/markets/decideSelection.ts';
import { readMatch } from '../esports/match/readMatch.ts';
import { bookWin, sumPayout } from '../orders/bookRound.ts';
import { findVenue } from '../../venues/venueGate.ts';
import { IN_PLAY_DELAY_MS, isInPlay, isInterrupted } from './acceptBets.ts';
import { getMatch, readEndedMatches, toMoment, type ScheduledMatch } from './matchSchedule.ts';
import { toMatchOutcome } from './toMatchOutcome.ts';
import type { MatchMoment } from '../esports/markets/priceMarkets.ts';

/** Match of a round, at the time of the settlement. */
interface RoundMatch {
  readonly match: ScheduledMatch;
  readonly moment: MatchMoment;
}

/** Whether an event in the in-play delay has refused the bets of a round. */
export function isRefused({ placed_at, bets }: Pick<VenueRound, 'placed_at' | 'bets'>, match: ScheduledMatch): boolean {
  const placed = placed_at.getTime() - match.startsAt;
  return bets.some(({ spot }) => {
    const found = findSelection(match.fixture, spot);
    return found !== undefined && isInterrupted(found.market, match, placed);
  });
}

const HUNDRED = 100n;

function computeReturn({ stake, price = 0 }: StakedSpot, decision: Decision): Minor {
  const amount = parseMinor(stake) ?? 0n;
  if (decision === 'void') return amount;
  return decision === 'won' ? (amount * BigInt(price)) / HUNDRED : 0n;
}

/** Returns the bets of a round with their returns; undefined while one of them is open. */
export function decideBets(
  round: Pick<VenueRound, 'placed_at' | 'bets'>,
  { match, moment }: RoundMatch,
): StakedSpot[] | undefined {
  if (isRefused(round, match)) return round.bets.map((bet) => ({ ...bet, returned: bet.stake, isRefused: true }));
  const { fixture } = match;
  const state = readMatch(match.script, moment.elapsed);
  const decisions = round.bets.map(({ spot }): Decision => {
    const found = findSelection(fixture, spot);
    return found ? decideSelection(found.market, found.selection.pick, { fixture, state }) : 'void';
  });
  if (decisions.includes('open')) return undefined;
  const paid = capReturns(round.bets.map((bet, at) => computeReturn(bet, decisions[at] ?? 'void')));
  return round.bets.map((bet, at) => ({ ...bet, returned: formatMinor(paid[at] ?? 0n) }));
}

async function settle(
  tx: Tx,
  round: VenueRound,
  { now, ...roundMatch }: RoundMatch & { readonly now: Date },
): Promise<void> {
  await lockMember(tx, round.member_id);
  const { status } = await tx
    .selectFrom('venue_rounds')
    .select('status')
    .where('id', '=', round.id)
    .executeTakeFirstOrThrow();
  const bets = decideBets(round, roundMatch);
  if (status === 'settled' || !bets) return;
  const { match, moment } = roundMatch;
  const payout = sumPayout(bets);
  await tx
    .updateTable('venue_rounds')
    .set({
      status: 'settled',
      payout,
      settled_at: now,
      bets: JSON.stringify(bets),
      outcome: JSON.stringify(toMatchOutcome(match.fixture, readMatch(match.script, moment.elapsed))),
    })
    .where('id', '=', round.id)
    .execute();
  await bookWin(tx, round, { payout, at: now });
}

const readOpenRounds = (db: Db) =>
  db
    .selectFrom('venue_rounds')
    .selectAll()
    .where('status', '=', 'open')
    .where('rules', 'in', disciplines)
    .orderBy('id')
    .execute();

/**
 * Settles the rounds of matches whose bets are all decided by the events so far, each in its own transaction. Bets that an
 * event has refused in the in-play delay get their stakes back.
 */
export async function settleMatches({ db, secret }: { db: Db; secret: ServerSecret }, now: Date): Promise<void> {
  const rounds = await readOpenRounds(db);
  const ended = await readEndedMatches(db, [...new Set(rounds.map(({ game_code }) => game_code))], now);
  for (const round of rounds) {
    const game = await findPlayable(db, await findVenue(db, round.venue_code), round.game_code);
    if (!game || round.draw_no === null) continue;
    const match = getMatch(secret, game, round.draw_no);
    const isPending =
      isInPlay(round.placed_at, match.startsAt) && now.getTime() < round.placed_at.getTime() + IN_PLAY_DELAY_MS;
    const moment = toMoment(match, game.code, { now, ended });
    if (isPending || !decideBets(round, { match, moment })) continue;
    await db.transaction().execute((tx) => settle(tx, round, { match, moment, now }));
  }
}
