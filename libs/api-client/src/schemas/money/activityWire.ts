import * as z from 'zod/mini';
import { instant, moneyText } from '../fields/schema.ts';

/** Calendar day in UTC+8, such as `2026-11-21`. */
const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Place in a ranking. */
export const racePlace = z.object({ rank: z.number(), name: z.string(), turnover: moneyText() });

/** Race of the current week (UTC+8): the first places and those next to the member. */
export const liveRace = z.object({
  beginTime: instant(),
  endTime: instant(),
  /** Players with enough turnover for a rank. */
  players: z.number(),
  /** The member's rank now; 0 without one. */
  rank: z.number(),
  turnover: moneyText(),
  /** Turnover that a rank needs. */
  minimum: moneyText(),
  /** Turnover missing to the next better place, or to a rank; absent for the first. */
  gap: z.optional(moneyText()),
  places: z.array(racePlace),
});

/** Former week of a member in a race. */
export const formerRace = z.object({
  beginTime: instant(),
  rank: z.number(),
  turnover: moneyText(),
  /** Prize of the rank; `0.00` without one. */
  amount: moneyText(),
  /** `open` while it can be claimed, `expired` if it was not claimed in time. */
  state: z.enum(['none', 'open', 'claimed', 'expired']),
});

/** Sign-ins of a member in the current month of UTC+8. */
export const signState = z.object({
  isSignedToday: z.boolean(),
  streak: z.number(),
  today: z.optional(day()),
  /** All days of the month, in order. */
  days: z.optional(
    z.array(
      z.object({
        day: day(),
        state: z.enum(['signed', 'madeUp', 'missed', 'today', 'coming', 'closed']),
        amount: z.optional(moneyText()),
      }),
    ),
  ),
  /** Sign-ins of missed days. Claim `makeup` to sign in for `day`, the latest missed one. */
  makeUp: z.optional(
    z.object({
      left: z.number(),
      used: z.number(),
      maximum: z.number(),
      /** Turnover of this month. */
      turnover: moneyText(),
      /** Turnover for each sign-in of a missed day. */
      target: moneyText(),
      day: z.optional(day()),
    }),
  ),
});
