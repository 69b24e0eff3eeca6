import { faultKinds, isFaultKind } from './faultKinds.ts';

it('X1 the name of each kind is a kind', () => {
  expect(Object.keys(faultKinds).filter(isFaultKind)).toEqual(Object.keys(faultKinds));
});

it.each([undefined, null, 1, '', 'explode', 'toString', '__proto__', ['delay']])('X1 %p is no kind', (word) => {
  expect(isFaultKind(word)).toBe(false);
});
