import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createVenueClient } from '../../testing/player/createVenueClient.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

/** Tests the JSON console of venues (ruling X1). */
export function venueConsoleSuite(databases: () => DatabaseProvider): void {
  describe('venue console', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    const callConsole = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${platform.sandbox.url}/console/api/${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };

    it('X1 lists venues and stores changes of their state in the settings', async () => {
      expect((await callConsole('GET', 'venues')).body).toContainEqual(
        expect.objectContaining({ channelCode: 'BGDZ', category: 'DZ', state: 'open', launchKind: 'http' }),
      );
      expect(await callConsole('POST', 'venues/bgdz', { state: 'maintenance' })).toMatchObject({
        status: 200,
        body: { channelCode: 'BGDZ', state: 'maintenance' },
      });
      expect((await callConsole('GET', 'settings')).body).toMatchObject({ maintainedVenues: ['bgdz'] });
      expect((await callConsole('POST', 'venues/BGDZ', { state: 'open' })).body).toMatchObject({ state: 'open' });
      expect((await callConsole('GET', 'settings')).body).toMatchObject({ maintainedVenues: [] });
    });

    it('X1 plans and clears faults of venue transfers', async () => {
      const fault = { channelCode: 'clby', kind: 'slow', delayMs: 60_000, count: 1 };
      expect((await callConsole('POST', 'venue-faults', fault)).body).toEqual([{ ...fault, channelCode: 'CLBY' }]);
      expect((await callConsole('DELETE', 'venue-faults?channelCode=clby')).body).toEqual([]);
      await callConsole('POST', 'venue-faults', { ...fault, channelCode: '*' });
      const player = await platform.newPlayer('100.00');
      const transferRequest = { channelCode: 'CLBY', amount: '60.00', ty: '1' as const };
      expect(await player.call('venue.transfer', transferRequest)).toMatchObject({ status: 'pending' });
      expect((await callConsole('GET', `venue-transfers?member=${player.name}&status=pending`)).body).toMatchObject([
        { channelCode: 'CLBY', amount: '60.00', direction: 'in', cause: 'member' },
      ]);
      expect((await callConsole('POST', 'venue-transfers/answer', { channelCode: 'BGDZ' })).body).toEqual({
        answered: 0,
      });
      expect((await callConsole('POST', 'venue-transfers/answer')).body).toEqual({ answered: 1 });
      expect((await callConsole('GET', `members/${player.name}/venue-money`)).body).toMatchObject({
        wallet: '40.00',
        pending: '0.00',
        venues: { CLBY: '60.00' },
      });
    });

    it('X1 sets turnover and triggers wins of bonus pools', async () => {
      const { name } = await platform.newPlayer();
      const turnover = { channelCode: 'BGDZ', required: '10.00', done: '2.50' };
      expect((await callConsole('POST', `members/${name}/turnover`, turnover)).body).toEqual(turnover);
      expect((await callConsole('GET', `members/${name}/turnover`)).body).toEqual([turnover]);
      expect((await callConsole('POST', 'pools/BY-TIDE/win')).body).toContainEqual(
        expect.objectContaining({ poolCode: 'BY-TIDE', amount: '30000.00' }),
      );
    });

    it('GAM-05 I5 keeps the ledger balanced with simultaneous rounds at one bonus pool, wins and rebates', async () => {
      const control = platform.sandbox.console;
      await control.venues.setPoolOdds('QP-CUP', 8);
      const visits = await Promise.all(
        Array.from({ length: 3 }, async () => {
          const player = await platform.newPlayer('100.00');
          const entry = { channelCode: 'YQQP', amount: '100.00', ty: '1' as const };
          await player.call('venue.transfer', entry, { requestId: createId() });
          return createVenueClient(player, 'YQQP-0001', platform.sandbox.url);
        }),
      );
      const spot = (await visits[0]?.state())?.game.spots[0]?.key ?? '';
      const played = visits.map(async (visit, at) => {
        const outcomes = [];
        for (let round = 0; round < 4; round++) {
          outcomes.push(await visit.play([{ spot, stake: '5.00' }]));
          await (at % 2 === 0 ? control.payRebates() : control.venues.winPool('QP-CUP'));
        }
        return outcomes.map(({ status }) => status);
      });
      expect(new Set((await Promise.all(played)).flat())).toEqual(new Set([200]));
      expect(await control.audit()).toEqual({ ok: true });
    });

    it.each`
      method    | path                         | body                                                 | status
      ${'POST'} | ${'venues/NOWHERE'}          | ${{ state: 'open' }}                                 | ${404}
      ${'POST'} | ${'venues/BGDZ'}             | ${{ state: 'closed' }}                               | ${400}
      ${'POST'} | ${'venues/BGDZ'}             | ${{}}                                                | ${400}
      ${'POST'} | ${'venue-faults'}            | ${{ channelCode: 'BGDZ', kind: 'explode' }}          | ${400}
      ${'POST'} | ${'venue-faults'}            | ${{ channelCode: 'BGDZ', kind: 'slow', count: 1.5 }} | ${400}
      ${'POST'} | ${'venue-faults'}            | ${{ kind: 'slow' }}                                  | ${404}
      ${'POST'} | ${'members/nobody/turnover'} | ${{ channelCode: 'BGDZ', required: '1.00' }}         | ${404}
      ${'POST'} | ${'members/demo01/turnover'} | ${{ channelCode: 'BGDZ', required: '-1.00' }}        | ${400}
      ${'POST'} | ${'members/demo01/turnover'} | ${{ channelCode: 'BGDZ' }}                           | ${400}
      ${'POST'} | ${'members/demo01/turnover'} | ${{ required: '1.00' }}                              | ${404}
      ${'POST'} | ${'pools/QP-CUP'}            | ${{ odds: 0 }}                                       | ${400}
      ${'POST'} | ${'pools/NOTHING/win'}       | ${{}}                                                | ${404}
      ${'GET'}  | ${'members/nobody/turnover'} | ${undefined}                                         | ${404}
    `('X1 refuses $method $path with $status and a text', async ({ method, path, body, status }) => {
      const refused = await callConsole(method as string, path as string, body);
      expect(refused).toEqual({ status, body: { error: expect.stringMatching(/\w/) as string } });
    });
  });
}
