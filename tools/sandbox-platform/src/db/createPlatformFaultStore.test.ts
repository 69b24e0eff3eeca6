import { findInvalidFaultField, createPlatformFaultStore, shiftedClock } from './createPlatformFaultStore.ts';

it.each`
  change                                | bad
  ${{ database: 'down' }}               | ${undefined}
  ${{ clockOffsetMs: -3_600_000 }}      | ${undefined}
  ${{ key: 'A'.repeat(43) }}            | ${undefined}
  ${{ key: '', databaseDelayMs: 0 }}    | ${undefined}
  ${{ database: 'wet' }}                | ${'database'}
  ${{ clockOffsetMs: 0.5 }}             | ${'clockOffsetMs'}
  ${{ clockOffsetMs: 1e15 }}            | ${'clockOffsetMs'}
  ${{ key: 'A'.repeat(44) }}            | ${'key'}
  ${{ databaseDelayMs: -1 }}            | ${'databaseDelayMs'}
  ${{ database: 'none', __proto: 'x' }} | ${'__proto'}
`('X1 $change: what cannot be is $bad', ({ change, bad }: { change: Record<string, unknown>; bad: unknown }) => {
  expect(findInvalidFaultField(change)).toBe(bad);
});

it('F-SRV-17 the platform’s clock is off while the trouble lasts, its waiting is not', () => {
  const platformFaults = createPlatformFaultStore();
  const waits: number[] = [];
  const after = (ms: number) => {
    waits.push(ms);
    return () => undefined;
  };
  const clock = shiftedClock({ now: () => 1_000_000, after }, platformFaults);
  platformFaults.change({ clockOffsetMs: -500 });
  expect(clock.now()).toBe(999_500);
  clock.after(250, () => undefined);
  platformFaults.heal();
  expect([clock.now(), ...waits]).toEqual([1_000_000, 250]);
});
