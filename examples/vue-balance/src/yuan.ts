const format = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** Decimal text of the wire as yuan. The text goes in as it is: made a number first, a large amount would lose cents. */
export function yuan(amount: string): string {
  return format.format(amount as `${number}`);
}
