import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import type { VenueSession } from '../../venues/venueSessions.ts';
import { findDiscipline, toMatchGame } from '../catalogue/playable.ts';
import { findRoundByRequest } from '../rounds/findRoundByRequest.ts';
import { IN_PLAY_DELAY_MS, isInPlay } from '../matches/acceptBets.ts';
import { getMatch } from '../matches/matchSchedule.ts';
import { isRefused } from '../matches/settleMatches.ts';

type BetOutcome = ResponseOf<'sport.betStatus'>;

const HUNDRED = 100n;

/** Converts a price in hundredths, which includes the stake, to the winnings for a stake of 1: `2.31` is `1.31`. */
export const toWirePrice = (price: number): string => formatMinor(BigInt(price) - HUNDRED);

/** Secret and time of a reader. */
export interface OutcomeReader {
  readonly secret: ServerSecret;
  readonly now: Date;
}

/** Returns the status of a bet: pending during the in-play delay, then accepted, or rejected by an event in it (B9). */
function getStatus(round: VenueRound, { secret, now }: OutcomeReader): BetOutcome['status'] {
  const discipline = findDiscipline([round.rules]);
  if (!discipline || round.draw_no === null) return 'ACCEPTED';
  const match = getMatch(secret, toMatchGame(round.game_code, discipline), round.draw_no);
  if (!isInPlay(round.placed_at, match.startsAt)) return 'ACCEPTED';
  if (now.getTime() < round.placed_at.getTime() + IN_PLAY_DELAY_MS) return 'PENDING';
  return isRefused(round, match) ? 'REJECTED' : 'ACCEPTED';
}

/** Converts a round with one stake on a match to the outcome of a bet (B2). */
export function toMatchBetOutcome(round: VenueRound, reader: OutcomeReader): BetOutcome {
  const status = getStatus(round, reader);
  const requestId = round.request_id;
  if (status === 'REJECTED') return { status, requestId, reason: 'suspended' };
  const [bet] = round.bets;
  const price = bet?.price ?? Number(HUNDRED);
  const stake = parseMinor(bet?.stake) ?? 0n;
  return {
    status,
    requestId,
    ticketId: String(round.id),
    price: toWirePrice(price),
    line: '',
    stake: formatMinor(stake),
    winAmount: formatMinor((stake * (BigInt(price) - HUNDRED)) / HUNDRED),
    placedAt: round.placed_at.getTime(),
  };
}

/** Reads the outcome of a bet on a match; `undefined` if the venue has no bet with this request id. */
export const readMatchBet = (
  db: Db,
  venueSession: VenueSession,
  { requestId, ...reader }: OutcomeReader & { readonly requestId: string },
): Promise<BetOutcome | undefined> =>
  db.transaction().execute(async (tx) => {
    // A call that is still storing the bet holds this lock, so a missing row is final.
    await lockMember(tx, venueSession.memberId);
    const round = await findRoundByRequest(tx, venueSession, requestId);
    return round && toMatchBetOutcome(round, reader);
  });
