import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFakeClock } from './testing.ts';
import { createDoor } from './testing/readme/door.ts';
import { share } from './testing/readme/share.ts';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** A snippet as a consumer writes it: by the names of the package. */
const asPublished = (text: string): string =>
  text
    .replaceAll('../../index.ts', '@pavilion/kernel')
    .replaceAll('../../controller/createController.ts', '@pavilion/kernel/controller')
    .replaceAll('../../flow.ts', '@pavilion/kernel/flow');

describe('the README', () => {
  it.each(readdirSync(FOLDER))('QLT-04 holds %s word for word', (file) => {
    expect(readme).toContain(`\`\`\`ts\n${asPublished(readFileSync(join(FOLDER, file), 'utf8'))}\`\`\``);
  });

  it('QLT-04 its door shuts itself, once, and leaves no timer', () => {
    const clock = createFakeClock();
    const door = createDoor(clock);
    door.send({ type: 'door/wentQuiet' });
    door.send({ type: 'door/opened' });
    expect(door.getState()).toEqual({ step: 'open' });
    clock.advance(60_000);
    expect(door.getState()).toEqual({ step: 'closed' });
    door.send({ type: 'door/opened' });
    door.dispose();
    expect(clock.pending()).toBe(0);
  });

  it('QLT-04 its share is exact, and nothing for what is no amount', () => {
    expect([share('100.05', 1_250), share('-100.05', 1_250), share('1e3', 1)]).toEqual(['12.51', '-12.51', undefined]);
  });
});
