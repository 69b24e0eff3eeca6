import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectSection, formatMachineTable } from '@pavilion/testing';
import { linkTable, type LinkSocketHandlers } from './link.ts';
import { createFakeClock } from './testing.ts';
import { follow } from './testing/readme/follow.ts';
import { createMenu } from './testing/readme/menu.ts';
import { share } from './testing/readme/share.ts';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** Replaces relative imports by the package names that a consumer writes. */
const asPublished = (text: string): string =>
  text
    .replaceAll('../../index.ts', '@pavilion/kernel')
    .replaceAll('../../controller/createController.ts', '@pavilion/kernel/controller')
    .replaceAll('../../flow.ts', '@pavilion/kernel/flow')
    .replaceAll('../../link.ts', '@pavilion/kernel/link');

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

  it('QLT-04 contains the table of the link (update: `RENEW=1 npx jest readme && npx prettier --write README.md`)', () => {
    const file = join(__dirname, '../README.md');
    expectSection({ file, name: 'link', content: formatMachineTable(linkTable, ['stopped']) });
  });

  it('QLT-04 the link of the example prints messages, retries a lost server and stops after a policy violation', () => {
    const clock = createFakeClock();
    const sockets: LinkSocketHandlers[] = [];
    const lines: string[] = [];
    const link = follow(
      (handlers) => {
        sockets.push(handlers);
        return { send: (text) => lines.push(`sent ${text}`), close: () => undefined };
      },
      clock,
      (line) => lines.push(line),
    );
    sockets[0]?.onOpen();
    clock.advance(10_000);
    sockets[0]?.onMessage('hello');
    sockets[0]?.onClose(1006);
    clock.advance(1_000);
    sockets[1]?.onClose(1008);
    const open = ['(connecting)', '(open)', 'sent ping', 'hello'];
    expect(lines).toEqual([...open, '(waiting)', '(connecting)', '(stopped)']);
    expect([link.step(), clock.pending()]).toEqual(['stopped', 0]);
  });

  it('QLT-04 the share of the example is exact, and undefined for text that is no amount', () => {
    expect([share('100.05', 1_250), share('-100.05', 1_250), share('1e3', 1)]).toEqual(['12.51', '-12.51', undefined]);
  });
});
