import { createPlayer, type Player } from './createPlayer.ts';

/** Secret that the platforms of these tests accept from a site server. */
export const PROXY_SECRET = 'secret-of-the-contract-tests';

/** Creates a player whose calls arrive through a site server that sends this client address. */
export function createAddressPlayer(url: string, address: string, secret = PROXY_SECRET): Player {
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-client-address', address);
    headers.set('x-client-address-secret', secret);
    return fetch(input, { ...init, headers });
  };
  return createPlayer(url, { fetch: send, isSafe: false });
}
