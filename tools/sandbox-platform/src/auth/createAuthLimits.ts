import type { Clock } from '@pavilion/kernel';
import { createThrottle, type Throttle } from './createThrottle.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What may be tried how often (ruling A4). Kept in memory; a restart forgets it, the books keep what must not be forgotten. */
export interface AuthLimits {
  /** Failed logins of a device: from some on, a captcha is wanted. A success does not wipe them out. */
  readonly captchaFailures: Throttle;
  /** Wrong captchas of a device. */
  readonly captchaGuesses: Throttle;
  /** Captchas drawn for a device, and for an address. */
  readonly captchasDrawn: Throttle;
  readonly captchasDrawnByIp: Throttle;
  /** Failed logins of a name from anywhere: the next login of an unsure device is risky (6029). Locks nobody out. */
  readonly nameFailures: Throttle;
  /** Failed logins of an address. */
  readonly ipFailures: Throttle;
  /** Wrong phone numbers in the check before a code is sent. */
  readonly numberGuesses: Throttle;
  /** Codes asked for by a device, and by an address. */
  readonly codeRequests: Throttle;
  readonly codeRequestsByIp: Throttle;
  /** Registrations of a device, and of an address. */
  readonly registrations: Throttle;
  readonly registrationsByIp: Throttle;
  /** Wrong passwords of a logged-in member. */
  readonly passwordGuesses: Throttle;
}

/** Limits by address are wide, because many players may share one. */
export const createAuthLimits = (clock: Clock): AuthLimits => ({
  captchaFailures: createThrottle(clock, 3, 15 * MINUTE),
  captchaGuesses: createThrottle(clock, 10, 10 * MINUTE),
  captchasDrawn: createThrottle(clock, 60, 10 * MINUTE),
  captchasDrawnByIp: createThrottle(clock, 3_000, 10 * MINUTE),
  nameFailures: createThrottle(clock, 5, HOUR),
  ipFailures: createThrottle(clock, 600, MINUTE),
  numberGuesses: createThrottle(clock, 5, 15 * MINUTE),
  codeRequests: createThrottle(clock, 20, HOUR),
  codeRequestsByIp: createThrottle(clock, 1_000, HOUR),
  registrations: createThrottle(clock, 5, HOUR),
  registrationsByIp: createThrottle(clock, 500, HOUR),
  passwordGuesses: createThrottle(clock, 5, 15 * MINUTE),
});
