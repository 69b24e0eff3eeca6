import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';

/** Text in both scripts. */
export type Text = readonly [cn: string, tw: string];

/** Returns the text in the script of the reader. */
export const selectText = ([cn, tw]: Text, locale: Locale): string => (locale === 'zh-TW' ? tw : cn);

/** Exact fraction: `part` of `whole`. */
export interface Share {
  readonly part: bigint;
  readonly whole: bigint;
}

/** Field of a game that takes stakes. */
export interface Spot {
  readonly key: string;
  readonly name: Text;
  /** Key of the heading above the spot. */
  readonly group: string;
  /** Return of a winning stake of 1.00, stake included, in hundredths. 0 for a slot, which has a paytable instead. */
  readonly pays: number;
}

export type EngineKind = 'slot' | 'cards' | 'wheel' | 'dice' | 'tiles' | 'numbers' | 'match' | 'fishing';

/** Row of the paytable of a slot. */
export interface PayRow {
  readonly symbol: string;
  /** Name of the symbol, and the pay for each count of it. */
  readonly name: Text;
  readonly pays: readonly (readonly [count: number, hundredths: number])[];
}

/** Mathematics of a game: pure functions with integer arithmetic. */
export interface Engine<Outcome = unknown> {
  readonly kind: EngineKind;
  /** Key of the rules, such as `baccarat`. It selects texts and pictures. */
  readonly rules: string;
  readonly spots: readonly Spot[];
  /** Largest number of spots with a stake in one round. */
  readonly maxSpots: number;
  /** Spot whose RTP is stated as that of the game. */
  readonly mainSpot: string;
  /** Draws the result of a round. `spots` matters only in games where the player aims. */
  draw(draws: Draws, spots: readonly string[]): Outcome;
  /** Returns the return of a stake of 1.00 on a spot, in hundredths: 0 is a loss, 100 a push. */
  pays(outcome: Outcome, spot: string): number;
  /** Returns the exact RTP of a spot. */
  readonly getReturn: (spot: string) => Share;
  /** RTPs that take long to compute, in hundredths of a per cent, rounded down. A test verifies them. */
  readonly stated?: Readonly<Record<string, number>>;
  /** Paytable; slots only. */
  readonly paytable?: readonly PayRow[];
  /** Reels, and the row of each reel on a line; slots only. Without lines, all ways from the left pay. */
  readonly strips?: readonly (readonly string[])[];
  readonly lines?: readonly (readonly number[])[];
}

const memory = new WeakMap<object, Map<string, Share>>();

/** Spots, all results with their weights, and the pays of a result. */
export interface CountedRules<Outcome> {
  readonly spots: readonly Spot[];
  readonly results: () => Iterable<readonly [outcome: Outcome, weight: bigint]>;
  readonly pays: (outcome: Outcome, spot: string) => number;
}

/** Creates a function that computes the exact RTP of a spot over all results. The results are counted once per engine. */
export function createReturnCounter<Outcome>(
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
    if (!share) throw new Error(`createReturnCounter: the game has no spot ${asked}.`);
    return share;
  };
}

/** Converts a fraction to hundredths of a per cent, rounded down: 9650 is 96.50 %. */
export const toBasisPoints = ({ part, whole }: Share): number => Number((part * 10_000n) / whole);
