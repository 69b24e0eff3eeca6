const format = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** Formats decimal text of the wire as yuan. `Intl` receives the text, because a number would lose the cents of large amounts. */
export function formatYuan(amount: string): string {
  return format.format(amount as `${number}`);
}
