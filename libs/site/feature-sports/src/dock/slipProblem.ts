import {
  findPlacementBlock,
  findSlipBlock,
  type PlacementBlock,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { formatCny } from '@pavilion/wallet';
import type { SportsT } from '../messages/sportsT.ts';

/** Reason that blocks placement: `field` is shown under the amount, `place` next to the button. */
export interface SlipProblem {
  readonly field?: string;
  readonly place?: string;
  /** Whether the player first has to accept a new price or line. */
  readonly isChange?: boolean;
}

export interface SlipConditions {
  readonly balance: string | undefined;
  readonly isStale: boolean;
  readonly isOnline: boolean;
}

const plain = (amount: string | undefined): string => formatCny(amount, { symbol: false });

/** Bounds for the texts of an amount. */
interface AmountBounds extends Pick<Slip, 'limits'> {
  readonly balance?: string | undefined;
}

/** Returns the problem of an amount as text; `undefined` for other problems or an empty amount. */
function describeAmountProblem(
  t: SportsT,
  block: PlacementBlock | undefined,
  bounds: AmountBounds,
): string | undefined {
  const { limits, balance } = bounds;
  if (block === 'belowMinimum') return t('stake.low', { min: plain(limits?.min) });
  if (block === 'aboveMaximum') return t('stake.high', { max: plain(limits?.max) });
  return block === 'insufficientBalance' ? t('stake.balance', { amount: plain(balance) }) : undefined;
}

/** Returns the problem of the amount of one selection. The balance is checked for all of them together. */
export const pickProblem = (t: SportsT, slip: Slip, selection: Selection): string | undefined =>
  describeAmountProblem(t, findPlacementBlock(slip, selection), slip);

const PLACE_TEXT_KEYS: Readonly<Partial<Record<PlacementBlock, 'slip.tooFewLegs'>>> = {
  tooFewLegs: 'slip.tooFewLegs',
};

/** Returns the reason that blocks placement; `undefined` if there is none (SLP-08, SLP-10, F-BET-15). */
export function slipProblem(t: SportsT, slip: Slip, facts: SlipConditions): SlipProblem | undefined {
  if (!facts.isOnline) return { place: t('slip.offline') };
  if (facts.isStale) return { place: t('slip.blocked') };
  const block = findSlipBlock(slip, facts.balance);
  if (block === undefined) return undefined;
  if (block === 'changed') return { isChange: true };
  const words = PLACE_TEXT_KEYS[block];
  if (words) return { place: t(words) };
  const amount = describeAmountProblem(t, block, { limits: slip.limits, balance: facts.balance });
  if (amount === undefined) return {};
  const isOwnField = slip.mode === 'multiple' && slip.selections.length > 1;
  if (!isOwnField) return { field: amount };
  return block === 'insufficientBalance' ? { place: amount } : {};
}
