/** Headers in which the platform receives the address of a client, and the secret that proves it (ruling A6). */
const ADDRESS_HEADER = 'x-client-address';
const SECRET_HEADER = 'x-client-address-secret';

/**
 * Returns the headers of a request to the platform: with the address of the client instead of what the client has sent
 * under its name, and without it if the site has no secret.
 *
 * @param {string} ip @param {import('node:http').IncomingHttpHeaders} headers @param {string} proxySecret
 * @returns {import('node:http').IncomingHttpHeaders}
 */
export function writeClientAddress(ip, headers, proxySecret) {
  const rest = Object.entries(headers).filter(([name]) => name !== ADDRESS_HEADER && name !== SECRET_HEADER);
  const proof = proxySecret === '' ? {} : { [ADDRESS_HEADER]: ip, [SECRET_HEADER]: proxySecret };
  return { ...Object.fromEntries(rest), ...proof };
}
