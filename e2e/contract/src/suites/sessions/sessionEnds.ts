import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { createChatCaller } from '../../testing/sockets/createChatCaller.ts';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import { createTimeShift } from '../../testing/clock/createTimeShift.ts';
import { createVenueClient, exchangeLaunchCode, launchVenue } from '../../testing/player/createVenueClient.ts';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { openFeedListener } from '../../testing/sockets/openFeedListener.ts';
import { openVenueSocket } from '../../testing/sockets/openVenueSocket.ts';
import { until } from '../../testing/clock/until.ts';
import { startPlatform, type NamedPlayer, type Platform } from '../../testing/sandbox/platform.ts';

const GAME = 'BGDZ-0001';
/** Time within which everything of a session ends (SEC-05). */
const END_MS = 2_000;
const LOGIN_ENDED = 4001;

const cents = (text: string | undefined): bigint => parseMinor(text) ?? 0n;

/** Tests what ends with a member's session: venue sessions, launch codes, chat and feed (SEC-05, ruling G2). */
export function sessionEndSuite(databases: () => DatabaseProvider): void {
  describe('end of a session', () => {
    const time = createTimeShift();
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases(), { clock: time });
      await platform.sandbox.console.setSettings({ chatBotsPerMinute: 0 });
    });
    afterAll(() => platform.sandbox.close());
    const url = () => platform.sandbox.url;
    const control = () => platform.sandbox.console;

    const newPlayerWithMoney = async (channelCode = 'BGDZ') => {
      const player = await platform.newPlayer('1000.00');
      await player.call('venue.transfer', { channelCode, amount: '400.00', ty: '1' }, { requestId: createId() });
      return player;
    };
    const logInElsewhere = async ({ name }: NamedPlayer): Promise<Player> => {
      const player = createPlayer(url(), { isSafe: false });
      await player.login(name);
      return player;
    };

    /** Opens everything that a hostile client may have copied from a member's browser, and uses it. */
    const copyEverything = async (member: NamedPlayer) => {
      const visit = await createVenueClient(member, GAME, url());
      const unused = await launchVenue(member, GAME, url());
      const { jwt } = await member.call('user.jwt', {});
      const chat = await createChatCaller(url());
      await chat.member(jwt);
      await chat.join('lobby');
      const board = await member.board('FT', 'RB');
      const feed = await openFeedListener(url());
      feed.send({ type: 'login', token: jwt });
      feed.send({ type: 'subscribe', channel: 'FT.RB', cursor: board.cursor, langx: 'zh-cn' });
      const live = board.games.find(({ gameStatus }) => gameStatus === 'live')?.gameId ?? '';
      await control().matches.goal(live, 'H');
      await feed.until(() => feed.frames.some(({ type }) => type === 'changes'));
      const page = await openVenueSocket(visit.url.origin, visit.token);
      return { visit, unused, jwt, chat, feed, page, live };
    };

    const ends = {
      logout: (member: NamedPlayer) => member.call('user.logout', {}),
      freeze: (member: NamedPlayer) => control().members.freeze(member.name),
      kick: (member: NamedPlayer) => control().members.kick(member.name),
      'login elsewhere': logInElsewhere,
    } as const;

    it.each(Object.keys(ends) as (keyof typeof ends)[])(
      'F-AUTH-27 SEC-05 gives a hostile client with everything copied nothing from 2 s after the %s',
      async (end) => {
        const member = await newPlayerWithMoney();
        const { visit, unused, jwt, chat, feed, page, live } = await copyEverything(member);
        const spin = () => visit.play([{ spot: 'spin', stake: '1.00' }]);
        const calledAt = Date.now();
        expect(await spin()).toMatchObject({ status: 200 });
        // On a busy machine the calls themselves can take longer than the time within which the session ends.
        const callsMs = 10 * (Date.now() - calledAt);
        await ends[end](member);
        const endedAt = Date.now();

        const [round, state, exchanged] = await Promise.all([spin(), visit.state(), exchangeLaunchCode(unused)]);
        expect([round.reason, state.reason, exchanged.reason]).toEqual(['visitOver', 'visitOver', 'launchOver']);
        const closed = await Promise.all([chat.closed(), feed.untilClosed(), page.untilClosed()]);
        expect(Date.now() - endedAt).toBeLessThan(END_MS + callsMs);
        expect(closed).toEqual([LOGIN_ENDED, LOGIN_ENDED, LOGIN_ENDED]);

        const received = [feed.frames.length, chat.frames.length];
        await control().matches.goal(live, 'C');
        const again = await createChatCaller(url());
        expect(await again.member(jwt)).toMatchObject({ code: 6001 });
        again.socket.terminate();
        const feedAgain = await openFeedListener(url());
        feedAgain.send({ type: 'login', token: jwt });
        expect([await feedAgain.untilClosed(), feedAgain.frames.filter(({ type }) => type === 'changes')]).toEqual([
          LOGIN_ENDED,
          [],
        ]);
        expect([feed.frames.length, chat.frames.length]).toEqual(received);
        expect(await catchErrorCode(member.wallet())).toBe(6001);
      },
    );

    it('SEC-05 G2 keeps the sockets and the venue session of a session that continues', async () => {
      const member = await newPlayerWithMoney();
      const other = await newPlayerWithMoney();
      const { visit, chat, feed, page } = await copyEverything(member);
      await other.call('user.logout', {});
      await until(
        async () => catchErrorCode(other.wallet()),
        (code) => code === 6001,
      );
      expect(await visit.play([{ spot: 'spin', stake: '1.00' }])).toMatchObject({ status: 200 });
      expect(await chat.history()).toMatchObject({ code: 6000 });
      expect([feed.closed(), page.closed()]).toEqual([undefined, undefined]);
      [chat, feed, page].forEach(({ socket }) => socket.terminate());
    });

    it('SEC-05 G2 exchanges a launch code once', async () => {
      const launched = await launchVenue(await newPlayerWithMoney(), GAME, url());
      const [first, second] = [await exchangeLaunchCode(launched), await exchangeLaunchCode(launched)];
      expect(first).toMatchObject({ status: 200, token: expect.stringMatching(/^[\w-]{43}$/) as string });
      expect(second).toEqual({ status: 401, reason: 'launchOver' });
    });

    it('SEC-05 G2 exchanges a launch code once for twenty simultaneous requests', async () => {
      const launched = await launchVenue(await newPlayerWithMoney(), GAME, url());
      const responses = await Promise.all(Array.from({ length: 20 }, () => exchangeLaunchCode(launched)));
      expect(responses.filter(({ token }) => token !== undefined)).toHaveLength(1);
    });

    it.each`
      seconds | status
      ${59}   | ${200}
      ${61}   | ${401}
    `('SEC-05 G2 returns $status for a launch code after $seconds s', async ({ seconds, status }) => {
      const launched = await launchVenue(await newPlayerWithMoney(), GAME, url());
      time.advance((seconds as number) * 1_000);
      expect((await exchangeLaunchCode(launched)).status).toBe(status);
    });

    it('SEC-05 G2 has no reusable token in the address: code and address open no game', async () => {
      const member = await newPlayerWithMoney();
      const launched = await launchVenue(member, GAME, url());
      const { token } = await exchangeLaunchCode(launched);
      const code = launched.hash.slice(1);
      expect(`${launched.pathname}${launched.search}`).not.toContain(code);
      expect(token).not.toBe(code);
      const state = await fetch(`${launched.origin}/venue/api/state`, { headers: { authorization: `Bearer ${code}` } });
      expect([state.status, await state.json()]).toEqual([401, { reason: 'visitOver' }]);
    });

    it('W3 G2 gives a repeated launch with a lost response a code that works', async () => {
      const member = await newPlayerWithMoney();
      const requestId = createId();
      const body = { enName: 'BGDZ', gameCode: GAME };
      await member.call('venue.launch', body, { requestId });
      time.advance(90_000);
      const { url: address } = await member.call('venue.launch', body, { requestId });
      expect(await exchangeLaunchCode(new URL(address))).toMatchObject({ status: 200 });
    });

    it.each([{}, { code: 1 }, { code: 'short' }, { code: '../../etc/passwd-and-more' }, []])(
      'SEC-05 refuses the exchange of %j',
      async (body) => {
        const { origin } = await launchVenue(await platform.newPlayer(), GAME, url());
        const response = await fetch(`${origin}/venue/api/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect([response.status, await response.json()]).toEqual([400, { reason: 'badRequest' }]);
      },
    );

    it('F-AUTH-27 books rounds in flight at the logout exactly once and refuses later ones', async () => {
      const member = await newPlayerWithMoney();
      const visit = await createVenueClient(member, GAME, url());
      const accepted: string[] = [];
      const refused: unknown[] = [];
      const playUntilRefused = async () => {
        for (;;) {
          const requestId = createId();
          const { status, reason } = await visit.play([{ spot: 'spin', stake: '1.00' }], { requestId });
          if (status !== 200) return refused.push([status, reason]);
          accepted.push(requestId);
        }
      };
      const players = [playUntilRefused(), playUntilRefused(), playUntilRefused()];
      await until(
        async () => accepted.length,
        (count) => count >= 6,
      );
      await member.call('user.logout', {});
      await Promise.all(players);
      expect(refused).toEqual(players.map(() => [401, 'visitOver']));

      await member.login(member.name);
      const { rounds, balance } = await (await createVenueClient(member, GAME, url())).state();
      const { count, net } = await member.call('record.betRecordTotal', { status: 'settled', category: 'DZ' });
      expect(count).toBe(accepted.length);
      expect(rounds.every(({ requestId, status }) => accepted.includes(requestId) && status === 'settled')).toBe(true);
      expect(balance).toBe(formatMinor(40_000n + cents(net)));
      expect(await control().audit()).toEqual({ ok: true });
    });

    it('F-AUTH-27 settles a ticket of a draw after the logout, once', async () => {
      const game = 'QXCP-0001';
      const member = await newPlayerWithMoney('QXCP');
      const visit = await createVenueClient(member, game, url());
      const { draw, game: shown } = await visit.state();
      const ticket = await visit.play([{ spot: 'sumBig', stake: shown.limits.min }], { drawNo: draw?.no ?? 0 });
      expect(ticket.round?.status).toBe('open');
      await member.call('user.logout', {});
      await control().venues.draw(game);
      await control().venues.draw(game);
      await member.login(member.name);
      const { rounds, balance } = await (await createVenueClient(member, game, url())).state();
      expect(rounds).toMatchObject([{ id: ticket.round?.id, status: 'settled' }]);
      const [round] = rounds;
      expect(balance).toBe(formatMinor(40_000n - cents(round?.stake) + cents(round?.payout)));
      expect(await control().audit()).toEqual({ ok: true });
    });

    it.each(['logout', 'login elsewhere'] as const)(
      'SEC-05 shows venue money and recalls it after the %s',
      async (end) => {
        const member = await newPlayerWithMoney();
        await createVenueClient(member, GAME, url());
        await ends[end](member);
        const next = await logInElsewhere(member);
        expect(await next.call('venue.balance', { channelCode: 'BGDZ' })).toMatchObject({ balance: '400.00' });
        const recalled = await next.call('venue.recycle', {}, { requestId: createId() });
        expect(recalled.totalMoney).toBe('400.00');
        expect(await next.wallet()).toBe('1000.00');
        expect(await control().audit()).toEqual({ ok: true });
      },
    );
  });
}
