import { render } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CoverPatterns } from './CoverPatterns.tsx';
import { GameCover } from './GameCover.tsx';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';

const art = { seed: 20_251, palette: 'jade', motif: 'koi', pattern: 'waves' };
const renderCover = (change: Partial<typeof art> = {}, category = 'DZ') =>
  render(<GameCover art={{ ...art, ...change }} category={category} />).container.innerHTML;

it('GAM-01 a cover depends on its data alone', () => {
  expect(renderCover()).toBe(renderCover());
  const others = [
    renderCover({ seed: 1 }),
    renderCover({ palette: 'rose' }),
    renderCover({ motif: 'whale' }),
    renderCover({}, 'BY'),
  ];
  expect(new Set([renderCover(), ...others]).size).toBe(5);
});

it('GAM-01 an unknown motif or palette still has a cover', () => {
  expect(renderCover({ motif: 'unknown', palette: 'unknown' })).toContain('<path');
});

const DATA = join(__dirname, '../../../../../tools/sandbox-venues/src/venues');
const venueData = readdirSync(join(DATA, 'data'))
  .filter((file) => /NameParts|venueRows/.test(file))
  .map((file) => readFileSync(join(DATA, 'data', file), 'utf8'))
  .join('\n');

it('GAM-01 every motif and palette of the platform exists', () => {
  const named = [...venueData.matchAll(/\['[^']+', '[^']+', '(\w+)'\]/g)].map(([, artName = '']) => artName);
  const ofVenues = [...venueData.matchAll(/^ {4}\['(\w+)', '(\w+)'\],$/gm)].flatMap(([, palette = '', motif = '']) => [
    palette,
    motif,
  ]);
  const artNames = new Set([...named, ...ofVenues]);
  expect(artNames.size).toBeGreaterThan(70);
  expect([...artNames].filter((artName) => !(artName in motifs) && !(artName in palettes))).toEqual([]);
});

it('GAM-01 every background pattern of the platform exists', () => {
  const { container } = render(<CoverPatterns />);
  expect(existsSync(DATA)).toBe(true);
  const [, list = ''] = /patterns = \[(.*)\]/.exec(readFileSync(join(DATA, 'seedVenues.ts'), 'utf8')) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => container.querySelector(`#cover-${name}`) === null)).toEqual([]);
});
