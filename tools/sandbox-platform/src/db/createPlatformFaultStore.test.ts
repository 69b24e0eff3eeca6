import { findInvalidFaultField, createPlatformFaultStore, createShiftedClock } from './createPlatformFaultStore.ts';

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
`(
  'X1 findInvalidFaultField of $change returns $bad',
  ({ change, bad }: { change: Record<string, unknown>; bad: unknown }) => {
    expect(findInvalidFaultField(change)).toBe(bad);
  },
);

it('F-SRV-17 a clock fault changes the time of the platform clock, but not its timers', () => {
  const platformFaults = createPlatformFaultStore();
  const waits: number[] = [];
  const after = (ms: number) => {
    waits.push(ms);
    return () => undefined;
  };
  const clock = createShiftedClock({ now: () => 1_000_000, after }, platformFaults);
  platformFaults.change({ clockOffsetMs: -500 });
  expect(clock.now()).toBe(999_500);
  clock.after(250, () => undefined);
  platformFaults.heal();
  expect([clock.now(), ...waits]).toEqual([1_000_000, 250]);
});
