import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError, TransportError, type TraceLine } from './index.ts';
import { catalogue } from './endpoints.ts';
import { schemas } from './schemas.ts';
import { createFakePlatform, type FakeResponse, ok } from './testing/createFakePlatform.ts';
import { readBalance } from './testing/readme/balance.ts';
import { readTitle } from './testing/readme/oneEndpoint.ts';
import { enterRaffle } from './testing/readme/ownEndpoint.ts';
import { traceOnce } from './testing/readme/traced.ts';
import { findErrorText } from './testing/readme/findErrorText.ts';

const FOLDER = join(__dirname, 'testing/readme');
const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
const URL = 'https://platform.example';

/** Replaces relative imports by the package names that a consumer writes. */
function asPublished(text: string): string {
  return text
    .replaceAll('../../index.ts', '@pavilion/api-client')
    .replaceAll('../../crypto/md5Hex.ts', '@pavilion/api-client/md5')
    .replaceAll('../../schemas/loadSchemas.ts', '@pavilion/api-client/load-schemas')
    .replace(/\.\.\/\.\.\/(\w+)\.ts/g, '@pavilion/api-client/$1');
}

const examples: Readonly<Record<string, { readonly example: { readonly response: unknown } }>> = schemas;

/** Responds to every call of the catalogue with its example, or with the entry of `special` for its path. */
function mockPlatform(special: Readonly<Record<string, FakeResponse>> = {}): void {
  const platform = createFakePlatform(({ path }) => {
    const id = Object.entries(catalogue).find(([, entry]) => entry.path === path)?.[0] ?? '';
    return special[path] ?? ok(examples[id]?.example.response);
  }, Date.now);
  globalThis.fetch = platform.fetch;
}

describe('README', () => {
  it.each(readdirSync(FOLDER))('QLT-04 contains %s unchanged', (file) => {
    const snippet = asPublished(readFileSync(join(FOLDER, file), 'utf8'));
    expect(readme).toContain(`\`\`\`ts\n${snippet}\`\`\``);
  });

  it('QLT-04 contains only code that is tested here', () => {
    expect(readme.match(/```ts\n/g)).toHaveLength(readdirSync(FOLDER).length);
  });

  it('QLT-04 logs in and reads a balance', async () => {
    mockPlatform();
    await expect(readBalance(URL, 'demo01', 'demo1234')).resolves.toBe('10000.00');
  });

  it('QLT-04 calls one endpoint and an additional one, and logs its steps', async () => {
    mockPlatform({ '/own/api/v1/raffle/enter': ok({ ticket: 'T1' }) });
    await expect(readTitle(URL)).resolves.toBe('云阁');
    await expect(enterRaffle(URL, 5)).resolves.toBe('T1');
    const lines: TraceLine[] = [];
    await traceOnce(URL, (line) => lines.push(line));
    expect(lines.map(({ step }) => step)).toEqual(['begin', 'attempt', 'response', 'end']);
    expect(lines[0]?.body).toEqual({ pageNum: 1, pageSize: 5 });
  });

  it('QLT-04 has a text for every failure', async () => {
    const facts = { endpointId: 'user.login', requestId: 'r' };
    const lost = { ...facts, attempts: 1 };
    await expect(findErrorText(new ApiError(6002, { ...facts, serverMessage: '密码错误' }))).resolves.toBe('密码错误');
    await expect(findErrorText(new ApiError(6066, { ...facts, serverMessage: '' }))).resolves.toMatch(/60秒/);
    await expect(findErrorText(new TransportError('timeout', { ...lost, outcome: 'unknown' }))).resolves.toMatch(
      /待确认/,
    );
    const failed = new ApiError(6005, { ...facts, serverMessage: '系统繁忙' });
    await expect(findErrorText(failed)).resolves.toBe('系统繁忙');
    await expect(findErrorText(failed, true)).resolves.toMatch(/待确认/);
    await expect(findErrorText(new TransportError('aborted', { ...lost, outcome: 'none' }))).resolves.toBeUndefined();
    await expect(findErrorText(new Error('bug'))).rejects.toThrow('bug');
  });
});
