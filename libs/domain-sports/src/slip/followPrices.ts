import type { OddsRule, Quote, Selection, Slip } from './slip.ts';
import { mapSelections } from './mapSelections.ts';
import type { SlipPrice } from './slipActions.ts';

/** What became of the price a player agreed to. */
export type QuoteChange = 'none' | 'better' | 'worse' | 'line';

/** Compares what is offered now with what was agreed. A moved line is never better or worse: it is another bet. */
export function quoteChange(agreed: Quote, latest: Quote): QuoteChange {
  if (agreed.line !== latest.line) return 'line';
  if (agreed.price === latest.price) return 'none';
  return latest.price > agreed.price ? 'better' : 'worse';
}

type AcceptedChanges = Readonly<Record<QuoteChange, boolean>>;

const ACCEPTED_WITHOUT_PROMPT: Readonly<Record<OddsRule, AcceptedChanges>> = {
  none: { none: true, better: false, worse: false, line: false },
  better: { none: true, better: true, worse: false, line: false },
  any: { none: true, better: true, worse: true, line: false },
};

/** Whether a rule takes a change without asking (B7, SLP-10). */
export const acceptsChange = (rule: OddsRule, change: QuoteChange): boolean => ACCEPTED_WITHOUT_PROMPT[rule][change];

const newerQuote = ({ latest }: Selection, seen: SlipPrice): Quote => ({
  price: seen.price ?? latest.price,
  line: seen.line ?? latest.line,
  version: seen.version ?? latest.version,
});

const hasChanged = ({ latest, status }: Selection, quote: Quote, seen: SlipPrice): boolean =>
  quote.version >= latest.version &&
  (quote.version > latest.version ||
    quote.price !== latest.price ||
    quote.line !== latest.line ||
    status !== seen.status);

const follow = (held: Selection, seen: SlipPrice | undefined, rule: OddsRule): Selection => {
  if (!seen) return held;
  const latest = newerQuote(held, seen);
  if (!hasChanged(held, latest, seen)) return held;
  const agreed = acceptsChange(rule, quoteChange(held.agreed, latest)) ? latest : held.agreed;
  return { ...held, latest, agreed, status: seen.status };
};

/** What was said of a price last. A loop: this is asked of every selection with every tick that touches the slip. */
function findLatestPrice(seen: readonly SlipPrice[], id: string): SlipPrice | undefined {
  for (let at = seen.length - 1; at >= 0; at -= 1) if (seen[at]?.id === id) return seen[at];
  return undefined;
}

/** Takes what the board says into the slip; older versions are ignored (F-BET-13), stakes stay (F-BET-06). */
export const seePrices = (slip: Slip, seen: readonly SlipPrice[]): Slip =>
  mapSelections(slip, (held) => follow(held, findLatestPrice(seen, held.id), slip.oddsRule));

const isClosedOrStarted = (status: Selection['status']): boolean => status === 'closed' || status === 'started';

/** Closes the selections of matches that are gone; they stay on the slip, marked, until removed (F-BET-16). */
export const closeGames = (slip: Slip, gameIds: readonly string[]): Slip =>
  mapSelections(slip, (held) =>
    !isClosedOrStarted(held.status) && gameIds.includes(held.gameId) ? { ...held, status: 'closed' } : held,
  );

const agreeTo =
  (isTaken: (change: QuoteChange) => boolean) =>
  (held: Selection): Selection => {
    const change = quoteChange(held.agreed, held.latest);
    return change !== 'none' && isTaken(change) ? { ...held, agreed: held.latest } : held;
  };

/** Agrees to every price and line as offered now. */
export const acceptChanges = (slip: Slip): Slip =>
  mapSelections(
    slip,
    agreeTo(() => true),
  );

/** Sets the rule and takes at once what it takes alone. */
export const changeOddsRule = (slip: Slip, oddsRule: OddsRule): Slip =>
  mapSelections(
    oddsRule === slip.oddsRule ? slip : { ...slip, oddsRule },
    agreeTo((change) => acceptsChange(oddsRule, change)),
  );
