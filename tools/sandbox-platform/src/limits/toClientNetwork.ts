import { isIPv6 } from 'node:net';

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Returns the eight groups of an IPv6 address. The URL parser writes an embedded IPv4 address in hexadecimal. */
function listGroups(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
}

/**
 * Returns the network that limits count by: an IPv4 address, or the first 64 bits of an IPv6 address.
 *
 * A subscriber has at least a /64 of IPv6 and can send from any address in it.
 */
export function toClientNetwork(ip: string): string {
  const [address = ''] = ip.split('%');
  const mapped = IPV4_MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${listGroups(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}
