import {
  formatLine,
  formatOdds,
  hasOddsTypeLabel,
  ODDS_TYPES,
  parsePrice,
  priceFromOdds,
  type OddsType,
} from '../../index.ts';

/** A price of the wire as a player reads it: `-0.68 @ -0/0.5`. */
export function readPrice(price: string, line: string, type: OddsType): string {
  return [formatOdds(parsePrice(price), type), formatLine(line, 'H')].join(' @ ');
}

/** What a bookmaker's European 2.45 is in the other three types, if the play has them at all. */
export function everyType(european: string, playCode: string): readonly string[] {
  const price = priceFromOdds(european, 'E');
  const types = hasOddsTypeLabel(playCode) ? ODDS_TYPES : (['E'] as const);
  return types.map((type) => formatOdds(price, type));
}
