import { divideHalfUp, type Minor } from '@pavilion/kernel';
import type { GameType } from '../entities/gameType.ts';

const THOUSAND_USD = 100_000n;

/** Sports with their own cap: 1.5 million for football and basketball, 300 thousand for the others below (§1). */
const SPORT_CAPS: Readonly<Partial<Record<GameType, Minor>>> = {
  FT: 1500n * THOUSAND_USD,
  BK: 1500n * THOUSAND_USD,
  TN: 300n * THOUSAND_USD,
  BS: 300n * THOUSAND_USD,
  VB: 300n * THOUSAND_USD,
  /** Ice hockey and American football. */
  OP: 300n * THOUSAND_USD,
};

/** Daily payout caps of a member for everything else (§1), in US cents. */
export const PAYOUT_CAPS_USD = {
  otherSport: 200n * THOUSAND_USD,
  newHandicap: 25n * THOUSAND_USD,
  casinoBet: 600n * THOUSAND_USD,
  financialBet: 180n * THOUSAND_USD,
} as const satisfies Record<string, Minor>;

/** Fields of a leg that determine its cap. */
export interface CappedLeg {
  readonly gameType: GameType;
  readonly playCode?: string;
}

/** Team totals: the new handicaps of ruling B8. */
const NEW_HANDICAPS = /^R?OU[HC]$/;

const getCap = ({ gameType, playCode = '' }: CappedLeg): Minor =>
  NEW_HANDICAPS.test(playCode) ? PAYOUT_CAPS_USD.newHandicap : (SPORT_CAPS[gameType] ?? PAYOUT_CAPS_USD.otherSport);

/**
 * Converts a cap to minor units of the wallet's currency.
 *
 * @param rate currency units for one US dollar, in hundredths: 7.20 is `720n`
 */
export const convertPayoutCap = (capUsd: Minor, rate: Minor): Minor => divideHalfUp(capUsd * rate, 100n);

/** Finds the daily payout cap of a bet: the lowest of its legs, in US cents; `undefined` without a leg (§1, SLP-12). */
export const findPayoutCapUsd = (legs: readonly CappedLeg[]): Minor | undefined =>
  legs
    .map(getCap)
    .reduce<Minor | undefined>((lowest, cap) => (lowest === undefined || cap < lowest ? cap : lowest), undefined);
