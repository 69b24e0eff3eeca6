import { createCallLimit } from './createCallLimit.ts';

let now = 0;
const clock = { now: () => now };
beforeEach(() => (now = 60_000));

it('ASVS 2.4.1 accepts the calls of a minute up to the limit, for each member', () => {
  const accept = createCallLimit(clock, 2);
  expect([accept(1), accept(1), accept(1), accept(2)]).toEqual([true, true, false, true]);
});

it('ASVS 2.4.1 starts a new count in the next minute', () => {
  const accept = createCallLimit(clock, 1);
  now = 119_999;
  expect([accept(1), accept(1)]).toEqual([true, false]);
  now = 120_000;
  expect(accept(1)).toBe(true);
});
