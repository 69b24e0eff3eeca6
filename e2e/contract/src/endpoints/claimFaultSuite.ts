import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isOutcomeUnknown } from '@pavilion/api-client';
import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import { loseBet, makeDeposit } from './claimScenes.ts';
import { catchErrorCode } from '../testing/createPlayer.ts';
import type { DatabaseProvider } from '../testing/databaseProvider.ts';
import { parseCents } from '../suites/cashierPlatform.ts';
import { type NamedPlayer, type Platform, startPlatform } from '../suites/platform.ts';

const DRAW = '1007';
const WEEK_DAYS = 7;
const VERIFY = join(__dirname, '../../../../tools/sandbox/bin/verifyRound.mjs');

/** Runs the verification script of the games, which contains no code of the sandbox. */
const verify = (record: unknown): string =>
  spawnSync(process.execPath, [VERIFY], { input: JSON.stringify(record), encoding: 'utf8' }).stdout;

const faults = ['drop', 'lostAnswer', 'corrupt', 'unavailable', 'html', 'duplicate'] as const;

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

    /** Checks that the member was paid for exactly one claim, and returns it. */
    const expectOneClaim = async (player: NamedPlayer, activityId: string, before: string) => {
      const { claims } = await player.call('promotion.confirmInfo', { activityId });
      expect(claims).toHaveLength(1);
      const [paid] = claims;
      expect(parseCents(await player.wallet()) - parseCents(before)).toBe(parseCents(paid?.amount ?? ''));
      return paid;
    };

    /** Creates a member who can claim, and the claim of the member. */
    const prepare = async ({ activityId, deposits }: (typeof claimsOfOneMember)[number]) => {
      const player = await platform.newPlayer(createBoundMember());
      for (let made = 0; made < deposits; made += 1) await makeDeposit({ control: platform.sandbox.console, player });
      const before = await player.wallet();
      return { player, before, send: (requestId: string) => claim(player, { activityId }, requestId) };
    };

    it.each(claimsOfOneMember.flatMap((row) => faults.map((kind) => ({ ...row, kind }))))(
      'F-API-03 F-WAL-04 pays the claim of a $claimed once under the fault $kind',
      async ({ kind, ...row }) => {
        const { player, before, send } = await prepare(row);
        const requestId = createId();
        platform.sandbox.console.addFault({ endpoint: 'promotion.joinActivity', kind, count: 1 });
        await send(requestId).catch((error: unknown) => expect(isOutcomeUnknown(error)).toBe(true));
        const { rewardId, amount } = await send(requestId);
        expect(await expectOneClaim(player, row.activityId, before)).toMatchObject({ rewardId, amount });
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
      const daysLeft = Math.ceil(((race?.live?.endTime ?? 0) - Date.now()) / 86_400_000);
      expect(daysLeft).toBeLessThanOrEqual(WEEK_DAYS);
      await activities.fastForward(activityId, daysLeft);
      const before = await player.wallet();
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
  });
}
