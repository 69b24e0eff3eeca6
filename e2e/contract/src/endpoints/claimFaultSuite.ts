import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDefiniteRefusal } from '@pavilion/api-client';
import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import { copySession } from '../testing/player/copySession.ts';
import { createFastClock } from '../testing/clock/createFastClock.ts';
import { catchErrorCode, createPlayer } from '../testing/player/createPlayer.ts';
import { loseBet, makeDeposit } from './scenes/claimScenes.ts';
import { type CallFault, isLongRun, isWaitingFault, LATE_MS, listFaultKinds } from './listFaultKinds.ts';
import type { DatabaseProvider } from '../testing/sandbox/databaseProvider.ts';
import { parseCents } from '../testing/sandbox/cashierPlatform.ts';
import { type NamedPlayer, type Platform, startPlatform } from '../testing/sandbox/platform.ts';

const DRAW = '1007';
const DAY_MS = 86_400_000;
const VERIFY = join(__dirname, '../../../../tools/sandbox/bin/verifyRound.mjs');

/** Runs the verification script of the games, which contains no code of the sandbox. */
const verify = (record: unknown): string =>
  spawnSync(process.execPath, [VERIFY], { input: JSON.stringify(record), encoding: 'utf8' }).stdout;

/** Faults of the short run; the long run tests all faults. */
const SHORT = ['drop', 'lostAnswer', 'corrupt', 'unavailable', 'html', 'duplicate'] as const;
const faults: readonly CallFault[] = isLongRun ? listFaultKinds() : SHORT.map((kind) => ({ kind }));
const describeFault = ({ kind, code }: CallFault): string => (code === undefined ? kind : `${kind} ${code}`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Claims whose amounts differ from member to member, so that bookings cannot be compared with those of another one. */
const claimsOfOneMember = [
  { claimed: 'draw', activityId: DRAW, deposits: 0 },
  { claimed: 'first deposit', activityId: '1002', deposits: 1 },
  { claimed: 'second deposit', activityId: '1003', deposits: 2 },
];

let phones = 0;
const createBoundMember = () => ({ phone: `136${String(++phones).padStart(8, '0')}`, realName: '陈测试' });

/** Tests claims of draws, deposits and races under faults and from two tabs, and the proof of a draw. */
export function claimFaultSuite(databases: () => DatabaseProvider): void {
  describe('claims of draws, deposits and races', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    const claim = (player: NamedPlayer, body: RequestOf<'promotion.joinActivity'>, requestId: string) =>
      player.call('promotion.joinActivity', body, { requestId });

    /** Sums the gifts paid to a member; the wallet may get rebates too. */
    const sumGifts = async ({ name }: NamedPlayer): Promise<bigint> => {
      const lines = await platform.sandbox.console.members.statement(name);
      return lines
        .filter(({ kind }) => kind === 'activityGift')
        .reduce((sum, { amount }) => sum + parseCents(amount), 0n);
    };

    /** Checks that the member was paid for exactly one claim, and returns it. */
    const expectOneClaim = async (player: NamedPlayer, activityId: string, before: bigint) => {
      const { claims } = await player.call('promotion.confirmInfo', { activityId });
      expect(claims).toHaveLength(1);
      const [paid] = claims;
      expect((await sumGifts(player)) - before).toBe(parseCents(paid?.amount ?? ''));
      return paid;
    };

    /** Advances the clock to the week after the current one of a race. A week without a call ends a session. */
    const startNextWeek = async (player: NamedPlayer, activityId: string) => {
      const { race } = await player.call('promotion.confirmInfo', { activityId });
      const daysLeft = Math.ceil(((race?.live?.endTime ?? 0) - Date.now()) / DAY_MS);
      await platform.sandbox.console.activities.fastForward(activityId, daysLeft);
      await player.login(player.name);
    };

    /** Claims under a fault, repeats the claim under the same id, and checks that it was paid once. */
    const expectPaidOnce = async (player: NamedPlayer, activityId: string, fault: CallFault) => {
      const before = await sumGifts(player);
      const requestId = createId();
      const body = { activityId };
      const isWaiting = isWaitingFault(fault);
      const tab = isWaiting
        ? createPlayer(platform.sandbox.url, { session: copySession(player.session), clock: createFastClock() })
        : player;
      platform.sandbox.console.addFault({ endpoint: 'promotion.joinActivity', count: 1, ...fault });
      const refusal = await tab.call('promotion.joinActivity', body, { requestId }).then(
        () => undefined,
        (error: unknown) => error,
      );
      // A definite refusal must not have paid: an unknown outcome is never reported as a failure (I9).
      if (refusal !== undefined && isDefiniteRefusal(refusal)) expect(await sumGifts(player)).toBe(before);
      const { rewardId, amount } = await claim(player, body, requestId);
      if (isWaiting) await wait(LATE_MS);
      expect(await expectOneClaim(player, activityId, before)).toMatchObject({ rewardId, amount });
    };

    /** Creates a member who can claim, and the claim of the member. */
    const prepare = async ({ activityId, deposits }: (typeof claimsOfOneMember)[number]) => {
      const player = await platform.newPlayer(createBoundMember());
      for (let made = 0; made < deposits; made += 1) await makeDeposit({ control: platform.sandbox.console, player });
      const before = await sumGifts(player);
      return { player, before, send: (requestId: string) => claim(player, { activityId }, requestId) };
    };

    it.each(claimsOfOneMember.flatMap((row) => faults.map((fault) => ({ ...row, fault, when: describeFault(fault) }))))(
      'F-API-03 F-WAL-04 pays the claim of a $claimed once under the fault $when',
      async ({ fault, when: _when, ...row }) => {
        const { player } = await prepare(row);
        await expectPaidOnce(player, row.activityId, fault);
      },
    );

    it.each(claimsOfOneMember)(
      'F-WAL-19 pays the claim of a $claimed once from two tabs at the same time',
      async (row) => {
        const { player, before, send } = await prepare(row);
        const codes = await Promise.all(
          [createId(), createId()].map((id) =>
            send(id).then(
              () => 6000,
              (error: { code?: number }) => error.code,
            ),
          ),
        );
        expect(codes.sort()).toEqual([6000, 6009]);
        await expectOneClaim(player, row.activityId, before);
      },
    );

    it('ACT-01 the verifier of the games checks a draw once its seed is revealed, and finds a forged prize', async () => {
      const player = await platform.newPlayer();
      const { draw } = await player.call('promotion.confirmInfo', { activityId: DRAW });
      const won = await claim(player, { activityId: DRAW }, createId());
      const hidden = (await player.call('promotion.confirmInfo', { activityId: DRAW })).claims[0]?.proof;
      expect(hidden).toMatchObject({ hash: draw?.seeds?.hash, nonce: 0 });
      expect(hidden?.serverSeed).toBeUndefined();
      await player.call('promotions.rotateSeed', { activityId: DRAW, clientSeed: 'mine' });
      const { claims, draw: next } = await player.call('promotion.confirmInfo', { activityId: DRAW });
      expect(next?.seeds).toMatchObject({ hash: draw?.seeds?.nextHash, clientSeed: 'mine', nonce: 0 });
      const [{ rewards = [] } = {}] = (await player.call('promotion.config', { activityId: DRAW })).list;
      const record = (prize: string) => ({
        id: 'draw',
        rules: 'prizeDraw',
        stake: '1.00',
        proof: claims[0]?.proof,
        prizes: rewards.map(({ rewardId, chance, amount }) => ({ id: rewardId, chance, amount })),
        bets: [{ spot: 'draw', stake: '1.00', returned: won.amount }],
        payout: won.amount,
        outcome: { prize },
      });
      expect(verify(record(won.rewardId ?? ''))).toMatch(/^OK +draw prizeDraw hash=true outcome=true payout=true/);
      expect(verify(record(won.rewardId === 'thanks' ? 'prize3' : 'thanks'))).toMatch(/^BAD .* outcome=false/);
    });

    it('ACT-01 S3 the console creates, ends and fast-forwards activities, and a race is paid once in the following week', async () => {
      const { activities } = platform.sandbox.console;
      for (const kind of ['firstDeposit', 'newTask', 'drawGift', 'signGift', 'bettingGift', 'topGift'] as const) {
        const { activityId } = await activities.create({ kind, beginsInDays: 1, days: 2 });
        const find = async () => (await activities.list()).find((each) => each.activityId === activityId);
        expect(await find()).toMatchObject({ kind, state: 'coming' });
        await activities.start(activityId);
        expect(await find()).toMatchObject({ state: 'running' });
        await activities.end(activityId);
        expect(await find()).toMatchObject({ state: 'ended' });
      }
      const { activityId } = await activities.create({ kind: 'racePage', rivals: 0 });
      const player = await platform.newPlayer();
      await loseBet({ control: platform.sandbox.console, player });
      const { race } = await player.call('promotion.confirmInfo', { activityId });
      expect(race?.live).toMatchObject({ rank: 1, turnover: '1050.00', players: 1 });
      await startNextWeek(player, activityId);
      const before = await sumGifts(player);
      const codes = await Promise.all(
        [1, 2].map(() =>
          claim(player, { activityId }, createId()).then(
            () => 6000,
            () => 6009,
          ),
        ),
      );
      expect(codes.sort()).toEqual([6000, 6009]);
      expect(await catchErrorCode(claim(player, { activityId }, createId()))).toBe(6009);
      expect(await expectOneClaim(player, activityId, before)).toMatchObject({ amount: '1888.00' });
      await activities.fastForward(activityId, 'end');
      const [{ state } = {}] = (
        await platform.newPlayer().then((late) => late.call('promotion.config', { activityId }))
      ).list;
      expect(state).toBe('ended');
      platform.sandbox.console.clearPlatformFault();
    });

    describe('of a race', () => {
      let racer: NamedPlayer;
      let races: readonly string[] = [];
      // The member is first in a race for each fault. All are paid in the following week.
      beforeAll(async () => {
        const { activities } = platform.sandbox.console;
        const made: string[] = [];
        while (made.length < faults.length)
          made.push((await activities.create({ kind: 'racePage', rivals: 0 })).activityId);
        races = made;
        racer = await platform.newPlayer();
        // Twice, to rank before the member of the test above.
        for (let bets = 0; bets < 2; bets += 1) await loseBet({ control: platform.sandbox.console, player: racer });
        await startNextWeek(racer, races[0] ?? '');
      });
      afterAll(() => platform.sandbox.console.clearPlatformFault());

      it.each(faults.map((fault, index) => ({ fault, index, when: describeFault(fault) })))(
        'F-API-03 F-WAL-04 pays the claim of a race once under the fault $when',
        ({ fault, index }) => expectPaidOnce(racer, races[index] ?? '', fault),
      );
    });
  });
}
