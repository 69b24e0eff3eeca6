import {
  createApiClient,
  createSession,
  isCaptchaDemand,
  type ApiClientOptions,
  type RequestOf,
  type Session,
} from '@pavilion/api-client';
import { nobleCrypto } from '@pavilion/api-client/protocol';
import { schemas } from '@pavilion/api-client/schemas';
import { createId } from '@pavilion/kernel';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';

type BoardRequest = RequestOf<'sport.board'>;

/** Creates the body of the login form. */
export const createLoginBody = (name: string, password = DEMO_PASSWORD) => ({
  isAgent: 0 as const,
  name,
  password: computeMd5(password),
  kaptchcate: 0,
  codeId: '',
  code: '',
  version: '1.0' as const,
  sendCodeNum: '',
});

/** Creates the fields of every `resource` call. */
export const createResourceFields = (langx = 'zh-cn') => ({ timestamp: Date.now(), token: '', langx, remoteip: '' });

/** Options of a player's client. Without a session the player has a browser of its own. */
export interface PlayerOptions extends Partial<Omit<ApiClientOptions, 'session'>> {
  readonly session?: Session;
}

/** Creates a player with one browser: the real client over HTTP, a session in memory, a device id. */
export function createPlayer(url: string, { session = createSession(), ...options }: PlayerOptions = {}) {
  const client = createApiClient({
    session,
    baseUrl: url,
    schemas: () => Promise.resolve(schemas),
    wire: { crypto: nobleCrypto },
    ...options,
  });
  const { call } = client;
  return {
    session,
    client,
    call,
    login: async (name: string, password?: string) => {
      const response = await call('user.login', createLoginBody(name, password));
      if (isCaptchaDemand(response)) throw new Error('createPlayer: the login requires a captcha.');
      session.login(response);
      return response;
    },
    wallet: async () => (await call('transfer.getBalance', { withLockMoney: true })).centerWalletBalance,
    locked: async () => (await call('transfer.getBalance', { withLockMoney: true })).lockMoney,
    board: (gameType: BoardRequest['gameType'], showType: BoardRequest['showType'], compact = false) =>
      call('sport.board', {
        method: 'board',
        enName: 'crty',
        Request: createResourceFields(),
        gameType,
        showType,
        compact,
      }),
    /** Fetches all markets of one match. */
    game: (gameId: string) =>
      call('sport.game', { method: 'game', enName: 'crty', Request: createResourceFields(), gameId }),
    status: (requestId: string) =>
      call('sport.betStatus', { method: 'betStatus', enName: 'crty', Request: createResourceFields(), requestId }),
    place: (bet: PlacedBet, requestId = createId()) =>
      call('sport.placeBet', { ...createBetBody(bet, requestId) }, { requestId }),
    placeSeries: (series: PlacedSeries, requestId = createId()) =>
      call('sport.placeSeries', createParlayBody(series, requestId), { requestId }),
  };
}

export type Player = ReturnType<typeof createPlayer>;

/** Choices of a player for a bet. */
export interface PlacedBet {
  readonly gameId: string;
  readonly oddsId: string;
  readonly w: string;
  readonly r: string;
  readonly line: string;
  readonly price: string;
  readonly stake: string;
  readonly oddsRule?: 'none' | 'better' | 'any';
}

/** Creates the body of a bet. */
export const createBetBody = (bet: PlacedBet, requestId: string) => ({
  method: 'placeBet' as const,
  enName: 'crty' as const,
  Request: createResourceFields(),
  requestId,
  oddsRule: 'none' as const,
  ...bet,
});

/** Choices of a player for a parlay. */
export interface PlacedSeries {
  readonly legs: readonly Omit<PlacedBet, 'stake' | 'oddsRule'>[];
  /** Systems; the default is one unit of all legs. */
  readonly systems?: readonly string[];
  readonly unitStake: string;
  readonly oddsRule?: 'none' | 'better' | 'any';
}

/** Creates the body of a parlay. */
export const createParlayBody = (
  { legs, systems = [`${legs.length}x1`], ...series }: PlacedSeries,
  requestId: string,
) => ({
  method: 'placeSeries' as const,
  enName: 'crty' as const,
  Request: createResourceFields(),
  requestId,
  oddsRule: 'none' as const,
  legs: legs.map(({ gameId, oddsId, w, r, line, price }) => ({ gameId, oddsId, w, r, line, price })),
  systems: [...systems],
  ...series,
});

/** Returns the code of a refused call. Throws if the call succeeds. */
export async function catchErrorCode(work: Promise<unknown>): Promise<number> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) throw new Error('catchErrorCode: the call succeeded. Expected a refusal.');
  return (error as { code?: number }).code ?? -1;
}
