import { computeBackoffMs, retryMs } from './linkTiming.ts';

it.each`
  tries | random | wait
  ${0}  | ${0.9} | ${5_000}
  ${1}  | ${0}   | ${4_000}
  ${1}  | ${0.5} | ${5_000}
  ${1}  | ${1}   | ${6_000}
  ${9}  | ${0}   | ${4_000}
`('C1 waits $wait ms before reconnection $tries at random number $random', ({ tries, random, wait }) => {
  expect(retryMs(tries as number, () => random as number)).toBeCloseTo(wait as number);
});

it.each`
  fails | random | wait
  ${0}  | ${0.5} | ${5_000}
  ${1}  | ${0.5} | ${10_000}
  ${3}  | ${0.5} | ${40_000}
  ${4}  | ${0.5} | ${60_000}
  ${50} | ${0.5} | ${60_000}
  ${4}  | ${0}   | ${48_000}
  ${4}  | ${1}   | ${72_000}
`('F-CHT-09 waits $wait ms after failure $fails at random number $random', ({ fails, random, wait }) => {
  expect(computeBackoffMs(fails as number, () => random as number)).toBeCloseTo(wait as number);
});
