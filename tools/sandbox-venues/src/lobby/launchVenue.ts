import type { RequestOf, ResponseOf } from '@pavilion/api-client/protocol';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { lockMember } from '@pavilion/sandbox-platform/ledger/balances';
import { requireNoPause } from '@pavilion/sandbox-platform/playerLimits/playPauses';
import { type TransferContext, orderAutoTransfer, toWireTransfer } from '../transfers/moveMoney.ts';
import { listUnmetTurnover } from '../transfers/turnover.ts';
import { findVenue, requireVenue } from '../venues/venueGate.ts';
import { venuePagePaths } from '../venues/venuePaths.ts';
import { createNotFoundRefusal, createTurnoverRefusal } from '../venues/venueRefusals.ts';
import { issueLaunchCode, type VenueLaunch } from '../venues/launchCodes.ts';

/** Ports of a launch. */
export interface LaunchPorts {
  readonly db: Db;
  /** Origin on which the venues' own pages are served. */
  readonly venueOrigin: () => string;
}

type LaunchRequest = RequestOf<'venue.launch'>;
type Launched = ResponseOf<'venue.launch'>;

async function requireGame(tx: Tx, venue: Venue, gameCode: string): Promise<void> {
  const game = await tx
    .selectFrom('games')
    .select('code')
    .where('code', '=', gameCode)
    .where('venue_code', '=', venue.code)
    .executeTakeFirst();
  if (!game) throw createNotFoundRefusal();
}

/** Launch of a game by a member. */
interface GameVisit {
  readonly memberId: number;
  readonly gameCode: string;
  readonly now: Date;
}

async function recordLaunch(tx: Tx, { memberId, gameCode, now }: GameVisit): Promise<void> {
  await tx
    .insertInto('game_visits')
    .values({ member_id: memberId, game_code: gameCode, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'game_code'])
        .doUpdateSet((old) => ({ last_at: now, visits: old('game_visits.visits', '+', 1) })),
    )
    .execute();
}

/** Venue to launch; `isActivity` is 1 if the member has confirmed the notice about bound money. */
interface VenueEntry {
  readonly venue: Venue;
  readonly isActivity: number | undefined;
}

/** Throws a refusal if money at another venue is bound by an activity. `isActivity` 1 skips the check (GAM-03). */
async function requireNoBoundMoney(tx: Tx, memberId: number, { venue, isActivity }: VenueEntry) {
  if (isActivity === 1) return;
  const bound = (await listUnmetTurnover(tx, memberId)).find(({ venueCode }) => venueCode !== venue.code);
  if (bound) throw createTurnoverRefusal(bound.venueCode, bound.required, bound.done);
}

/**
 * Runs the part of a launch that happens once: all checks, the entry in "recently played", and the first step of the
 * auto-transfer. The URL is added later, so that its code is not stored.
 */
export async function enterVenue(tx: Tx, mover: TransferContext, request: LaunchRequest): Promise<Launched> {
  const venue = await findVenue(tx, request.enName);
  requireVenue(venue, mover.platform.settings, 'in');
  // The lock comes first: a transaction that pauses play may hold it.
  await lockMember(tx, mover.memberId);
  await requireNoPause(tx, mover);
  if (request.gameCode !== '') await requireGame(tx, venue, request.gameCode);
  await requireNoBoundMoney(tx, mover.memberId, { venue, isActivity: request.isActivity });
  if (request.gameCode !== '')
    await recordLaunch(tx, { memberId: mover.memberId, gameCode: request.gameCode, now: mover.now });
  const { auto_transfer } = await tx
    .selectFrom('members')
    .select('auto_transfer')
    .where('id', '=', mover.memberId)
    .executeTakeFirstOrThrow();
  const transfer = auto_transfer ? await orderAutoTransfer(tx, mover, venue) : undefined;
  return { url: '', ...(transfer ? { transfer: toWireTransfer(transfer) } : {}) };
}

/**
 * Builds the launch URL by the kind of the venue (GAM-02, ruling G1): the venue code, a page on the venues' origin, a page
 * on the site, or the frame of `/dz/game`. All pages of the sandbox's venues support the theme of the site.
 *
 * The one-time code is in the fragment, which browsers send to no server: neither in the request, nor as a referrer.
 */
export async function buildLaunchUrl(
  platform: LaunchPorts,
  launch: VenueLaunch,
  now: Date,
): Promise<Pick<Launched, 'url' | 'takesTheme'>> {
  const venue = await findVenue(platform.db, launch.venueCode);
  const enter = async () => `?lang=${launch.locale}#${await issueLaunchCode(platform.db, launch, now)}`;
  const urls: Record<Venue['launch_kind'], () => Promise<string> | string> = {
    local: () => venue.code,
    site: async () => `${venuePagePaths.onSite}${await enter()}`,
    http: async () => `${platform.venueOrigin()}${venuePagePaths.own}${await enter()}`,
    other: async () => `frame:${platform.venueOrigin()}${venuePagePaths.own}${await enter()}`,
  };
  const url = await urls[venue.launch_kind]();
  return { url, ...(venue.launch_kind !== 'local' && { takesTheme: true }) };
}

/** Returns the launch that a call requests. */
export const toVenueLaunch = (sessionId: string, { enName, gameCode }: LaunchRequest, locale: Locale): VenueLaunch => ({
  sessionId,
  venueCode: enName.toUpperCase(),
  gameCode: gameCode === '' ? undefined : gameCode,
  locale,
});
