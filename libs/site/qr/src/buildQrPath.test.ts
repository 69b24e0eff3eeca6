import { buildQrPath } from './buildQrPath.ts';

it('CSH-03 draws the finder pattern of a code behind a quiet zone of four modules', () => {
  const { size, path } = buildQrPath('https://www.example.com/');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, x, y, width]) => [x, y, width].map(Number));
  expect(runs.filter(([, y]) => y === 4).map(([x]) => x)).toContain(4);
  expect(runs.find(([x, y]) => x === 4 && y === 4)?.[2]).toBe(7);
  expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
});
