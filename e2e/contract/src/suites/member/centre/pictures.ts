import { catchErrorCode, createPlayer } from '../../../testing/player/createPlayer.ts';
import { PIXEL } from '../../../testing/requests/pixel.ts';
import type { MemberScene } from './memberScene.ts';

/** Tests avatars and uploaded pictures. */
export function pictureTests(scene: MemberScene): void {
  describe('pictures', () => {
    const fetchPicture = (path: string) => fetch(new URL(path, scene.platform.sandbox.url));

    it('USR-03 ASVS 4.1.1 shows a standard avatar or an uploaded one in the profile', async () => {
      const member = await scene.platform.newPlayer();
      const { list } = await member.call('user.avatarList', {});
      for (const { url } of list) {
        const response = await fetchPicture(url);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
        expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      }
      const chosen = await member.call('user.addAvatar', { avatarId: list[0]?.avatarId ?? '' });
      expect((await member.call('user.memberInfo', {})).avatar).toBe(chosen.url);
      const { imageId, url } = await member.call('user.uploadImage', { fileName: 'me.png', image: PIXEL });
      await member.call('user.addAvatar', { imageId });
      expect((await member.call('user.avatarList', {})).current).toBe(url);
      const other = await scene.platform.newPlayer();
      expect(await catchErrorCode(other.call('user.addAvatar', { imageId }))).toBe(6004);
    });

    it('F-SRV-15 serves an upload with its type and without what is not part of the picture', async () => {
      const member = await scene.platform.newPlayer();
      const image = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from('<script>alert(1)</script>')]);
      const { url } = await member.call('user.uploadImage', {
        fileName: 'page.html',
        image: image.toString('base64'),
      });
      const response = await fetchPicture(url);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'/) as string,
      });
      const served = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect([served.slice(1, 4), served.includes('script')]).toEqual(['PNG', false]);
    });

    it.each([
      'upload/AAAAAAAAAAAAAAAAAAAAAA',
      'upload/..%2f..%2fetc%2fpasswd',
      'avatar/__proto__',
      'avatar/constructor',
    ])('F-SRV-15 returns 404 for %s', async (path) => {
      const response = await fetchPicture(`/site/api/v1/picture/${path}`);
      expect([response.status, await response.text()]).toEqual([404, '']);
    });

    it.each`
      what                           | fileName              | image
      ${'SVG with a script'}         | ${'x.svg'}            | ${Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64')}
      ${'wrong first bytes'}         | ${'x.png'}            | ${Buffer.from('MZ....').toString('base64')}
      ${'a path outside the folder'} | ${'../../etc/passwd'} | ${PIXEL}
      ${'600 kB'}                    | ${'x.png'}            | ${'A'.repeat(800_000)}
    `('F-SRV-15 refuses $what with 6010', async ({ fileName, image }: Record<string, string>) => {
      const member = createPlayer(scene.platform.sandbox.url, { isSafe: false });
      const { name } = await scene.platform.newPlayer();
      await member.login(name);
      expect(
        await catchErrorCode(member.call('user.uploadImage', { fileName: fileName ?? '', image: image ?? '' })),
      ).toBe(6010);
    });

    it('F-SRV-15 refuses 10 MB by the size limit of the server', async () => {
      const response = await fetch(`${scene.platform.sandbox.url}/site/api/v1/user/upload/uploadImage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fileName: 'x.png', image: 'A'.repeat(10 * 1024 * 1024) }),
      }).then(
        ({ status }) => status,
        () => 'line cut',
      );
      expect([413, 'line cut']).toContain(response);
    });

    it('accepts the largest allowed picture, sealed', async () => {
      const member = await scene.createLoggedInPlayer((await scene.platform.newPlayer()).name);
      const pixel = Buffer.from(PIXEL, 'base64');
      const image = Buffer.concat([pixel, Buffer.alloc(512 * 1024 - pixel.length)]);
      const kept = await member.call('user.uploadImage', { fileName: 'big.png', image: image.toString('base64') });
      expect(kept).toMatchObject({ contentType: 'image/png', width: 1, height: 1 });
    });
  });
}
