import { formatMinor, type Minor } from '@pavilion/kernel';
import { formatParlayPrice, type ParlayLeg } from '../../money/parlay.ts';
import { parseStake } from '../../money/parseStake.ts';
import { computeMinSystemReturn, computeSystemFactor, computeSystemReturn } from '../../money/computeSystemReturn.ts';
import { getCombinationSizes, getSystemSizes, countUnits, type SystemName } from '../../money/systems.ts';
import { computeRisk, computeWinnings } from '../../money/computeWinnings.ts';
import { createRatio } from '../../odds/ratio.ts';
import type { Selection, Slip, StakeEntry } from '../selections/slip.ts';
import { getSelectionMark } from './slipSelectors.ts';

/**
 * Returns the stake of a selection; `undefined` while its box holds no amount.
 *
 * @param entry `win`: the box holds the amount to be won, and the stake is computed from the agreed price (B6)
 */
export function computeSelectionStake({ stake, agreed }: Selection, entry: StakeEntry = 'risk'): Minor | undefined {
  const typed = parseStake(stake);
  return typed !== undefined && entry === 'win' ? computeRisk(typed, agreed.price) : typed;
}

/** Computes the winnings of a selection, `0n` if its box holds no amount (§5, SLP-09). */
export const computeSelectionWinnings = (selection: Selection, entry: StakeEntry = 'risk'): Minor =>
  computeWinnings(computeSelectionStake(selection, entry) ?? 0n, selection.agreed.price);

const seriesLegs = ({ selections }: Slip): readonly ParlayLeg[] =>
  selections.map(({ agreed }) => ({ price: agreed.price }));

/** Returns the systems of the parlay: the chosen ones that fit, or else all legs in one; empty below two legs. */
export function getSlipSystems({ systems, selections: { length } }: Slip): readonly SystemName[] {
  const fitting = systems.filter((system) => getSystemSizes(system, length).length > 0);
  if (fitting.length > 0) return fitting;
  return length < 2 ? [] : [`${length}x1`];
}

/** Stake and winnings of a parlay. Winnings exclude the stake (§1). */
export interface SeriesQuote {
  readonly systems: readonly SystemName[];
  /** Number of combinations. */
  readonly units: number;
  readonly unitStake: Minor;
  /** Units × unit stake. */
  readonly stake: Minor;
  /** Winnings if every leg wins. */
  readonly maxWinnings: Minor;
  /**
   * Winnings if only the legs of the smallest combination win, those of the lowest prices; negative if below the stake.
   */
  readonly minWinnings: Minor;
}

/** Combinations of a parlay. */
interface Combinations {
  readonly legs: readonly ParlayLeg[];
  /** Number of legs of each combination size, as `getCombinationSizes` returns it. */
  readonly sizes: readonly number[];
  /** Number of combinations. */
  readonly units: number;
}

/** Computes the unit stake that wins an amount in total, from the exact price of all combinations. */
function unitToWin(win: Minor, { legs, sizes, units }: Combinations): Minor {
  const { numerator, denominator } = computeSystemFactor(legs, sizes);
  const net = numerator - BigInt(units) * denominator;
  return net > 0n ? computeRisk(win, createRatio(net, denominator)) : 0n;
}

/**
 * Computes stake and winnings of the parlay, exact to the cent of the ledger: each combination is rounded by itself
 * (B5).
 */
export function computeSeriesQuote(slip: Slip): SeriesQuote {
  const [legs, systems] = [seriesLegs(slip), getSlipSystems(slip)];
  const sizes = getCombinationSizes(systems, legs.length);
  const units = systems.reduce((sum, system) => sum + countUnits(system, legs.length), 0);
  const typed = parseStake(slip.seriesStake) ?? 0n;
  const unitStake = slip.entry === 'win' ? unitToWin(typed, { legs, sizes, units }) : typed;
  const stake = BigInt(units) * unitStake;
  return {
    systems,
    units,
    unitStake,
    stake,
    maxWinnings: computeSystemReturn(unitStake, legs, sizes) - stake,
    minWinnings: computeMinSystemReturn(unitStake, legs, sizes) - stake,
  };
}

/** Formats the price of all legs in one, three decimals truncated (B5). */
export const formatSeriesPrice = (slip: Slip): string => formatParlayPrice(seriesLegs(slip));

/** Returns the winnings of the parlay if every leg wins, `0n` if the box holds no amount. */
export const computeSeriesWinnings = (slip: Slip): Minor => computeSeriesQuote(slip).maxWinnings;

/** Stake and possible winnings of the slip as decimal text. */
export interface SlipTotals {
  readonly stake: string;
  readonly winnings: string;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0n);

/** Computes the totals of the parlay in series mode, otherwise of all unmarked selections. */
export function computeSlipTotals(slip: Slip): SlipTotals {
  if (slip.mode === 'series') {
    const { stake, maxWinnings } = computeSeriesQuote(slip);
    return { stake: formatMinor(stake), winnings: formatMinor(maxWinnings) };
  }
  const open = slip.selections.filter((held) => getSelectionMark(slip, held) === undefined);
  return {
    stake: formatMinor(sum(open.map((held) => computeSelectionStake(held, slip.entry) ?? 0n))),
    winnings: formatMinor(sum(open.map((held) => computeSelectionWinnings(held, slip.entry)))),
  };
}
