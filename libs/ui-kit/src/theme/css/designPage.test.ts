import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainCnTheme } from '../tokens/mainCnTheme.ts';
import { mainTwTheme } from '../tokens/mainTwTheme.ts';
import { getBrandTokens } from './themeCss.ts';

const page = readFileSync(join(__dirname, '../../../../../docs/design.md'), 'utf8');
const themes = [
  getBrandTokens(mainCnTheme, 'classic'),
  getBrandTokens(mainCnTheme, 'professional'),
  getBrandTokens(mainTwTheme, 'classic'),
  getBrandTokens(mainTwTheme, 'professional'),
];

const formatRow = (group: string, role: string) =>
  `| \`${group}.${role}\` | ${themes.map(({ color }) => (color as never)[group][role] as string).join(' | ')} |`;

const rows = Object.entries(themes[0]?.color ?? {}).flatMap(([group, roles]) =>
  typeof roles === 'string' ? [] : Object.keys(roles).map((role) => [`${group}.${role}`, formatRow(group, role)]),
);

it.each(rows)('docs/design.md contains the values of %s', (_role, row) => {
  expect(page.replace(/ +/g, ' ')).toContain(row);
});
