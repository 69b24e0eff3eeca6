import { act, render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as parts from './index.ts';
import { brandCss, unreadable } from './testing/readme/brandTheme.ts';
import { LivePrice } from './testing/readme/LivePrice.tsx';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** Replaces relative imports of a snippet by the name of the package. */
const asPublished = (text: string): string =>
  text.replaceAll('../../index.ts', '@pavilion/ui-kit').replace(/\.\.\/\.\.\/(\w+)\/index\.ts/g, '@pavilion/ui-kit/$1');

describe('the README', () => {
  it.each(readdirSync(FOLDER))('QLT-04 contains %s verbatim', (file) => {
    const snippet = asPublished(readFileSync(join(FOLDER, file), 'utf8'));
    expect(readme).toContain(`\`\`\`${file.split('.').pop()}\n${snippet}\`\`\``);
  });

  it('QLT-04 lists exactly the components of the main entry point', () => {
    const listed = /\| Component[^]*?\n\n/.exec(readme)?.[0].match(/`[A-Z]\w+`/g) ?? [];
    const exported = Object.keys(parts).filter((name) => /^[A-Z]/.test(name));
    expect([...new Set(listed.map((name) => name.slice(1, -1)))].sort()).toEqual(exported.sort());
  });

  it('EDN-02 the theme of the example consists of roles and is readable', () => {
    expect(brandCss).toContain('--color-accent-fill:#7a4a00');
    expect(brandCss).toContain('--radius-control:1rem');
    expect(unreadable).toEqual([]);
  });

  it('QLT-04 the price of the example is updated without a render', () => {
    let sendPrice: (odds: string, direction: 'up' | 'down') => void = () => undefined;
    const subscribe = (onPrice: typeof sendPrice) => {
      sendPrice = onPrice;
      return () => undefined;
    };
    render(<LivePrice label="主队 独赢" subscribe={subscribe} />);
    act(() => sendPrice('2.05', 'up'));
    const cell = screen.getByRole('button', { name: '主队 独赢 2.05' });
    expect(cell.dataset['move']).toBe('up');
    expect(cell.textContent).toBe('2.05');
  });
});
