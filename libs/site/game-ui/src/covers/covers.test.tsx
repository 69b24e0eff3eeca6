import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrangeCovers, SCREEN_TILES } from './arrangeCovers.ts';
import { toCoverTitle } from './coverArt.ts';
import { CoverLettering, GameCover } from './GameCover.tsx';
import { palettes } from './palettes.ts';
import { composeCover } from './painting/composeCover.ts';
import { motifs } from './painting/motifs.ts';
import { paintCover } from './painting/paintCover.ts';
import { lights, scenes } from './painting/scenes.ts';
import { parseShapes } from './painting/shapes.ts';

/** Calls of a drawing, as text. */
const calls: string[] = [];

class FakePath {
  constructor(readonly data: string) {}
}

/** Records what is drawn. Text methods are absent, as drawings may not use them. */
function createContext() {
  const record =
    (name: string) =>
    (...args: readonly unknown[]) =>
      void calls.push(`${name} ${args.map((each) => (each instanceof FakePath ? each.data : String(each))).join(' ')}`);
  const methods = ['setTransform', 'transform', 'translate', 'scale', 'save', 'restore', 'fill', 'stroke', 'fillRect'];
  return Object.fromEntries(methods.map((name) => [name, record(name)])) as unknown as CanvasRenderingContext2D;
}

function drawCover(change: object = {}): string {
  calls.length = 0;
  const context = createContext();
  Object.assign(globalThis, { Path2D: FakePath });
  paintCover(context, { art: { seed: 20_251, palette: 'jade', motif: 'koi', ...change }, frame: 'slip', width: 160 });
  Reflect.deleteProperty(globalThis, 'Path2D');
  return calls.join('\n');
}

describe('covers', () => {
  it('LOB-01 has at least 60 motifs, all of which can be drawn', () => {
    expect(Object.keys(motifs).length).toBeGreaterThanOrEqual(60);
    for (const [name, shapes] of Object.entries({ ...motifs, ...scenes, ...lights })) {
      const parsed = parseShapes(shapes);
      expect({ name, kinds: parsed.filter(({ kind }) => !/[opqrsabcdewlk]/.test(kind)) }).toEqual({ name, kinds: [] });
      expect({ name, paths: parsed.filter(({ path }) => !/^M[-\d\s.,MmLlHhVvCcSsQqAaZz]+$/.test(path)) }).toEqual({
        name,
        paths: [],
      });
    }
  });

  it('LOB-01 a drawing depends on its data alone', () => {
    expect(drawCover()).toBe(drawCover());
    const others = [drawCover({ seed: 20_252 }), drawCover({ motif: 'whale' }), drawCover({ seed: 20_251 + 32 })];
    expect(new Set([drawCover(), ...others]).size).toBe(4);
  });

  it('LOB-01 an unknown motif or palette still has a cover', () => {
    expect(drawCover({ motif: 'unknown', palette: 'unknown' })).toContain('fill M');
  });

  it('LOB-01 only shapes of a motif are reflected; the name is text outside the picture and is never reflected', () => {
    const lines = drawCover({ motif: 'dragon' }).split('\n');
    const reflections = lines.filter((line) => /^(transform|scale|setTransform) -/.test(line));
    expect(new Set(reflections)).toEqual(new Set(['transform -1 0 0 1 100 0']));
    for (const [at, line] of lines.entries())
      if (line.startsWith('transform -')) expect(lines.slice(at + 1, at + 3)[1]).toMatch(/^restore/);
    const { container } = render(
      <>
        <GameCover art={{ seed: 1, palette: 'gold', motif: 'dragon' }} />
        <CoverLettering title={{ lead: '紫禁神龙', ending: '传奇' }} />
      </>,
    );
    expect(container.querySelector('canvas')).toHaveTextContent('');
    expect(container.querySelector('[data-lettering]')).toHaveTextContent('紫禁神龙传奇');
    expect(container.innerHTML).not.toMatch(/scale|matrix|rotate/);
  });

  it('LOB-01 a creature of the sea never has a desert', () => {
    for (let seed = 0; seed < 200; seed++) expect(composeCover({ seed, motif: 'whale' }).scene).toBe('waves');
  });

  it.each`
    name               | ending | title
    ${'紫禁神龙传奇'}  | ${2}   | ${['紫禁神龙', '传奇']}
    ${'百家乐 A01'}    | ${4}   | ${['百家乐', 'A01']}
    ${'二八杠·新手场'} | ${4}   | ${['二八杠', '新手场']}
    ${'黄金麒麟'}      | ${0}   | ${['黄金麒麟', '']}
    ${'麒麟'}          | ${9}   | ${['麒麟', '']}
  `('LOB-01 splits $name into $title', ({ name, ending, title }) => {
    const { lead, ending: end } = toCoverTitle(name as string, { ending: ending as number });
    expect([lead, end]).toEqual(title);
  });
});

const NAMES = ['dragon', 'koi', 'tiger', 'gem', 'bell', 'crown'];
const makeGames = (count: number, motifCount: number) =>
  Array.from({ length: count }, (_, at) => ({
    code: at,
    cover: { motif: `m${((at * 2_654_435_761) >>> 7) % motifCount}`, palette: NAMES[at % 5] as string },
  }));

/** Finds positions whose motif is repeated within the distance, by comparing all pairs. */
const findRepeats = (list: readonly { readonly cover: { readonly motif: string } }[], distance: number) =>
  list.flatMap((game, at) =>
    list.slice(Math.max(0, at - distance + 1), at).some(({ cover }) => cover.motif === game.cover.motif) ? [at] : [],
  );

describe('arrangeCovers', () => {
  it('LOB-01 no motif appears twice on a screen', () => {
    const arranged = arrangeCovers(makeGames(2_400, 41), { isComplete: false });
    expect(arranged.length).toBeGreaterThan(2_000);
    expect(findRepeats(arranged, SCREEN_TILES)).toEqual([]);
  });

  it('LOB-01 further entries do not change the start, and a complete list has all of them once', () => {
    const games = makeGames(300, 41);
    const start = arrangeCovers(games.slice(0, 100), { isComplete: false });
    const all = arrangeCovers(games, { isComplete: true });
    expect(all.slice(0, start.length)).toEqual(start);
    expect([...all].sort((a, b) => a.code - b.code)).toEqual(games);
  });

  it('LOB-01 a list with few motifs repeats them as far apart as possible', () => {
    const games = makeGames(300, 3);
    expect(arrangeCovers(games, { isComplete: true })).toHaveLength(300);
    const start = arrangeCovers(games.slice(0, 100), { isComplete: false });
    expect(start.length).toBeGreaterThan(50);
    expect(findRepeats(start, 2)).toEqual([]);
  });
});

const DATA = join(__dirname, '../../../../../tools/sandbox-venues/src/venues/data');

it('LOB-01 every motif and palette of the platform exists', () => {
  const data = readdirSync(DATA)
    .filter((file) => /NameParts|venueRows|tableGames/.test(file))
    .map((file) => readFileSync(join(DATA, file), 'utf8'))
    .join('\n');
  const named = [...data.matchAll(/\['[^']+', '[^']+', '(\w+)'\]/g)].map(([, name = '']) => name);
  const ofVenues = [...data.matchAll(/^ {4}\['(\w+)', '(\w+)'\],$/gm)].flatMap(([, palette = '', motif = '']) => [
    palette,
    motif,
  ]);
  const names = new Set([...named, ...ofVenues]);
  expect(names.size).toBeGreaterThan(70);
  expect([...names].filter((name) => !(name in motifs) && !(name in palettes))).toEqual([]);
});
