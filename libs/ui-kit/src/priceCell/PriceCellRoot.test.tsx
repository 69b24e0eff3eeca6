import { render } from '@testing-library/react';
import { token } from '../theme/tokens/token.ts';
import { PriceCellRoot } from './PriceCellRoot.ts';

/** Returns the declarations of the rules that contain a selector. */
function readRules(selector: string): string {
  render(<PriceCellRoot />);
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return css
    .split('}')
    .filter((rule) => rule.split('{').at(-2)?.includes(selector))
    .map((rule) => rule.split('{').at(-1))
    .join(';');
}

it.each`
  move      | tint                      | arrow                 | other
  ${'up'}   | ${'color.price.upTint'}   | ${'color.price.up'}   | ${'color.price.down'}
  ${'down'} | ${'color.price.downTint'} | ${'color.price.down'} | ${'color.price.up'}
`('SPT-08 a price that moves $move has the tint and the arrow of its direction', ({ move, tint, arrow, other }) => {
  const rules = readRules(`[data-move='${move}']`);
  expect(rules).toContain(`background-color:${token(tint)}`);
  expect(rules).toContain(token(arrow));
  expect(rules).not.toContain(token(other));
});
