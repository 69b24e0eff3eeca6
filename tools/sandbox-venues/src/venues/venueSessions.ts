import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db, Tx } from '@pavilion/sandbox-platform/db/database';
import { isOpenAt } from '@pavilion/sandbox-platform/sessions/sessionLifetime';

/** Venue or game that a member launches. */
export interface LaunchTarget {
  readonly venueCode: string;
  /** Code of the launched game; undefined in the venue's lobby. */
  readonly gameCode: string | undefined;
  readonly locale: Locale;
}

/** Session of a member at a venue. It ends with the session of the member that launched it (ruling G2). */
export interface VenueSession extends LaunchTarget {
  readonly memberId: number;
  /** Session of the member. */
  readonly sessionId: string;
}

/** Longest duration of a venue session: 12 h. */
const VENUE_SESSION_LIMIT_MS = 12 * 3_600_000;

/** Computes the digest under which a code or a token is stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Creates a code or a token: 256 random bits. */
export const createVenueSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Stores a venue session.
 *
 * @returns the token for the venue's page. Only its hash is stored
 */
export async function storeVenueSession(tx: Tx, venueSession: VenueSession, now: Date): Promise<string> {
  const token = createVenueSecret();
  await tx
    .insertInto('venue_sessions')
    .values({
      token_hash: hashSecret(token),
      session_id: venueSession.sessionId,
      member_id: venueSession.memberId,
      venue_code: venueSession.venueCode,
      game_code: venueSession.gameCode ?? null,
      locale: venueSession.locale,
      opened_at: now,
    })
    .execute();
  return token;
}

/** Finds the venue session of a token. `undefined` after 12 h, and once the member's session has ended. */
export async function findVenueSession(db: Db, token: string, now: Date): Promise<VenueSession | undefined> {
  if (token.length > 64) return undefined;
  const row = await db
    .selectFrom('venue_sessions')
    .innerJoin('sessions', 'sessions.id', 'venue_sessions.session_id')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('venue_sessions')
    .where('venue_sessions.token_hash', '=', hashSecret(token))
    .where('opened_at', '>', new Date(now.getTime() - VENUE_SESSION_LIMIT_MS))
    .where(isOpenAt(now))
    .where('members.state', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id, member_id, venue_code, game_code, locale } = row;
  return {
    sessionId: session_id,
    memberId: member_id,
    venueCode: venue_code,
    gameCode: game_code ?? undefined,
    locale,
  };
}

/**
 * Whether the member's session of a venue session is open. Its end waits for this transaction, so a round is either accepted
 * before the end or refused.
 */
export async function holdsOpenSession(tx: Tx, { sessionId }: VenueSession, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where(isOpenAt(now))
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes venue sessions and launch codes that no longer open anything. */
export async function deleteOldVenueSessions(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - VENUE_SESSION_LIMIT_MS);
  await db.deleteFrom('venue_sessions').where('opened_at', '<=', limit).execute();
  await db.deleteFrom('venue_launch_codes').where('created_at', '<=', limit).execute();
}
