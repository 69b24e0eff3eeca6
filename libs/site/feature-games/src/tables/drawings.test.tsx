import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Crest } from './Crest.tsx';
import { DealerScene } from './DealerScene.tsx';

const readDrawing = (element: ReactElement): string => {
  const { container, unmount } = render(element);
  const html = container.innerHTML;
  unmount();
  return html;
};
const readFills = (number: number) => {
  const { container, unmount } = render(<DealerScene number={number} />);
  const paths = [...container.querySelectorAll('path')];
  const ground = paths[0]?.getAttribute('fill');
  const jacket = container.querySelector('path[d^="M68 84"]')?.getAttribute('fill');
  const collar = container.querySelector('path[d^="M93 56"]')?.getAttribute('fill');
  const hasLongHair = container.querySelector('path[d="M80 34h40l6 32H74z"]') !== null;
  unmount();
  return [ground, jacket, collar, hasLongHair];
};

describe('drawings of cards', () => {
  it.each([
    [0, ['#5b1f16', '#f3ead8', '#a32f24', false]],
    [1, ['#123e39', '#f3ead8', '#a32f24', false]],
    [4, ['#5b1f16', '#f3ead8', '#a32f24', false]],
    [8, ['#5b1f16', '#f3ead8', '#a32f24', true]],
    [12, ['#5b1f16', '#f3ead8', '#a32f24', false]],
    [16, ['#5b1f16', '#2c7a6c', '#a32f24', false]],
    [32, ['#5b1f16', '#a32f24', '#fdf1d8', false]],
    [63, ['#4a331f', '#3f4f7d', '#a32f24', false]],
    [64, ['#5b1f16', '#f3ead8', '#a32f24', false]],
  ])('dealer %i has a room, a jacket, a collar of another colour, and hair', (number, expected) => {
    expect(readFills(number)).toEqual(expected);
  });

  it('the first 64 dealers are different, and then they repeat', () => {
    const drawings = Array.from({ length: 64 }, (_, number) => readDrawing(<DealerScene number={number} />));
    expect(new Set(drawings).size).toBe(64);
    expect(readDrawing(<DealerScene number={64} />)).toBe(drawings[0]);
  });

  it.each([
    ['0', '#b3202d', 'M24 10l10 20H14z'],
    ['11', '#6b38ac', 'M24 8l4 10h10l-8 7 3 11-9-7-9 7 3-11-8-7h10z'],
    ['unknown', '#b3202d', 'M24 10l10 20H14z'],
  ])('the crest of the team with the id "%s" has the colour %s', (teamId, ink, mark) => {
    const { container } = render(<Crest teamId={teamId} />);
    const [shield, sign] = [...container.querySelectorAll('path')];
    expect([shield?.getAttribute('fill'), sign?.getAttribute('d')]).toEqual([ink, mark]);
  });

  it('the first 56 teams have different crests', () => {
    const drawings = Array.from({ length: 56 }, (_, id) => readDrawing(<Crest teamId={String(id)} />));
    expect(new Set(drawings).size).toBe(56);
  });
});
