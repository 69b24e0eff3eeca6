import type { Side } from '../plays/side.ts';
import type { Price } from '../odds/price.ts';

/** Direction of the last price move; `none` before the first move and after a change of line. */
export type PriceDirection = 'up' | 'down' | 'none';

/** One price of the board. It is replaced on every change, so a new reference means a change. */
export interface PriceCell {
  readonly id: string;
  readonly gameId: string;
  /** Play code, such as `RE`. */
  readonly playCode: string;
  readonly side: Side;
  readonly rank: number;
  /** Runner of an outright. */
  readonly name?: string | undefined;
  /** Line for the home side as on the wire, such as `"-0.25"`; empty if the play has none. */
  readonly line: string;
  /** `undefined` if the venue sent no readable price. It is shown as `--` and cannot be selected. */
  readonly price: Price | undefined;
  /** `false` while the price is suspended. It is then shown as locked and cannot be selected (SPT-08). */
  readonly isActive: boolean;
  /** Grows with each change. A change with an older version is ignored (F-BET-13). */
  readonly version: number;
  readonly direction: PriceDirection;
  /**
   * Milliseconds UTC of the last price move, 0 if the price has not moved since it was loaded. It controls the flash.
   */
  readonly changedAt: number;
}

/** Whether a cell can be added to the slip (SPT-08). */
export const isPickable = (cell: PriceCell | undefined): boolean => cell?.isActive === true && cell.price !== undefined;
