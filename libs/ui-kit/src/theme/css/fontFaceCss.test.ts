import { buildFontFaceCss } from './fontFaceCss.ts';

it('serves the font from the own origin and never blocks text', () => {
  const css = buildFontFaceCss('/assets/latin.woff2');
  expect(css).toContain(`src:url('/assets/latin.woff2') format('woff2')`);
  expect(css).toContain('font-display:swap');
  expect(css).not.toMatch(/https?:/);
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
