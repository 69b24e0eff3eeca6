import { createSession } from '@pavilion/api-client';
import { createId } from '@pavilion/kernel';
import { catchErrorCode, createPlayer, type Player } from '../../testing/player/createPlayer.ts';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const read = async (player: Player, guestToken?: string) =>
  player.call('service.conversation', { limit: 50, ...(guestToken ? { guestToken } : {}) });

const write = (player: Player, text: string, more: { guestToken?: string; requestId?: string } = {}) => {
  const { requestId = createId(), ...identity } = more;
  return player.call('service.send', { ...identity, text, imageIds: [] }, { requestId });
};

/** Tests the conversation with customer service in both directions (NAV-08, ruling W5). */
export function customerServiceSuite(databases: () => DatabaseProvider): void {
  describe('customer service', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases());
    });
    afterAll(() => platform.sandbox.close());

    const findConversation = async (member: string) => {
      const found = (await platform.sandbox.console.service.list()).find((each) => each.member === member);
      if (!found) throw new Error(`findConversation: ${member} has no conversation.`);
      return found.conversationId;
    };

    it('NAV-08 W5 carries a question to the desk and the reply back, and counts it as unread until it is read', async () => {
      const player = await platform.newPlayer();
      await write(player, '<img src=x onerror=alert(1)>\n钱呢？');
      const id = await findConversation(player.name);
      expect((await platform.sandbox.console.service.get(id)).messages).toMatchObject([
        { author: 'player', text: '<img src=x onerror=alert(1)>\n钱呢？' },
      ]);
      await platform.sandbox.console.service.answer(id, '<b>已退回</b>');
      const { state, unread, list } = await read(player);
      expect({ state, unread, last: list.at(-1)?.text }).toEqual({
        state: 'answered',
        unread: 1,
        last: '<b>已退回</b>',
      });
      await player.call('service.markRead', { messageId: list.at(-1)?.messageId ?? '' });
      expect(await player.call('service.unread', {})).toEqual({ unread: 0 });
    });

    it('W3 stores one message for a repeated request id, also when two tabs send it at once', async () => {
      const player = await platform.newPlayer();
      const requestId = createId();
      await Promise.all([write(player, 'once', { requestId }), write(player, 'once', { requestId })]);
      await write(player, 'once', { requestId });
      expect((await read(player)).list.map(({ requestId: id, text }) => [id, text])).toEqual([[requestId, 'once']]);
    });

    it('X1 stores one reply for a repeated action of the operator', async () => {
      const player = await platform.newPlayer();
      await write(player, 'hello');
      const id = await findConversation(player.name);
      const action = createId();
      await platform.sandbox.console.service.answer(id, 'once', { requestId: action });
      await platform.sandbox.console.service.answer(id, 'once', { requestId: action });
      expect((await read(player)).list).toHaveLength(2);
    });

    it('F-SVC-07 keeps a conversation in the queue if the player has written after what the operator has seen', async () => {
      const player = await platform.newPlayer();
      const { messageId: seenId } = await write(player, 'first');
      const { messageId } = await write(player, 'second');
      const id = await findConversation(player.name);
      await platform.sandbox.console.service.answer(id, 'to the first', { seenId });
      expect(await read(player)).toMatchObject({ state: 'waiting', unread: 1 });
      await platform.sandbox.console.service.answer(id, 'to both', { seenId: messageId });
      expect(await read(player)).toMatchObject({ state: 'answered', unread: 2 });
    });

    it('F-SVC-06 shows a conversation neither to another member nor to a guest of another device or token', async () => {
      const url = platform.sandbox.url;
      const guest = createPlayer(url, { isSafe: false });
      const guestToken = createId();
      await write(guest, 'secret', { guestToken });
      expect((await read(guest, guestToken)).total).toBe(1);
      expect((await read(guest, createId())).total).toBe(0);
      expect((await read(guest)).total).toBe(0);
      const elsewhere = createPlayer(url, { isSafe: false, session: createSession() });
      expect((await read(elsewhere, guestToken)).total).toBe(0);
      const member = await platform.newPlayer();
      expect((await read(member, guestToken)).total).toBe(0);
      await write(member, 'mine');
      expect((await read(await platform.newPlayer())).total).toBe(0);
    });

    it.each`
      what                          | body                                                                                | code
      ${'10,000 characters'}        | ${{ text: '长'.repeat(10_000), imageIds: [] }}                                      | ${6007}
      ${'1,001 characters'}         | ${{ text: 'x'.repeat(1_001), imageIds: [] }}                                        | ${6007}
      ${'nothing'}                  | ${{ text: ' \n ', imageIds: [] }}                                                   | ${6007}
      ${'a foreign picture'}        | ${{ text: '', imageIds: ['AAAAAAAAAAAAAAAAAAAAAA'] }}                               | ${6004}
      ${'an order of nobody'}       | ${{ text: '', imageIds: [], attachment: { kind: 'order', id: 'D20000101000001' } }} | ${6004}
      ${'a bet of nobody'}          | ${{ text: '', imageIds: [], attachment: { kind: 'bet', id: 'T20000101000001' } }}   | ${6004}
      ${'an error that is no code'} | ${{ text: '', imageIds: [], attachment: { kind: 'error', id: '1' } }}               | ${6004}
      ${'a topic that is unknown'}  | ${{ text: '', imageIds: [], topic: 'weather' }}                                     | ${6004}
    `('F-SVC-06 F-SRV-03 refuses $what with $code and stores nothing', async ({ body, code }) => {
      const player = await platform.newPlayer();
      const unchecked = createPlayer(platform.sandbox.url, { session: player.session, schemas: undefined });
      expect(await catchErrorCode(unchecked.call('service.send', body))).toBe(code);
      expect((await read(player)).total).toBe(0);
    });

    it('NAV-08 replies to a topic in the script of the reader, without a place in the queue', async () => {
      const player = await platform.newPlayer();
      await player.call('service.send', { text: '', imageIds: [], topic: 'deposit' });
      const { state, position, list } = await read(player);
      expect({ state, position }).toEqual({ state: 'automatic', position: 0 });
      expect(list.map(({ author }) => author)).toEqual(['player', 'platform']);
      expect(list[1]?.text).toContain('存款');
    });

    it('NAV-08 numbers the queue by the time of waiting, and moves it up after a reply', async () => {
      for (const { conversationId, state } of await platform.sandbox.console.service.list())
        if (state === 'waiting') await platform.sandbox.console.service.close(conversationId);
      const [first, second] = [await platform.newPlayer(), await platform.newPlayer()];
      await write(first, 'first');
      await write(second, 'second');
      await write(first, 'still first');
      expect([(await read(first)).position, (await read(second)).position]).toEqual([1, 2]);
      await platform.sandbox.console.service.answer(await findConversation(first.name), 'done');
      expect([(await read(first)).position, (await read(second)).position]).toEqual([0, 1]);
    });

    it('NAV-08 is closed outside its hours and takes messages all the same', async () => {
      const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
      const at = (offset: number) => `${String((hour + offset) % 24).padStart(2, '0')}:00`;
      await platform.sandbox.console.setSettings({ serviceHours: { from: at(2), to: at(4) } });
      const player = await platform.newPlayer();
      await write(player, 'later');
      expect(await read(player)).toMatchObject({ isOpen: false, state: 'waiting', total: 1 });
    });

    it('NAV-08 keeps the transcript after closing, and opens again with the next message', async () => {
      const player = await platform.newPlayer();
      await write(player, 'one');
      await platform.sandbox.console.service.close(await findConversation(player.name));
      expect(await read(player)).toMatchObject({ state: 'closed', total: 1 });
      await write(player, 'two');
      expect(await read(player)).toMatchObject({ state: 'waiting', total: 2 });
    });
  });
}
