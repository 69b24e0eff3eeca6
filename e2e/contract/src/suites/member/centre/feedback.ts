import { createId } from '@pavilion/kernel';
import { sharedVectors } from '@pavilion/testing';
import { catchErrorCode } from '../../../testing/player/createPlayer.ts';
import { PIXEL } from '../../../testing/requests/pixel.ts';
import { countUnread, page, type MemberScene } from './memberScene.ts';

const report = { categoryId: 'suggestion', content: '希望增加夜间模式', imageIds: [] as string[] };
const naughty = sharedVectors<readonly string[]>('naughty_strings.json') ?? ["'; drop table bets; --", '﷽ 👩‍👩‍👧 ‮x'];
const MAX_CONTENT = 500;

/** Joins texts by line feeds to as few texts of at most `max` characters as possible, in order. */
function joinTexts(all: readonly string[], max: number): string[] {
  const joined: string[] = [];
  for (const text of all.map((each) => each.slice(0, max))) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= max) joined[joined.length - 1] = `${last}\n${text}`;
    else joined.push(text);
  }
  return joined;
}

/** Tests feedback and its conversations. */
export function feedbackTests(scene: MemberScene): void {
  describe('feedback', () => {
    it('USR-07 replies after 10 s by the clock, with counts and an inbox message, and is read when opened', async () => {
      const member = await scene.platform.newPlayer();
      const unreadNum = async () => (await member.call('feedback.unreadNum', {})).unreadNum;
      const { feedbackId } = await member.call('feedback.addFeedBack', report);
      const open = () => member.call('feedback.getFeedbackInfo', { feedbackId });
      expect(await open()).toMatchObject({ state: 'waiting' });
      expect([await unreadNum(), (await countUnread(member)).fd_count]).toEqual([0, 0]);
      scene.advance(10_001);
      expect([await unreadNum(), (await countUnread(member)).fd_count]).toEqual([1, 1]);
      const answered = await member.call('feedback.getFeedBackList', { ...page, state: 'answered' });
      expect(answered.list).toMatchObject([{ feedbackId, state: 'answered', content: report.content }]);
      expect(await open()).toMatchObject({
        state: 'read',
        replies: [{ author: 'operator', content: expect.stringMatching(/您好/) as string }],
      });
      expect(await unreadNum()).toBe(0);
    });

    it('USR-07 continues a conversation: waits after a message of the member, unread after one of the operator', async () => {
      const member = await scene.platform.newPlayer();
      const { feedbackId } = await member.call('feedback.addFeedBack', report);
      const open = () => member.call('feedback.getFeedbackInfo', { feedbackId });
      const listIds = async (state: 'waiting' | 'answered' | 'read') =>
        (await member.call('feedback.getFeedBackList', { ...page, state })).list.map((item) => item.feedbackId);
      const listByState = async () => [await listIds('waiting'), await listIds('answered'), await listIds('read')];
      scene.advance(10_001);
      await open();
      expect(await listByState()).toEqual([[], [], [feedbackId]]);
      scene.advance(1_000);
      await member.call('feedback.addReply', { feedbackId, content: '还没有到账' });
      expect(await listByState()).toEqual([[feedbackId], [], []]);
      expect((await open()).state).toBe('waiting');
      scene.advance(1_000);
      await scene.platform.sandbox.console.feedback.reply(feedbackId, { 'zh-CN': '已处理', 'zh-TW': '已處理' });
      expect(await listByState()).toEqual([[], [feedbackId], []]);
      expect((await member.call('feedback.unreadNum', {})).unreadNum).toBe(1);
      expect((await countUnread(member)).fd_count).toBe(2);
      const { replies } = await open();
      expect(replies.map(({ author, content }) => [author, content]).slice(1)).toEqual([
        ['member', '还没有到账'],
        ['operator', '已处理'],
      ]);
    });

    it('USR-07 adds no message to the feedback of another member, or to a deleted one', async () => {
      const [member, other] = [await scene.platform.newPlayer(), await scene.platform.newPlayer()];
      const { feedbackId } = await member.call('feedback.addFeedBack', report);
      const reply = { feedbackId, content: '补充' };
      expect(await catchErrorCode(other.call('feedback.addReply', reply))).toBe(6004);
      await member.call('feedback.delFeedback', { feedbackId });
      expect(await catchErrorCode(member.call('feedback.addReply', reply))).toBe(6004);
      const texts = { 'zh-CN': '一', 'zh-TW': '一' };
      await expect(scene.platform.sandbox.console.feedback.reply(feedbackId, texts)).rejects.toThrow(/no feedback/);
    });

    it('USR-07 stores feedback once for repeated calls with the same request id', async () => {
      const member = await scene.platform.newPlayer();
      const requestId = createId();
      const send = () => member.call('feedback.addFeedBack', report, { requestId });
      const [first, second] = [await send(), await send()];
      expect(second).toEqual(first);
      expect((await member.call('feedback.getFeedBackList', page)).total).toBe(1);
    });

    it('USR-07 attaches an order of the member, and refuses one of another member', async () => {
      const [member, other] = [await scene.platform.newPlayer(), await scene.platform.newPlayer()];
      await scene.platform.sandbox.console.members.giveGift(member.name, '18.00');
      const all = { type: '', status: '', ...page } as const;
      const { orderNo = '' } = (await member.call('transactions.queryDealRecord', all)).list[0] ?? {};
      const { feedbackId } = await member.call('feedback.addFeedBack', { ...report, orderNo });
      expect((await member.call('feedback.getFeedbackInfo', { feedbackId })).orderNo).toBe(orderNo);
      expect(await catchErrorCode(other.call('feedback.addFeedBack', { ...report, orderNo }))).toBe(6004);
    });

    it('USR-07 accepts only pictures of the member', async () => {
      const [member, other] = [await scene.platform.newPlayer(), await scene.platform.newPlayer()];
      const { imageId, url } = await member.call('user.uploadImage', { fileName: '截图.png', image: PIXEL });
      const { feedbackId } = await member.call('feedback.addFeedBack', { ...report, imageIds: [imageId] });
      const { images } = await member.call('feedback.getFeedbackInfo', { feedbackId });
      expect(images).toEqual([{ imageId, url }]);
      expect(await catchErrorCode(other.call('feedback.addFeedBack', { ...report, imageIds: [imageId] }))).toBe(6004);
      expect(await catchErrorCode(other.call('feedback.getFeedbackInfo', { feedbackId }))).toBe(6004);
      expect(await catchErrorCode(other.call('feedback.delFeedback', { feedbackId }))).toBe(6004);
    });

    it('USR-07 removes a deleted item from list and counts', async () => {
      const member = await scene.platform.newPlayer();
      const { feedbackId } = await member.call('feedback.addFeedBack', report);
      scene.advance(10_001);
      await member.call('feedback.delFeedback', { feedbackId });
      expect((await member.call('feedback.getFeedBackList', page)).total).toBe(0);
      expect((await member.call('feedback.unreadNum', {})).unreadNum).toBe(0);
      expect(await catchErrorCode(member.call('feedback.getFeedbackInfo', { feedbackId }))).toBe(6004);
    });

    it('USR-07 requires a ticket of the member', async () => {
      const member = await scene.platform.newPlayer();
      const foreign = { ...report, ticketId: 'T20261121000001' };
      expect(await catchErrorCode(member.call('feedback.addFeedBack', foreign))).toBe(6004);
    });

    it(`F-SRV-03 QLT-03 returns ${naughty.length} malicious strings as typed, as feedback and as a further message`, async () => {
      const member = await scene.platform.newPlayer();
      for (const text of joinTexts(naughty, MAX_CONTENT)) {
        scene.advance(61_000);
        const { feedbackId } = await member.call('feedback.addFeedBack', { ...report, content: text });
        await member.call('feedback.addReply', { feedbackId, content: text });
        const { content, replies } = await member.call('feedback.getFeedbackInfo', { feedbackId });
        expect([content, replies.map((reply) => reply.content)]).toEqual([text, [text]]);
      }
    });

    it.each(['<img src=x onerror=alert(1)>文字', "'; drop table feedbacks; --", '💥💥💥💥💥'])(
      'F-SRV-03 QLT-03 returns %s unchanged',
      async (content) => {
        const member = await scene.platform.newPlayer();
        await member.call('feedback.addFeedBack', { ...report, content });
        expect((await member.call('feedback.getFeedBackList', page)).list[0]?.content).toBe(content);
      },
    );
  });
}
