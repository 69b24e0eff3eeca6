import { formatMinor, type Minor } from '@pavilion/kernel';

/** Formats an amount for a text: `588` or `1,234.50`. */
export function formatYuan(amount: Minor): string {
  const [whole = '', cents = ''] = formatMinor(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
}
