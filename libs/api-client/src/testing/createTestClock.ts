import { createFakeClock, type FakeClock } from '@pavilion/kernel/testing';
import { settle } from '@pavilion/testing';

/** Creates a clock at the time of the wire examples. Its timers wait for encryption, which is not a chain of promises. */
export const createTestClock = (): FakeClock => createFakeClock({ start: 1_763_690_400_000, settle });
