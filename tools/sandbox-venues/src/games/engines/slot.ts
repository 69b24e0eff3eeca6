import type { Engine, PayRow, Share, Text } from './engine.ts';
import type { Draws } from '@pavilion/sandbox-platform/fair/createDraws';
import type { SlotModel } from './slotModels.ts';

/** Win of a line, of the ways of a symbol, or of the scatters. */
export interface SlotWin {
  readonly symbol: string;
  readonly count: number;
  /** Row of each reel from the left; empty for ways and scatters. */
  readonly line: readonly number[];
  /** Pay in hundredths of the whole stake. */
  readonly pays: number;
}

/** Stops of the reels, the visible symbols and the wins. */
export interface SlotOutcome {
  readonly stops: readonly number[];
  /** Visible symbols of each reel from top to bottom. */
  readonly window: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
}

const ROWS = 3;
const WILD = 'W';
const SCATTER = 'S';

const symbolNames: Readonly<Record<string, Text>> = {
  W: ['百搭', '百搭'],
  S: ['宝珠', '寶珠'],
  A: ['主角', '主角'],
  B: ['元宝', '元寶'],
  C: ['灯笼', '燈籠'],
  D: ['铜钱', '銅錢'],
  E: ['折扇', '摺扇'],
  F: ['红', '紅'],
  G: ['青', '青'],
  H: ['蓝', '藍'],
};

const matchesSymbol = (shown: string, symbol: string): boolean => shown === symbol || shown === WILD;

function getWindow({ strips }: SlotModel, stops: readonly number[]): string[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  );
}

/** Counts the first symbol of a line and of the wilds that follow it. */
function getLeadingRun(shown: readonly string[]): { readonly symbol: string; readonly count: number } {
  const symbol = shown[0] ?? '';
  const end = shown.findIndex((each) => !matchesSymbol(each, symbol));
  return { symbol, count: end < 0 ? shown.length : end };
}

const getPay = ({ pays }: SlotModel, symbol: string, count: number): number => pays[symbol]?.[count] ?? 0;

function computeLineWins(model: SlotModel, window: readonly (readonly string[])[]): SlotWin[] {
  return (model.lines ?? []).flatMap((line) => {
    const { symbol, count } = getLeadingRun(line.map((row, reel) => window[reel]?.[row] ?? ''));
    const pays = symbol === SCATTER ? 0 : getPay(model, symbol, count);
    return pays > 0 ? [{ symbol, count, line, pays }] : [];
  });
}

/** Computes the wins of ways: the counts of a symbol on adjacent reels from the left are multiplied. */
function computeWayWins(model: SlotModel, window: readonly (readonly string[])[]): SlotWin[] {
  return Object.keys(model.pays).flatMap((symbol) => {
    if (symbol === SCATTER) return [];
    const counts = window.map((reel) => reel.filter((shown) => matchesSymbol(shown, symbol)).length);
    const end = counts.indexOf(0);
    const count = end < 0 ? counts.length : end;
    const ways = counts.slice(0, count).reduce((all, each) => all * each, 1);
    const pays = ways * getPay(model, symbol, count);
    return pays > 0 ? [{ symbol, count, line: [], pays }] : [];
  });
}

function computeScatterWins(model: SlotModel, window: readonly (readonly string[])[]): SlotWin[] {
  const count = window.flat().filter((shown) => shown === SCATTER).length;
  const pays = getPay(model, SCATTER, count);
  return pays > 0 ? [{ symbol: SCATTER, count, line: [], pays }] : [];
}

/** Evaluates the stops of the reels. */
export function evaluateStops(model: SlotModel, stops: readonly number[]): SlotOutcome {
  const window = getWindow(model, stops);
  const wins = [
    ...(model.lines ? computeLineWins(model, window) : computeWayWins(model, window)),
    ...computeScatterWins(model, window),
  ];
  return { stops, window, wins };
}

/** Lists all sequences of symbols on a line with their weights. */
function* listLineRows(strips: readonly (readonly string[])[], shown: string[] = []): Iterable<[string[], bigint]> {
  const reelSymbols = strips[shown.length];
  if (!reelSymbols) {
    yield [shown, 1n];
    return;
  }
  const counts = new Map<string, bigint>();
  for (const symbol of reelSymbols) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
  for (const [symbol, count] of counts)
    for (const [row, weight] of listLineRows(strips, [...shown, symbol])) yield [row, weight * count];
}

const multiply = (factors: readonly bigint[]): bigint => factors.reduce((all, each) => all * each, 1n);

/** Sums the pays of all lines over all stops. Each line has the same distribution, so one is computed and multiplied. */
function sumLinePays(model: SlotModel): bigint {
  let each = 0n;
  for (const [row, weight] of listLineRows(model.strips)) {
    const { symbol, count } = getLeadingRun(row);
    if (symbol !== SCATTER) each += weight * BigInt(getPay(model, symbol, count));
  }
  return each * BigInt(model.lines?.length ?? 0);
}

/** Sums the pays of all ways over all stops. Reels are independent, so their sums are multiplied. */
function sumWayPays(model: SlotModel): bigint {
  let all = 0n;
  for (const symbol of Object.keys(model.pays).filter((key) => key !== SCATTER)) {
    const reels = model.strips.map((strip, reel) => {
      const shown = strip.map(
        (_, stop) =>
          (
            getWindow(
              model,
              model.strips.map((__, at) => (at === reel ? stop : 0)),
            )[reel] ?? []
          ).filter((each) => matchesSymbol(each, symbol)).length,
      );
      return {
        sum: BigInt(shown.reduce((sum, count) => sum + count, 0)),
        none: BigInt(shown.filter((count) => count === 0).length),
      };
    });
    for (let count = 1; count <= reels.length; count++) {
      const runs = multiply(reels.slice(0, count).map(({ sum }) => sum));
      const ends = reels[count]?.none ?? 1n;
      const free = multiply(model.strips.slice(count + 1).map(({ length }) => BigInt(length)));
      all += BigInt(getPay(model, symbol, count)) * runs * ends * free;
    }
  }
  return all;
}

/** Sums the pays of the scatters over all stops, using the distribution of their count. */
function sumScatterPays(model: SlotModel): bigint {
  let ways: bigint[] = [1n];
  for (const [reel, strip] of model.strips.entries()) {
    const next: bigint[] = [];
    for (let stop = 0; stop < strip.length; stop++) {
      const window =
        getWindow(
          model,
          model.strips.map((_, at) => (at === reel ? stop : 0)),
        )[reel] ?? [];
      const count = window.filter((shown) => shown === SCATTER).length;
      ways.forEach((way, before) => (next[before + count] = (next[before + count] ?? 0n) + way));
    }
    ways = Array.from(next, (way) => way ?? 0n);
  }
  return ways.reduce((sum, way, count) => sum + way * BigInt(getPay(model, SCATTER, count)), 0n);
}

/** Computes the exact RTP of a model over all stops. */
export function computeSlotReturn(model: SlotModel): Share {
  const part = (model.lines ? sumLinePays(model) : sumWayPays(model)) + sumScatterPays(model);
  return { part, whole: 100n * multiply(model.strips.map(({ length }) => BigInt(length))) };
}

const createPayRows = (model: SlotModel): PayRow[] =>
  Object.entries(model.pays).map(([symbol, counts]) => ({
    symbol,
    name: symbolNames[symbol] ?? [symbol, symbol],
    pays: Object.entries(counts).map(([count, pays]) => [Number(count), pays] as const),
  }));

/** Creates the engine of a slot. The stake covers all lines or ways at once. */
export function createSlot(model: SlotModel): Engine<SlotOutcome> {
  let known: Share | undefined;
  return {
    kind: 'slot',
    rules: model.key,
    maxSpots: 1,
    mainSpot: 'spin',
    paytable: createPayRows(model),
    strips: model.strips,
    ...(model.lines ? { lines: model.lines } : {}),
    spots: [{ key: 'spin', name: ['旋转', '旋轉'], group: 'main', pays: 0 }],
    draw: (draws: Draws) =>
      evaluateStops(
        model,
        model.strips.map(({ length }) => draws.below(length)),
      ),
    pays: ({ wins }, spot) => (spot === 'spin' ? wins.reduce((sum, { pays }) => sum + pays, 0) : 0),
    getReturn: () => (known ??= computeSlotReturn(model)),
  };
}
