import {
  findPlacementBlock,
  findSlipBlock,
  type PlacementBlock,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { formatCny } from '@pavilion/wallet';
import type { SportsT } from '../messages/sportsT.ts';

/** What keeps the slip from being placed: `field` stands under the amount, `place` beside the button. */
export interface SlipProblem {
  readonly field?: string;
  readonly place?: string;
  /** The player has to agree to a new price or line first. */
  readonly isChange?: boolean;
}

export interface SlipConditions {
  readonly balance: string | undefined;
  readonly isStale: boolean;
  readonly isOnline: boolean;
}

const plain = (amount: string | undefined): string => formatCny(amount, { symbol: false });

/** Bounds that the texts of an amount name. */
interface AmountBounds extends Pick<Slip, 'limits'> {
  readonly balance?: string | undefined;
}

/** What is wrong with an amount, in words; nothing for what is no matter of the amount, or not typed yet. */
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

/** What is wrong with the amount of one pick among several; the balance is looked at for all together. */
export const pickProblem = (t: SportsT, slip: Slip, selection: Selection): string | undefined =>
  describeAmountProblem(t, findPlacementBlock(slip, selection), slip);

const PLACE_TEXT_KEYS: Readonly<Partial<Record<PlacementBlock, 'slip.tooFewLegs'>>> = {
  tooFewLegs: 'slip.tooFewLegs',
};

/** Reads why the slip cannot be placed now; `undefined` when it can (SLP-08, SLP-10, F-BET-15). */
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
