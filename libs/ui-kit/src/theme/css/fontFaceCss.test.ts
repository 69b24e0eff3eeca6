import { buildFontFaceCss } from './fontFaceCss.ts';

it('serves the font from the own origin and never blocks text', () => {
  const css = buildFontFaceCss('/assets/latin.woff2');
  expect(css).toContain(`src:url('/assets/latin.woff2') format('woff2')`);
  expect(css).toContain('font-display:swap');
  expect(css).not.toMatch(/https?:/);
});

/** Returns the descriptors of each `@font-face` rule. Text outside of a rule makes the last one wrong. */
const readFaces = (css: string) =>
  css
    .split('@font-face')
    .slice(1)
    .map((rule) => /^\{(?<body>.*;)\}$/.exec(rule)?.groups?.['body']?.split(';').slice(0, -1) ?? [rule])
    .map((lines) => Object.fromEntries(lines.map((line) => line.split(/:(.*)/).slice(0, 2) as [string, string])));

it('has the font and two faces of its fallback, each with valid descriptors only', () => {
  const fallback = ['ascent-override', 'descent-override', 'font-family', 'line-gap-override', 'size-adjust', 'src'];
  expect(readFaces(buildFontFaceCss('/x.woff2')).map((face) => Object.keys(face).sort())).toEqual([
    ['font-display', 'font-family', 'font-style', 'font-weight', 'src', 'unicode-range'],
    [...fallback, 'unicode-range'],
    [...fallback, 'unicode-range'],
  ]);
});

it('the fallback has the line height of the font at each scale', () => {
  const [, ...fallbacks] = readFaces(buildFontFaceCss('/x.woff2'));
  const scaled = (face: Record<string, string>, name: string) =>
    (parseFloat(face[name] ?? '') * parseFloat(face['size-adjust'] ?? '')) / 100;
  for (const face of fallbacks) {
    expect(scaled(face, 'ascent-override')).toBeCloseTo(96.88, 1);
    expect(scaled(face, 'descent-override')).toBeCloseTo(24.15, 1);
  }
});

it.each`
  sign                 | code
  ${'the middle dot'}  | ${'00B7'}
  ${'a Chinese quote'} | ${'201C'}
  ${'the ellipsis'}    | ${'2026'}
  ${'the long dash'}   | ${'2014'}
`('leaves $sign to the Chinese font', ({ code }) => {
  expect(buildFontFaceCss('/x.woff2')).not.toContain(code);
});
