import { createId } from '@pavilion/kernel';
import type { EndpointId } from '@pavilion/api-client/protocol';
import { createBetBody, createResourceFields, createParlayBody } from '../../../testing/player/createPlayer.ts';
import { createFreshBet } from '../../../testing/player/createFreshBet.ts';
import { type EndpointRows, noObject, type Provocation, type Scene } from '../../scenes/endpointRow.ts';
import { provokePause } from '../../scenes/provokePause.ts';

const call = <Method extends string>(method: Method) => ({
  method,
  enName: 'crty' as const,
  Request: createResourceFields(),
});

/** Makes a call while the sport venue is under maintenance. */
const provokeMaintenance =
  <Id extends EndpointId>(): Provocation<Id> =>
  async ({ control, body, send }) => {
    const maintenanceRequest = await body();
    await control.setSettings({ maintainedVenues: ['crty'] });
    const response = send(maintenanceRequest);
    await response.catch(() => undefined);
    await control.setSettings({ maintainedVenues: [] });
    return response;
  };

const wrongTimes = { status: '' as const, beginTime: 2, endTime: 1 };
const fetchCursor = async ({ player }: Scene<'sport.changes'>) => (await player.board('FT', 'FT')).cursor;

/** Rows of records, hot matches and the local sport venue. */
export const gameRows = {
  'search.index': {
    by: 'guest',
    body: () => ({}),
    check: ({ leagues, matches, games }) => {
      const known = new Set(leagues.map(({ id }) => id));
      expect(matches.length).toBeGreaterThan(500);
      expect(matches.filter(({ leagueId }) => !known.has(leagueId))).toEqual([]);
      expect(matches[0]?.showType).toBe('RB');
      expect(games.length).toBeGreaterThan(1_000);
    },
    refusals: {},
  },
  'sport.session': {
    body: () => call('session'),
    refusals: { 6415: provokeMaintenance() },
  },
  'sport.board': {
    body: () => ({ ...call('board'), gameType: 'FT', showType: 'FT' }),
    check: ({ games }) => expect(games.length).toBeGreaterThan(0),
    refusals: { 6415: provokeMaintenance() },
  },
  'sport.changes': {
    body: async (scene) => ({ ...call('changes'), channel: 'FT.FT', cursor: await fetchCursor(scene) }),
    refusals: {
      6303: ({ send }) => send({ ...call('changes'), channel: 'FT.FT', cursor: 1 }),
      6415: provokeMaintenance(),
    },
  },
  'sport.game': {
    body: async ({ player }) => ({ ...call('game'), gameId: (await player.board('FT', 'FT')).games[0]!.gameId }),
    check: ({ channel, games: [game] }) => {
      expect(channel).toBe(`GAME.${game?.gameId}`);
      expect(new Set(game?.odds.map(({ w }) => w)).size).toBeGreaterThan(6);
    },
    refusals: { 6415: provokeMaintenance() },
  },
  'sport.centre': {
    body: async ({ player }) => ({ ...call('centre'), gameId: (await player.board('FT', 'RB')).games[0]!.gameId }),
    check: ({ from, events, match }) => {
      expect(from).toBe(0);
      expect(match?.form).toBe('football');
      expect(events[0]).toMatchObject({ n: 1, kind: 'period', score: [0, 0] });
    },
    refusals: {
      6303: ({ send }) => send({ ...call('centre'), gameId: '1' }),
      6415: provokeMaintenance(),
    },
  },
  'sport.placeBet': {
    by: 'own',
    body: async ({ player, requestId }) => createBetBody(await createFreshBet(player), requestId),
    check: (outcome) => expect(outcome).toMatchObject({ status: 'ACCEPTED', stake: '10.00' }),
    refusals: {
      6008: async ({ body, send }) => {
        const bet = await body();
        await send(bet);
        return send({ ...bet, stake: '20.00' });
      },
      6012: provokePause(),
      6301: async ({ body, send }) => send({ ...(await body()), requestId: createId() }),
      6415: provokeMaintenance(),
    },
  },
  'sport.placeSeries': {
    by: 'own',
    body: async ({ player, requestId }) => {
      const legs = [await createFreshBet(player), await createFreshBet(player)];
      return createParlayBody({ legs, unitStake: '10.00', oddsRule: 'any' }, requestId);
    },
    check: (outcome) => expect(outcome).toMatchObject({ status: 'ACCEPTED', units: 1, stake: '10.00' }),
    refusals: {
      6008: async ({ body, send }) => {
        const series = await body();
        await send(series);
        return send({ ...series, unitStake: '20.00' });
      },
      6012: provokePause(),
      6301: async ({ body, send }) => {
        const series = await body();
        const [first, ...rest] = series.legs;
        return send({ ...series, legs: [{ ...first!, gameId: 'another' }, ...rest] });
      },
      6415: provokeMaintenance(),
    },
  },
  'sport.betStatus': {
    body: () => ({ ...call('betStatus'), requestId: createId() }),
    check: ({ status }) => expect(status).toBe('UNKNOWN'),
    refusals: {},
  },
  'record.betRecordTotal': {
    body: () => ({ status: '' }),
    refusals: { 6007: ({ send }) => send(wrongTimes) },
  },
  'record.betRecordList': {
    body: () => ({ status: '', pageNum: 1, pageSize: 20 }),
    refusals: { 6007: ({ sendAnything }) => noObject({ sendAnything }) },
  },
  'video.hotLiveMatchDetail': { body: () => ({ langx: 'zh-cn' }), refusals: {} },
} satisfies EndpointRows;
