import { readFrameTokens } from './readFrameTokens.ts';

const root = document.documentElement;

afterEach(() => root.removeAttribute('style'));

it('LOB-05 reads only the tokens that are set, under the names of the protocol', () => {
  root.style.setProperty('--color-text-primary', ' #111 ');
  root.style.setProperty('--font-family-figure', 'Inter');
  root.style.setProperty('--color-surface-page', ' ');
  root.style.setProperty('--space-4', '1rem');
  expect(readFrameTokens()).toEqual({ 'text.primary': '#111', 'font.figure': 'Inter' });
});

it.each`
  rootSize  | value          | pixels
  ${'16px'} | ${'0.5rem'}    | ${'8px'}
  ${'20px'} | ${'0.5rem'}    | ${'10px'}
  ${'15px'} | ${'0.33rem'}   | ${'4.95px'}
  ${'16px'} | ${'0.333rem'}  | ${'5.33px'}
  ${'16px'} | ${'12px'}      | ${'12px'}
  ${'16px'} | ${'1rem 2rem'} | ${'1rem 2rem'}
  ${''}     | ${'1rem'}      | ${'16px'}
`('LOB-05 converts $value to $pixels at a root size of “$rootSize”', (row) => {
  const { rootSize, value, pixels } = row as Record<string, string>;
  root.style.fontSize = rootSize ?? '';
  root.style.setProperty('--radius-cell', value ?? '');
  expect(readFrameTokens()).toEqual({ 'radius.cell': pixels });
});
