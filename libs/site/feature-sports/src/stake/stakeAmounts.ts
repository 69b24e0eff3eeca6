import {
  clampStake,
  computeRisk,
  computeSeriesQuote,
  computeWinnings,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

/** Formats an amount as a player types it, without `.00`. */
export const formatTypedAmount = (amount: Minor): string =>
  amount > 0n ? formatMinor(amount).replace(/\.00$/, '') : '';

/** More than any balance; clamped, it is the maximum stake. */
const UNLIMITED: Minor = 10n ** 17n;

export interface StakeBounds {
  readonly limit?: Minor | undefined;
  readonly balance?: Minor | undefined;
}

/** Returns the bounds of one bet: the limit of the venue and the balance divided by the number of units. */
export function getStakeBounds({ limits }: Slip, balance: string | undefined, units = 1): StakeBounds {
  const held = parseMinor(balance);
  return {
    limit: parseMinor(limits?.max),
    balance: held === undefined ? undefined : held / BigInt(Math.max(1, units)),
  };
}

/** Returns the maximum risk. */
export const computeMaxRisk = (bounds: StakeBounds): Minor => clampStake(UNLIMITED, bounds);

/** Returns a risk reduced to the bounds; `undefined` if it is within them (SLP-08). */
export function clampRisk(risk: Minor | undefined, bounds: StakeBounds): Minor | undefined {
  let clamped: Minor | undefined;
  if (risk !== undefined) clampStake(risk, bounds, (stake) => (clamped = stake));
  return clamped;
}

/** Formats a risk for the amount box: the risk, or its winnings in to-win mode (B6). */
export const formatBoxAmount = ({ entry }: Slip, { agreed }: Selection, risk: Minor): string =>
  formatTypedAmount(entry === 'win' ? computeWinnings(risk, agreed.price) : risk);

/** Converts the typed amount after a change between risk and to win, so that the bet stays the same. */
export function convertBoxAmount(entry: Slip['entry'], { agreed }: Selection, typed: Minor | undefined): string {
  if (typed === undefined) return '';
  return formatTypedAmount(entry === 'win' ? computeWinnings(typed, agreed.price) : computeRisk(typed, agreed.price));
}

/**
 * Converts the typed amount of a parlay before a change between risk and to win: the stake of one unit, or the winnings of all
 * units. Without a combination, as in single mode, the amount is kept.
 */
export function convertSeriesAmount(entry: Slip['entry'], slip: Slip): string {
  const { units, unitStake, maxWinnings } = computeSeriesQuote(slip);
  if (units === 0 || entry === slip.entry) return slip.seriesStake;
  return formatTypedAmount(entry === 'win' ? maxWinnings : unitStake);
}
