import { PNG } from 'pngjs';
import { createRandom } from '@pavilion/sandbox-world/random/createRandom';
import { drawPicture } from './drawPicture.ts';
import { drawPuzzle, PIECE_SIZE, planPuzzle, PUZZLE_HEIGHT, PUZZLE_WIDTH } from './drawPuzzle.ts';
import { GLYPHS, getGlyphStrokes } from './getGlyphStrokes.ts';

const pixels = (url: string): PNG => PNG.sync.read(Buffer.from(url.split(',')[1] ?? '', 'base64'));

it('CAP-03 cuts the piece out of the scene at the planned position', () => {
  const plan = planPuzzle(createRandom(3));
  const { background, piece, pieceY } = drawPuzzle(plan, createRandom(4));
  const [scene, cut] = [pixels(background), pixels(piece)];
  expect([scene.width, scene.height, cut.width, pieceY]).toEqual([PUZZLE_WIDTH, PUZZLE_HEIGHT, PIECE_SIZE, plan.y]);
  const centre = (PIECE_SIZE / 2) * (PIECE_SIZE + 1) * 4;
  const under = ((plan.y + PIECE_SIZE / 2) * PUZZLE_WIDTH + plan.x + PIECE_SIZE / 2) * 4;
  expect([cut.data[centre + 3], cut.data[3]]).toEqual([255, 0]);
  expect(scene.data[under + 1]).toBeLessThan(cut.data[centre + 1] ?? 0);
});

it('CAP-03 plans a piece inside the picture and away from the start of its drag', () => {
  const random = createRandom(5);
  for (let i = 0; i < 500; i++) {
    const { x, y } = planPuzzle(random);
    expect(x).toBeGreaterThan(PIECE_SIZE);
    expect(x).toBeLessThanOrEqual(PUZZLE_WIDTH - PIECE_SIZE);
    expect(y + PIECE_SIZE).toBeLessThanOrEqual(PUZZLE_HEIGHT);
  }
});

it('CAP-02 F-SRV-14 draws the same characters differently each time', () => {
  expect(drawPicture('7KXPM', createRandom(1))).not.toBe(drawPicture('7KXPM', createRandom(2)));
});

it('CAP-02 defines the strokes of each character inside its box', () => {
  for (const sign of GLYPHS) {
    const points = getGlyphStrokes(sign).flat();
    expect(points.length).toBeGreaterThan(1);
    expect(points.every(([x, y]) => x >= 0 && x <= 4 && y >= 0 && y <= 6)).toBe(true);
  }
});
