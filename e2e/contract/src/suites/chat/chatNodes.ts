import { createSandbox, startChatNode, type ChatNode, type Sandbox } from '@pavilion/sandbox';
import pg from 'pg';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createChatCaller } from '../../testing/sockets/createChatCaller.ts';
import { until } from '../../testing/clock/until.ts';
import { createPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const [MESSAGE, RECALLED, ONLINE] = [10004, 10008, 10014];

/** Tests two processes with one database: each message reaches the clients of both, in the same order. */
export function chatNodeSuite(databases: () => DatabaseProvider): void {
  describe('chat of several processes', () => {
    let sandbox: Sandbox;
    let platform: Platform;
    let node: ChatNode;
    let url: string;

    beforeAll(async () => {
      const database = await databases().make();
      url = database.kind === 'postgres' ? database.url : '';
      sandbox = await createSandbox({ database, running: false, liveMatches: 40, seed: 7 });
      platform = createPlatform(sandbox);
      await sandbox.console.setSettings({ chatBotsPerMinute: 0 });
      node = await startChatNode({ database });
    });
    afterAll(async () => {
      await node.close();
      await sandbox.close();
    });

    const enter = async (at: string) => {
      const player = await platform.newPlayer();
      const line = await createChatCaller(at);
      await line.member((await player.call('user.jwt', {})).jwt);
      await line.join('lobby');
      return line;
    };

    it('SEC-06 returns the security headers for other requests', async () => {
      const response = await fetch(node.url);
      expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
        404,
        { 'content-security-policy': expect.stringContaining("default-src 'none'") as string },
      ]);
    });

    it('CHT-06 delivers messages in one order, recalls and online counts in one room of two processes', async () => {
      const [here, there] = [await enter(sandbox.url), await enter(node.url)];
      const texts = Array.from({ length: 8 }, (_, at) => `第 ${at} 句`);
      const replies = await Promise.all(texts.flatMap((text) => [here.sendText(text), there.sendText(text)]));
      const [first, second] = [await here.waitForPushes(MESSAGE, 16), await there.waitForPushes(MESSAGE, 16)];
      expect(second).toEqual(first);
      expect(first.map(({ mid }) => mid)).toEqual(replies.map((_, at) => at + 1));
      await sandbox.console.chat.recall('lobby', 3);
      expect(await there.waitForPushes(RECALLED)).toEqual([{ rid: 'lobby', mid: 3 }]);
      await until(
        async () => there.getReceived(ONLINE).at(-1)?.['online'],
        (online) => online === 2,
      );
      here.socket.close();
      there.socket.close();
    });

    it('F-CHT-08 reads missed messages from the database after an interrupted subscription', async () => {
      const [here, there] = [await enter(sandbox.url), await enter(node.url)];
      const { mid: before } = await here.sendText('听得见吗');
      await there.waitForPushes(MESSAGE);
      const server = new pg.Client({ connectionString: url });
      await server.connect();
      await server.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen pavilion_chat' and pid <> pg_backend_pid()`,
      );
      await server.end();
      await Promise.all(Array.from({ length: 5 }, (_, at) => here.sendText(`断线时说的第 ${at} 句`)));
      const receivedTexts = await there.waitForPushes(MESSAGE, 6);
      expect(receivedTexts.map(({ mid }) => Number(mid) - Number(before))).toEqual([0, 1, 2, 3, 4, 5]);
      here.socket.close();
      there.socket.close();
    });
  });
}
