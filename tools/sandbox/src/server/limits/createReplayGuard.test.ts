import { createFakeClock } from '@pavilion/kernel/testing';
import { createReplayGuard } from './createReplayGuard.ts';

const KEEP_MS = 600_000;
const MAX_IDS = 100_000;

const openGuard = () => {
  const clock = createFakeClock();
  return { clock, ...createReplayGuard(clock, KEEP_MS) };
};

it('API-09 admits a call and its repetitions, and refuses another call with the same id', () => {
  const { admit } = openGuard();
  expect([admit('a', 'ten'), admit('a', 'ten'), admit('a', 'twenty'), admit('a', 'ten')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('API-09 admits the same call with another id', () => {
  const { admit } = openGuard();
  expect([admit('a', 'ten'), admit('b', 'ten'), admit('b', 'twenty')]).toEqual([true, true, false]);
});

it('API-09 keeps an id for the given time after its first use', () => {
  const { admit, clock } = openGuard();
  admit('a', 'ten');
  clock.advance(KEEP_MS - 1);
  expect([admit('a', 'ten'), admit('a', 'twenty')]).toEqual([true, false]);
  clock.advance(1);
  expect(admit('a', 'twenty')).toBe(true);
});

it('API-09 removes only ids whose time is over', () => {
  const { admit, clock } = openGuard();
  admit('a', 'ten');
  clock.advance(1);
  admit('b', 'ten');
  clock.advance(KEEP_MS - 1);
  expect([admit('b', 'twenty'), admit('a', 'twenty')]).toEqual([false, true]);
});

it('F-SRV-17 removes an id after its time if the clock is set back', () => {
  const { admit, clock } = openGuard();
  admit('a', 'ten');
  clock.setTime(clock.now() - KEEP_MS + 1);
  expect(admit('a', 'twenty')).toBe(false);
  clock.setTime(clock.now() - 1);
  expect(admit('a', 'twenty')).toBe(true);
});

it('API-09 keeps 100,000 ids and removes the oldest one of more', () => {
  const { admit } = openGuard();
  for (let id = 0; id <= MAX_IDS; id++) admit(`${id}`, 'ten');
  expect(admit('1', 'twenty')).toBe(false);
  expect(admit('0', 'twenty')).toBe(true);
});
