import ipaddr from 'ipaddr.js';
import type { Locale } from '../base/locale.ts';

const placeNames = {
  loopback: { 'zh-CN': '本机', 'zh-TW': '本機' },
  local: { 'zh-CN': '局域网', 'zh-TW': '區域網路' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

const localRanges: readonly string[] = ['private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/** Masks the part of an address that belongs to one customer: the last byte of IPv4, all but 48 bits of IPv6. */
const maskAddress = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  address instanceof ipaddr.IPv4
    ? `${address.octets.slice(0, 3).join('.')}.*`
    : `${address.parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(':')}:*`;

/**
 * Describes where a network address is: this machine, the local network, or a masked address. The sandbox has no map of
 * addresses.
 *
 * @returns an empty text for an unknown or invalid address
 */
export function describePlace(ip: string | null, locale: Locale): string {
  if (ip === null || !ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  const range = address.range();
  if (range === 'loopback') return placeNames.loopback[locale];
  return localRanges.includes(range) ? placeNames.local[locale] : maskAddress(address);
}
