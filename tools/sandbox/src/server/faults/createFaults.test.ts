import { createFaults } from './createFaults.ts';

it('X1 applies a fault to the planned number of calls', () => {
  const faults = createFaults();
  faults.add({ endpoint: 'user.login', kind: 'error', code: 6013, count: 2 });
  const hits = () => faults.take('user.login').map(({ kind }) => kind);
  expect([hits(), hits(), hits()]).toEqual([['error'], ['error'], []]);
  expect(faults.list()).toEqual([]);
});

it('X1 applies a fault of * to all endpoints, and none after clear', () => {
  const faults = createFaults();
  faults.add({ endpoint: '*', kind: 'delay', delayMs: 5 });
  expect(faults.take('configuration.preInfo')).toHaveLength(1);
  faults.clear();
  expect(faults.take('configuration.preInfo')).toEqual([]);
});
