const PRICE = /^(\d{1,4})\.(\d{2})$/;

/** Reads a Hong Kong price, in hundredths. Throws a RangeError for a text that is none. */
export function hundredths(price: string): bigint {
  const match = PRICE.exec(price);
  if (!match) throw new RangeError(`Not a Hong Kong price: "${price}"`);
  return BigInt(match[1]! + match[2]!);
}
