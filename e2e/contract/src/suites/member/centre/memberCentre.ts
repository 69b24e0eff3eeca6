import { createPlayer } from '../../../testing/player/createPlayer.ts';
import type { DatabaseProvider } from '../../../testing/sandbox/databaseProvider.ts';
import { startPlatform, type Platform } from '../../../testing/sandbox/platform.ts';
import { feedbackTests } from './feedback.ts';
import { inboxTests } from './inbox.ts';
import { memberConsoleTests } from './memberConsole.ts';
import type { MemberScene } from './memberScene.ts';
import { pictureTests } from './pictures.ts';

/** Tests inbox messages, feedback, commands of the console and pictures on one platform. */
export function memberCentreSuite(databases: () => DatabaseProvider): void {
  describe('member centre', () => {
    let platform: Platform;
    let ahead = 0;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));

    const scene: MemberScene = {
      get platform() {
        return platform;
      },
      advance: (ms) => platform.sandbox.console.setPlatformFault({ clockOffsetMs: (ahead += ms) }),
      createLoggedInPlayer: async (name, locale = 'zh-CN') => {
        const player = createPlayer(platform.sandbox.url, { locale: () => locale });
        await player.login(name);
        return player;
      },
    };
    inboxTests(scene);
    feedbackTests(scene);
    memberConsoleTests(scene);
    pictureTests(scene);
  });
}
