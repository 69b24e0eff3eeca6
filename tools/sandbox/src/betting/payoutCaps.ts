import { divideHalfUp, type Minor } from '@pavilion/kernel';

/** Most a member may win in a day, in whole USD; the sports that are not named have the cap of the others (§1). */
const CAPS_USD = { FT: 1_500_000n, BK: 1_500_000n, TN: 300_000n, BS: 300_000n, VB: 300_000n } as const;
const OTHER_SPORT_USD = 200_000n;

const gameTypes = ['FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT'] as const;

const capOf = (gameType: string): bigint => CAPS_USD[gameType as keyof typeof CAPS_USD] ?? OTHER_SPORT_USD;

/** The cap of every game type, in whole USD. */
export const capsByGameType: ReadonlyMap<string, bigint> = new Map(gameTypes.map((type) => [type, capOf(type)]));

/** The cap of a bet, in whole USD: the lowest among its legs (§1). */
export const payoutCapUsd = (gameTypeOfLegs: readonly string[]): bigint =>
  gameTypeOfLegs.map(capOf).reduce((lowest, cap) => (cap < lowest ? cap : lowest));

/** Minor units of whole USD, by a rate in hundredths. */
export const inCny = (usd: bigint, rate: Minor): Minor => divideHalfUp(usd * 100n * rate, 100n);
