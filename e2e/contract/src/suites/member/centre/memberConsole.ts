import { page, type MemberScene } from './memberScene.ts';

/** Tests the commands of the console that change a member or a level. */
export function memberConsoleTests(scene: MemberScene): void {
  describe('console', () => {
    const all = { type: '', status: '', ...page } as const;

    it('USR-04 pays a gift once, with its transaction and an inbox message', async () => {
      const member = await scene.platform.newPlayer();
      const before = await scene.platform.sandbox.console.members.get(member.name);
      const after = await scene.platform.sandbox.console.members.giveGift(member.name, '88.80');
      expect((Number(after.wallet) - Number(before.wallet)).toFixed(2)).toBe('88.80');
      const { list } = await member.call('transactions.queryDealRecord', all);
      const { orderNo = '' } = list[0] ?? {};
      expect(list[0]).toMatchObject({ type: 'gift', methodName: '平台礼金', amount: '88.80', status: 'success' });
      const letters = (await member.call('letter.list', { ...page, type: 'notice' })).list;
      expect(letters.filter(({ content }) => content.includes(orderNo))).toHaveLength(1);
      await expect(scene.platform.sandbox.console.members.giveGift(member.name, '-1.00')).rejects.toThrow(/more than/);
    });

    it('USR-04 sets a VIP level with its entry in the history, and refuses a level that does not exist', async () => {
      const member = await scene.platform.newPlayer();
      expect(await scene.platform.sandbox.console.members.setGrade(member.name, 5)).toMatchObject({ vipGrade: 5 });
      const { list } = await member.call('vip.gradeHistory', {});
      expect(list.map(({ grade }) => grade)).toEqual([5, 1]);
      expect((await member.call('letter.list', { ...page, type: 'notice' })).list[0]?.content).toMatch(/VIP1 .* VIP5/);
      for (const grade of [0, 99, Number.NaN])
        await expect(scene.platform.sandbox.console.members.setGrade(member.name, grade)).rejects.toThrow(/VIP level/);
    });

    it('USR-04 sets one rebate rate of one level and leaves the others', async () => {
      const member = await scene.platform.newPlayer();
      const readOwn = async () => (await member.call('user.getGameFanshuiHighLow', {})).list;
      const before = await readOwn();
      const { own = '' } = before.find(({ category }) => category === 'QP') ?? {};
      await scene.platform.sandbox.console.grades.setRebate(1, { category: 'QP', rate: '0.01' });
      const changed = await readOwn();
      expect(changed.find(({ category }) => category === 'QP')).toMatchObject({ own: '0.01', low: '0.01' });
      const others = (list: typeof before) => list.filter(({ category }) => category !== 'QP');
      expect(others(changed)).toEqual(others(before));
      await scene.platform.sandbox.console.grades.setRebate(1, { category: 'QP', rate: own });
      expect(await readOwn()).toEqual(before);
      for (const rate of ['-1', '5.01', '0.555', 'x'])
        await expect(scene.platform.sandbox.console.grades.setRebate(1, { category: 'QP', rate })).rejects.toThrow(
          /percentage/,
        );
    });
  });
}
