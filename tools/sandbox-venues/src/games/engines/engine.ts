import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Draws } from '../fair/createDraws.ts';

/** A word in both scripts. */
export type Text = readonly [cn: string, tw: string];

/** The word a reader sees. */
export const textIn = ([cn, tw]: Text, locale: Locale): string => (locale === 'zh-TW' ? tw : cn);

/** An exact share: `part` of `whole`. */
export interface Share {
  readonly part: bigint;
  readonly whole: bigint;
}

/** What can be staked on. */
export interface Spot {
  readonly key: string;
  readonly name: Text;
  /** Under which heading it stands. */
  readonly group: string;
  /** What a winning stake of 1.00 comes back as, in hundredths, the stake in it; a slot says its largest. */
  readonly pays: number;
}

export type EngineKind = 'slot' | 'cards' | 'wheel' | 'dice' | 'tiles' | 'numbers' | 'match' | 'fishing';

/** What is printed on a paytable beside the spots: a row of a slot. */
export interface PayRow {
  readonly symbol: string;
  /** Name of what has to show, then what each number of them pays. */
  readonly name: Text;
  readonly pays: readonly (readonly [count: number, hundredths: number])[];
}

/** One game's mathematics: pure, whole numbers only. */
export interface Engine<Outcome = unknown> {
  readonly kind: EngineKind;
  /** Which rules, such as `baccarat`; texts and pictures go by it. */
  readonly rules: string;
  readonly spots: readonly Spot[];
  /** How many spots one round may have stakes on. */
  readonly maxSpots: number;
  /** The spot whose return is the game's stated one. */
  readonly mainSpot: string;
  /** The result, from the round's numbers alone; `spots` for a game where the player aims. */
  draw(draws: Draws, spots: readonly string[]): Outcome;
  /** What a stake of 1.00 on a spot comes back as, in hundredths: 0 lost, 100 returned. */
  pays(outcome: Outcome, spot: string): number;
  /** The exact return of a spot over all results. */
  readonly getReturn: (spot: string) => Share;
  /** Returns that take long to count, in hundredths of a per cent, rounded down; a test counts them. */
  readonly stated?: Readonly<Record<string, number>>;
  /** Slots only. */
  readonly paytable?: readonly PayRow[];
  /** Slots only: the reels, and of each line a row for each reel; every way from the left where there are none. */
  readonly strips?: readonly (readonly string[])[];
  readonly lines?: readonly (readonly number[])[];
}

const memory = new WeakMap<object, Map<string, Share>>();

/** Spots, all results with their weights, and the returns. */
export interface CountedRules<Outcome> {
  readonly spots: readonly Spot[];
  readonly results: () => Iterable<readonly [outcome: Outcome, weight: bigint]>;
  readonly pays: (outcome: Outcome, spot: string) => number;
}

/** Exact returns by counting every result with its weight; counted once an engine. */
export function countedReturn<Outcome>(
  owner: object,
  { spots, results, pays }: CountedRules<Outcome>,
): (spot: string) => Share {
  return (asked) => {
    let known = memory.get(owner);
    if (!known) {
      const won = new Map<string, bigint>(spots.map(({ key }) => [key, 0n]));
      let all = 0n;
      for (const [outcome, weight] of results()) {
        all += weight;
        for (const { key } of spots) won.set(key, (won.get(key) ?? 0n) + weight * BigInt(pays(outcome, key)));
      }
      known = new Map([...won].map(([key, part]) => [key, { part, whole: 100n * all }]));
      memory.set(owner, known);
    }
    const share = known.get(asked);
    if (!share) throw new Error(`There is no spot ${asked}.`);
    return share;
  };
}

/** A share in hundredths of a per cent, rounded down: 9650 is 96.50 %. */
export const toBasisPoints = ({ part, whole }: Share): number => Number((part * 10_000n) / whole);
