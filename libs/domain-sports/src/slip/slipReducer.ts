import { changeMode } from './selections/changeMode.ts';
import { acceptQuotes, changeOddsRule, closeGames, applySlipPrices } from './selections/followPrices.ts';
import { mapSelections } from './selections/mapSelections.ts';
import { getSystemSizes, type SystemName } from '../money/systems.ts';
import {
  emptySlip,
  type OddsRule,
  type Quote,
  type SeenQuote,
  type SelectionInput,
  type Slip,
  type SlipChange,
  type SlipMode,
  type SlipPrice,
  type SlipRejection,
  type StakeEntry,
  type StakeLimits,
} from './selections/slip.ts';
import { applyToggle } from './selections/toggleSelection.ts';

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
  /** The player agrees to the prices and lines that were on the screen (SLP-10, B7). */
  readonly quotesAccepted: readonly SeenQuote[];
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
  quotesAccepted: creator('quotesAccepted'),
  confirmingStarted: creator('confirmingStarted'),
  confirmingEnded: creator('confirmingEnded'),
  slipRestored: creator('slipRestored'),
};

type Handlers = {
  readonly [Type in SlipAction['type']]: (
    slip: Slip,
    payload: Extract<SlipAction, { type: Type }>['payload'],
  ) => Slip | SlipRejection;
};

const without = (slip: Slip, ids: readonly string[]): Slip => {
  const selections = slip.selections.filter(({ id }) => !ids.includes(id));
  return selections.length === slip.selections.length ? slip : { ...slip, selections };
};

const withStake = (slip: Slip, id: string, stake: string): Slip =>
  mapSelections(slip, (held) => (held.id === id && held.stake !== stake ? { ...held, stake } : held));

const withEveryStake = (slip: Slip, stake: string): Slip =>
  mapSelections(slip, (held) => (held.stake !== stake ? { ...held, stake } : held));

const toggleSystem = (slip: Slip, system: SystemName): Slip | SlipRejection => {
  const { systems, selections } = slip;
  if (systems.includes(system)) return { ...slip, systems: systems.filter((held) => held !== system) };
  if (getSystemSizes(system, selections.length).length === 0) return 'systemUnfit';
  return { ...slip, systems: [...systems, system] };
};

/** Removes placed selections, or only their stakes. */
function endConfirming(slip: Slip, placedIds: readonly string[]): Slip {
  const open = { ...slip, isConfirming: false };
  if (placedIds.length === 0) return open;
  const seriesStake = slip.mode === 'series' ? '' : slip.seriesStake;
  if (!slip.keepsPlaced) return { ...without(open, placedIds), seriesStake };
  const selections = slip.selections.map((held) => (placedIds.includes(held.id) ? { ...held, stake: '' } : held));
  return { ...open, selections, seriesStake };
}

const handlers: Handlers = {
  'slip/selectionToggled': (slip, { pick, quote }) => applyToggle(slip, pick, quote),
  'slip/selectionRemoved': (slip, id) => without(slip, [id]),
  'slip/slipCleared': (slip) => (slip.selections.length > 0 ? { ...slip, selections: [], seriesStake: '' } : slip),
  'slip/modeChanged': changeMode,
  'slip/stakeChanged': (slip, { id, stake }) => withStake(slip, id, stake),
  'slip/seriesStakeChanged': (slip, seriesStake) =>
    seriesStake === slip.seriesStake ? slip : { ...slip, seriesStake },
  'slip/everyStakeChanged': withEveryStake,
  'slip/systemToggled': toggleSystem,
  'slip/entryChanged': (slip, entry) => (entry === slip.entry ? slip : { ...slip, entry }),
  'slip/keepsPlacedChanged': (slip, keepsPlaced) =>
    keepsPlaced === slip.keepsPlaced ? slip : { ...slip, keepsPlaced },
  'slip/oddsRuleChanged': changeOddsRule,
  'slip/limitsChanged': (slip, limits) => ({ ...slip, limits }),
  'slip/pricesSeen': applySlipPrices,
  'slip/gamesRemoved': closeGames,
  'slip/quotesAccepted': acceptQuotes,
  'slip/confirmingStarted': (slip) => (slip.selections.length > 0 ? { ...slip, isConfirming: true } : slip),
  'slip/confirmingEnded': (slip, { placedIds }) => endConfirming(slip, placedIds),
  'slip/slipRestored': (_slip, restored) => restored,
};

/** Whether an action belongs to the slip. The prefix excludes properties of `Object.prototype`. */
const isSlipAction = (action: { readonly type: string }): action is SlipAction =>
  action.type.startsWith('slip/') && handlers[action.type as SlipAction['type']] !== undefined;

function step(slip: Slip, action: SlipAction): Slip | SlipRejection {
  if (slip.isConfirming && action.type !== 'slip/confirmingEnded') return 'orderConfirming';
  const handle = handlers[action.type] as (slip: Slip, payload: SlipAction['payload']) => Slip | SlipRejection;
  return handle(slip, action.payload);
}

/**
 * Applies an action to the slip and returns the reason if it was refused.
 *
 * While an order is confirming, every action except its end is refused, price updates included: the order must not change
 * after confirmation (§4, SLP-07, F-BET-03). Apply the prices of the board again when it has ended (`getSlipPrices`).
 */
export function changeSlip(slip: Slip, action: SlipAction): SlipChange {
  const result = step(slip, action);
  return typeof result === 'string' ? { slip, rejection: result } : { slip: result };
}

/**
 * Reducer of the slip for any store. A refused action returns the same reference; `findSlipRejection` returns the reason.
 */
export function slipReducer(slip: Slip = emptySlip, action: { readonly type: string }): Slip {
  const result = isSlipAction(action) ? step(slip, action) : slip;
  return typeof result === 'string' ? slip : result;
}

/**
 * Returns the reason why an action would be refused, otherwise `undefined`. Call it before dispatching to show the
 * message.
 */
export const findSlipRejection = (slip: Slip, action: SlipAction): SlipRejection | undefined =>
  changeSlip(slip, action).rejection;
