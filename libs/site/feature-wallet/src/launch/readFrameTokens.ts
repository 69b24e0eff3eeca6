import { getTokenVariable } from '@pavilion/ui-kit';

type Token = Parameters<typeof getTokenVariable>[0];

const colours = [
  'surface.page',
  'surface.panel',
  'surface.raised',
  'surface.sunken',
  'surface.fill',
  'surface.inverse',
  'text.primary',
  'text.secondary',
  'text.muted',
  'text.onAccent',
  'text.onInverse',
  'line.hairline',
  'line.strong',
  'line.focus',
  'accent.fill',
  'accent.fillHover',
  'accent.soft',
  'accent.text',
  'price.up',
  'price.down',
  'status.danger',
  'status.success',
  'status.info',
] as const;
const radii = ['cell', 'control', 'panel'] as const;
const families = ['text', 'figure'] as const;

/** Tokens of the protocol with those of the theme. */
const tokens: readonly (readonly [name: string, token: Token])[] = [
  ...colours.map((name) => [name, `color.${name}`] as const),
  ...radii.map((name) => [`radius.${name}`, `radius.${name}`] as const),
  ...families.map((name) => [`font.${name}`, `font.family.${name}`] as const),
];

/** Converts `rem` to `px`, because the root font sizes of site and venue differ. */
function toPixels(value: string, rootSize: number): string {
  const rem = /^([\d.]+)rem$/.exec(value)?.[1];
  return rem === undefined ? value : `${String(Math.round(Number(rem) * rootSize * 100) / 100)}px`;
}

/** Reads the tokens of the site that are set, for a venue. */
export function readFrameTokens(): Readonly<Record<string, string>> {
  const root = getComputedStyle(document.documentElement);
  const rootSize = Number.parseFloat(root.fontSize) || 16;
  const values = tokens.map(([name, token]) => [name, root.getPropertyValue(getTokenVariable(token)).trim()] as const);
  return Object.fromEntries(
    values.filter(([, value]) => value !== '').map(([name, value]) => [name, toPixels(value, rootSize)]),
  );
}
