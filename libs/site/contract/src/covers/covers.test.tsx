import { render } from '@testing-library/react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CoverPatterns } from './CoverPatterns.tsx';
import { GameCover } from './GameCover.tsx';
import { motifs } from './motifs.ts';
import { palettes } from './palettes.ts';

const art = { seed: 20_251, palette: 'jade', motif: 'koi', pattern: 'waves' };
const drawn = (change: Partial<typeof art> = {}, category = 'DZ') =>
  render(<GameCover art={{ ...art, ...change }} category={category} />).container.innerHTML;

it('GAM-01 a cover depends on its data alone', () => {
  expect(drawn()).toBe(drawn());
  const others = [drawn({ seed: 1 }), drawn({ palette: 'rose' }), drawn({ motif: 'whale' }), drawn({}, 'BY')];
  expect(new Set([drawn(), ...others]).size).toBe(5);
});

it('GAM-01 an unknown motif or palette still has a cover', () => {
  expect(drawn({ motif: 'unheard', palette: 'unheard' })).toContain('<path');
});

const DATA = join(__dirname, '../../../../../tools/sandbox/src/venues');
const words = readdirSync(join(DATA, 'data'))
  .filter((file) => /Words|venueRows/.test(file))
  .map((file) => readFileSync(join(DATA, 'data', file), 'utf8'))
  .join('\n');

it('GAM-01 every motif and palette of the platform exists', () => {
  const named = [...words.matchAll(/\['[^']+', '[^']+', '(\w+)'\]/g)].map(([, look = '']) => look);
  const ofVenues = [...words.matchAll(/^ {4}\['(\w+)', '(\w+)'\],$/gm)].flatMap(([, palette = '', motif = '']) => [
    palette,
    motif,
  ]);
  const looks = new Set([...named, ...ofVenues]);
  expect(looks.size).toBeGreaterThan(70);
  expect([...looks].filter((look) => !(look in motifs) && !(look in palettes))).toEqual([]);
});

it('GAM-01 every background pattern of the platform exists', () => {
  const { container } = render(<CoverPatterns />);
  expect(existsSync(DATA)).toBe(true);
  const [, list = ''] = /patterns = \[(.*)\]/.exec(readFileSync(join(DATA, 'seedVenues.ts'), 'utf8')) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => container.querySelector(`#cover-${name}`) === null)).toEqual([]);
});
