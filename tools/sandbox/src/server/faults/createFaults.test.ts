import { createFaults } from './createFaults.ts';

it('X1 hits as often as planned, then heals', () => {
  const faults = createFaults();
  faults.add({ endpoint: 'user.login', kind: 'error', code: 6013, count: 2 });
  const hits = () => faults.take('user.login').map(({ kind }) => kind);
  expect([hits(), hits(), hits()]).toEqual([['error'], ['error'], []]);
  expect(faults.list()).toEqual([]);
});

it('X1 hits every endpoint with a star and none when cleared', () => {
  const faults = createFaults();
  faults.add({ endpoint: '*', kind: 'delay', delayMs: 5 });
  expect(faults.take('configuration.preInfo')).toHaveLength(1);
  faults.clear();
  expect(faults.take('configuration.preInfo')).toEqual([]);
});
