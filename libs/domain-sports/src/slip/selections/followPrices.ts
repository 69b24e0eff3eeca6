import type { OddsRule, Quote, SeenQuote, Selection, Slip, SlipPrice } from './slip.ts';
import { mapSelections } from './mapSelections.ts';

/** Change of a price since the player agreed to it. */
export type QuoteChange = 'none' | 'better' | 'worse' | 'line';

/**
 * Compares the latest quote with the agreed one. A moved line is neither better nor worse, because it is another bet.
 */
export function compareQuotes(agreed: Quote, latest: Quote): QuoteChange {
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

/** Whether a rule accepts a change without the player (B7, SLP-10). */
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
  const agreed = acceptsChange(rule, compareQuotes(held.agreed, latest)) ? latest : held.agreed;
  return { ...held, latest, agreed, status: seen.status };
};

/**
 * Finds the last entry of a price. It is a loop because it runs for every selection with every delta that affects the
 * slip.
 */
function findLatestPrice(seen: readonly SlipPrice[], id: string): SlipPrice | undefined {
  for (let at = seen.length - 1; at >= 0; at -= 1) if (seen[at]?.id === id) return seen[at];
  return undefined;
}

/** Applies prices of the board to the slip. Older versions are ignored (F-BET-13), stakes are kept (F-BET-06). */
export const applySlipPrices = (slip: Slip, seen: readonly SlipPrice[]): Slip =>
  mapSelections(slip, (held) => follow(held, findLatestPrice(seen, held.id), slip.oddsRule));

const isClosedOrStarted = (status: Selection['status']): boolean => status === 'closed' || status === 'started';

/**
 * Closes the selections of removed matches. They stay on the slip, marked, until the player removes them (F-BET-16).
 */
export const closeGames = (slip: Slip, gameIds: readonly string[]): Slip =>
  mapSelections(slip, (held) =>
    !isClosedOrStarted(held.status) && gameIds.includes(held.gameId) ? { ...held, status: 'closed' } : held,
  );

const agreeTo =
  (isAccepted: (change: QuoteChange) => boolean) =>
  (held: Selection): Selection => {
    const change = compareQuotes(held.agreed, held.latest);
    return change !== 'none' && isAccepted(change) ? { ...held, agreed: held.latest } : held;
  };

/**
 * Agrees to quotes that were on the screen. They may be older than the latest: the player agrees to what was shown when the
 * button was pressed.
 */
export const acceptQuotes = (slip: Slip, seen: readonly SeenQuote[]): Slip =>
  mapSelections(slip, (held) => {
    const quote = seen.find(({ id }) => id === held.id)?.quote;
    return quote && compareQuotes(held.agreed, quote) !== 'none' ? { ...held, agreed: quote } : held;
  });

/** Sets the rule and agrees to the changes that it accepts. */
export const changeOddsRule = (slip: Slip, oddsRule: OddsRule): Slip =>
  mapSelections(
    oddsRule === slip.oddsRule ? slip : { ...slip, oddsRule },
    agreeTo((change) => acceptsChange(oddsRule, change)),
  );
