import type { Minor } from '@pavilion/kernel';

const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const;
const places = ['', '拾', '佰', '仟'] as const;
/** Units of groups of four digits, lowest first. */
const groups = ['', '万', '亿', '万亿', '亿亿'] as const;

/** Characters that differ in traditional script, by their simplified form. */
export const traditional: Readonly<Record<string, string>> = {
  负: '負',
  贰: '貳',
  叁: '參',
  陆: '陸',
  万: '萬',
  亿: '億',
};

/**
 * Formats an amount in capital Chinese numerals: `140950n` becomes 壹仟肆佰零玖元伍角 (WAL-08).
 *
 * The form is that of cheques: 整 after a whole amount, nothing after 角. Any gap is one 零, also before 分 without 角,
 * but there is none between 元 and 角 (1680.32 is 壹仟陆佰捌拾元叁角贰分). A negative amount starts with 负.
 *
 * @param script characters of zh-CN (`simplified`) or zh-TW (`traditional`)
 */
export function formatCapitalCny(amount: Minor, script: 'simplified' | 'traditional' = 'simplified'): string {
  const text = formatSimplified(amount);
  return script === 'simplified' ? text : [...text].map((char) => traditional[char] ?? char).join('');
}

function formatSimplified(amount: Minor): string {
  const value = amount < 0n ? -amount : amount;
  const [yuan, jiao, fen] = [value / 100n, Number((value / 10n) % 10n), Number(value % 10n)];
  const whole = yuan > 0n ? `${formatWholeNumber(yuan)}元` : '';
  return `${amount < 0n ? '负' : ''}${whole}${formatFraction(whole, jiao, fen)}`;
}

function formatFraction(whole: string, jiao: number, fen: number): string {
  if (jiao === 0 && fen === 0) return whole ? '整' : '零元整';
  const gap = whole && jiao === 0 ? '零' : '';
  return `${gap}${jiao > 0 ? `${digits[jiao]}角` : ''}${fen > 0 ? `${digits[fen]}分` : ''}`;
}

function formatWholeNumber(yuan: bigint): string {
  let text = '';
  let hasGap = false;
  for (const { value, unit } of splitFourDigitGroups(yuan)) {
    const isGap = hasGap || (text !== '' && value < 1000);
    if (value > 0) text += `${isGap ? '零' : ''}${formatFourDigits(value)}${unit}`;
    hasGap = text !== '' && value === 0;
  }
  return text;
}

/** Splits a number into groups of four digits, highest first. */
function splitFourDigitGroups(yuan: bigint) {
  const text = yuan.toString();
  const count = Math.ceil(text.length / 4);
  const padded = text.padStart(count * 4, '0');
  return Array.from({ length: count }, (_, at) => ({
    value: Number(padded.slice(at * 4, at * 4 + 4)),
    unit: groups[count - 1 - at] ?? '',
  }));
}

function formatFourDigits(value: number): string {
  const text = String(value);
  return [...text]
    .map((digit, at) => (digit === '0' ? '零' : `${digits[Number(digit)]}${places[text.length - 1 - at]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
}
