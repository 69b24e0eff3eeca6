import { parseMinor } from '@pavilion/kernel';
import { placeMatchBet } from '@pavilion/sandbox-venues/games/matchBets/placeMatchBet';
import { readMatchBet } from '@pavilion/sandbox-venues/games/matchBets/matchBetOutcome';
import { findRoundByRequest } from '@pavilion/sandbox-venues/games/rounds/findRoundByRequest';
import { orderAutoTransfer } from '@pavilion/sandbox-venues/transfers/moveMoney';
import { readVenueMoney } from '@pavilion/sandbox-venues/venues/venueAccounts';
import { findVenue, requireVenue } from '@pavilion/sandbox-venues/venues/venueGate';
import type { VenueSession } from '@pavilion/sandbox-venues/venues/venueSessions';
import { requireNoPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import type { Call } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

type PlaceCall = Call<'sport.placeBet'>;

const toVenueSession = ({ body, member, session, locale }: PlaceCall | Call<'sport.betStatus'>): VenueSession => ({
  memberId: member.id,
  sessionId: session.id,
  venueCode: body.enName.toUpperCase(),
  gameCode: undefined,
  locale,
});

/**
 * Runs the auto-transfer of a launch for a bet that the balance of the venue does not cover (GAM-05), and waits for the venue.
 * A repeated call finds its bet, or no money in the centre wallet, so that nothing is transferred twice.
 */
async function fundBet(platform: Platform, call: PlaceCall): Promise<void> {
  const venueSession = toVenueSession(call);
  const { memberId } = venueSession;
  const { now } = call;
  const transfer = await platform.db.transaction().execute(async (tx) => {
    const venue = await findVenue(tx, venueSession.venueCode);
    requireVenue(venue, platform.settings, 'in');
    await lockMember(tx, memberId);
    await requireNoPause(tx, { memberId, now });
    if (await findRoundByRequest(tx, venueSession, call.requestId)) return undefined;
    const { venues } = await readVenueMoney(tx, memberId);
    if ((venues.get(venue.code) ?? 0n) >= (parseMinor(call.body.stake) ?? 0n)) return undefined;
    return orderAutoTransfer(tx, { platform, memberId, now }, venue);
  });
  if (transfer) await platform.transfers.finish(transfer.id);
}

/** Creates the bets of e-sports venues behind `resource`. */
export const createVenueBets = (platform: Platform) => ({
  place: async (call: PlaceCall) => {
    if (call.member.auto_transfer) await fundBet(platform, call);
    return call.once((tx) =>
      placeMatchBet(tx, { platform, venueSession: toVenueSession(call), now: call.now }, call.body),
    );
  },
  /** Returns the outcome of a bet; that of a rejected one is a stored response, which sport bets have too. */
  readStatus: async (call: Call<'sport.betStatus'>) => {
    const { body, member, now } = call;
    await call.settled(body.requestId);
    const query = { requestId: body.requestId, secret: platform.secret, now };
    return (
      (await readMatchBet(platform.db, toVenueSession(call), query)) ??
      platform.betting.readBetOutcome(member.id, body.requestId)
    );
  },
});
