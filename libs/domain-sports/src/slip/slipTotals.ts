import { formatMinor, type Minor } from '@pavilion/kernel';
import { formatParlayPrice, type ParlayLeg } from '../money/parlay.ts';
import { parseStake } from '../money/parseStake.ts';
import { computeMinSystemReturn, computeSystemFactor, computeSystemReturn } from '../money/computeSystemReturn.ts';
import { getCombinationSizes, systemSizes, countUnits, type SystemName } from '../money/systems.ts';
import { computeRisk, computeWinnings } from '../money/computeWinnings.ts';
import { ratio } from '../odds/ratio.ts';
import type { Selection, Slip, StakeEntry } from './slip.ts';
import { selectionMark } from './slipSelectors.ts';

/**
 * What a selection risks; `undefined` while its box holds no amount.
 *
 * @param entry `win`: the box holds what is to be won, and the risk follows from the price agreed to (B6)
 */
export function selectionStake({ stake, agreed }: Selection, entry: StakeEntry = 'risk'): Minor | undefined {
  const typed = parseStake(stake);
  return typed !== undefined && entry === 'win' ? computeRisk(typed, agreed.price) : typed;
}

/** Net win of a selection at its stake, `0n` when the stake is not a number (§5, SLP-09). */
export const selectionWinnings = (selection: Selection, entry: StakeEntry = 'risk'): Minor =>
  computeWinnings(selectionStake(selection, entry) ?? 0n, selection.agreed.price);

const seriesLegs = ({ selections }: Slip): readonly ParlayLeg[] =>
  selections.map(({ agreed }) => ({ price: agreed.price }));

/** The pass types the series bet is made of: those chosen that fit its legs, all legs in one when none is; empty below two legs. */
export function slipSystems({ systems, selections: { length } }: Slip): readonly SystemName[] {
  const fitting = systems.filter((system) => systemSizes(system, length).length > 0);
  if (fitting.length > 0) return fitting;
  return length < 2 ? [] : [`${length}x1`];
}

/** The series bet in figures. Winnings exclude the stake (§1). */
export interface SeriesQuote {
  readonly systems: readonly SystemName[];
  /** Number of combinations. */
  readonly units: number;
  readonly unitStake: Minor;
  /** Units × unit stake. */
  readonly stake: Minor;
  /** When every leg wins. */
  readonly maxWinnings: Minor;
  /** When as few legs win as pay anything, those of the lowest prices; negative where that is less than the stake. */
  readonly minWinnings: Minor;
}

/** Combinations of a series bet. */
interface Combinations {
  readonly legs: readonly ParlayLeg[];
  /** Legs of the combinations of each system. */
  readonly sizes: readonly number[];
  /** Number of combinations. */
  readonly units: number;
}

/** The unit stake that wins so much in all: it follows from the exact price of the whole. */
function unitToWin(win: Minor, { legs, sizes, units }: Combinations): Minor {
  const { numerator, denominator } = computeSystemFactor(legs, sizes);
  const net = numerator - BigInt(units) * denominator;
  return net > 0n ? computeRisk(win, ratio(net, denominator)) : 0n;
}

/** The series bet in figures, exact to the cent of the ledger: every combination is rounded by itself (B5). */
export function seriesQuote(slip: Slip): SeriesQuote {
  const [legs, systems] = [seriesLegs(slip), slipSystems(slip)];
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

/** Price of all legs in one as text, three decimals truncated (B5). */
export const formatSeriesPrice = (slip: Slip): string => formatParlayPrice(seriesLegs(slip));

/** Net win of the series bet if every leg wins, `0n` when the stake is not a number. */
export const seriesWinnings = (slip: Slip): Minor => seriesQuote(slip).maxWinnings;

/** What the slip risks and may win, decimal text. */
export interface SlipTotals {
  readonly stake: string;
  readonly winnings: string;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0n);

/** Totals over what can be bet on: the series bet in series mode, every unmarked selection otherwise. */
export function slipTotals(slip: Slip): SlipTotals {
  if (slip.mode === 'series') {
    const { stake, maxWinnings } = seriesQuote(slip);
    return { stake: formatMinor(stake), winnings: formatMinor(maxWinnings) };
  }
  const open = slip.selections.filter((held) => selectionMark(slip, held) === undefined);
  return {
    stake: formatMinor(sum(open.map((held) => selectionStake(held, slip.entry) ?? 0n))),
    winnings: formatMinor(sum(open.map((held) => selectionWinnings(held, slip.entry)))),
  };
}
