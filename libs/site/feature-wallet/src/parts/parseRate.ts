const RATE = /^(\d{1,6})(?:\.(\d{1,4}))?$/;

/** Parts of a rate's one: four decimals. */
export const RATE_SCALE = 10_000n;

/** Ten-thousandths of a rate's text, CNY for one coin; nothing where it is no rate above zero. */
export function parseRate(text: string): bigint | undefined {
  const [, whole = '', part = ''] = RATE.exec(text) ?? [];
  const scaled = whole === '' ? 0n : BigInt(whole) * RATE_SCALE + BigInt(part.padEnd(4, '0'));
  return scaled > 0n ? scaled : undefined;
}
