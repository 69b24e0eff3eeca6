import { createPendingActions, type ApiClient, type RequestOf, type Session } from '../../index.ts';
import { createLocalStore } from '../../browser.ts';

type Bet = Omit<RequestOf<'sport.placeBet'>, 'requestId'>;

export function createBets(client: ApiClient, session: Session, newRequest: () => Bet['Request']) {
  const pending = createPendingActions({
    store: createLocalStore(),
    clock: { now: client.serverNow },
    owner: () => session.getState().userId,
    fetchStatus: async ({ requestId }) => {
      const body = { method: 'betStatus', enName: 'crty', Request: newRequest(), requestId } as const;
      const { status } = await client.call('sport.betStatus', body);
      return status === 'UNKNOWN' ? 'notDone' : status === 'PENDING' ? 'unknown' : 'done';
    },
  });
  const place = (bet: Bet) =>
    pending.run({
      kind: 'bet',
      note: { stake: bet.stake },
      send: (requestId) => client.call('sport.placeBet', { ...bet, requestId }, { requestId }),
    });
  return { place, resolve: pending.resolve, list: pending.list };
}
