import { createFakeClock } from '@pavilion/kernel/testing';
import { createRetryBudget } from './createRetryBudget.ts';

const createBudget = (random = 1) => {
  const clock = createFakeClock({ start: 1_000_000 });
  return { clock, budget: createRetryBudget(clock, () => random) };
};
type Budget = ReturnType<typeof createBudget>['budget'];

/** Spends until the bucket is empty and returns the number of retries. */
function drain(budget: Budget): number {
  let retries = 0;
  while (budget.spend()) retries += 1;
  return retries;
}

describe('retry budget', () => {
  it('W4 a full bucket pays fifty retries', () => {
    expect(drain(createBudget().budget)).toBe(50);
  });

  it('W4 ten first responses pay one retry, nine pay none', () => {
    const { budget } = createBudget();
    drain(budget);
    for (let response = 0; response < 9; response += 1) budget.refund(false);
    expect(budget.spend()).toBe(false);
    budget.refund(false);
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });

  it('W4 the response to a retry refunds its price', () => {
    const { budget } = createBudget();
    drain(budget);
    budget.refund(true);
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });

  it('W4 refunds do not overfill the bucket', () => {
    const { budget } = createBudget();
    for (let response = 0; response < 1_000; response += 1) budget.refund(true);
    expect(drain(budget)).toBe(50);
  });

  it.each`
    attempt | random | delay
    ${1}    | ${1}   | ${200}
    ${2}    | ${1}   | ${400}
    ${2}    | ${0.5} | ${200}
    ${3}    | ${0}   | ${0}
    ${5}    | ${1}   | ${3_200}
    ${6}    | ${1}   | ${5_000}
    ${20}   | ${0.5} | ${2_500}
  `('W4 attempt $attempt with jitter $random waits $delay ms', ({ attempt, random, delay }) => {
    expect(createBudget(random as number).budget.delay(attempt as number)).toBe(delay);
  });
});

describe('pauses', () => {
  it('W4 an endpoint without a pause may be read', () => {
    expect(createBudget().budget.getPauseMs('a')).toBe(0);
  });

  it('W4 a pause counts down for its endpoint and ends', () => {
    const { clock, budget } = createBudget();
    budget.pause('a', 5_000);
    expect([budget.getPauseMs('a'), budget.getPauseMs('b')]).toEqual([5_000, 0]);
    clock.advance(4_999);
    expect(budget.getPauseMs('a')).toBe(1);
    clock.advance(1);
    expect(budget.getPauseMs('a')).toBe(0);
    clock.advance(1_000);
    expect(budget.getPauseMs('a')).toBe(0);
  });

  it('W4 a shorter pause does not end a longer one', () => {
    const { budget } = createBudget();
    budget.pause('a', 5_000);
    budget.pause('a', 1_000);
    expect(budget.getPauseMs('a')).toBe(5_000);
    budget.pause('a', 9_000);
    expect(budget.getPauseMs('a')).toBe(9_000);
  });

  it('W4 a pause lasts ten minutes at most', () => {
    const { clock, budget } = createBudget();
    budget.pause('a', 3_600_000);
    expect(budget.getPauseMs('a')).toBe(600_000);
    clock.advance(600_000);
    expect(budget.getPauseMs('a')).toBe(0);
  });

  it('W4 a pause lasts ten minutes at most after the clock is set back', () => {
    const { clock, budget } = createBudget();
    budget.pause('a', 5_000);
    clock.setTime(0);
    expect(budget.getPauseMs('a')).toBe(600_000);
  });

  it('W4 while two endpoints are paused, every endpoint waits for the longer pause', () => {
    const { clock, budget } = createBudget();
    budget.pause('a', 5_000);
    budget.pause('b', 9_000);
    expect(['a', 'b', 'c'].map(budget.getPauseMs)).toEqual([9_000, 9_000, 9_000]);
    clock.advance(5_000);
    expect(['a', 'b', 'c'].map(budget.getPauseMs)).toEqual([0, 4_000, 0]);
  });
});

it('W4 an endpoint without a pause may be read when the clock of the device is before 1970', () => {
  const clock = createFakeClock({ start: -1_000_000 });
  const budget = createRetryBudget(clock, () => 1);
  expect(budget.getPauseMs('a')).toBe(0);
  budget.pause('a', 2_000);
  expect([budget.getPauseMs('a'), budget.getPauseMs('b')]).toEqual([2_000, 0]);
});
