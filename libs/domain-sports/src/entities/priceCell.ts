import type { Side } from '../odds/side.ts';
import type { Price } from '../odds/price.ts';

/** Where the last change of price led; `none` before the first one and after a change of line. */
export type PriceDirection = 'up' | 'down' | 'none';

/** One price of the board. Replaced as a whole when anything of it changes, so identity tells a change. */
export interface PriceCell {
  readonly id: string;
  readonly gameId: string;
  /** Play code, such as `RE`. */
  readonly playCode: string;
  readonly side: Side;
  readonly rank: number;
  /** The runner of a champion market. */
  readonly name?: string | undefined;
  /** Seen from the home side, as the wire writes it: `"-0.25"`, empty where the play has none. */
  readonly line: string;
  /** `undefined` when the venue sent no readable price: shown as `--`, cannot be picked. */
  readonly price: Price | undefined;
  /** A suspended price is shown locked and cannot be picked (SPT-08). */
  readonly isActive: boolean;
  /** Grows with each change; an older one is ignored (F-BET-13). */
  readonly version: number;
  readonly direction: PriceDirection;
  /** Milliseconds UTC of the last change of the price, 0 when it has not changed since it was loaded. Drives the flash. */
  readonly changedAt: number;
}

/** Whether a cell can go on the slip (SPT-08). */
export const isPickable = (cell: PriceCell | undefined): boolean => cell?.isActive === true && cell.price !== undefined;
