import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@pavilion/sandbox';
import { createEmbeddedProvider } from '../../testing/sandbox/databaseProvider.ts';

const library = join(__dirname, '../../../../../libs/auth-flows');

interface Demo {
  readonly runLogin: (run: {
    readonly baseUrl: string;
    readonly name: string;
    readonly password: string;
    readonly middleDigits: string;
    readonly print: (line: string) => void;
  }) => Promise<void>;
}

/** Replaces the values that differ between runs: the code and the member number. */
const maskVariableParts = (text: string) =>
  text.replace(/(inbox contains )\d{6}/, '$1******').replace(/(as member )\d+/, '$1100003');

describe('headless login', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    const database = await (await createEmbeddedProvider()).make();
    sandbox = await createSandbox({ database, running: false, liveMatches: 40 });
  });
  afterAll(() => sandbox.close());

  it('AUT-09 runs login, new-device check and code without React, as recorded in the README of auth-flows', async () => {
    const { runLogin } = (await import(join(library, 'demo/login.mjs'))) as Demo;
    const lines: string[] = [];
    const member = { name: 'device01', password: 'demo1234', middleDigits: '0000' };
    await runLogin({ baseUrl: sandbox.url, ...member, print: (line) => lines.push(line) });
    const [, recorded = ''] =
      /<!-- transcript -->\s+```[a-z]*\n([\s\S]*?)```/.exec(readFileSync(join(library, 'README.md'), 'utf8')) ?? [];
    expect(maskVariableParts(lines.join('\n'))).toBe(
      maskVariableParts(recorded.trim().split('\n').slice(1).join('\n')),
    );
  });

  it('NEW-02 sends nothing for wrong middle digits', async () => {
    const { runLogin } = (await import(join(library, 'demo/login.mjs'))) as Demo;
    const before = sandbox.console.inbox().length;
    const member = { name: 'device01', password: 'wrong1234', middleDigits: '0000' };
    await expect(runLogin({ baseUrl: sandbox.url, ...member, print: () => undefined })).rejects.toThrow();
    expect(sandbox.console.inbox()).toHaveLength(before);
  });
});
