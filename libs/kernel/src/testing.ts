export { createFakeClock, type FakeClock } from './ports/createFakeClock.ts';
