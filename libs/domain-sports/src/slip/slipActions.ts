import type { SystemName } from '../money/systems.ts';
import type {
  OddsRule,
  SelectionInput,
  Quote,
  SelectionStatus,
  Slip,
  SlipMode,
  StakeEntry,
  StakeLimits,
} from './slip.ts';

/** State of a price on the board. The fields of the quote are absent if only the status is known. */
export interface SlipPrice extends Partial<Quote> {
  readonly id: string;
  readonly status: SelectionStatus;
}

interface Payloads {
  /** Adds a selection, or removes it if it is on the slip (SLP-01). */
  readonly selectionToggled: { readonly pick: SelectionInput; readonly quote: Quote };
  readonly selectionRemoved: string;
  readonly slipCleared: undefined;
  readonly modeChanged: SlipMode;
  readonly stakeChanged: { readonly id: string; readonly stake: string };
  /** Sets the same stake for every selection. */
  readonly everyStakeChanged: string;
  readonly seriesStakeChanged: string;
  /** Adds a system to the parlay, or removes it. */
  readonly systemToggled: SystemName;
  readonly entryChanged: StakeEntry;
  readonly keepsPlacedChanged: boolean;
  readonly oddsRuleChanged: OddsRule;
  readonly limitsChanged: StakeLimits;
  /** Prices of selections have changed. */
  readonly pricesSeen: readonly SlipPrice[];
  /** Matches were removed from the list (F-BET-16). */
  readonly gamesRemoved: readonly string[];
  /** The player agrees to the new prices and lines (SLP-10). */
  readonly changesAccepted: undefined;
  readonly confirmingStarted: undefined;
  /**
   * The order has ended; `placedIds` leave the slip. It is the only action that is accepted while an order is
   * confirming.
   */
  readonly confirmingEnded: { readonly placedIds: readonly string[] };
  readonly slipRestored: Slip;
}

type SlipActionName = keyof Payloads;
type ActionOf<Name extends SlipActionName> = { readonly type: `slip/${Name}`; readonly payload: Payloads[Name] };

/** Action of the slip. Actions are plain objects, usable with any store. */
export type SlipAction = { [Name in SlipActionName]: ActionOf<Name> }[SlipActionName];

const creator =
  <Name extends SlipActionName>(name: Name) =>
  (...[payload]: Payloads[Name] extends undefined ? [] : [payload: Payloads[Name]]): ActionOf<Name> =>
    ({ type: `slip/${name}`, payload }) as ActionOf<Name>;

/** Action creators for `slipReducer`. */
export const slipActions = {
  selectionToggled: creator('selectionToggled'),
  selectionRemoved: creator('selectionRemoved'),
  slipCleared: creator('slipCleared'),
  modeChanged: creator('modeChanged'),
  stakeChanged: creator('stakeChanged'),
  everyStakeChanged: creator('everyStakeChanged'),
  seriesStakeChanged: creator('seriesStakeChanged'),
  systemToggled: creator('systemToggled'),
  entryChanged: creator('entryChanged'),
  keepsPlacedChanged: creator('keepsPlacedChanged'),
  oddsRuleChanged: creator('oddsRuleChanged'),
  limitsChanged: creator('limitsChanged'),
  pricesSeen: creator('pricesSeen'),
  gamesRemoved: creator('gamesRemoved'),
  changesAccepted: creator('changesAccepted'),
  confirmingStarted: creator('confirmingStarted'),
  confirmingEnded: creator('confirmingEnded'),
  slipRestored: creator('slipRestored'),
};
