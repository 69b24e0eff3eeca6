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
    readonly spots: readonly { readonly key: string }[];
    readonly limits: { readonly min: string; readonly max: string };
  };
  readonly draw?: { readonly no: number; readonly hash: string };
  readonly seeds: { readonly hash: string; readonly nextHash: string };
}

/** A round with its proof. */
export interface VenueRound {
  readonly id: string;
  readonly requestId: string;
  readonly stake: string;
  readonly payout?: string;
  readonly status: string;
  readonly drawNo?: number;
  readonly pool?: { readonly fed: string; readonly won: string; readonly odds: number };
  readonly proof: { readonly hash: string; readonly serverSeed?: string; readonly nonce: number };
}

/** A stake on a spot. */
export interface SpotStake {
  readonly spot: string;
  readonly stake: string;
}

/** Returns the final URL of a launch; a path of the site redirects to the venue. */
async function resolveVenueUrl(launched: string, siteUrl: string): Promise<URL> {
  if (!launched.startsWith('/')) return new URL(launched.replace(/^frame:/, ''));
  const { headers } = await fetch(siteUrl + launched, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

/**
 * Creates a client for the calls of a venue page with the token of a launch.
 *
 * @param game - Code of a game, or of a venue for its lobby.
 */
export async function createVenueClient(player: Player, game: string, siteUrl: string) {
  const [enName = '', gameCode] = [game.split('-')[0], game.includes('-') ? game : ''];
  const answer = await player.call('venue.launch', { enName, gameCode }, { requestId: createId() });
  const url = await resolveVenueUrl(answer.url, siteUrl);
  const token = url.pathname.split('/').at(-1) ?? '';
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
    play: (bets: readonly SpotStake[], more: { readonly drawNo?: number; readonly requestId?: string } = {}) =>
      call('POST', 'rounds', { requestId: createId(), gameCode, bets, ...more }),
    fetchRound: (requestId: string) => call('GET', `rounds/${requestId}`),
    rotate: (clientSeed: string) => call('POST', 'seeds', { clientSeed }),
  };
}
