import { act, render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as parts from './index.ts';
import { houseCss, unreadable } from './testing/readme/houseTheme.ts';
import { LivePrice } from './testing/readme/LivePrice.tsx';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** A snippet as a consumer writes it: by the names of the package. */
const asPublished = (text: string): string =>
  text.replaceAll('../../index.ts', '@pavilion/ui-kit').replace(/\.\.\/\.\.\/(\w+)\/index\.ts/g, '@pavilion/ui-kit/$1');

describe('the README', () => {
  it.each(readdirSync(FOLDER))('QLT-04 holds %s word for word', (file) => {
    const snippet = asPublished(readFileSync(join(FOLDER, file), 'utf8'));
    expect(readme).toContain(`\`\`\`${file.split('.').pop()}\n${snippet}\`\`\``);
  });

  it('QLT-04 names every part of the main door, and none that is not there', () => {
    const listed = /\| part[^]*?\n\n/.exec(readme)?.[0].match(/`[A-Z]\w+`/g) ?? [];
    const exported = Object.keys(parts).filter((name) => /^[A-Z]/.test(name));
    expect([...new Set(listed.map((name) => name.slice(1, -1)))].sort()).toEqual(exported.sort());
  });

  it('EDN-02 its house is made of roles and can be read', () => {
    expect(houseCss).toContain('--color-accent-fill:#7a4a00');
    expect(houseCss).toContain('--radius-control:1rem');
    expect(unreadable).toEqual([]);
  });

  it('QLT-04 its price is written and spoken without a render', () => {
    let tell: (odds: string, direction: 'up' | 'down') => void = () => undefined;
    const subscribe = (told: typeof tell) => {
      tell = told;
      return () => undefined;
    };
    render(<LivePrice label="主队 独赢" subscribe={subscribe} />);
    act(() => tell('2.05', 'up'));
    const cell = screen.getByRole('button', { name: '主队 独赢 2.05' });
    expect(cell.dataset['move']).toBe('up');
    expect(cell.textContent).toBe('2.05');
  });
});
