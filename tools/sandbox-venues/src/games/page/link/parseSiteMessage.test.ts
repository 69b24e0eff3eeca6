import { parseSiteMessage } from './parseSiteMessage.js';
import { tokenNames } from './tokens.js';

const hello = { source: 'pavilion-site', v: 1, type: 'hello', versions: [1], theme: 'dark' };

describe('messages of the site', () => {
  it('LOB-05 reads tokens as custom properties and drops unknown names', () => {
    const tokens = {
      'surface.page': '#f5f0e6',
      'text.onAccent': 'rgb(38 28 20 / 48%)',
      'radius.panel': '14px',
      'font.text': "'Pavilion Latin', 'PingFang TC', sans-serif",
      'surface.unknown': '#ffffff',
    };
    expect(parseSiteMessage({ ...hello, tokens })).toEqual({
      type: 'hello',
      version: 1,
      theme: 'dark',
      tokens: [
        ['--surface-page', '#f5f0e6'],
        ['--text-on-accent', 'rgb(38 28 20 / 48%)'],
        ['--radius-panel', '14px'],
        ['--font-text', "'Pavilion Latin', 'PingFang TC', sans-serif"],
      ],
    });
  });

  it.each`
    message                                                              | type
    ${{ source: 'pavilion-site', type: 'hello', theme: 'light' }}        | ${'hello'}
    ${{ source: 'pavilion-site', v: 1, type: 'style', theme: 'light' }}  | ${'style'}
    ${{ source: 'pavilion-site', v: 1, type: 'fullscreen', on: true }}   | ${'fullscreen'}
    ${{ source: 'pavilion-site', type: 'style', theme: 'light' }}        | ${undefined}
    ${{ ...hello, v: 2 }}                                                | ${undefined}
    ${{ ...hello, versions: [2] }}                                       | ${undefined}
    ${{ ...hello, source: 'pavilion-venue' }}                            | ${undefined}
    ${{ ...hello, more: 'x'.repeat(8_192) }}                             | ${undefined}
    ${{ source: 'pavilion-site', v: 1, type: 'fullscreen', on: 'true' }} | ${undefined}
    ${[hello]}                                                           | ${undefined}
    ${null}                                                              | ${undefined}
  `('LOB-05 reads $message as $type', ({ message, type }: { message: unknown; type: string | undefined }) =>
    expect(parseSiteMessage(message)?.type).toBe(type),
  );

  it.each([
    'url(https://evil.example/x)',
    'red;background:url(x)',
    '#fff',
    'var(--x)',
    'expression(1)',
    '#ffffff}',
    'image-set("x" 1x)',
    '1px',
  ])('LOB-05 G1 drops the colour %s', (value) =>
    expect(parseSiteMessage({ ...hello, tokens: { 'surface.page': value } })).toMatchObject({ tokens: [] }),
  );

  it('LOB-05 G1 sets only known properties with safe values after 10,000 random messages', () => {
    let seed = 20_261_125;
    const below = (count: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * count);
    };
    const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
    const texts = [
      '#a0b1c2',
      '8px',
      'Arial',
      'url(x)',
      ';}',
      '{',
      '@import "x"',
      '\\75rl(x)',
      '/*',
      '<style>',
      '-1px',
      '9999px',
    ];
    const names = [...tokenNames, '__proto__', 'constructor', 'position', 'surface.page;'];
    const wide = [undefined, null, 0, 1, true, [], {}, ...texts];
    for (let at = 0; at < 10_000; at++) {
      const tokens = pick([Object.fromEntries(Array.from({ length: 5 }, () => [pick(names), pick(wide)])), pick(wide)]);
      const fields = {
        source: 'pavilion-site',
        v: pick([1, ...wide]),
        type: pick(['hello', 'style', 'fullscreen', 'eval', ...wide]),
      };
      const message = parseSiteMessage({
        ...fields,
        versions: pick([[1], ...wide]),
        theme: pick(wide),
        on: pick(wide),
        tokens,
      });
      if (!message || !('tokens' in message)) continue;
      for (const [property, value] of message.tokens) {
        expect(property).toMatch(/^--[a-z]+(-[a-z]+)+$/);
        expect(value).not.toMatch(/[(){};@\\<>/]/);
      }
    }
  });
});
