import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isApiError, isCaptchaDemand } from '@pavilion/api-client';
import { createSandbox, type Sandbox } from '@pavilion/sandbox';
import { createEmbeddedProvider } from '../testing/sandbox/databaseProvider.ts';

const PAGES = join(__dirname, '../../../../docs/api/endpoints');
const OUT = join(__dirname, '../../out-tsc/reference');
const WRITTEN_FOR = 'http://127.0.0.1:4300';

interface Example {
  readonly id: string;
  readonly code: string;
  /** Error code that the page states for the example; `undefined` if it succeeds. */
  readonly refusedWith: number | undefined;
}

const read = (name: string) => readFileSync(join(PAGES, name), 'utf8');
const findExampleCode = (markdown: string) => /```ts\n([\s\S]*?)```/.exec(markdown)?.[1];

function parseExamples(page: string): Example[] {
  return read(page)
    .split(/^## /m)
    .flatMap((section) => {
      const code = findExampleCode(section);
      const refusal = /refuses this with (\d{4})/.exec(section)?.[1];
      const id = section.slice(0, section.indexOf('\n'));
      return code ? [{ id, code, refusedWith: refusal === undefined ? undefined : Number(refusal) }] : [];
    });
}

/** Writes set-up and example as a module for Jest, with the URL of the sandbox instead of the documented one. */
function writeModule({ id, code }: Example, url: string): string {
  const [imports, ...setUp] = (findExampleCode(read('README.md')) ?? '').replace(WRITTEN_FOR, url).split('\n\n');
  const file = join(OUT, `${id}.ts`);
  const body = `export async function example() {\n${setUp.join('\n\n')}\n${code}\nreturn response;\n}\n`;
  writeFileSync(file, `${imports}\n\n${body}`);
  return file;
}

/** Runs an example and returns its response or the code of its refusal. */
async function runExample(file: string): Promise<unknown> {
  const { example } = (await import(file)) as { example: () => Promise<unknown> };
  try {
    const response = await example();
    return isCaptchaDemand(response) ? response.code : 'success';
  } catch (error) {
    if (isApiError(error)) return error.code;
    throw error;
  }
}

const pages = readdirSync(PAGES).filter((name) => name !== 'README.md');

let sandbox: Sandbox;
beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  const database = await (await createEmbeddedProvider()).make();
  sandbox = await createSandbox({ database, running: false, liveMatches: 40, inPlayDelayMs: 150, seed: 7 });
});
afterAll(() => sandbox.close());

/** Every example of the reference behaves as its page states. */
describe.each(pages)('API-07 examples of %s', (page) => {
  // The examples send several codes to one recipient.
  beforeEach(() => sandbox.console.limits.clear());

  it.each(parseExamples(page))('$id', async (example) => {
    expect(await runExample(writeModule(example, sandbox.url))).toBe(example.refusedWith ?? 'success');
  });
});
