import { placeCard, type Box } from './placeCard.ts';

const view = { width: 1280, height: 800 };
const card = { width: 320, height: 200 };
const box = (left: number, top: number, { width, height } = { width: 100, height: 40 }): Box => ({
  left,
  top,
  width,
  height,
});

describe('placeCard', () => {
  it.each`
    what                                   | target                                       | position
    ${'below its target'}                  | ${box(200, 100)}                             | ${{ left: 200, top: 152 }}
    ${'above a target at the bottom'}      | ${box(200, 700)}                             | ${{ left: 200, top: 488 }}
    ${'inside the right edge'}             | ${box(1200, 100, { width: 60, height: 40 })} | ${{ left: 948, top: 152 }}
    ${'beside a high target'}              | ${box(12, 10, { width: 300, height: 780 })}  | ${{ left: 324, top: 12 }}
    ${'before a high target at the right'} | ${box(900, 10, { width: 370, height: 780 })} | ${{ left: 568, top: 12 }}
    ${'beside a target with room for it'}  | ${box(636, 10, { width: 300, height: 780 })} | ${{ left: 948, top: 12 }}
    ${'before a target without that room'} | ${box(637, 10, { width: 300, height: 780 })} | ${{ left: 305, top: 12 }}
    ${'in the corner over a large target'} | ${box(0, 0, { width: 1280, height: 800 })}   | ${{ left: 936, top: 576 }}
    ${'in the corner without a target'}    | ${undefined}                                 | ${{ left: 936, top: 576 }}
  `('F-UI-01 places the card $what', ({ target, position }) => {
    expect(placeCard(target as Box | undefined, card, view)).toEqual(position);
  });

  it('F-UI-01 keeps a high card beside its target above the lower edge', () => {
    const target = box(12, 150, { width: 300, height: 640 });
    expect(placeCard(target, { width: 320, height: 700 }, view)).toEqual({ left: 324, top: 88 });
  });

  it('F-UI-01 keeps the card in a view that is hardly larger', () => {
    expect(
      placeCard(box(0, 0, { width: 320, height: 500 }), { width: 300, height: 200 }, { width: 320, height: 500 }),
    ).toEqual({
      left: 12,
      top: 276,
    });
  });
});
