import type { Minor } from '@pavilion/kernel';
import { traditional } from './formatCapitalCny.ts';

const digitValues: Readonly<Record<string, bigint>> = {
  零: 0n,
  壹: 1n,
  贰: 2n,
  叁: 3n,
  肆: 4n,
  伍: 5n,
  陆: 6n,
  柒: 7n,
  捌: 8n,
  玖: 9n,
};
const placeValues: Readonly<Record<string, bigint>> = { 拾: 10n, 佰: 100n, 仟: 1000n };
const AMOUNT =
  /^(负?)(?:([零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+)元)?零?(?:([壹贰叁肆伍陆柒捌玖])角)?零?(?:([壹贰叁肆伍陆柒捌玖])分)?整?$/;

const simplified = new Map(Object.entries(traditional).map(([simple, char]) => [char, simple]));

/**
 * Parses capital Chinese numerals of both scripts, the inverse of `formatCapitalCny`. Accepts additional 零 of other writers.
 *
 * @returns undefined for any other text
 */
export function parseCapitalCny(text: string): Minor | undefined {
  const match = AMOUNT.exec([...text].map((char) => simplified.get(char) ?? char).join(''));
  if (!match) return undefined;
  const [, sign, whole, jiao, fen] = match;
  if (whole === undefined && jiao === undefined && fen === undefined) return undefined;
  const value =
    parseWholeNumber(whole ?? '零') * 100n + (digitValues[jiao ?? '零'] ?? 0n) * 10n + (digitValues[fen ?? '零'] ?? 0n);
  return sign ? -value : value;
}

/** Parses a whole number by splitting it at its highest unit: digits before 亿 count 100,000,000 times. */
function parseWholeNumber(text: string): bigint {
  const highest = ['亿亿', '万亿', '亿', '万'].find((unit) => text.includes(unit));
  if (highest === undefined) return parseFourDigits(text);
  const at = text.indexOf(highest);
  const factor = { 亿亿: 10n ** 16n, 万亿: 10n ** 12n, 亿: 10n ** 8n, 万: 10n ** 4n }[highest] ?? 1n;
  return parseWholeNumber(text.slice(0, at)) * factor + parseWholeNumber(text.slice(at + highest.length));
}

function parseFourDigits(text: string): bigint {
  let total = 0n;
  let digit = 0n;
  for (const char of text) {
    const place = placeValues[char];
    if (place === undefined) digit = digitValues[char] ?? 0n;
    else [total, digit] = [total + digit * place, 0n];
  }
  return total + digit;
}
