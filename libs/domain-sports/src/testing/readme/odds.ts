import {
  formatLine,
  formatOdds,
  hasOddsTypeLabel,
  ODDS_TYPES,
  parsePrice,
  parseOdds,
  type OddsType,
} from '../../index.ts';

/** Formats a price of the wire for a player: `-0.68 @ -0/0.5`. */
export function readPrice(price: string, line: string, type: OddsType): string {
  return [formatOdds(parsePrice(price), type), formatLine(line, 'H')].join(' @ ');
}

/** Converts European odds, such as 2.45, to all odds types in which the play is shown. */
export function convertToAllTypes(european: string, playCode: string): readonly string[] {
  const price = parseOdds(european, 'E');
  const types = hasOddsTypeLabel(playCode) ? ODDS_TYPES : (['E'] as const);
  return types.map((type) => formatOdds(price, type));
}
