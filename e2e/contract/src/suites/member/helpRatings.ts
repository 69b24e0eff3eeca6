import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

/** Tests the ratings of help pages and their counts in the console (ACT-04, ruling W5). */
export function helpRatingSuite(databases: () => DatabaseProvider): void {
  describe('ratings of help pages', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await startPlatform(databases());
    });
    afterAll(() => platform.sandbox.close());
    const newGuest = () => createPlayer(platform.sandbox.url, { isSafe: false });
    const readCounts = async () =>
      (await platform.sandbox.console.helpRatings()).map(({ page, helpful, notHelpful }) => [
        page,
        helpful,
        notHelpful,
      ]);

    it('ACT-04 counts one rating per page and reader, the latest one', async () => {
      const [guest, member] = [newGuest(), await platform.newPlayer()];
      await guest.call('help.rate', { page: 'rqgl', isHelpful: true });
      await guest.call('help.rate', { page: 'rqgl', isHelpful: false });
      await member.call('help.rate', { page: 'rqgl', isHelpful: true });
      await member.call('help.rate', { page: 'kh', isHelpful: true });
      expect(await readCounts()).toEqual([
        ['rqgl', 1, 1],
        ['kh', 1, 0],
      ]);
    });
  });
}
