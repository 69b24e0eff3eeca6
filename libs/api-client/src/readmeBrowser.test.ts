/** @jest-environment jsdom */
import { schemas } from './schemas.ts';
import { createBets } from './testing/readme/bets.ts';
import { createSiteClient } from './testing/readme/browserClient.ts';

describe('README in a browser', () => {
  it('QLT-04 the browser client keeps its login, and the outcome of a lost bet is queried', async () => {
    const { session, client } = createSiteClient();
    session.login({ token: 'token-1', userId: '100001' });
    expect(localStorage.getItem('pavilion.userId')).toBe('100001');
    const { requestId: idOfTheExample, ...bet } = schemas['sport.placeBet'].example.request;
    const bets = createBets(client, session, () => bet.Request);
    globalThis.fetch = () => Promise.reject(new TypeError('reset'));
    expect(await bets.place(bet)).toMatchObject({ status: 'unknown' });
    expect(bets.list()).toMatchObject([{ kind: 'bet', note: { stake: bet.stake } }]);
    expect(bets.list()[0]?.requestId).not.toBe(idOfTheExample);
    expect(await bets.place(bet)).toMatchObject({ status: 'blocked' });
  });
});
