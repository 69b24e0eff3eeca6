import { createId } from '@pavilion/kernel';
import type { Player } from './createPlayer.ts';

/** Response of a venue call, as far as the tests read it. */
export interface VenueResponse {
  readonly status: number;
  readonly reason?: string;
  readonly balance: string;
  readonly round?: VenueRound;
  readonly rounds: readonly VenueRound[];
  readonly game: {
    readonly code: string;
    readonly spots: readonly { readonly key: string; readonly pays: number }[];
    readonly limits: { readonly min: string; readonly max: string };
  };
  readonly draw?: { readonly no: number; readonly hash: string };
  readonly matches?: readonly VenueMatch[];
  readonly seeds: { readonly hash: string; readonly nextHash: string };
}

/** Match of an e-sports game with its markets; prices in hundredths. */
export interface VenueMatch {
  readonly no: number;
  readonly state: 'upcoming' | 'live' | 'ended';
  readonly hash: string;
  readonly serverSeed?: string;
  readonly markets: readonly {
    readonly key: string;
    readonly status: 'open' | 'suspended' | 'closed';
    readonly selections: readonly { readonly key: string; readonly price: number }[];
  }[];
}

/** A round with its proof. */
export interface VenueRound {
  readonly id: string;
  readonly requestId: string;
  readonly stake: string;
  readonly payout?: string;
  readonly status: string;
  readonly drawNo?: number;
  readonly bets: readonly { readonly stake: string; readonly returned?: string; readonly isRefused?: boolean }[];
  readonly match?: { readonly acceptedAt?: number };
  readonly pool?: { readonly fed: string; readonly won: string; readonly odds: number };
  readonly proof: { readonly hash: string; readonly serverSeed?: string; readonly nonce: number };
}

/** A stake on a spot. */
export interface SpotStake {
  readonly spot: string;
  readonly stake: string;
  /** Price that the player saw; matches only. */
  readonly price?: number;
}

/** Returns the final URL of a launch, with its code in the fragment. A path of the site redirects to the venue. */
async function resolveVenueUrl(launched: string, siteUrl: string): Promise<URL> {
  if (!launched.startsWith('/')) return new URL(launched.replace(/^frame:/, ''));
  const { headers } = await fetch(siteUrl + launched, { redirect: 'manual' });
  const url = new URL(headers.get('location') ?? '');
  // A browser keeps the fragment of a redirected address.
  url.hash = new URL(launched, siteUrl).hash;
  return url;
}

/**
 * Launches a venue.
 *
 * @param game code of a game, or of a venue for its lobby
 * @returns the final URL with its launch code
 */
export async function launchVenue(player: Player, game: string, siteUrl: string): Promise<URL> {
  const [enName = '', gameCode] = [game.split('-')[0], game.includes('-') ? game : ''];
  const response = await player.call('venue.launch', { enName, gameCode }, { requestId: createId() });
  return resolveVenueUrl(response.url, siteUrl);
}

/** Exchanges the code of a launch for the token of a venue session, as the page of the venue does. */
export async function exchangeLaunchCode({ origin, hash }: URL) {
  const response = await fetch(`${origin}/venue/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: hash.slice(1) }),
  });
  const body = (await response.json()) as { readonly token?: string; readonly reason?: string };
  return { status: response.status, ...body };
}

/**
 * Creates a client for the calls of a venue page in the session of a launch.
 *
 * @param game code of a game, or of a venue for its lobby
 */
export async function createVenueClient(player: Player, game: string, siteUrl: string) {
  const gameCode = game.includes('-') ? game : '';
  const url = await launchVenue(player, game, siteUrl);
  const { token = '' } = await exchangeLaunchCode(url);
  const call = async (method: string, path: string, body?: object): Promise<VenueResponse> => {
    const response = await fetch(`${url.origin}/venue/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...((await response.json()) as Omit<VenueResponse, 'status'>) };
  };
  return {
    url,
    token,
    call,
    state: () => call('GET', 'state'),
    play: (
      bets: readonly SpotStake[],
      more: { readonly drawNo?: number; readonly requestId?: string; readonly accept?: string } = {},
    ) => call('POST', 'rounds', { requestId: createId(), gameCode, bets, ...more }),
    fetchRound: (requestId: string) => call('GET', `rounds/${requestId}`),
    rotate: (clientSeed: string) => call('POST', 'seeds', { clientSeed }),
  };
}
