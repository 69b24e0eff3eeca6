import {
  findPlacementBlock,
  findSlipBlock,
  type PlacementBlock,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { formatInstant } from '@pavilion/site-contract/time';
import type { PlayPause } from '@pavilion/site-money';
import { formatCny } from '@pavilion/wallet';
import type { SportsT } from '../messages/sportsT.ts';
import { toOfferedSlip } from './toOfferedSlip.ts';

/** Reason that blocks placement: `field` is shown under the amount, `place` next to the button. */
export interface SlipProblem {
  readonly field?: string;
  readonly place?: string;
}

export interface SlipConditions {
  readonly balance: string | undefined;
  readonly isStale: boolean;
  readonly isOnline: boolean;
  /** Pause of play during which the platform refuses bets. */
  readonly pause: PlayPause | undefined;
}

const formatAmount = (amount: string | undefined): string => formatCny(amount, { symbol: false });

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
  if (block === 'belowMinimum') return t('stake.low', { min: formatAmount(limits?.min) });
  if (block === 'aboveMaximum') return t('stake.high', { max: formatAmount(limits?.max) });
  return block === 'insufficientBalance' ? t('stake.balance', { amount: formatAmount(balance) }) : undefined;
}

/** Returns the problem of the amount of one selection. The balance is checked for all of them together. */
export const findSelectionProblem = (t: SportsT, slip: Slip, selection: Selection): string | undefined =>
  describeAmountProblem(t, findPlacementBlock(slip, { ...selection, agreed: selection.latest }), slip);

const PLACE_TEXT_KEYS: Readonly<Partial<Record<PlacementBlock, 'slip.tooFewLegs'>>> = {
  tooFewLegs: 'slip.tooFewLegs',
};

const describePause = (t: SportsT, { kind, endsAt }: PlayPause): string =>
  t(`slip.pause.${kind}`, { time: formatInstant(endsAt).slice(0, 16) });

/**
 * Returns the reason that blocks placement; `undefined` if there is none (SLP-08, F-BET-15). A changed price is none: the
 * button places at the offered price (SLP-10).
 */
export function findSlipProblem(t: SportsT, slip: Slip, conditions: SlipConditions): SlipProblem | undefined {
  if (!conditions.isOnline) return { place: t('slip.offline') };
  if (conditions.pause) return { place: describePause(t, conditions.pause) };
  if (conditions.isStale) return { place: t('slip.blocked') };
  const block = findSlipBlock(toOfferedSlip(slip), conditions.balance);
  if (block === undefined) return undefined;
  const textKey = PLACE_TEXT_KEYS[block];
  if (textKey) return { place: t(textKey) };
  const amount = describeAmountProblem(t, block, { limits: slip.limits, balance: conditions.balance });
  if (amount === undefined) return {};
  const isOwnField = slip.mode === 'multiple' && slip.selections.length > 1;
  if (!isOwnField) return { field: amount };
  return block === 'insufficientBalance' ? { place: amount } : {};
}
