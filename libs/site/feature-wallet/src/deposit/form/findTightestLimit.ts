import { parseMinor, type Minor } from '@pavilion/kernel';
import type { DepositLimit, PlayerLimits } from '@pavilion/site-money';

/** Deposit limit that leaves the least, and that amount. */
export interface TightestLimit extends Pick<DepositLimit, 'period' | 'resetsAt'> {
  readonly left: Minor;
}

/** Finds the limit that leaves the least, the shorter period if two leave the same; `undefined` without a limit. */
export const findTightestLimit = ({ deposits }: Pick<PlayerLimits, 'deposits'>): TightestLimit | undefined =>
  deposits
    .flatMap(({ period, resetsAt, left: text }) => {
      const left = parseMinor(text);
      return left === undefined ? [] : [{ period, resetsAt, left }];
    })
    .reduce<TightestLimit | undefined>(
      (least, limit) => (least && least.left <= limit.left ? least : limit),
      undefined,
    );
