import type { WireOdds } from '../definitions/worldTypes.ts';
import type { Match } from '../match/match.ts';

/** Interval of the recorded prices, world time. Within it only the last price is kept. */
const INTERVAL_MS = 20_000;
/** Largest number of points of a series. At the limit every second point is dropped. */
const MAX_POINTS = 400;

/** Markets with a history, and their code before the match. In-play prices continue the same series. */
const RECORDED: Readonly<Record<string, string>> = { R: 'R', RE: 'R', OU: 'OU', ROU: 'OU', M: 'M', RM: 'M' };

/** Adds an open price of a main line to the history of its match. */
export function recordPrice(
  match: Match,
  { w, r, i, line, price, active }: Pick<WireOdds, 'w' | 'r' | 'i' | 'line' | 'price' | 'active'>,
  at: number,
): void {
  const code = RECORDED[w];
  if (code === undefined || i !== 0 || active === 'N') return;
  const key = `${code}.${r}`;
  const points = match.priceHistory.get(key) ?? [];
  const hundredths = Math.round(Number(price) * 100);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last && before && at - before.at < INTERVAL_MS) Object.assign(last, { at, hundredths, line });
  else points.push({ at, hundredths, line });
  match.priceHistory.set(key, points.length > MAX_POINTS ? points.filter((_point, k) => k % 2 === 0) : points);
}
