import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { navGlyphs } from '../glyphs/navGlyphs.ts';
import { sportGlyphs } from '../glyphs/sportGlyphs.ts';
import * as parts from '../index.ts';
import { icons } from './icons.ts';
import { Icon, type IconName } from './Icon.tsx';
import { NavIcon, type NavKey } from './NavIcon.tsx';
import { SportIcon, type SportIconName } from './SportIcon.tsx';

const names = Object.keys(icons) as IconName[];
const exportName = (name: IconName) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Icon`;

const byName = new Set(['Icon', 'NavIcon', 'SportIcon']);
const drawn: readonly (readonly [string, ComponentType])[] = [
  ...Object.entries(parts as unknown as Record<string, ComponentType>).filter(
    ([name]) => name.endsWith('Icon') && !byName.has(name),
  ),
  ...(Object.keys(navGlyphs) as NavKey[]).map((name) => [`NavIcon ${name}`, () => <NavIcon name={name} />] as const),
  ...(Object.keys(sportGlyphs) as SportIconName[]).map(
    (name) => [`SportIcon ${name}`, () => <SportIcon name={name} />] as const,
  ),
];

describe('icons', () => {
  it.each(drawn)('%s draws a shape that screen readers skip', (_name, Shape) => {
    const { container } = render(<Shape />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg?.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d\s.,a-z-]+$/i);
  });

  it.each(names)('%s by name equals its own export', (name) => {
    const Shape = parts[exportName(name) as 'CloseIcon'];
    expect(renderToStaticMarkup(<Icon name={name} data-size="1" />)).toBe(
      renderToStaticMarkup(<Shape data-size="1" />),
    );
  });

  it('differ from each other', () => {
    const shapes = names.map((name) => renderToStaticMarkup(<Icon name={name} />));
    expect(new Set(shapes).size).toBe(names.length);
  });
});
