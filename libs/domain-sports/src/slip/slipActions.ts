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

/** What the board says of a price; the fields of a quote are missing when only the status is known. */
export interface SlipPrice extends Partial<Quote> {
  readonly id: string;
  readonly status: SelectionStatus;
}

interface Payloads {
  /** Picks, or takes away a pick already held (SLP-01). */
  readonly selectionToggled: { readonly pick: SelectionInput; readonly quote: Quote };
  readonly selectionRemoved: string;
  readonly slipCleared: undefined;
  readonly modeChanged: SlipMode;
  readonly stakeChanged: { readonly id: string; readonly stake: string };
  /** The same stake for every selection. */
  readonly everyStakeChanged: string;
  readonly seriesStakeChanged: string;
  /** Chooses a pass type of the series bet, or gives it up. */
  readonly systemToggled: SystemName;
  readonly entryChanged: StakeEntry;
  readonly keepsPlacedChanged: boolean;
  readonly oddsRuleChanged: OddsRule;
  readonly limitsChanged: StakeLimits;
  /** The feed moved prices the slip holds. */
  readonly pricesSeen: readonly SlipPrice[];
  /** Matches left the list for good (F-BET-16). */
  readonly gamesRemoved: readonly string[];
  /** The player takes the new prices and lines (SLP-10). */
  readonly changesAccepted: undefined;
  readonly confirmingStarted: undefined;
  /** The order is through; `placedIds` leave the slip. Alone of all, it is heard while an order is confirming. */
  readonly confirmingEnded: { readonly placedIds: readonly string[] };
  readonly slipRestored: Slip;
}

type SlipActionName = keyof Payloads;
type ActionOf<Name extends SlipActionName> = { readonly type: `slip/${Name}`; readonly payload: Payloads[Name] };

/** Everything that can happen to a slip. Plain objects, fit for any store. */
export type SlipAction = { [Name in SlipActionName]: ActionOf<Name> }[SlipActionName];

const creator =
  <Name extends SlipActionName>(name: Name) =>
  (...[payload]: Payloads[Name] extends undefined ? [] : [payload: Payloads[Name]]): ActionOf<Name> =>
    ({ type: `slip/${name}`, payload }) as ActionOf<Name>;

/** Makers of slip actions; feed them to `slipReducer` (or any Redux store that holds it). */
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
