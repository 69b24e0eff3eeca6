import { isIP } from 'node:net';
import { isSameDigest } from '@pavilion/sandbox-platform/db/serverSecret';
import type { FastifyRequest } from 'fastify';

/** Headers in which a site server sends the address of its client, and the secret that proves it (ruling A6). */
const ADDRESS_HEADER = 'x-client-address';
const SECRET_HEADER = 'x-client-address-secret';

/** Returns the address that a site server has sent; `undefined` without the right secret. */
function readProvenAddress({ headers }: Pick<FastifyRequest, 'headers'>, proxySecret: string): string | undefined {
  const { [ADDRESS_HEADER]: address, [SECRET_HEADER]: secret } = headers;
  if (typeof secret !== 'string' || !isSameDigest(secret, proxySecret)) return undefined;
  return typeof address === 'string' && isIP(address) !== 0 ? address : undefined;
}

/**
 * Returns the address of the client, without the IPv6 prefix of an IPv4 address.
 *
 * Behind a site server all sockets have its address. The header is used only with the secret; any client could send it.
 */
export function getClientAddress(request: Pick<FastifyRequest, 'headers' | 'ip'>, proxySecret = ''): string {
  const proven = proxySecret === '' ? undefined : readProvenAddress(request, proxySecret);
  return (proven ?? request.ip).replace(/^::ffff:/i, '');
}
