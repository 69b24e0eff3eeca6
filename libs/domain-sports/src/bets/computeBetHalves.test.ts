import { computeBetHalves } from './computeBetHalves.ts';

describe('computeBetHalves', () => {
  it.each`
    r      | line       | stake       | code    | halves
    ${'H'} | ${'-0.25'} | ${'100.00'} | ${'LL'} | ${[['0', '50.00', 'push'], ['-0.5', '50.00', 'lost']]}
    ${'C'} | ${'-0.25'} | ${'100.00'} | ${'LW'} | ${[['+0.5', '50.00', 'won'], ['0', '50.00', 'push']]}
    ${'O'} | ${'2.25'}  | ${'33.33'}  | ${'LL'} | ${[['2', '16.665', 'push'], ['2.5', '16.665', 'lost']]}
    ${'U'} | ${'2.75'}  | ${'10.00'}  | ${'LW'} | ${[['3', '5.00', 'won'], ['2.5', '5.00', 'push']]}
    ${'H'} | ${'-0.25'} | ${'100.00'} | ${'W'}  | ${[]}
  `('B4 splits $r $line at $code of $stake', ({ halves, code, ...fields }) => {
    expect(
      computeBetHalves({ line: '', r: 'H', stake: '100.00', ...fields, resultCode: code }).map(
        ({ line, amount, end }) => [line, amount, end],
      ),
    ).toEqual(halves);
  });
});
