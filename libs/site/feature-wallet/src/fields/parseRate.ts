const RATE = /^(\d{1,6})(?:\.(\d{1,4}))?$/;

/** Scale of {@link parseRate}: four decimals. */
export const RATE_SCALE = 10_000n;

/** Parses a rate in CNY per coin to ten-thousandths; `undefined` if it is not a positive rate. */
export function parseRate(text: string): bigint | undefined {
  const [, whole = '', part = ''] = RATE.exec(text) ?? [];
  const scaled = whole === '' ? 0n : BigInt(whole) * RATE_SCALE + BigInt(part.padEnd(4, '0'));
  return scaled > 0n ? scaled : undefined;
}
