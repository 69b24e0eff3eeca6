import { expectSection, formatMachineTable } from '@pavilion/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loginTable } from '../machine/loginTable.ts';
import { openStage } from './openStage.ts';
import { talk } from './readme/talk.ts';

const file = join(__dirname, '../../README.md');

describe('the README', () => {
  it('QLT-04 contains the table of the login (update: `RENEW=1 npx jest readme && npx prettier --write README.md`)', () => {
    expectSection({ file, name: 'table', content: formatMachineTable(loginTable, ['connecting']) });
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
    await clock.advanceAsync(3_000);
    stop();
    expect(lines).toEqual(['house: 大家好', 'ann: 好球']);
    expect(line.live()).toBe(0);
  });
});
