import type { Minor } from '@pavilion/kernel';
import type { Locale } from '@pavilion/site-contract';
import type { Figure } from './figure.ts';

const TEN_THOUSAND = 10_000n;

const units = {
  'zh-CN': { tenThousand: '万', usd: '美元', cny: '元' },
  'zh-TW': { tenThousand: '萬', usd: '美元', cny: '元' },
} as const satisfies Record<Locale, unknown>;

/** Formats a figure as it stands in a sentence: `14`, `150 万美元`, `2.5 萬美元`, `100 元`. */
export function formatFigure(figure: Figure, locale: Locale): string {
  switch (figure.kind) {
    case 'count':
      return String(figure.value);
    case 'percent':
      return `${formatDecimal(BigInt(figure.hundredths), 100n)}%`;
    case 'usd':
      return formatAmount(figure.amount, locale) + units[locale].usd;
    case 'cny':
      return formatAmount(figure.amount, locale) + units[locale].cny;
    case 'text':
      return figure.text[locale];
  }
}

/** Formats minor units as whole units, from ten thousand on in tens of thousands. The last space precedes the unit. */
function formatAmount(minor: Minor, locale: Locale): string {
  const whole = minor / 100n;
  if (whole >= TEN_THOUSAND && (minor * 10n) % (TEN_THOUSAND * 100n) === 0n)
    return `${formatDecimal(minor, TEN_THOUSAND * 100n)} ${units[locale].tenThousand}`;
  return `${formatDecimal(minor, 100n)} `;
}

/** Formats a quotient with as many decimals as it needs, at most two. */
function formatDecimal(value: bigint, divisor: bigint): string {
  const hundredths = (value * 100n) / divisor;
  const decimals = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = String(hundredths / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
