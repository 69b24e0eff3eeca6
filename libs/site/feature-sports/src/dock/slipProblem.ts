import { placementBlock, type Selection, type Slip } from '@pavilion/domain-sports';
import { formatCny } from '@pavilion/wallet';
import { type SportsT } from '../messages/sportsT.ts';

/** What keeps a bet from being placed: `field` stands under the amount, `place` beside the button. */
export interface SlipProblem {
  readonly field?: string;
  readonly place?: string;
  /** The player has to agree to a new price or line first. */
  readonly isChange?: boolean;
}

export interface SlipFacts {
  readonly balance: string | undefined;
  readonly isStale: boolean;
  readonly isOnline: boolean;
}

const plain = (amount: string | undefined): string => formatCny(amount, { symbol: false });

/** Reads why the slip cannot be placed now; `undefined` when it can (SLP-08, SLP-10, F-BET-15). */
export function slipProblem(t: SportsT, slip: Slip, selection: Selection, facts: SlipFacts): SlipProblem | undefined {
  if (!facts.isOnline) return { place: t('slip.offline') };
  if (facts.isStale) return { place: t('slip.blocked') };
  switch (placementBlock(slip, selection, facts.balance)) {
    case undefined:
      return undefined;
    case 'changed':
      return { isChange: true };
    case 'belowMinimum':
      return { field: t('stake.low', { min: plain(slip.limits?.min) }) };
    case 'aboveMaximum':
      return { field: t('stake.high', { max: plain(slip.limits?.max) }) };
    case 'insufficientBalance':
      return { field: t('stake.balance', { amount: plain(facts.balance) }) };
    default:
      return {};
  }
}
