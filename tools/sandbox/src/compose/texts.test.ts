import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpText } from './texts.ts';

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

it('the text of --help contains every setting of the README', () => {
  const cells = readme.match(/^\| `[^|]+/gm) ?? [];
  const settings = cells.flatMap((cell) => cell.match(/--[a-z]+|[A-Z]+(?:_[A-Z]+)+/g) ?? []);
  expect(settings).toContain('SANDBOX_PORT');
  expect(settings.filter((setting) => !helpText.includes(`  ${setting} `))).toEqual([]);
});
