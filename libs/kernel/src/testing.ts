export { createFakeClock, type FakeClock, type FakeClockOptions } from './ports/createFakeClock.ts';
