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

it('X1 applies a fault to its endpoint only and counts no other call', () => {
  const faults = createFaults();
  const fault = { endpoint: 'user.login', kind: 'error', count: 1 } as const;
  faults.add(fault);
  expect(faults.take('user.logout')).toEqual([]);
  expect(faults.list()).toEqual([fault]);
  expect(faults.take('user.login')).toEqual([fault]);
});

it('X1 applies a fault without a number until it is cleared', () => {
  const faults = createFaults();
  const fault = { endpoint: 'user.login', kind: 'error' } as const;
  faults.add(fault);
  for (let call = 0; call < 3; call++) expect(faults.take('user.login')).toEqual([fault]);
});

it('X1 clears the faults of one endpoint and keeps the others', () => {
  const faults = createFaults();
  const [login, logout, all] = (['user.login', 'user.logout', '*'] as const).map(
    (endpoint) => ({ endpoint, kind: 'delay' }) as const,
  );
  for (const fault of [login, logout, all]) if (fault) faults.add(fault);
  faults.clear('user.login');
  expect(faults.list()).toEqual([logout, all]);
  faults.clear();
  expect(faults.list()).toEqual([]);
});
