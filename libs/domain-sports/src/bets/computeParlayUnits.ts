import { parseMinor, type Minor } from '@pavilion/kernel';
import { computeParlayReturn, type ParlayLeg } from '../money/parlay.ts';
import { getSystemSizes } from '../money/systems.ts';
import { parsePrice } from '../odds/price.ts';
import { findLegOutcome, type PlacedLeg } from './computeLegFactor.ts';

/** Fields of a settled parlay, as the platform sends them. */
export interface SettledParlay {
  readonly legs?: readonly PlacedLeg[] | undefined;
  /** Systems, such as `4x11`. */
  readonly systems?: readonly string[] | undefined;
  readonly stake: string;
  /** Stake per combination; `stake` if it is absent. */
  readonly unitStake?: string | undefined;
}

/** One combination of a parlay: the numbers of its legs, from 1, and its return. */
export interface ParlayUnit {
  readonly legs: readonly number[];
  readonly returned: Minor;
}

function listCombinations(count: number, size: number, from = 1): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, count - size - from + 2) }, (_, at) => from + at);
  return firsts.flatMap((first) => listCombinations(count, size - 1, first + 1).map((rest) => [first, ...rest]));
}

const toParlayLegs = ({ legs = [] }: SettledParlay): readonly (ParlayLeg | undefined)[] =>
  legs.map((leg) => {
    const [price, outcome] = [parsePrice(leg.price), findLegOutcome(leg)];
    return price === undefined || outcome === undefined ? undefined : { price, outcome };
  });

/** Returns every combination of a settled parlay with its return. Each return is rounded separately, as in the ledger (B5). Returns an empty list if a leg has no known price or result. */
export function computeParlayUnits(bet: SettledParlay): readonly ParlayUnit[] {
  const legs = toParlayLegs(bet);
  const unitStake = parseMinor(bet.unitStake ?? bet.stake);
  if (unitStake === undefined || legs.includes(undefined)) return [];
  const sizes = (bet.systems ?? []).flatMap((system) => getSystemSizes(system, legs.length));
  return sizes
    .flatMap((size) => listCombinations(legs.length, size))
    .map((numbers) => ({
      legs: numbers,
      returned: computeParlayReturn(
        unitStake,
        numbers.flatMap((number) => legs[number - 1] ?? []),
      ),
    }));
}
