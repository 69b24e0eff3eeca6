/** Legal requirements of a jurisdiction, as data (ruling L1). */
export interface JurisdictionProfile {
  /** Minimum age in years; never below 18 (§1). */
  readonly minimumAge: number;
  /** Minutes of play between reality checks; 0 for none. */
  readonly realityCheckMinutes: number;
  readonly showsSessionClock: boolean;
  readonly showsNetPosition: boolean;
  readonly showsLastLogin: boolean;
  /** Whether an in-play bet shows the maximum in-play delay before it is confirmed. */
  readonly showsInPlayDelay: boolean;
  readonly disputeDays: number;
  readonly recordYears: number;
}

/** Default profile of a brand. */
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
