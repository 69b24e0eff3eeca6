import { computeLoginRetryMs, computeReconnectMs } from './loginTiming.ts';

it.each`
  failures | random | wait
  ${1}     | ${0.9} | ${5_000}
  ${2}     | ${0}   | ${4_000}
  ${2}     | ${0.5} | ${5_000}
  ${2}     | ${1}   | ${6_000}
  ${10}    | ${0}   | ${4_000}
`('C1 waits $wait ms to reconnect after loss $failures at random number $random', ({ failures, random, wait }) => {
  expect(computeReconnectMs(failures as number, () => random as number)).toBeCloseTo(wait as number);
});

it.each`
  failures | random | wait
  ${1}     | ${0.5} | ${5_000}
  ${2}     | ${0.5} | ${10_000}
  ${4}     | ${0.5} | ${40_000}
  ${5}     | ${0.5} | ${60_000}
  ${51}    | ${0.5} | ${60_000}
  ${5}     | ${0}   | ${48_000}
  ${5}     | ${1}   | ${72_000}
`('F-CHT-09 waits $wait ms after failed login $failures at random number $random', ({ failures, random, wait }) => {
  expect(computeLoginRetryMs(failures as number, () => random as number)).toBeCloseTo(wait as number);
});
