import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLinkTable } from './formatLinkTable.ts';
import { openStage } from './openStage.ts';
import { talk } from './readme/talk.ts';

const file = join(__dirname, '../../README.md');
const marks = /(<!-- table -->)[\s\S]*(<!-- \/table -->)/;

/** Normalises white space and column widths, which a formatter may change. */
const squash = (text: string) => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

describe('the README', () => {
  it('QLT-04 contains the table of the link; update: `RENEW=1 npx jest readme && npx prettier --write README.md`', () => {
    const readme = readFileSync(file, 'utf8');
    const wanted = readme.replace(marks, (_all, open: string, close: string) =>
      [open, formatLinkTable(), close].join('\n\n'),
    );
    if (process.env['RENEW']) writeFileSync(file, wanted);
    expect(readme).toMatch(marks);
    expect(squash(readFileSync(file, 'utf8'))).toBe(squash(wanted));
  });

  it('QLT-04 contains its program verbatim, and the program works', async () => {
    const program = readFileSync(join(__dirname, 'readme/talk.ts'), 'utf8');
    const shown = program.replace('../../index.ts', '@pavilion/chat-socket');
    expect(readFileSync(file, 'utf8')).toContain(`\`\`\`ts\n${shown}\`\`\``);
    const { clock, line, server } = openStage();
    const lines: string[] = [];
    server.post('lobby', '大家好');
    const fetchJwt = () => Promise.resolve(server.sign('ann'));
    const stop = talk({ clock, fetchJwt, openSocket: line.open }, '7', {
      text: '好球',
      print: (line) => lines.push(line),
    });
    await clock.runTo(clock.now() + 3_000);
    stop();
    expect(lines).toEqual(['house: 大家好', 'ann: 好球']);
    expect(line.live()).toBe(0);
  });
});
