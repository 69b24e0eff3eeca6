import { checkContrast } from './checkContrast.ts';
import { contrastRatio } from './computeContrastRatio.ts';
import { darkTokens } from './darkTokens.ts';
import { mainCnTheme } from './mainCnTheme.ts';
import { mainTwTheme } from './mainTwTheme.ts';
import { brandTokens } from './themeCss.ts';
import { lightTokens } from './tokens.ts';

it.each`
  theme                        | tokens
  ${'the light base'}          | ${lightTokens}
  ${'the dark base'}           | ${darkTokens}
  ${'main-cn in classic'}      | ${brandTokens(mainCnTheme, 'classic')}
  ${'main-cn in professional'} | ${brandTokens(mainCnTheme, 'professional')}
  ${'main-tw in classic'}      | ${brandTokens(mainTwTheme, 'classic')}
  ${'main-tw in professional'} | ${brandTokens(mainTwTheme, 'professional')}
`('QLT-02 $theme has sufficient contrast wherever one role is drawn on another', ({ tokens }) => {
  const failures = checkContrast(tokens)
    .filter((pair) => !pair.passes)
    .map(({ foreground, background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}`);
  expect(failures).toEqual([]);
});

it.each`
  rule                               | one          | other        | ratio
  ${'black on white is the most'}    | ${'#000000'} | ${'#ffffff'} | ${21}
  ${'a colour on itself is nothing'} | ${'#b23a1f'} | ${'#b23a1f'} | ${1}
  ${'the order does not matter'}     | ${'#ffffff'} | ${'#767676'} | ${4.54}
`('$rule', ({ one, other, ratio }) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

it('throws for a translucent colour', () => {
  expect(() => contrastRatio('rgb(0 0 0 / 50%)', '#ffffff')).toThrow(RangeError);
});
