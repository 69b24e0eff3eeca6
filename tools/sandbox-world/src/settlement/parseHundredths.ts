const PRICE = /^(\d{1,4})\.(\d{2})$/;

/** Parses a Hong Kong price to hundredths. Throws a RangeError for any other text. */
export function parseHundredths(price: string): bigint {
  const match = PRICE.exec(price);
  if (!match) throw new RangeError(`parseHundredths: "${price}" is not a Hong Kong price.`);
  return BigInt(match[1]! + match[2]!);
}
