import { clampStake, computeRisk, computeWinnings, type Selection, type Slip } from '@pavilion/domain-sports';
import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';

/** An amount as a person would type it: no decimals where there are none. */
export const asTyped = (amount: Minor): string => (amount > 0n ? formatMinor(amount).replace(/\.00$/, '') : '');

/** More than any balance: clamped, it is the most that can be staked. */
const ALL: Minor = 10n ** 17n;

export interface StakeBounds {
  readonly limit?: Minor | undefined;
  readonly balance?: Minor | undefined;
}

/** What one bet may cost: the venue's limit and the balance, shared by so many units. */
export function stakeBounds({ limits }: Slip, balance: string | undefined, units = 1): StakeBounds {
  const held = parseMinor(balance);
  return {
    limit: parseMinor(limits?.max),
    balance: held === undefined ? undefined : held / BigInt(Math.max(1, units)),
  };
}

/** The most that may be risked. */
export const computeMaxRisk = (bounds: StakeBounds): Minor => clampStake(ALL, bounds);

/** A risk brought down to the bounds; `undefined` where it was within them (SLP-08). */
export function clampedRisk(risk: Minor | undefined, bounds: StakeBounds): Minor | undefined {
  let left: Minor | undefined;
  if (risk !== undefined) clampStake(risk, bounds, (stake) => (left = stake));
  return left;
}

/** What a box holds for a risk: itself, or what that risk would win (B6). */
export const formatBoxAmount = ({ entry }: Slip, { agreed }: Selection, risk: Minor): string =>
  asTyped(entry === 'win' ? computeWinnings(risk, agreed.price) : risk);

/** What a box holds after the player turns from risk to win or back: the same bet, said the other way. */
export function convertBoxAmount(entry: Slip['entry'], { agreed }: Selection, typed: Minor | undefined): string {
  if (typed === undefined) return '';
  return asTyped(entry === 'win' ? computeWinnings(typed, agreed.price) : computeRisk(typed, agreed.price));
}
