import { createTheme } from '../tokens/createTheme.ts';
import { mainCnTheme } from '../tokens/mainCnTheme.ts';
import { mainTwTheme } from '../tokens/mainTwTheme.ts';
import { getBrandTokens, buildThemeCss } from './themeCss.ts';
import { token, getTokenVariable } from '../tokens/token.ts';
import { lightTokens, type ThemeOverride } from '../tokens/tokens.ts';

it('merges an override value by value and does not change the base', () => {
  const theme = createTheme(lightTokens, { color: { accent: { fill: '#123456' } } });
  expect(theme.color.accent.fill).toBe('#123456');
  expect(theme.color.accent.text).toBe(lightTokens.color.accent.text);
  expect(lightTokens.color.accent.fill).not.toBe('#123456');
});

it.each`
  path                        | variable
  ${'color.accent.fill'}      | ${'--color-accent-fill'}
  ${'color.accent.fillHover'} | ${'--color-accent-fill-hover'}
  ${'space.4'}                | ${'--space-4'}
`('$path is $variable', ({ path, variable }) => {
  expect(getTokenVariable(path)).toBe(variable);
  expect(token(path)).toBe(`var(${variable})`);
});

describe.each([
  ['main-cn', mainCnTheme],
  ['main-tw', mainTwTheme],
] as const)('EDN-02 the CSS of %s', (_name, brand) => {
  const css = buildThemeCss(brand);
  const block = (selector: string) => css.split('\n').find((line) => line.startsWith(selector)) ?? '';

  it('EDN-01 is classic unless the page selects professional', () => {
    expect(block(':root,:root[data-edition')).toContain(getBrandTokens(brand, 'classic').color.surface.page);
    expect(block(`:root[data-edition='professional']`)).toContain(
      getBrandTokens(brand, 'professional').color.surface.page,
    );
  });

  it.each(['classic', 'professional'] as const)(
    'SPT-08 a rise is red and a fall is green in the edition %s',
    (edition) => {
      const { up, upTint, down, downTint } = getBrandTokens(brand, edition).color.price;
      const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
      const strongest = (color: string) => channels(color).indexOf(Math.max(...channels(color)));
      expect([up, upTint, down, downTint].map(strongest)).toEqual([0, 0, 1, 1]);
    },
  );

  it('contains shared values of both editions once', () => {
    expect(css.split('--space-4:')).toHaveLength(2);
    expect(css.split('--color-surface-page:')).toHaveLength(3);
  });

  it('contains every token and no other brand', () => {
    expect(css).toContain(getTokenVariable('layout.dock'));
    expect(css).not.toContain('undefined');
  });
});

it('does not compile with an unknown key', () => {
  // @ts-expect-error accnt is misspelt
  const wrong: ThemeOverride = { color: { accnt: {} } };
  expect(wrong).toBeDefined();
});
