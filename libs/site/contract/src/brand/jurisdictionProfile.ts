/** What the law of a place asks of the site, as data (ruling L1). */
export interface JurisdictionProfile {
  /** Youngest age that may play; never below 18 (§1). */
  readonly minimumAge: number;
  /** Minutes of play between reality checks; 0 for none. */
  readonly realityCheckMinutes: number;
  readonly showsSessionClock: boolean;
  readonly showsNetPosition: boolean;
  readonly showsLastLogin: boolean;
  /** Whether an in-play bet says before confirming how long it may stay pending. */
  readonly showsInPlayDelay: boolean;
  readonly disputeDays: number;
  readonly recordYears: number;
}

/** The house's own profile, used by a brand that names no other. */
export const standardJurisdiction: JurisdictionProfile = {
  minimumAge: 18,
  realityCheckMinutes: 60,
  showsSessionClock: true,
  showsNetPosition: true,
  showsLastLogin: true,
  showsInPlayDelay: true,
  disputeDays: 14,
  recordYears: 5,
};
