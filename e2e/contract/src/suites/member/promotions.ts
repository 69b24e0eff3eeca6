import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode, createPlayer } from '../../testing/player/createPlayer.ts';
import { createBet, findPrice } from '../../testing/player/boardPrices.ts';
import { parseCents, requestDeposit } from '../../testing/sandbox/cashierPlatform.ts';
import { type NamedPlayer, startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const KINDS = [
  'discount',
  'firstDeposit',
  'againDeposit',
  'newTask',
  'friendInvitation',
  'signGift',
  'drawGift',
  'racePage',
  'activityLandPage',
  'bettingGift',
  'vip',
  'topGift',
];

/** Tests claims from several tabs and the reads of the screens of NAV-05. */
export function promotionSuite(databases: () => DatabaseProvider): void {
  describe('promotions', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    const claim = (
      { call }: Pick<NamedPlayer, 'call'>,
      body: { activityId: string; rewardId?: string },
      requestId = createId(),
    ) => call('promotion.joinActivity', body, { requestId });
    const codes = async (work: readonly Promise<unknown>[]) =>
      (
        await Promise.all(
          work.map((each) =>
            each.then(
              () => 6000,
              (error: { code?: number }) => error.code,
            ),
          ),
        )
      ).sort();

    it.each`
      gift                      | facts                       | body                                         | wallet
      ${'daily sign-in'}        | ${{}}                       | ${{ activityId: '1006' }}                    | ${'10001.00'}
      ${'task for new members'} | ${{ phone: '13600000001' }} | ${{ activityId: '1004', rewardId: 'phone' }} | ${'10008.00'}
      ${'VIP month gift'}       | ${{ vipGrade: 8 }}          | ${{ activityId: '1011', rewardId: 'month' }} | ${'10888.00'}
    `('F-WAL-19 grants $gift once for two tabs and refuses the other with 6009', async ({ facts, body, wallet }) => {
      const member = await platform.newPlayer(facts as object);
      const claimRequest = body as { activityId: string };
      expect(await codes([claim(member, claimRequest), claim(member, claimRequest)])).toEqual([6000, 6009]);
      expect(await catchErrorCode(claim(member, claimRequest))).toBe(6009);
      expect(await member.wallet()).toBe(wallet);
      expect((await member.call('letter.list', { type: 'activity', pageNum: 1, pageSize: 9 })).total).toBe(1);
      expect((await member.call('promotion.confirmInfo', { activityId: claimRequest.activityId })).claims).toHaveLength(
        1,
      );
    });

    it('F-WAL-19 grants a reward once for two requests with one id and returns equal responses', async () => {
      const member = await platform.newPlayer();
      const requestId = createId();
      const responses = await Promise.all([1, 2, 3].map(() => claim(member, { activityId: '1006' }, requestId)));
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
      expect(await member.wallet()).toBe('10001.00');
    });

    it('F-WAL-19 uses one chance once for ten simultaneous draws', async () => {
      const member = await platform.newPlayer();
      const result = await codes(Array.from({ length: 10 }, () => claim(member, { activityId: '1007' })));
      expect(result).toEqual([6000, ...Array<number>(9).fill(6009)]);
      const { claims, draw } = await member.call('promotion.confirmInfo', { activityId: '1007' });
      expect([claims.length, draw?.chances, draw?.seeds?.nonce]).toEqual([1, 0, 1]);
      expect(await member.wallet()).toBe((10_000 + Number(claims[0]?.amount)).toFixed(2));
    });

    it('F-WAL-19 USR-04 grants exactly seven upgrade gifts up to VIP8 to nine simultaneous tabs', async () => {
      const member = await platform.newPlayer({ vipGrade: 8, money: '0.00' });
      const upgrade = { activityId: '1011', rewardId: 'upgrade' };
      expect(await codes(Array.from({ length: 9 }, () => claim(member, upgrade)))).toEqual([
        ...Array<number>(7).fill(6000),
        6009,
        6009,
      ]);
      expect(await member.wallet()).toBe('3496.00');
    });

    it('ACT-01 offers every kind of activity in both scripts with the reason of an empty claim', async () => {
      const member = await platform.newPlayer();
      const tw = createPlayer(platform.sandbox.url, { locale: () => 'zh-TW' });
      const [cnList, twList] = [await member.call('promotion.config', {}), await tw.call('promotion.config', {})];
      expect(cnList.list.map(({ type }) => type)).toEqual(KINDS);
      for (const [index, activity] of cnList.list.entries()) {
        const other = twList.list[index];
        expect(activity.rules.length).toBeGreaterThan(0);
        expect([other?.activityId, other?.rules.length]).toEqual([activity.activityId, activity.rules.length]);
        expect(other?.summary).not.toBe(activity.summary);
        const { isEligible, reasons } = await member.call('promotion.verification', activity);
        expect(isEligible).toBe(reasons.length === 0);
        const { rewards } = await member.call('promotion.confirmInfo', activity);
        expect(rewards.some(({ state }) => state === 'claimable')).toBe(isEligible);
      }
    });

    it('USR-04 USR-05 USR-06 USR-07 counts a lost bet in all programmes at once', async () => {
      const member = await platform.newPlayer({ phone: '13600000002' });
      const { game, odds } = findPrice(await member.board('FT', 'FT'), ({ w, r }) => w === 'M' && r === 'H');
      const { ticketId } = await member.place(createBet({ game, odds }, '1050.00'));
      await platform.sandbox.console.matches.end(game.gameId, { home: 0, away: 1 });
      const page = { pageNum: 1, pageSize: 10 };
      expect((await member.call('feedback.queryMemberBetList', page)).list).toMatchObject([
        { ticketId, stake: '1050.00', status: 'settled', team_h: game.team_h },
      ]);
      const report = { categoryId: 'bet', content: '请核对这张注单', imageIds: [], ticketId: ticketId ?? '' };
      const { feedbackId } = await member.call('feedback.addFeedBack', report);
      expect((await member.call('feedback.getFeedbackInfo', { feedbackId })).ticketId).toBe(ticketId);
      const [letter] = (await member.call('letter.list', { type: 'notice', ...page })).list;
      expect(letter?.content).toBe(`您的注单 ${ticketId} 已结算，派彩 0.00 元。`);
      expect(await member.call('vipWeek.VipWeekInfo', {})).toMatchObject({ turnover: '1050.00', state: 'locked' });
      expect(await member.call('user.memberGradeInfoByGrade', {})).toMatchObject({ totalTurnover: '1050.00' });
      await claim(member, { activityId: '1010', rewardId: 'tier1' });
      await claim(member, { activityId: '1012', rewardId: 'gift5' });
      expect(await catchErrorCode(claim(member, { activityId: '1012', rewardId: 'gift5' }))).toBe(6012);
      expect(await member.call('activityTopGift.exchangeRecord', page)).toMatchObject({
        points: 0,
        total: 1,
        list: [{ giftName: '5 元彩金', points: 10, amount: '5.00' }],
      });
      expect(await member.wallet()).toBe('8963.00');
    });

    it('F-WAL-19 WAL-07 pays the first-deposit bonus of 50 % once for two tabs and lists it in the record', async () => {
      const member = await platform.newPlayer({ phone: '13600000003', realName: '陈测试', money: '0.00' });
      const { orderNo } = await requestDeposit(member, { payType: 'bank', amount: '1000.00' });
      for (const command of ['pay', 'confirm'] as const)
        await platform.sandbox.console.deposits.command(orderNo, command);
      const credited = parseCents(await member.wallet());
      expect(await codes([claim(member, { activityId: '1002' }), claim(member, { activityId: '1002' })])).toEqual([
        6000, 6009,
      ]);
      // The cents that identify the payment do not lower the bonus.
      const bonus = 50_000n;
      expect(parseCents(await member.wallet())).toBe(credited + bonus);
      const filter = { type: 'gift', status: 'success', pageNum: 1, pageSize: 10 } as const;
      const { list } = await member.call('transactions.queryDealRecord', filter);
      expect(list.map(({ methodName, amount }) => [methodName, parseCents(amount)])).toEqual([['首存礼金', bonus]]);
    });

    it('ACT-02 lists ads of running activities, claimable ones first', async () => {
      const member = await platform.newPlayer();
      const { list } = await member.call('advertising.getMyDiscountAd', {});
      expect(list.map(({ isClaimable }) => isClaimable)).toEqual(
        [...list.map(({ isClaimable }) => isClaimable)].sort().reverse(),
      );
      expect(list.filter(({ isClaimable }) => isClaimable).map(({ type }) => type)).toEqual(['signGift', 'drawGift']);
      await claim(member, { activityId: '1006' });
      const after = (await member.call('advertising.getMyDiscountAd', {})).list;
      expect(after.find(({ type }) => type === 'signGift')?.isClaimable).toBe(false);
    });

    it('API-06 fetches sponsor content once for 50 callers', async () => {
      let sent = 0;
      const countCalls: typeof fetch = (...args) => {
        sent += 1;
        return fetch(...args);
      };
      const guest = createPlayer(platform.sandbox.url, { fetch: countCalls });
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => guest.call('advertising.sponsorContent', {})),
      );
      expect([sent, responses[0]?.[0]?.name]).toEqual([1, '海港城足球俱乐部']);
    });
  });
}
