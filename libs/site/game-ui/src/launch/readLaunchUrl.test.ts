import { describeVectors, sharedVectors } from '@pavilion/testing';
import { readLaunchUrl } from './readLaunchUrl.ts';

const policy = { origin: 'https://site.example', venueOrigins: ['https://game.example', 'http://game.example'] };

it.each`
  url                                     | target
  ${'CRTY'}                               | ${{ kind: 'local', path: '/game/sport/crty' }}
  ${'HTTPS://GAME.EXAMPLE/a?t=1'}         | ${{ kind: 'external', href: 'https://game.example/a?t=1' }}
  ${'/game/api/v1/venue/page/x?y=1#z'}    | ${{ kind: 'site', path: '/game/api/v1/venue/page/x?y=1#z' }}
  ${'<!doctype html><p>x</p>'}            | ${{ kind: 'refused' }}
  ${'game.example/play'}                  | ${{ kind: 'refused' }}
  ${'https://user:pw@game.example/'}      | ${{ kind: 'refused' }}
  ${'https://user@game.example/'}         | ${{ kind: 'refused' }}
  ${'frame:http://game.example/venue/x'}  | ${{ kind: 'framed', href: 'http://game.example/venue/x' }}
  ${'frame:https://evil.example/'}        | ${{ kind: 'refused' }}
  ${'frame:javascript:alert(1)'}          | ${{ kind: 'refused' }}
  ${'frame:https://user:pw@game.example'} | ${{ kind: 'refused' }}
  ${'frame:https://:pw@game.example'}     | ${{ kind: 'refused' }}
  ${'frame:/game/api/v1/venue/page/x'}    | ${{ kind: 'refused' }}
  ${'frame:CRTY'}                         | ${{ kind: 'refused' }}
  ${'frame:frame:https://game.example/'}  | ${{ kind: 'refused' }}
  ${'frame:'}                             | ${{ kind: 'refused' }}
  ${' frame:https://game.example/'}       | ${{ kind: 'refused' }}
  ${'https://game.example.evil.example/'} | ${{ kind: 'refused' }}
  ${'https://game.example@evil.example/'} | ${{ kind: 'refused' }}
  ${'https://user:pw@game.example/'}      | ${{ kind: 'refused' }}
  ${'https://user@game.example/'}         | ${{ kind: 'refused' }}
  ${'https://:pw@game.example/'}          | ${{ kind: 'refused' }}
  ${'frame:https://user:pw@game.example'} | ${{ kind: 'refused' }}
  ${'https://game.example:8443/'}         | ${{ kind: 'refused' }}
  ${'/\\evil.example'}                    | ${{ kind: 'refused' }}
  ${'java\nscript:alert(1)'}              | ${{ kind: 'refused' }}
  ${''}                                   | ${{ kind: 'refused' }}
  ${undefined}                            | ${{ kind: 'refused' }}
`('GAM-02 G1 reads $url', ({ url, target }) => expect(readLaunchUrl(url, policy)).toEqual(target));

const vectors = sharedVectors<{ launch_url: [unknown, string][] }>('policy_inputs.json');
const expectedKinds: readonly (readonly [words: RegExp, kinds: readonly string[]])[] = [
  [/^open-external only/, ['external', 'refused']],
  [/^open-external/, ['external']],
  [/^open-same-origin/, ['site']],
  [/^must-not-leave-origin/, ['site', 'refused']],
  // Ruling G1 shows no text in a frame, only the address of a known venue.
  [/^(refuse|error|host compare|store-and-sandbox)/, ['refused']],
];

describeVectors('policy_inputs.json', vectors, ({ launch_url: rows }) => {
  it('GAM-02 G1 reads the URLs of hostile venues as the policy requires', () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const [url, words] of rows) {
      const kinds = expectedKinds.find(([pattern]) => pattern.test(words))?.[1] ?? [];
      expect({ url, words, kind: kinds.includes(readLaunchUrl(url, policy).kind) }).toEqual({ url, words, kind: true });
    }
  });
});
