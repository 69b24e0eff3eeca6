import { createHash } from 'node:crypto';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Db } from '@pavilion/sandbox-platform/db/database';

/** Ports of the sessions of venues. */
export interface VenueSessionPorts {
  readonly db: Db;
  readonly secret: ServerSecret;
}

/** Session of a member at a venue. */
export interface VenueSession {
  readonly memberId: number;
  readonly venueCode: string;
  /** Code of the launched game; undefined in the venue's lobby. */
  readonly gameCode: string | undefined;
  readonly locale: Locale;
}

/** Lifetime of a launch URL: 12 h. */
const SESSION_LIFETIME_MS = 12 * 3_600_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Request id and time of a launch. */
export interface LaunchCall {
  readonly requestId: string;
  readonly now: Date;
}

/**
 * Creates a venue session. A launch that is repeated with its request id returns the same token.
 *
 * @returns the token of the launch URL, valid only for the venue's page. Only its hash is stored
 */
export async function openVenueSession(
  { db, secret }: VenueSessionPorts,
  visit: VenueSession,
  { requestId, now }: LaunchCall,
): Promise<string> {
  const token = secret.digest('venueVisit', String(visit.memberId), requestId);
  await db
    .insertInto('venue_sessions')
    .values({
      token_hash: hashToken(token),
      member_id: visit.memberId,
      venue_code: visit.venueCode,
      game_code: visit.gameCode ?? null,
      locale: visit.locale,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}

/** Finds the session of a token; `undefined` after its lifetime. */
export async function findVenueSession(db: Db, token: string, now: Date): Promise<VenueSession | undefined> {
  if (token.length > 64) return undefined;
  const row = await db
    .selectFrom('venue_sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('opened_at', '>', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .executeTakeFirst();
  if (!row) return undefined;
  const { member_id, venue_code, game_code, locale } = row;
  return { memberId: member_id, venueCode: venue_code, gameCode: game_code ?? undefined, locale };
}

/** Deletes sessions whose lifetime has ended. */
export async function deleteExpiredVenueSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('venue_sessions')
    .where('opened_at', '<=', new Date(now.getTime() - SESSION_LIFETIME_MS))
    .execute();
}
