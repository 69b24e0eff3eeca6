import { checkContrast } from './checkContrast.ts';
import { computeContrastRatio } from './computeContrastRatio.ts';
import { darkTokens } from '../tokens/darkTokens.ts';
import { mainCnTheme } from '../tokens/mainCnTheme.ts';
import { mainTwTheme } from '../tokens/mainTwTheme.ts';
import { getBrandTokens } from '../css/themeCss.ts';
import { lightTokens } from '../tokens/tokens.ts';

it.each`
  theme                        | tokens
  ${'the light base'}          | ${lightTokens}
  ${'the dark base'}           | ${darkTokens}
  ${'main-cn in classic'}      | ${getBrandTokens(mainCnTheme, 'classic')}
  ${'main-cn in professional'} | ${getBrandTokens(mainCnTheme, 'professional')}
  ${'main-tw in classic'}      | ${getBrandTokens(mainTwTheme, 'classic')}
  ${'main-tw in professional'} | ${getBrandTokens(mainTwTheme, 'professional')}
`('QLT-02 $theme has sufficient contrast wherever one role is drawn on another', ({ tokens }) => {
  const failures = checkContrast(tokens)
    .filter((pair) => !pair.passes)
    .map(({ foreground, background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}`);
  expect(failures).toEqual([]);
});

it.each`
  rule                               | one          | other        | ratio
  ${'black on white is the maximum'} | ${'#000000'} | ${'#ffffff'} | ${21}
  ${'a colour on itself is 1'}       | ${'#b23a1f'} | ${'#b23a1f'} | ${1}
  ${'the order does not matter'}     | ${'#ffffff'} | ${'#767676'} | ${4.54}
`('$rule', ({ one, other, ratio }) => {
  expect(computeContrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

it('throws for a translucent colour', () => {
  expect(() => computeContrastRatio('rgb(0 0 0 / 50%)', '#ffffff')).toThrow(RangeError);
});
