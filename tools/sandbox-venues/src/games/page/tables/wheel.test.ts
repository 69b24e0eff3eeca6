import { getPocketColour, listNeighbours, wheelOrder } from './wheel.js';

describe('roulette wheel', () => {
  it('LOB-03 has each pocket once, and red and black alternate from zero', () => {
    expect(wheelOrder.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, at) => at));
    wheelOrder.slice(1).forEach((pocket, at) => expect(getPocketColour(pocket)).toBe(at % 2 === 0 ? 'red' : 'black'));
    expect(getPocketColour(0)).toBe('green');
  });

  it.each`
    pocket | reach | neighbours
    ${17}  | ${2}  | ${[2, 25, 17, 34, 6]}
    ${0}   | ${2}  | ${[3, 26, 0, 32, 15]}
    ${26}  | ${1}  | ${[3, 26, 0]}
  `(
    'GAM-05 lists the neighbours of $pocket across the end of the order',
    ({ pocket, reach, neighbours }: { pocket: number; reach: number; neighbours: number[] }) =>
      expect(listNeighbours(pocket, reach)).toEqual(neighbours),
  );
});
