import { renderToStaticMarkup } from 'react-dom/server';
import * as parts from '../index.ts';
import { icons } from './icons.ts';
import { Icon, type IconName } from './Icon.tsx';

const names = Object.keys(icons) as IconName[];
const exportName = (name: IconName) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Icon`;

describe('icons', () => {
  it.each(names)('%s by name equals its own export', (name) => {
    const Shape = parts[exportName(name) as 'CloseIcon'];
    expect(renderToStaticMarkup(<Icon name={name} data-size="1" />)).toBe(
      renderToStaticMarkup(<Shape data-size="1" />),
    );
  });

  it('differ from each other', () => {
    const drawn = names.map((name) => renderToStaticMarkup(<Icon name={name} />));
    expect(new Set(drawn).size).toBe(names.length);
  });
});
