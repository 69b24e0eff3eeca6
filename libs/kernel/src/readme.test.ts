import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFakeClock } from './testing.ts';
import { createMenu } from './testing/readme/menu.ts';
import { share } from './testing/readme/share.ts';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** Replaces relative imports by the package names that a consumer writes. */
const asPublished = (text: string): string =>
  text
    .replaceAll('../../index.ts', '@pavilion/kernel')
    .replaceAll('../../controller/createController.ts', '@pavilion/kernel/controller')
    .replaceAll('../../flow.ts', '@pavilion/kernel/flow');

describe('README', () => {
  it.each(readdirSync(FOLDER))('QLT-04 contains %s unchanged', (file) => {
    expect(readme).toContain(`\`\`\`ts\n${asPublished(readFileSync(join(FOLDER, file), 'utf8'))}\`\`\``);
  });

  it('QLT-04 the menu of the example closes once and leaves no timer', () => {
    const clock = createFakeClock();
    const menu = createMenu(clock);
    menu.send({ type: 'menu/timedOut' });
    menu.send({ type: 'menu/opened' });
    expect(menu.getState()).toEqual({ step: 'open' });
    clock.advance(60_000);
    expect(menu.getState()).toEqual({ step: 'closed' });
    menu.send({ type: 'menu/opened' });
    menu.dispose();
    expect(clock.pending()).toBe(0);
  });

  it('QLT-04 the share of the example is exact, and undefined for text that is no amount', () => {
    expect([share('100.05', 1_250), share('-100.05', 1_250), share('1e3', 1)]).toEqual(['12.51', '-12.51', undefined]);
  });
});
