import type { Db } from '@pavilion/sandbox-platform/db/database';
import { isOpenAt } from '@pavilion/sandbox-platform/sessions/sessionLifetime';
import { createVenueSecret, hashSecret, storeVenueSession, type LaunchTarget } from './venueSessions.ts';

/** Time in which a launch code can be exchanged: 60 s (ruling G2). */
export const LAUNCH_CODE_MS = 60_000;

/** Launch by a session of a member. */
export interface VenueLaunch extends LaunchTarget {
  readonly sessionId: string;
}

/**
 * Creates a launch code. A launch that is repeated with its request id gets a new code, because the first response may be lost.
 *
 * @returns the code for the launch address. Only its hash is stored
 */
export async function issueLaunchCode(db: Db, launch: VenueLaunch, now: Date): Promise<string> {
  const code = createVenueSecret();
  await db
    .insertInto('venue_launch_codes')
    .values({
      code_hash: hashSecret(code),
      session_id: launch.sessionId,
      venue_code: launch.venueCode,
      game_code: launch.gameCode ?? null,
      locale: launch.locale,
      created_at: now,
      used_at: null,
    })
    .execute();
  return code;
}

/**
 * Exchanges a launch code for a venue session. A code is good once, for 60 s and while the member's session is open.
 *
 * @returns the token of the venue session; `undefined` for any other code
 */
export async function exchangeLaunchCode(db: Db, code: string, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const launch = await tx
      .updateTable('venue_launch_codes')
      .set({ used_at: now })
      .where('code_hash', '=', hashSecret(code))
      .where('used_at', 'is', null)
      .where('created_at', '>=', new Date(now.getTime() - LAUNCH_CODE_MS))
      .where('created_at', '<=', new Date(now.getTime() + LAUNCH_CODE_MS))
      .returningAll()
      .executeTakeFirst();
    if (!launch) return undefined;
    const session = await tx
      .selectFrom('sessions')
      .select('member_id')
      .where('id', '=', launch.session_id)
      .where(isOpenAt(now))
      .executeTakeFirst();
    if (!session) return undefined;
    const { session_id, venue_code, game_code, locale } = launch;
    const venueSession = {
      sessionId: session_id,
      memberId: session.member_id,
      venueCode: venue_code,
      gameCode: game_code ?? undefined,
      locale,
    };
    return storeVenueSession(tx, venueSession, now);
  });
}
